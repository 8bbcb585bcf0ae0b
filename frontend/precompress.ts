import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)
const TEXT = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/
/** Below this size a compressed answer is not smaller by a packet. */
const WORTH_IT = 512

/** Writes `file.br` beside every text file of the folder that is worth it. Returns how many. */
export async function precompress(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name))
  const sizes = await Promise.all(
    names.map(async (name) => {
      const body = await readFile(join(folder, name))
      if (body.length < WORTH_IT) return 0
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      await writeFile(join(folder, `${name}.br`), await brotli(body, { params }))
      return 1
    }),
  )
  return sizes.filter((written) => written === 1).length
}

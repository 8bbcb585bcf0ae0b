import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeWholeFile } from './write-whole-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'gbat-whole-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('replaces a file, and leaves nothing beside it', () => {
  const file = join(folder, 'secrets.json')
  writeWholeFile(file, 'first', 0o600)
  writeWholeFile(file, 'second, with an ü', 0o600)
  expect(readFileSync(file, 'utf8')).toBe('second, with an ü')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

it.runIf(process.platform === 'linux')('without room the file stays as it was', () => {
  const file = join(folder, 'secrets.json')
  writeFileSync(file, 'the only copy')
  const module = JSON.stringify(new URL('./write-whole-file.ts', import.meta.url).href)
  const source = `const { writeWholeFile } = await import(${module})
    process.on('SIGXFSZ', () => undefined)
    writeWholeFile(${JSON.stringify(file)}, 'x'.repeat(1_000_000))`
  // A small limit for the size of a file stands in for a full disk: the writing breaks off in the middle.
  const limited = ['-c', `ulimit -f 64; exec "${process.execPath}" --input-type=module -e '${source}'`]
  const { status } = spawnSync('sh', limited, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('the only copy')
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

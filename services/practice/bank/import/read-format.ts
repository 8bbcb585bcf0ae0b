import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, isAbsolute, join, relative, resolve } from 'node:path'
import { decodeFile } from './decode-file.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readPackage } from './read-package.ts'
import { readQti } from './read-qti.ts'
import { readZip } from './read-zip.ts'
import type { FileBeside, LineFault, ReadFile } from './row.ts'

const FORMATS: Record<string, (text: string, beside: FileBeside) => ReadFile> = {
  '.json': readJson,
  '.csv': readCsv,
  '.xml': readQti,
}

/** What a file holds; `isPlain` if its texts may hold Markdown and HTML. */
export interface FormatRead extends ReadFile {
  notices: LineFault[]
  isPlain: boolean
}

/** Reads a file by the end of its name, or a package: its folder or zip file. Throws if it is none that can be imported. */
export async function readFormat(file: string): Promise<FormatRead> {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    if (!existsSync(join(file, 'imsmanifest.xml'))) throw new Error(`${file}: a package holds imsmanifest.xml`)
    return { ...readPackage(besideIn(file)), notices: [], isPlain: false }
  }
  const ending = extname(file).toLowerCase()
  if (ending === '.zip') return { ...readPackage(await readZip(file)), notices: [], isPlain: false }
  const read = FORMATS[ending]
  if (!read) throw new Error(`${file}: only ${Object.keys(FORMATS).join(', ')}, .zip can be imported`)
  const bytes = readFileSync(file)
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    throw new Error(`${file}: this is a zip file; if it is a package, let its name end in .zip`)
  const isXml = ending === '.xml'
  const decoded = decodeFile(bytes, { isXml })
  if ('fault' in decoded)
    return { rows: [], faults: [{ line: 1, message: decoded.fault }], notices: [], isPlain: !isXml }
  const notices = decoded.notices.map((message) => ({ line: 1, message }))
  return { ...read(decoded.text, besideIn(dirname(file))), notices, isPlain: !isXml }
}

/** Reads files in a folder, and none outside it. */
function besideIn(folder: string): FileBeside {
  return (path) => {
    const within = relative(resolve(folder), resolve(folder, path))
    if (path === '' || within.startsWith('..') || isAbsolute(within)) return null
    const file = join(folder, within)
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null
  }
}

import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import type { FileBeside } from './row.ts'

const MANIFEST = 'imsmanifest.xml'
/** Limits of a package, so that no file fills the memory. Sizes are those of unpacked XML files, in bytes. */
const MOST_FILES = 10_000
const LARGEST_FILE = 5_000_000
const LARGEST_TOTAL = 100_000_000
const ENCRYPTED = 1

/**
 * Unpacks the XML files of a zip file in memory; other files have no use here. Names in the zip file count from the folder
 * that holds the manifest. Throws, by the name of the entry, for an encrypted or damaged file, a path that leaves the
 * package, a name that stands there twice, and what is beyond the limits.
 */
export async function readZip(file: string): Promise<FileBeside> {
  const fail = (what: string): never => {
    throw new Error(`${file}: ${what}`)
  }
  const zip = await openPromise(file, { strictFileNames: true, autoClose: false }).catch((error: unknown) =>
    fail(`the zip file cannot be read: ${messageOf(error)}`),
  )
  try {
    if (zip.entryCount > MOST_FILES) fail(`there are more than ${MOST_FILES} files in it`)
    return besideIn(await unpack(zip, fail), fail)
  } finally {
    zip.close()
  }
}

type Fail = (what: string) => never

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function unpack(zip: ZipFile, fail: Fail): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  const entries = await Array.fromAsync(zip.eachEntry()).catch((error: unknown) => fail(`the zip file cannot be read: ${messageOf(error)}`))
  const names = new Set<string>()
  let total = 0
  for (const entry of entries) {
    const { fileName: name, uncompressedSize: size } = entry
    if (names.has(name)) fail(`${name} stands in it twice`)
    names.add(name)
    if (entry.generalPurposeBitFlag & ENCRYPTED) fail(`${name} is encrypted`)
    if (!name.toLowerCase().endsWith('.xml')) continue
    if (size > LARGEST_FILE) fail(`${name} is larger than ${LARGEST_FILE / 1e6} MB`)
    total += size
    if (total > LARGEST_TOTAL) fail(`the files in it are larger than ${LARGEST_TOTAL / 1e6} MB together`)
    files.set(name, await contentOf(zip, entry, fail))
  }
  return files
} // prettier-ignore

/** The library ends a file that is longer than its entry says, so the sizes above are the sizes in memory. */
async function contentOf(zip: ZipFile, entry: Entry, fail: Fail): Promise<Uint8Array> {
  const { fileName: name } = entry
  const read = async () => buffer(await zip.openReadStreamPromise(entry))
  const bytes = await read().catch((error: unknown) => fail(`${name} cannot be read: ${messageOf(error)}`))
  if (crc32(bytes) !== entry.crc32) fail(`${name} is damaged: its bytes are not those that were packed`)
  return bytes
}

/** Some programs pack the folder and not its files: then everything stands in one folder. */
function besideIn(files: ReadonlyMap<string, Uint8Array>, fail: Fail): FileBeside {
  const manifests = [...files.keys()].filter((name) => /^(?:[^/]+\/)?imsmanifest\.xml$/.test(name))
  const found = manifests.includes(MANIFEST) ? MANIFEST : manifests.length === 1 ? manifests[0] : undefined
  if (found === undefined) return fail(`a package holds ${MANIFEST}`)
  const root = found.slice(0, -MANIFEST.length)
  return (path) => files.get(`${root}${path}`) ?? null
}

import { crc32, deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { SAMPLE_QTI, take } from './sample-import.ts'

interface Entry {
  name: string
  text: string
  /** What the directory of the zip file says of the entry where it is not true, or not harmless. */
  says?: { flags?: number; size?: number; sum?: number; method?: number }
}

/** A zip file (PKWARE's APPNOTE, 4.3) of deflated entries. */
function zipOf(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, text, says = {} } of entries) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const label = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(says.flags ?? 0x800, 2)
    common.writeUInt16LE(says.method ?? 8, 4)
    common.writeUInt32LE(says.sum ?? crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(says.size ?? bytes.length, 18)
    common.writeUInt16LE(label.length, 22)
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, label, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), common, tail, label]))
    files.push(file)
    at += file.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}

const resource = (href: string, more = '') =>
  `<resource identifier="I" type="imsqti_item_xmlv3p0" href="${href}"${more}/>`
const manifest = (resources: string, attributes = ''): Entry => ({
  name: 'imsmanifest.xml',
  text: `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="M"><resources${attributes}>${resources}</resources></manifest>`,
}) // prettier-ignore
const withPassage = SAMPLE_QTI.replace(
  '<qti-item-body>',
  '<qti-assessment-stimulus-ref identifier="S" href="../passages/harbour%20town.xml"/><qti-item-body>',
)
const passage = (tail = '') => ({
  name: 'passages/harbour town.xml',
  text: `<qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="S" title="The harbour"><qti-stimulus-body><p>The old harbour silted up.</p></qti-stimulus-body>${tail}</qti-assessment-stimulus>`,
})
const one: Entry = { name: 'items/one.xml', text: SAMPLE_QTI }

it('takes a package in whole: manifest, items, and passages in files', async () => {
  const entries = [manifest(resource('items/one.xml')), { ...one, text: withPassage }, passage()]
  const { added, named, items } = await take('.zip', zipOf(entries))
  expect({ added, named }).toEqual({ added: ['own-sample'], named: [] })
  expect(items[0]?.passage).toMatchObject({ title: 'The harbour', paragraphs: ['The old harbour silted up.'] })
})

it('takes a package in whose files stand in one folder of the zip file, as some programs pack them', async () => {
  const entries = [manifest(resource('items/one.xml')), one].map((entry) => ({ ...entry, name: `pack/${entry.name}` }))
  const other = { name: '__MACOSX/pack/._imsmanifest.xml', text: 'x' }
  expect(await take('.zip', zipOf([...entries, other]))).toMatchObject({ added: ['own-sample'], named: [] })
})

it('takes 200 items in within five seconds', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `item-${at}`)
  const items = names.map((name) => ({ name: `${name}.xml`, text: SAMPLE_QTI.replace('"sample"', `"${name}"`) }))
  const zip = zipOf([manifest(names.map((name) => resource(`${name}.xml`)).join('')), ...items])
  const begin = performance.now()
  expect((await take('.zip', zip)).added).toHaveLength(200)
  expect(performance.now() - begin).toBeLessThan(5000)
})

it('names a text in a passage file that is outside its body', async () => {
  const entries = [manifest(resource('items/one.xml')), { ...one, text: withPassage }, passage('lost tail')]
  const { added, named } = await take('.zip', zipOf(entries))
  expect(added).toEqual([])
  expect(named.join('\n')).toContain('harbour%20town.xml:1: <qti-assessment-stimulus>: it holds text outside its body')
})

it.each([
  ['of a resource', resource('one.xml', ' xml:base="items/"'), ''],
  ['of all resources', resource('one.xml'), ' xml:base="items/"'],
])('follows xml:base %s', async (_, resources, attributes) => {
  expect((await take('.zip', zipOf([manifest(resources, attributes), one]))).added).toEqual(['own-sample'])
})

const good = [manifest(resource('items/one.xml')), one]
it.each([
  ['a path that leaves the package', [...good, { name: '../evil.xml', text: 'x' }], '../evil.xml'],
  ['an absolute path', [...good, { name: '/etc/evil.xml', text: 'x' }], '/etc/evil.xml'],
  ['a path with backslashes', [...good, { name: 'items\\evil.xml', text: 'x' }], 'items\\evil.xml'],
  ['an encrypted file', [...good, { name: 'secret.xml', text: 'x', says: { flags: 0x801 } }], 'secret.xml is encrypted'],
  ['a file that says it is larger than 5 MB', [...good, { name: 'big.xml', text: 'x', says: { size: 6_000_000 } }], 'big.xml is larger than 5 MB'],
  ['a file that is larger than it says', [...good, { name: 'bomb.xml', text: 'x'.repeat(9_000_000), says: { size: 10 } }], 'bomb.xml cannot be read'],
  ['files of more than 100 MB', [...good, ...Array.from({ length: 21 }, (_, at) => ({ name: `${at}.xml`, text: ' '.repeat(5_000_000) }))], 'the files in it are larger than 100 MB'],
  ['more than 10,000 files', [...good, ...Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}.txt`, text: '' }))], 'more than 10000 files'],
  ['a file whose sum is wrong', [good[0]!, { ...one, says: { sum: 1 } }], 'items/one.xml is damaged'],
  ['a file that stands in it twice', [...good, one], 'items/one.xml stands in it twice'],
  ['a file packed in a way that is not known', [good[0]!, { ...one, says: { method: 99 } }], 'items/one.xml cannot be read'],
  ['no manifest', [one], 'a package holds imsmanifest.xml'],
] as Array<[string, Entry[], string]>)('refuses %s by name', async (_, entries, message) => {
  await expect(take('.zip', zipOf(entries))).rejects.toThrow(message)
}) // prettier-ignore

it('refuses a file that is no zip file, and one that is cut', async () => {
  await expect(take('.zip', 'not a zip')).rejects.toThrow('the zip file cannot be read')
  await expect(take('.zip', zipOf(good).subarray(0, 300))).rejects.toThrow('the zip file cannot be read')
})

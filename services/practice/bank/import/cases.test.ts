import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Item } from '../../src/domain/item.ts'
import { importItems } from './import-items.ts'

/** Small files that importers were seen to get wrong, each in a folder for its kind. */
const FIXTURES = join(import.meta.dirname, 'fixtures')

let folder: string
let store: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gbat-import-'))
  store = join(folder, 'items.json')
  writeFileSync(store, '[]\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function load(name: string) {
  const result = await importItems(join(FIXTURES, name), { store, on: '2026-11-29T05:00:00.000Z' })
  const items = JSON.parse(readFileSync(store, 'utf8')) as Item[]
  return { ...result, items, named: result.faults.map(({ line, message }) => `${line}: ${message}`) }
}

describe('kept', () => {
  it('turns raised and lowered signs into formulas', async () => {
    const { items, named } = await load('01/sup-sub.xml')
    expect(named).toEqual([])
    expect(items[0]?.stem).toBe(
      'If \\(x^{2}\\) = 49 and x < 0, what is \\(10^{3}\\) + \\(a_{1}\\), where \\(a_{1}\\) = x?',
    )
    expect(items[0]?.options.map(({ text }) => text)).toEqual(['96', '993', '\\(10^{3}\\)', '\\(10^{2}\\)', '\\(10_{2}\\)0']) // prettier-ignore
  })

  it('turns MathML of any prefix into formulas', async () => {
    expect((await load('02/mathml-prefixed.xml')).items[0]?.stem).toBe(
      'What is the value of \\(\\frac{1}{2}+{3}^{2}\\)?',
    )
  })

  it('keeps the breaks of br and div', async () => {
    expect((await load('03/br-div.xml')).items[0]?.stem).toBe(
      'Ann has 10 apples.\nBen has 20 pears.\n\nHow many pieces of fruit have they?',
    )
  })

  it('reads CDATA in the middle of a text and in an option', async () => {
    expect((await load('08/cdata.xml')).items[0]).toMatchObject({
      stem: 'The number x satisfies 3 < x < 5 and is whole. What is it?',
      options: [{}, {}, {}, {}, { text: '5' }],
    })
    const partial = (await load('08/cdata-partial.xml')).items.find(({ id }) => id === 'own-cdata-partial')
    expect(partial?.stem).toBe('Which of these is true for every x < 0?')
  })

  it('reads an entity that HTML knows', async () => {
    const { items, named } = await load('09/entity.xml')
    expect(named).toEqual([])
    expect(items[0]?.stem).toBe('A train goes 100 km in 2 hours. What is its speed in km/h ?')
  })

  it('decodes what the file declares, UTF-16 with a mark, and Windows-1252 with a notice', async () => {
    expect((await load('12/latin1.xml')).items.map(({ stem }) => stem)).toEqual([
      expect.stringContaining('café in Zürich'),
    ])
    const table = await load('32/cp1252.csv')
    expect(table.items.find(({ id }) => id === 'own-cafe')?.hints[0]).toBe('Half of a half is a quarter – so what?')
    expect(table.notices).toMatchObject([{ line: 1, message: expect.stringContaining('Windows-1252') }])
    expect((await load('60/latin1.json')).items.find(({ id }) => id === 'own-latin1')?.stem).toContain('Café Zürich')
    expect((await load('60/utf16.json')).added).toEqual(['own-u16'])
  })

  it('converts the HTML of a table and of JSON', async () => {
    expect((await load('35/html.csv')).items[0]).toMatchObject({
      stem: 'If x < 5 and \\(x^{2}\\) = 16,\nwhat is x ?',
      options: [{ text: '-4' }, { text: '4' }, { text: '−3' }, { text: '3' }, { text: '0' }],
    })
    expect((await load('60/html.json')).items.map(({ stem }) => stem)).toContain('What is \\(2^{5}\\) × 25?')
  })

  it('converts the emphasis of Markdown, and refuses TeX outside formulas by name', async () => {
    const { items, named } = await load('60/md.json')
    expect(items.map(({ stem }) => stem)).toEqual(['What is a quarter of 800?'])
    expect(named).toEqual([
      expect.stringContaining('stem: TeX outside \\( … \\): \\frac'),
      expect.stringContaining('stem: TeX outside \\( … \\): \\begin'),
    ])
  })
})

describe('refused by line and name', () => {
  it.each([
    ['05/inline-choice.xml', 14, '<qti-inline-choice-interaction>'],
    ['05/second-interaction.xml', 26, '<qti-extended-text-interaction>'],
    ['06/stimulus-ref.xml', 11, 'passages/harbour.xml is not in the file'],
    ['14/multiple.xml', 6, 'not the cardinality multiple'],
    ['60/lines.json', 1, 'not a JSON array'],
    ['60/object.json', 1, 'not a JSON array'],
    ['60/numbers.json', 1, 'the text of option A is no text'],
  ])('%s, line %i: %s', async (name, line, message) => {
    const { items, faults } = await load(name)
    expect(items).toEqual([])
    expect(faults.filter((fault) => fault.line === line && fault.message.includes(message))).not.toEqual([])
  })

  it('signs that a text must not hold', async () => {
    const { items, named } = await load('60/control.json')
    expect(items.map(({ id, stem }) => [id, stem])).toEqual([['own-tab', 'What is a quarter of 800?']])
    for (const code of ['U+0000', 'U+202E', 'U+FFFD']) expect(named.join('\n')).toContain(code)
  })

  it('options that are equal or look alike', async () => {
    const { items, named } = await load('38/same-options.csv')
    expect(items).toEqual([])
    expect(named).toContain('2: options A and B have the same value: 0.5 and 1/2')
    expect(named).toContain('2: options A and E have the same value: 0.5 and 50%')
    expect(named.join('\n')).toContain('3: options 1 text: an invisible character, U+200B')
    expect(named).toContain('4: options A and B read the same: The city')
  })
})

describe('a table with a broken quote', () => {
  it('names the line where a quote opened, and takes in the rows around it', async () => {
    const first = await load('36/unclosed-quote.csv')
    expect(first.added).toEqual(['own-first', 'own-third', 'own-fourth'])
    expect(first.faults).toMatchObject([{ line: 3, message: expect.stringContaining('a quote opens here') }])
    const second = await load('48/quote-never-closed.csv')
    expect(second.added).toEqual(['own-one', 'own-r3', 'own-r4', 'own-r5', 'own-r6', 'own-r7', 'own-r8'])
    expect(second.named).toEqual(['3: a quote opens here and is never closed'])
  })

  it('names a sign for inches that looks like a quote', async () => {
    const { added, faults } = await load('48/inch.csv')
    expect(added).toEqual(['own-two'])
    expect(faults).toMatchObject([{ line: 2, message: expect.stringContaining('a quote stands in a cell') }])
  })

  it('names the same question under several ids', async () => {
    expect((await load('36/unclosed-quote.csv')).notices.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '4: own-third is the same question as own-first',
      '5: own-fourth is the same question as own-third',
    ])
  })
})

it('reads semicolons, the line sep=, and the decimal comma of European spreadsheets', async () => {
  const text = readFileSync(join(FIXTURES, '48/inch.csv'), 'utf8').split('\n')
  const european = [text[0], text[2]?.replace(',0,', ',0.5,')].map((line) => line?.replaceAll(',', ';').replace('0.5', '0,5'))
  for (const lead of ['', 'sep=;\r\n']) {
    const file = join(folder, 'european.csv')
    writeFileSync(file, `${lead}${european.join('\r\n')}\r\n`)
    rmSync(store)
    const { added, faults } = await importItems(file, { store, on: '2026-11-29T05:00:00.000Z' })
    expect({ added, faults }).toEqual({ added: ['own-two'], faults: [] })
    expect(JSON.parse(readFileSync(store, 'utf8'))).toMatchObject([{ difficulty: 0.5 }])
  }
}) // prettier-ignore

describe('a package', () => {
  const manifest = (resources: string) =>
    `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="M"><resources>${resources}</resources></manifest>`
  const stimulus = `<qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="S1" title="The harbour">
    <qti-stimulus-body><p>The old harbour silted up.</p><p>So the town built one further out.</p></qti-stimulus-body></qti-assessment-stimulus>`

  function write(files: Record<string, string>): string {
    const packed = join(folder, 'package')
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(packed, name)), { recursive: true })
      writeFileSync(join(packed, name), text)
    }
    cpSync(join(FIXTURES, '06/stimulus-ref.xml'), join(packed, 'items/one.xml'))
    return packed
  }

  const take = async (file: string, check = false) =>
    importItems(file, { store, on: '2026-11-29T05:00:00.000Z', check })
  const item = '<resource identifier="I" type="imsqti_item_xmlv3p0" href="items/one.xml"/>'

  it('is taken in whole, with the passages that stand in files', async () => {
    const passage = '<resource identifier="P" type="imsqti_stimulus_xmlv3p0" href="items/passages/harbour.xml"/>'
    const packed = write({ 'imsmanifest.xml': manifest(item + passage), 'items/passages/harbour.xml': stimulus })
    expect(await take(packed, true)).toMatchObject({ added: ['own-stimulus-ref'], faults: [] })
    expect(readFileSync(store, 'utf8')).toBe('[]\n')
    expect(await take(packed)).toMatchObject({ added: ['own-stimulus-ref'], faults: [] })
    expect((JSON.parse(readFileSync(store, 'utf8')) as Item[])[0]?.passage).toMatchObject({
      title: 'The harbour',
      paragraphs: ['The old harbour silted up.', 'So the town built one further out.'],
    })
  })

  it('names a passage, an item and a kind of file that it lacks or cannot take over', async () => {
    const others =
      '<resource identifier="J" type="imsqti_item_xmlv3p0" href="items/two.xml"/>\n<resource identifier="W" type="webcontent" href="logo.png"/>'
    const { added, faults } = await take(write({ 'imsmanifest.xml': manifest(`${item}\n${others}`) }))
    expect(added).toEqual([])
    expect(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
      'imsmanifest.xml:2: items/two.xml is not in the package',
      'imsmanifest.xml:3: <resource>: logo.png of the type webcontent cannot be taken over',
      expect.stringMatching(/^items\/one\.xml:11: .*passages\/harbour\.xml is not in the file/),
    ])
  })

  it('is named when it is a manifest, QTI 2 or no zip file', async () => {
    const only = async (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return (await take(join(folder, name))).faults.map(({ message }) => message)
    }
    expect(await only('imsmanifest.xml', manifest(item))).toEqual([
      expect.stringContaining('the manifest of a package'),
    ])
    expect(await only('two.xml', '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"/>')).toEqual([
      expect.stringContaining('QTI 2'),
    ])
    await expect(only('renamed.xml', 'PK\u0003\u0004')).rejects.toThrow('this is a zip file; if it is a package')
    await expect(only('package.zip', 'PK\u0003\u0004')).rejects.toThrow('the zip file cannot be read')
  })
})

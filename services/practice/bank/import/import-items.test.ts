import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Item } from '../../src/domain/item.ts'
import { importItems, refusedText } from './import-items.ts'

let folder: string
let store: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gbat-import-'))
  store = join(folder, 'items.json')
  writeFileSync(store, '[]\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

const letters = ['a', 'b', 'c', 'd', 'e'] as const
const good = {
  id: 'rent-share',
  type: 'problem-solving',
  skill: 'percents',
  difficulty: -0.4,
  stem: 'A flat costs \\(800\\) a month, of which \\(25\\) percent are for heating. What does heating cost?',
  options: [150, 175, 200, 225, 250].map((value) => ({ text: `${value}`, reason: `It would have to be ${value}.` })),
  answer: 'C',
  solution: { quick: ['A quarter of 800 is 200.'], full: ['25 percent are a quarter.', '800 divided by 4 is 200.'] },
  hints: ['What fraction is 25 percent?', 'Take a quarter of 800.'],
}

async function load(name: string, text: string) {
  const file = join(folder, name)
  writeFileSync(file, text)
  return importItems(file, { store, on: '2026-11-28T05:00:00.000Z' })
}

const stored = () => JSON.parse(readFileSync(store, 'utf8')) as Item[]

it('takes a JSON item in, once however often, and as a new version when it changed', async () => {
  expect(await load('own.json', JSON.stringify([good]))).toMatchObject({ added: ['own-rent-share'], faults: [] })
  expect(await load('own.json', JSON.stringify([good]))).toMatchObject({ added: [], unchanged: ['own-rent-share'] })
  const harder = { ...good, difficulty: 0.3 }
  expect(await load('own.json', JSON.stringify([harder]))).toMatchObject({ changed: ['own-rent-share'] })
  expect(stored()).toMatchObject([{ id: 'own-rent-share', version: 2, answer: 'C', source: { kind: 'imported' } }])
})

it('names the line of every bad JSON item, keeps its text, and takes the others in', async () => {
  const lines = [
    '[',
    `${JSON.stringify(good)},`,
    '{ "id": "broken", "stem": "no end },',
    `${JSON.stringify({ ...good, id: 'no-key', answer: 'F' })},`,
    `${JSON.stringify({ ...good, id: 'few', options: good.options.slice(0, 4) })},`,
    `${JSON.stringify({ ...good, id: 'same', options: good.options.map((option) => ({ ...option, text: '1' })) })},`,
    `${JSON.stringify({ ...good, id: 'tex', stem: 'What is \\(\\frac{1}{\\)?' })},`,
    `${JSON.stringify({ ...good, id: 'skill', skill: 'juggling' })},`,
    `${JSON.stringify({ ...good, id: 'bare', options: good.options.map(({ text }) => ({ text })) })},`,
    JSON.stringify({ ...good, id: 'fine' }),
    ']',
  ]
  const { added, faults } = await load('own.json', lines.join('\n'))
  expect(added).toEqual(['own-rent-share', 'own-fine'])
  expect([...new Set(faults.map(({ line }) => line))]).toEqual([3, 4, 5, 6, 7, 8, 9])
  expect(faults.find(({ line }) => line === 5)?.message).toBe('five options are expected, not 4')
  expect(faults.find(({ line }) => line === 8)?.message).toBe('unknown skill juggling')
  const refused = refusedText(faults) ?? ''
  for (const name of ['broken', 'no-key', 'few', 'same', 'tex', 'skill', 'bare']) expect(refused).toContain(`"${name}"`)
})

it('leaves a store that was cut as it is, and says what to do', async () => {
  writeFileSync(store, '[{ "id": "own-rent')
  await expect(load('own.json', JSON.stringify([good]))).rejects.toThrow('Restore it from a copy, or move it away')
  expect(readFileSync(store, 'utf8')).toBe('[{ "id": "own-rent')
  rmSync(store)
  expect((await load('own.json', JSON.stringify([good]))).added).toEqual(['own-rent-share'])
})

it('refuses a formula that nests so deep that a browser crashes, by name', async () => {
  const deep = `What is \\(${'x^{'.repeat(100)}x${'}'.repeat(100)}\\)?`
  const { added, faults } = await load('own.json', JSON.stringify([{ ...good, stem: deep }]))
  expect(added).toEqual([])
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('a formula nests too deep')])
})

const head = [
  'id', 'type', 'skill', 'difficulty', 'stem', 'answer', 'solution', 'hint_1', 'hint_2',
  ...letters.flatMap((letter) => [`option_${letter}`, `reason_${letter}`]),
] // prettier-ignore
const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
const cells = (change: { id: string; difficulty?: string; stem?: string }) => [
  change.id, good.type, good.skill, change.difficulty ?? '-0.4', change.stem ?? good.stem, 'c',
  good.solution.full.join('\n'), ...good.hints, ...good.options.flatMap(({ text, reason }) => [text, reason]),
] // prettier-ignore

it('reads a table: quoted cells over several lines count, and each fault names the line its item begins in', async () => {
  const rows = [
    quoted(head),
    quoted(cells({ id: 'one' })),
    quoted(cells({ id: 'two', difficulty: 'hard' })),
    'three,too,few',
    quoted(cells({ id: 'four', stem: 'A "quoted" price of $40, then half of it.\nWhat is left?' })),
    quoted(cells({ id: 'one' })),
  ]
  const { added, faults } = await load('own.csv', `\uFEFF${rows.join('\r\n')}\r\n`)
  expect(added).toEqual(['own-one', 'own-four'])
  expect(faults.map(({ line, message }) => [line, message.slice(0, 40)])).toEqual([
    [4, 'difficulty is missing, or no number (log'],
    [6, expect.stringContaining('Invalid Record Length')],
    [10, 'the id stands in this file twice'],
  ])
  expect(stored().find(({ id }) => id === 'own-four')?.stem).toContain('"quoted" price of $40')
})

it('says which columns a table lacks', async () => {
  expect((await load('own.csv', 'id,stem\n1,What?\n')).faults).toEqual([
    { line: 1, message: expect.stringContaining('missing columns: type, skill') },
  ])
})

const choices = good.options.map(
  ({ text }, place) => `<qti-simple-choice identifier="choice-${letters[place]}">${text}</qti-simple-choice>`,
)
const feedback = good.options.map(
  ({ reason }, place) =>
    `<qti-modal-feedback outcome-identifier="F" identifier="choice-${letters[place]}" show-hide="show"><qti-content-body>${reason}</qti-content-body></qti-modal-feedback>`,
)
const qti = (id: string, body = '') => `<qti-assessment-item identifier="${id}" title="Rent" data-type="problem-solving"
  data-skill="percents" data-difficulty="-0.4" xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>choice-c</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-item-body>
    <p>${good.stem}</p>${body}
    <qti-rubric-block class="hint" view="candidate"><qti-content-body><p>${good.hints[0]}</p></qti-content-body></qti-rubric-block>
    <qti-rubric-block class="hint" view="candidate"><qti-content-body><p>${good.hints[1]}</p></qti-content-body></qti-rubric-block>
    <qti-rubric-block class="solution" view="tutor"><qti-content-body><p>A quarter of 800 is 200.</p></qti-content-body></qti-rubric-block>
    <qti-choice-interaction response-identifier="RESPONSE" max-choices="1">${choices.join('\n')}</qti-choice-interaction>
  </qti-item-body>
  ${feedback.join('\n  ')}
</qti-assessment-item>`

it('reads QTI 3 choice items, and names the line of what it cannot take over', async () => {
  expect(await load('own.xml', `<?xml version="1.0"?>\n${qti('rent')}`)).toMatchObject({
    added: ['own-rent'],
    faults: [],
  })
  const { id: _, ...content } = good
  expect(stored()[0]).toMatchObject({
    ...content,
    solution: { full: ['A quarter of 800 is 200.'] },
    options: good.options,
  })
  const { added, faults } = await load(
    'two.xml',
    `<items>\n${qti('fine')}\n${qti('picture', '<img src="a.png"/>')}\n</items>`,
  )
  expect(added).toEqual(['own-fine'])
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('<img> cannot be taken over')])
  expect(faults[0]?.raw).toContain('identifier="picture"')
})

it('refuses a format it does not know, and an XML file that ends too early', async () => {
  await expect(load('own.txt', '')).rejects.toThrow('only .json, .csv, .xml, .zip can be imported')
  expect((await load('cut.xml', qti('cut').slice(0, 400))).faults.length).toBeGreaterThan(0)
  expect(stored()).toEqual([])
})

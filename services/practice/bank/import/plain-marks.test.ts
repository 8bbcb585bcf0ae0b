import { describe, expect, it } from 'vitest'
import { SAMPLE, take, takeJson } from './sample-import.ts'

/** What becomes of a stem: its text, or the faults. */
async function stemOf(stem: string): Promise<string> {
  const { items, named } = await takeJson({ stem })
  return items[0]?.stem ?? `refused ${named.join('; ')}`
}

describe('a star beside digits, brackets or signs', () => {
  it.each(['What is (5)*-2*(3)?', 'What is 2*x*3*y?', 'What is 2 * 3 * 4?', 'What is (price)*rate*(time)?'])(
    'stays: %s',
    async (stem) => expect(await stemOf(stem)).toBe(stem),
  )

  it.each([
    'What is 3 *4* 5?',
    'What is 2 *pi* r?',
    'Is \\(x\\) *4* \\(y\\) odd?',
    'What is (2) *x* (3)?',
    'What is 7 - *2* × 3?',
    'If (x)**(2) = (y)**(2), what is x?',
    'What is 3 **2** + 1?',
  ])('is refused if it may be emphasis as well: %s', async (stem) => {
    expect(await stemOf(stem)).toMatch(/^refused .*stem: (?:a \* that may be|Markdown is not understood)/)
  })

  it.each([
    ['What is **not** true of *each* city?', 'What is not true of each city?'],
    ['Exactly **5** are red; it costs $5 *more* than that (*not* less). Why?', 'Exactly 5 are red; it costs $5 more than that (not less). Why?'],
    ['Of the 12 **unsold cars**, how many?', 'Of the 12 unsold cars, how many?'],
  ])('is emphasis between words: %s', async (stem, text) => expect(await stemOf(stem)).toBe(text)) // prettier-ignore
})

describe('JSON', () => {
  const one = JSON.stringify([{ ...SAMPLE, id: 'one' }])
  const two = JSON.stringify({ ...SAMPLE, id: 'two', stem: 'Another?' })

  it.each([`\n[${two}]`, `,\n${two}`, `\n${two}`, '\n]'])('names what follows after the end of its array: %s', async (rest) => {
    const { added, faults } = await take('.json', `${one}${rest}\n`)
    expect(added).toEqual(['own-one'])
    expect(faults).toMatchObject([{ line: rest.startsWith(',') ? 1 : 2, message: expect.stringContaining('after the end of the array'), raw: rest.trim() }])
  }) // prettier-ignore

  it('names an array that is never closed', async () => {
    const { added, named } = await take('.json', one.slice(0, -1))
    expect(added).toEqual(['own-one'])
    expect(named).toEqual(['1: the array opens here and is never closed: its ] is missing'])
  })

  it('keeps an id as it is written, or refuses it', async () => {
    const { added, named } = await takeJson({ id: '__proto__' })
    expect(added).toEqual([])
    expect(named.join('\n')).toContain('id')
  })
})

it.each([
  ['a word', 'The store sold <u>not more than</u> 5 of **each**. Which word is underlined?', "'word is underlined'"],
  ['portions', 'Which role do the two portions in boldface play?', "'boldface'"],
  ['a phrase', 'Is the italicized phrase true?', "'italicized phrase'"],
])('refuses a stem that speaks of emphasis, as it is left out: %s', async (_, stem, words) => {
  expect(await stemOf(stem)).toMatch(new RegExp(`^refused 1: .*${words}.*the site does not show`))
})

it('takes verbs that have the same words for what they are', async () => {
  const stem = 'The minister underlined the need, and her report highlighted a bold plan. What follows?'
  expect(await stemOf(stem)).toBe(stem)
})

describe('HTML inside a formula', () => {
  it.each([
    ['If \\(x<sup>2</sup> = 4\\), what is x?', 'If \\(x^{2} = 4\\), what is x?'],
    ['Is \\(a<sub>1</sub> &lt; 5 &times; 3\\)?', 'Is \\(a_{1} \\lt 5 \\times 3\\)?'],
    ['Is \\(x<y\\) or \\(y>z\\)?', 'Is \\(x<y\\) or \\(y>z\\)?'],
  ])('is converted: %s', async (stem, text) => expect(await stemOf(stem)).toBe(text))

  it.each(['Is \\(a<br>b\\)?', 'Is \\(x<sup>2\\)?', 'Is \\(<b>x</b>\\)?', 'Is \\(x&foo;y\\)?'])(
    'is refused where it has no formula: %s',
    async (stem) => expect(await stemOf(stem)).toMatch(/^refused .*stem: HTML inside \\\( … \\\)/),
  )
})

describe('TeX and entities as people write them by hand are refused by name', () => {
  it.each([
    ['What is 10^−3 metres?', 'TeX outside \\( … \\): 10^−3'],
    ['What is |x|^2?', 'TeX outside \\( … \\): |x|^2'],
    ['Is 5 &lt 6?', 'an entity without its semicolon: &lt'],
    ['Is it &frac12 ?', 'an entity without its semicolon: &frac12'],
    ['Is it &#189 ?', 'an entity without its semicolon: &#189'],
  ])('%s', async (stem, fault) => expect(await stemOf(stem)).toContain(fault))

  it('but an ampersand of a name is a text', async () => {
    expect(await stemOf('What did AT&T pay for R&D?')).toBe('What did AT&T pay for R&D?')
  })
})

it.each([
  ['What \uFFF9is\uFFFAwas\uFFFB it?', 'U+FFF9'],
  ['What\u{E0041}\u{E0042} is it?', 'U+E0041'],
  ['What\u{E0100} is it?', 'U+E0100'],
])('refuses signs that are not shown: %j', async (stem, code) => {
  expect(await stemOf(stem)).toMatch(new RegExp(`^refused .*${code.replace('+', '\\+')}`))
})

describe('a question for several answers', () => {
  it.each([
    'Select TWO of the following. Which are odd?',
    'Indicate all such numbers.',
    'Which of these apply? Select one or more.',
    'Which are odd? Choose two answers.',
    'Which are odd? More than one answer may be right.',
  ])('is refused: %s', async (stem) => expect(await stemOf(stem)).toContain('the question asks for several'))

  it('is not one about choosing', async () => {
    const stem = 'In how many ways can a teacher select two of 8 books, or choose one or more pens?'
    expect(await stemOf(stem)).toBe(stem)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSentenceCutter } from './sentence-cutter.ts'

function cut(pieces: readonly string[]): string[] {
  const cutter = createSentenceCutter()
  const sentences = pieces.flatMap((piece) => cutter.add(piece))
  const rest = cutter.rest()
  return rest === null ? sentences : [...sentences, rest]
}

describe('the sentence cutter', () => {
  it.each<[string, string[]]>([
    ['One. Two! Three? Four', ['One.', ' Two!', ' Three?', ' Four']],
    ['It is 2.5 hours. Right.', ['It is 2.5 hours.', ' Right.']],
    ['So \\(x = 1. y = 2\\) holds. Done.', ['So \\(x = 1. y = 2\\) holds.', ' Done.']],
    ['So \\[x = 1. \n y = 2\\] holds. Done.', ['So \\[x = 1. \n y = 2\\] holds.', ' Done.']],
    ['Use a bound, e.g. 10. Then stop.', ['Use a bound, e.g. 10.', ' Then stop.']],
    ['First:\n1. Add the rates. Yes.\n2. Turn them.', ['First:', '\n1. Add the rates.', ' Yes.', '\n2. Turn them.']],
    ['A paragraph.\n\nAnother one.', ['A paragraph.', '\n\nAnother one.']],
    ['There are 3! = 6 orders. It is 3! So', ['There are 3! = 6 orders.', ' It is 3!', ' So']],
    ['He said "Stop." Then left.', ['He said "Stop."', ' Then left.']],
    ['  \n ', []],
  ])('cuts %j', (text, sentences) => {
    expect(cut([text])).toEqual(sentences)
  })

  it('cuts the same, however the text is split into pieces', () => {
    const text = 'Add \\(\\frac{1}{4} + 0.5\\). It is 3.5, i.e. more. \n\n1. Yes! Is \\(a. b\\) so? No'
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 20 }), (places) => {
        const ends = [0, ...places.toSorted((a, b) => a - b), text.length]
        expect(cut(ends.map((end, at) => text.slice(at === 0 ? 0 : ends[at - 1], end)))).toEqual(cut([text]))
      }),
    )
  })

  it('holds no sentence back for ever if a formula is never closed', () => {
    expect(createSentenceCutter().add(`\\(${'1 + '.repeat(1_000)}`).length).toBeGreaterThan(0)
  })

  it('makes no sentence longer than 2,000 characters, also of one piece whose end comes later', () => {
    const text = `${'1 + '.repeat(1_500)}1. Done. `
    const sentences = createSentenceCutter().add(text)
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(2_000)
    expect(sentences.join('')).toBe(text.trimEnd())
  })

  it('does not show the beginning of a sentence before its end', () => {
    const cutter = createSentenceCutter()
    expect(cutter.add('The answer is 3')).toEqual([])
    expect(cutter.add('.')).toEqual([])
    expect(cutter.add('5 hours. ')).toEqual(['The answer is 3.5 hours.'])
  })
})

import type { AskedText } from '../read-text.ts'

/** Reads one form of question and works it out: two to five short lines, or null if it is not that form. */
export type Template = (asked: AskedText) => Promise<string[] | null> | string[] | null

/** A number in digits, with an optional point. */
export const N = String.raw`(\d+(?:\.\d+)?)`

/** Words without any digit, so that no number of the text is left unread. */
const W = String.raw`[^\d]*?`

/** The text with the words in place of `N` and `W`, read from its first to its last character. */
export function form(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(' W ', W).replaceAll('N', N)}$`)
}

/**
 * Words that change what a problem asks. A template refuses a text that has one which it does not expect, because it
 * would answer another question.
 */
const TWISTS = new Set(
  `leaves left leave leaving then again another additional additionally extra break breaks stops stop rest rests remaining remains except
excluding without unless twice thrice half double triple doubled tripled halved third quarter faster slower more less fewer least most after before if tax fee fees
commission every alternate alternately starting starts started later earlier only not than ago instead first second last next previous
older younger either neither none exactly must cannot can't least drain drains draining empties empty leak leaks leaking removed replaced
evaporates evaporated withdraws withdrawn deposits deposited added adds spent spends lost loses loss profit gain save saves saved saving
savings difference other others same different consecutive per each once during until while still already repeated repetition
replacement restriction adjacent together apart opposite towards upstream downstream current wind average defective biased unfair
twelfth tenth dozen pair pairs alone efficient efficiency wages paid earns weekly daily monthly quarterly semiannually semi-annually half-yearly biannually
how's correct statement statements sufficient least reduced why`.split(/\s+/),
)

/** True if every word of the text that changes a problem is one of `expected` (words apart by spaces). */
export function untwisted({ words }: AskedText, expected = ''): boolean {
  const known = new Set(expected.split(' '))
  return [...words].every((word) => !TWISTS.has(word) || known.has(word))
}

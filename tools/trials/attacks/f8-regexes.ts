import type { Outcome, Row, Tier, Trial } from '../support/row.ts'
import { regexLiterals, textRules, type Given, type Reader } from './text-readers.ts'

const LARGE = 32 * 1024
/** How much longer the double length may take: linear is 2, quadratic 4. The quick tier shares the machine, and tells these apart. */
const GROWTH = { full: 2.3, quick: 3 }
const BAR_MS = 20
/** Below this a time says nothing about growth. */
const MEASURABLE_MS = 2

/** What a hostile text is made of: a beginning that promises much, the same again and again, and an end that spoils it. */
const starts = ['', 'a@', 'a', '$', '(', '{', '"', '/']
const pieces = [
  'a',
  ' ',
  '1',
  '.',
  '@',
  '$',
  '\\',
  '\n',
  '-',
  '_',
  '(',
  ')',
  '/',
  ',',
  '{',
  'é',
  '\ud83d',
  '\u0300',
  '%',
  ':',
  'a.',
  '@a.',
  'a ',
  ' a',
  '1,',
  '$a$',
  '$ ',
  '\\(',
  '\\$',
  '(1)',
  ' (1) ',
  'aa ',
  '1 a',
  'a-',
  '%3A',
  '/a',
  '{a}',
  'a+b ',
  '=a',
  '..',
  '\n\n',
  ' \n',
]
const ends = ['', '!', '\n', '@', '\u0000', 'x y']

type Recipe = readonly [start: string, piece: string, end: string]

const recipes: Recipe[] = starts.flatMap((start) =>
  pieces.flatMap((piece) => ends.map((end) => [start, piece, end] as const)),
)

const textOf = (size: number, [start, piece, end]: Recipe) =>
  (start + piece.repeat(Math.ceil(size / piece.length))).slice(0, size - end.length) + end

/** Milliseconds, the best of some rounds: other tests share the machine. */
function timeOf({ read }: Reader, text: string, rounds: number): number {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    read(text)
    best = Math.min(best, performance.now() - began)
  }
  return best
}

/** Milliseconds of processor time for so many times. It does not depend on other tests, but the system counts in ticks. */
function workOf({ read }: Reader, text: string, times: number): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time += 1) read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** A text at its full length and at half of it, as they reach a group of readers. */
interface Texts {
  recipe: Recipe
  longest: string
  whole: string
  half: string
}

/** Made once for all readers of a length: full, that is several hundred readers of 2,000 texts. */
function textsOf({ longest, prepare = (text) => text }: Given, recipe: Recipe): Texts {
  // Where the longest text is shorter, there is nothing larger to grow to.
  const size = Math.min(LARGE, longest)
  const whole = prepare(textOf(size, recipe))
  return {
    recipe,
    longest: size === longest ? whole : prepare(textOf(longest, recipe)),
    whole,
    half: prepare(textOf(size / 2, recipe)),
  }
}

/** What is wrong with the time that a reader takes for the texts of one recipe, or null. */
function faultOf(reader: Reader, { recipe, longest, whole, half }: Texts, tier: Tier): string | null {
  const made = JSON.stringify(recipe)
  // One round tells most of them apart; only what looks slow is looked at again.
  const atLongest = timeOf(reader, longest, 1)
  if (tier === 'full' && atLongest > BAR_MS && timeOf(reader, longest, 10) > BAR_MS)
    return `${reader.name}: ${atLongest.toFixed(0)} ms for ${longest.length} characters of ${made}`
  const atWhole = whole === longest ? atLongest : timeOf(reader, whole, 1)
  if (atWhole <= MEASURABLE_MS || timeOf(reader, whole, 3) / timeOf(reader, half, 3) <= GROWTH[tier]) return null
  const grown = growth(reader, { whole, half, times: Math.ceil(WORK_MS / atWhole), bar: GROWTH[tier] })
  if (grown <= GROWTH[tier]) return null
  return `${reader.name}: ${atWhole.toFixed(1)} ms for ${whole.length} characters of ${made}, ${grown.toFixed(1)} times as long as for half of them`
}

/** Processor time for which a reader is watched that seems to grow too fast. The system counts it in ticks of a few milliseconds. */
const WORK_MS = 200

interface Comparison extends Pick<Texts, 'whole' | 'half'> {
  times: number
  /** What is not above it is looked at no further. */
  bar: number
}

/** How many times as long the whole takes as its half: the least of five. */
function growth(reader: Reader, { whole, half, times, bar }: Comparison): number {
  let least = Infinity
  for (let tries = 0; tries < 5 && least > bar; tries += 1)
    least = Math.min(least, workOf(reader, whole, times) / workOf(reader, half, times))
  return least
}

function measure(readers: readonly Reader[], tried: readonly Recipe[], tier: Tier): Outcome {
  const faults = new Map<Reader, string>()
  for (const [given, alike] of Map.groupBy(readers, (reader) => reader.given))
    for (const recipe of tried) {
      const texts = textsOf(given, recipe)
      for (const reader of alike.filter((each) => !faults.has(each))) {
        const fault = faultOf(reader, texts, tier)
        if (fault) faults.set(reader, fault)
      }
    }
  const got = `${readers.length} readers x ${tried.length} hostile texts: ${faults.size} grow faster than their text or take too long`
  return { got, n: readers.length * tried.length, faults: [...faults.values()] }
}

/** The usual rule for an e-mail address, of which our own is made so that it does not do this (docs/servers.md#e-mail-expression). */
const usual: Reader = {
  name: 'the usual e-mail expression',
  given: { what: 'an address without a limit', longest: 4 * 1024 },
  read: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.exec(text),
}

export const f8Regexes: Row = {
  id: 'F8',
  name: 'ReDoS',
  bar: 'text rules and every regular expression of the source: t(2n)/t(n) <= 2.3 at 32 KiB or the longest text there is, <= 20 ms for the longest',
  plant: {
    what: 'the usual expression for e-mail addresses, 4 KiB long',
    see: async ({ tier }: Trial) => measure([usual], recipes, tier),
  },
  async run({ tier, random }: Trial) {
    const literals = regexLiterals()
    if (tier === 'full') return measure([...textRules, ...literals], recipes, tier)
    return measure(
      [...textRules, ...random.shuffle(literals).slice(0, 30)],
      random.shuffle(recipes).slice(0, 200),
      tier,
    )
  },
}

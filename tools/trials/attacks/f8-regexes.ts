import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctedEmail, isEmail } from '@app/contracts/rules/email-address'
import { splitMaths } from '@app/contracts/rules/maths-in-text'
import { splitStatements } from '@app/contracts/rules/statement-layout'
import { canonicalZone } from '@app/contracts/rules/day-key'
import { parseSync } from '@swc/core'
import { ROOT } from '../../dev/root.ts'
import { readEmail, readName, readUsername } from '../../../services/auth/src/domain/typed-text.ts'
import type { Outcome, Row, Tier, Trial } from '../support/row.ts'

/** A reader of texts, and how long the texts are that it is ever given (UTF-16 units). */
interface Reader {
  name: string
  longest: number
  read: (text: string) => unknown
}

const LARGE = 32 * 1024
/** How much longer the double length may take: linear is 2, quadratic 4. The quick tier shares the machine, and tells these apart. */
const GROWTH = { full: 2.3, quick: 3 }
const BAR_MS = 20
/** Below this a time says nothing about growth. */
const MEASURABLE_MS = 2
/** The largest text that reaches anything of ours: a body. */
const BODY = 64 * 1024

const rules: Reader[] = [
  { name: 'splitMaths', longest: 8 * 1024, read: splitMaths },
  { name: 'splitStatements', longest: 8 * 1024, read: splitStatements },
  { name: 'isEmail', longest: 254, read: isEmail },
  { name: 'correctedEmail', longest: BODY, read: correctedEmail },
  { name: 'readEmail', longest: 254, read: readEmail },
  { name: 'readName', longest: 80, read: readName },
  { name: 'readUsername', longest: 40, read: readUsername },
  { name: 'canonicalZone', longest: 64, read: canonicalZone },
]

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

/** Milliseconds of processor time, the best of some rounds: other tests share the machine. */
function timeOf({ read }: Reader, text: string, rounds: number): number {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const before = process.threadCpuUsage()
    read(text)
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** A reader that is slower than it may be, with the worst text. */
function faultOf(reader: Reader, tried: readonly Recipe[], tier: Tier): string | null {
  // Where the longest text is shorter, there is nothing larger to grow to.
  const size = Math.min(LARGE, reader.longest)
  for (const recipe of tried) {
    const made = JSON.stringify(recipe)
    const longest = textOf(reader.longest, recipe)
    // One round tells most of them apart; only what looks slow is looked at again.
    const atLongest = timeOf(reader, longest, 1)
    if (tier === 'full' && atLongest > BAR_MS && timeOf(reader, longest, 10) > BAR_MS)
      return `${reader.name}: ${atLongest.toFixed(0)} ms for ${reader.longest} characters of ${made}`
    const whole = timeOf(reader, textOf(size, recipe), 1)
    const grown = whole > MEASURABLE_MS ? growth(reader, recipe, size) : 0
    if (grown > GROWTH[tier])
      return `${reader.name}: ${whole.toFixed(1)} ms for ${size} characters of ${made}, ${grown.toFixed(1)} times as long as for half of them`
  }
  return null
}

/** The least of five: other tests share the machine. */
function growth(reader: Reader, recipe: Recipe, size: number): number {
  const one = () => timeOf(reader, textOf(size, recipe), 5) / timeOf(reader, textOf(size / 2, recipe), 5)
  return Math.min(one(), one(), one(), one(), one())
}

/** Every regular expression that is written in our source, each once. */
function regexLiterals(): Reader[] {
  const files = globSync('{contracts/rules,gateway/src,services/*/src,frontend/src}/**/*.{ts,tsx}', { cwd: ROOT })
  const found = new Map<string, Reader>()
  for (const file of files.filter((each) => !/\.test\.tsx?$|\/testing\//.test(each)))
    for (const { pattern, flags } of literalsIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x'))) {
      const regex = new RegExp(pattern, flags)
      const read = flags.includes('g')
        ? (text: string) => text.replaceAll(regex, '')
        : (text: string) => regex.exec(text)
      found.set(`/${pattern}/${flags}`, { name: `/${pattern}/${flags} in ${file}`, longest: longestFor(file), read })
    }
  return [...found.values()]
}

/** How long the texts are that a file's expressions see, where that is less than a body: what checks it, and how. */
const bounded: [file: RegExp, longest: number][] = [
  // Headers and addresses: 16 KiB and 8 KiB at most.
  [/^gateway\/src|shared\/src\/(http|logger|env)/, 16 * 1024],
  // contracts/openapi/auth.yaml: an address has 254 characters, a name 80; a zone 64.
  [/typed-text|accept-typed|text-limits/, 254],
  [/day-key/, 64],
  // A question to the tutor has 2,000 characters, a turn before it 4,000, of two units each (contracts/openapi/tutor-voice.yaml).
  [/^services\/tutor-voice\/src\/built-in/, 8 * 1024],
  // A provider's answer ends at TUTOR_MAX_TOKENS, at most 4,000, of 8 characters each (model-stream.ts).
  [/^services\/tutor-voice\/src\/domain/, 32 * 1024],
  // Our own questions: the site shows nobody else's text.
  [/maths-in-text|looks-like-formula|statement-layout/, 8 * 1024],
]

const longestFor = (file: string) => bounded.find(([pattern]) => pattern.test(file))?.[1] ?? BODY

function literalsIn(source: string, tsx: boolean): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string }
    if (type === 'RegExpLiteral' && pattern !== undefined) found.push({ pattern, flags: flags ?? '' })
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2024' }))
  return found
}

function measure(readers: readonly Reader[], tried: readonly Recipe[], tier: Tier): Outcome {
  const faults = readers.map((reader) => faultOf(reader, tried, tier)).filter((fault) => fault !== null)
  const got = `${readers.length} readers x ${tried.length} hostile texts: ${faults.length} grow faster than their text or take too long`
  return { got, n: readers.length * tried.length, faults }
}

/** The usual rule for an e-mail address, of which our own is made so that it does not do this (docs/servers.md#e-mail-expression). */
const usual: Reader = {
  name: 'the usual e-mail expression',
  longest: 4 * 1024,
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
    if (tier === 'full') return measure([...rules, ...literals], recipes, tier)
    return measure([...rules, ...random.shuffle(literals).slice(0, 30)], random.shuffle(recipes).slice(0, 200), tier)
  },
}

import fc from 'fast-check'
import { splitMaths, type TextPiece } from '@app/contracts/rules/maths-in-text'
import { splitStatements, type StatementLayout } from '@app/contracts/rules/statement-layout'
import type { Outcome, Row, Trial } from '../support/row.ts'

interface Parsers {
  maths: (text: string) => TextPiece[]
  statements: (text: string) => StatementLayout | null
}

const HANG_MS = 50

/** Words of the grammar that the parsers look for, so that random texts come near it. */
const words = fc.constantFrom(
  '$',
  '$$',
  '\\(',
  '\\)',
  '\\[',
  '\\]',
  '\\$',
  '\\\\',
  '\\',
  '{',
  '}',
  '^',
  '_',
  '%',
  '=',
  '+',
  '<',
  'x',
  'ab',
  'AB',
  '2x',
  '48',
  '3.5',
  '$5',
  '$5,000',
  '\\frac{1}{2}',
  '\\sqrt{x}',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '(1)',
  '(2)',
  '(3)',
  '(10)',
  '(01)',
  ' (1) ',
  ' (2) ',
  '.',
  'the',
  'If ',
  'is',
  'to',
  '1st',
  '20%',
  'f(x)',
  "a'",
  '😀',
  '語',
  'é',
  '\u0300',
  '\ud800',
  '\u0000',
  '\u2028',
  '（1）',
  '（2）',
  '? (1) ',
  '. (2) ',
  '— ',
  '−',
  '≤',
  '…',
)

const built = fc.array(words, { maxLength: 40 }).map((list) => list.join(''))
const anyText = fc.oneof(
  { weight: 5, arbitrary: built },
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.tuple(built, fc.integer({ min: 1, max: 40 })).map(([text, times]) => text.repeat(times)),
)

/** Without what delimits, escapes and separates: everything else must come out as it went in, and in its order. */
const bare = (text: string) => text.replaceAll(/[$\\()[\]\s]/g, '')

function faultOfMaths(parsers: Parsers, text: string): string | null {
  const shown = parsers.maths(text).map((piece) => (piece.kind === 'text' ? piece.text : piece.raw))
  if (!/[$\\]/.test(text)) return shown.join('') === text ? null : 'a text without delimiters comes out changed'
  return bare(shown.join('')) === bare(text) ? null : 'something is lost or added'
}

function faultOfStatements(parsers: Parsers, text: string): string | null {
  const layout = parsers.statements(text)
  if (!layout) return null
  const parts = layout.statements.map((statement, index) => `(${index + 1})${statement}`)
  // A marker may have full-width brackets and a leading zero, and dashes may lead to it; none of them is shown.
  const flat = (each: string) => each.replaceAll(/\s/g, '').replaceAll(/[-–—]*[(（]0?(\d{1,2})[)）]/g, '($1)')
  return flat(layout.stem + parts.join('')) === flat(text) ? null : 'the statements are not the text'
}

/** The parser's fault with a text: it throws, hangs, or gives back something else than it was given. */
function faultOf(parsers: Parsers, text: string, isTimed: boolean): string | null {
  const began = performance.now()
  try {
    const fault = faultOfMaths(parsers, text) ?? faultOfStatements(parsers, text)
    // Looked at twice, because the machine may have been busy with something else.
    if (isTimed && performance.now() - began > HANG_MS && timeOf(parsers, text) > HANG_MS)
      return `hangs for more than ${HANG_MS} ms`
    return fault
  } catch (error) {
    return `throws ${String(error)}`
  }
}

function timeOf({ maths, statements }: Parsers, text: string): number {
  const began = performance.now()
  maths(text)
  statements(text)
  return performance.now() - began
}

/** Only the full tier is timed; in the quick one a hang is what never ends. */
function parse(parsers: Parsers, { runs, seed, isTimed }: { runs: number; seed: number; isTimed: boolean }): Outcome {
  const property = fc.property(anyText, (text) => {
    const fault = faultOf(parsers, text, isTimed)
    if (fault) throw new Error(fault)
  })
  const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: runs, seed })
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  const faults = failed ? [`${JSON.stringify(counterexample?.[0])}: ${why} (fast-check seed ${seed})`] : []
  return {
    got: `${runs.toLocaleString('en')} texts: ${faults.length} crashes, hangs or losses`,
    n: runs,
    faults,
  }
}

const ours: Parsers = { maths: splitMaths, statements: splitStatements }

/** Loses the character after an escaped dollar sign. */
const careless: Parsers = { ...ours, maths: (text) => splitMaths(text.replaceAll(/\\\$./g, '\\$')) }

export const f10Parsers: Row = {
  id: 'F10',
  name: 'parsers',
  bar: '1,000,000 random and grammar-built texts through the maths and statement parsers: 0 crashes, 0 hangs over 50 ms, nothing lost',
  plant: {
    what: 'a parser that loses the character after an escaped dollar sign',
    see: async ({ random }: Trial) =>
      parse(careless, { runs: 5_000, seed: random.int(1, 2 ** 31 - 1), isTimed: false }),
  },
  run: async ({ tier, random }) =>
    parse(ours, {
      runs: tier === 'full' ? 1_000_000 : 10_000,
      seed: random.int(1, 2 ** 31 - 1),
      isTimed: tier === 'full',
    }),
}

import type { AnswerPack } from './answer-packs.ts'
import { m, t } from './format.ts'
import { pairs as pairsOf, simplestFirst } from './grid.ts'
import { once } from './once.ts'
import type { Level } from './problem-template.ts'
import type { Random } from './random.ts'
import { readFormula, readRelation } from './read-formula.ts'
import { remember } from './remember.ts'
import {
  sufficiency,
  type Goal,
  type Statement,
  type StatementPair,
  type SufficiencyTemplate,
} from './sufficiency-template.ts'
import { workedOut } from './worked-out.ts'

/** Values of the letters, in the order of the letters. */
export type Values = readonly number[]

/** A statement that is a formula, or a formula and what it is. */
export interface Said extends Omit<Statement<Values>, 'text'> {
  tex: string
  /** 'even' or 'odd', after a formula that is no equation. */
  is?: string
}

export interface AlgebraQuestion {
  /** Asked as 'is …?' if `isYes` decides it, otherwise as 'what is the value of …?'. */
  asked: string
  /** 'even', after an asked formula that is no equation. */
  askedIs?: string
  /** What the question comes down to. */
  asks?: Goal
  isYes?: (values: Values) => boolean
  value?: (values: Values) => number
  pairs: ReadonlyArray<Omit<StatementPair<Values>, 'statements'> & { statements: readonly [Said, Said] }>
  hints: readonly [string, string]
}

interface AlgebraDraft {
  id: string
  skill: string
  version?: number
  levels: readonly [number, number, number]
  answers?: AnswerPack
  letters: readonly string[]
  /** As printed: 'positive integers', 'real numbers other than zero'. */
  domain: string
  values: () => readonly number[]
  /** What the second solver searches. */
  wide: () => readonly number[]
  /** Writes the question around a case that its statements must allow; null if the numbers do not suit. */
  write: (random: Random, level: Level, hidden: Values) => AlgebraQuestion | null
}

/** So many cases are tried in a draw; most lie too far out for the numbers of a question. */
const HIDDEN = 60

/** A question about numbers whose statements are equations and inequalities; the second solver reads them as printed. */
export function algebraSufficiency(draft: AlgebraDraft): SufficiencyTemplate {
  const cases = once(() => simplestFirst(grid(draft.values(), draft.letters.length)))
  const wide = once(() => grid(draft.wide(), draft.letters.length))
  const named = (values: Values): Record<string, number> =>
    Object.fromEntries(draft.letters.map((letter, at) => [letter, values[at]!]))
  return sufficiency<AlgebraQuestion, Values, Values>({
    id: draft.id,
    skill: draft.skill,
    ...(draft.version === undefined ? {} : { version: draft.version }),
    levels: draft.levels,
    ...(draft.answers ? { answers: draft.answers } : {}),
    draw: (random, level) => {
      for (let attempt = 0; attempt < HIDDEN; attempt += 1) {
        const question = draft.write(random, level, random.pick(cases()))
        if (question) return question
      }
      return null
    },
    write: (question) => ({
      stem: stemOf(draft, question),
      asks: question.asks,
      cases: cases(),
      ask: (values) => (question.isYes ? (question.isYes(values) ? 'yes' : 'no') : t`${question.value!(values)}`),
      show: (values) => m`${draft.letters.map((letter, at) => `${letter} = ${values[at]!}`).join(',\\ ')}`,
      since: (values) => (question.isYes ? workedOut(question.asked, named(values)) : undefined),
      statements: [],
      pairs: question.pairs.map((pair) => ({ ...pair, statements: [printed(pair.statements[0]), printed(pair.statements[1])] })), // prettier-ignore
      hints: question.hints,
    }),
    second: {
      cases: wide,
      ask: (values, _numbers, stem) => {
        const asked = askedOf(stem)
        return asked.isValue ? Math.round(1e6 * readFormula(asked.tex)(named(values))) : saysOf(asked.tex, asked.parity)(named(values)) // prettier-ignore
      },
      read: [[/./, (values, _numbers, { statement }) => meaningOf(statement)(named(values))]],
    },
  })
}

const printed = ({ tex, is, ...rest }: Said): Statement<Values> => ({
  ...rest,
  text: is === undefined ? m`${tex}` : t`${m`${tex}`} is ${is}.`,
})

function stemOf({ letters, domain }: AlgebraDraft, { asked, askedIs, isYes }: AlgebraQuestion): string {
  const names = letters.map((letter) => m`${letter}`)
  const list = names.length === 1 ? `${names[0]!} is ${domain}` : `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${names.at(-1)!} are ${domain}` // prettier-ignore
  const is = askedIs === undefined ? '' : ` ${askedIs}`
  return isYes ? t`If ${list}, is ${m`${asked}`}${is}?` : t`If ${list}, what is the value of ${m`${asked}`}?`
}

const askedOf = remember((stem: string) => ({
  tex: stem.slice(stem.lastIndexOf('\\(') + 2, stem.lastIndexOf('\\)')),
  isValue: stem.includes('the value of'),
  parity: /(even|odd)\?$/.exec(stem)?.[1],
}))

const meaningOf = remember((statement: string) =>
  saysOf(statement.replace(/^\\\(|\\\).*$/g, ''), / is (even|odd)\.$/.exec(statement)?.[1]),
)

/** Whether a printed relation holds, or the printed expression is even or odd. */
function saysOf(tex: string, parity: string | undefined): (values: Record<string, number>) => boolean {
  if (parity === undefined) return readRelation(tex)
  const value = readFormula(tex)
  return (values) => (Math.abs(value(values)) % 2 === 1) === (parity === 'odd')
}

function grid(values: readonly number[], size: number): Values[] {
  if (size === 1) return values.map((value) => [value])
  return pairsOf(values, grid(values, size - 1)).map(([first, rest]) => [first, ...rest])
}

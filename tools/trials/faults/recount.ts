import { percent } from '@app/contracts/rules/scoring'

/** The harness's own count of a result, from stored answers, keys and rulings: it shares no code with the service. */

export interface Figures {
  correctAnswers: number
  totalQuestions: number
  score: number
}

interface Row {
  question: string
  chosen: string
}

interface Ruling {
  /** Null: withdrawn. */
  key: string | null
  at: Date
}

/** By `{id}:{version}`. */
export type Keys = ReadonlyMap<string, string>
export type Rulings = ReadonlyMap<string, readonly Ruling[]>

/** A replica knows a ruling so soon at the latest: it reads them every 5 s, if the database is not just being killed. */
const knownAfterMs = 30_000

/** An answer as it is stored, as far as a recount needs it. */
export interface StoredAnswer {
  id: string
  version: number
  chosen: string
}

export function rowsOf(answers: readonly StoredAnswer[]): Row[] {
  return answers.map(({ id, version, chosen }) => ({ question: `${id}:${version}`, chosen }))
}

/** By the keys alone, as a submission is stored; or with a key for every question that a ruling changes. */
export function recount(
  rows: readonly Row[],
  keys: Keys,
  ruled: ReadonlyMap<string, string | null> = new Map(),
): Figures {
  const keyOf = ({ question }: Row) => {
    const key = ruled.get(question)
    return key === undefined ? (keys.get(question) ?? '') : key
  }
  const counted = rows.filter((row) => keyOf(row) !== null)
  const correctAnswers = counted.filter((row) => row.chosen === keyOf(row)).length
  return { correctAnswers, totalQuestions: counted.length, score: percent(correctAnswers, counted.length) }
}

/** What holds in the end. */
export function finalKeys(rulings: Rulings): Map<string, string | null> {
  return new Map([...rulings].flatMap(([question, own]) => own.slice(-1).map(({ key }) => [question, key] as const)))
}

/** Everything that a candidate may have been told who submitted then: a ruling of just before may not be known yet. */
export function toldAt(
  rows: readonly Row[],
  { keys, rulings, at }: { keys: Keys; rulings: Rulings; at: Date },
): Figures[] {
  let worlds: Array<Map<string, string | null>> = [new Map()]
  for (const { question } of rows) {
    const own = rulings.get(question) ?? []
    const surely = own.filter((ruling) => ruling.at.getTime() + knownAfterMs < at.getTime()).length
    const states = Array.from({ length: own.length - surely + 1 }, (_, more) => own[surely + more - 1])
    worlds = worlds.flatMap((world) =>
      states.map((state) => (state ? new Map(world).set(question, state.key) : new Map(world))),
    )
  }
  return worlds.map((world) => recount(rows, keys, world))
}

export const sameFigures = (a: Figures, b: Figures): boolean =>
  a.correctAnswers === b.correctAnswers && a.totalQuestions === b.totalQuestions && a.score === b.score

export const figuresText = ({ correctAnswers, totalQuestions, score }: Figures): string =>
  `${correctAnswers} of ${totalQuestions}, ${score} %`

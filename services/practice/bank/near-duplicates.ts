import type { Item } from '../src/domain/item.ts'
import { NAMES } from './factory/names.ts'

const NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'g')
const NUMBER = /\d+(?:[.,]\d+)*/g
/** Two questions with the same words are one when every number differs by less than this share. */
const CLOSE = 0.02
/** Written questions that share this share of their runs of five words are one. */
const SHARED = 0.5
const RUN = 5

/** Pairs that a candidate would take for the same question, in sentences. */
export function nearDuplicates(items: readonly Item[]): string[] {
  const generated = items.filter(({ source }) => source.kind === 'template')
  const written = items.filter(({ source }) => source.kind !== 'template')
  return [...closeNumbers(generated), ...sharedRuns(written)]
}

/** A question without its names and numbers, and its numbers in order. */
export function printOf(stem: string): { words: string; numbers: number[] } {
  const words = stem.replace(NAME, '*').replace(NUMBER, '#').replace(/\s+/g, ' ')
  return { words, numbers: (stem.match(NUMBER) ?? []).map(Number.parseFloat) }
}

/** Whether two questions of the same words are the same to a candidate: every number is, or nearly is. */
export function areClose(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, place) => isClose(value, other[place] ?? Number.NaN))
}

/** The same words (names apart) and almost the same numbers, whatever template they come from. */
function closeNumbers(items: readonly Item[]): string[] {
  const prints = items.map((item) => ({ id: item.id, ...printOf(item.stem) }))
  return [...Map.groupBy(prints, ({ words }) => words).values()].flatMap((alike) =>
    alike.flatMap((one, at) =>
      alike
        .slice(at + 1)
        .filter((other) => areClose(one.numbers, other.numbers))
        .map((other) => `${one.id} and ${other.id} are nearly the same question`),
    ),
  )
}

const isClose = (a: number, b: number) => Math.abs(a - b) <= CLOSE * Math.max(Math.abs(a), Math.abs(b))

/** Written questions of one passage share their passage, not their stems; so the stem with its options is compared. */
function sharedRuns(items: readonly Item[]): string[] {
  const byRun = new Map<string, number[]>()
  const sizes = items.map((item, at) => {
    const runs = runsOf(`${item.stem} ${item.options.map((option) => option.text).join(' ')}`)
    for (const run of runs) byRun.set(run, [...(byRun.get(run) ?? []), at])
    return runs.size
  })
  const shared = new Map<string, number>()
  for (const holders of byRun.values())
    for (const [place, one] of holders.entries())
      for (const other of holders.slice(place + 1))
        shared.set(`${one},${other}`, (shared.get(`${one},${other}`) ?? 0) + 1)
  return [...shared].flatMap(([pair, count]) => {
    const [one = 0, other = 0] = pair.split(',').map(Number)
    const share = count / Math.min(sizes[one] ?? 1, sizes[other] ?? 1)
    return share < SHARED
      ? []
      : [`${items[one]?.id} and ${items[other]?.id} share ${Math.round(100 * share)} % of their words`]
  })
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))
}

import type { Item } from '../src/domain/item.ts'
import { LETTERS } from './factory/build-problem.ts'
import { spellingFaults } from './grammar-faults.ts'
import { textsOf } from './text-faults.ts'
import { isSolvedAsPrinted } from './written/blind-solve.ts'

/** Options may differ in length by this factor at most. */
const LENGTH_RATIO = 1.6
/** Share of items whose key is clearly the longest option: chance is one in five. */
const LONGEST_KEYS = 0.25
const CLEARLY = 1.08
/** Share of the questions of a type whose key is the longest option, by however little. */
const SINGLE_LONGEST = 0.23
/** Words that mark an option as wrong for a practised reader, when only wrong options carry them. */
const ABSOLUTE = /\b(?:always|never|none|every|all|only|no one|impossible|must)\b/i
const ABSOLUTE_SHARE = 0.35

/** What is wrong with the written items as a set and one by one: give-aways and missing or disagreeing blind solves. */
export function writtenFaults(items: readonly Item[]): string[] {
  return [...items.flatMap(singleFaults), ...lengthFaults(items), ...absoluteFaults(items), ...placeFaults(items)]
}

/** The share of items whose key is longer than each wrong option, from 0 to 1. */
export function longestKeyShare(items: readonly Item[]): number {
  const longest = items.filter((item) => {
    const others = item.options.filter((option) => option.id !== item.answer).map((option) => option.text.length)
    return keyOf(item).text.length > Math.max(...others)
  })
  return longest.length / items.length
}

/** Faults of the types in which the key is the longest option too often: a reader could go by it. */
export function longestFaults(items: readonly Item[]): string[] {
  return [...Map.groupBy(items, ({ type }) => type)].flatMap(([type, own]) => {
    const share = longestKeyShare(own)
    return share > SINGLE_LONGEST
      ? [`the key is the longest option in ${(share * 100).toFixed(1)} % of the items of ${type}`]
      : []
  })
}

function singleFaults(item: Item): string[] {
  const faults: string[] = []
  const lengths = item.options.map((option) => option.text.length)
  if (Math.max(...lengths) > LENGTH_RATIO * Math.min(...lengths)) faults.push('the options differ much in length')
  faults.push(...textsOf(item).flatMap(spellingFaults))
  if (!isSolvedAsPrinted(item)) faults.push('no blind solve of the text as printed')
  else if (item.source.kind === 'written' && item.source.blindSolve?.answer !== item.answer) {
    faults.push(`the blind solve says ${item.source.blindSolve?.answer}, the key is ${item.answer}`)
  }
  return faults.map((fault) => `${item.id}: ${fault}`)
}

function lengthFaults(items: readonly Item[]): string[] {
  const clearly = items.filter((item) => {
    const others = item.options.filter((option) => option.id !== item.answer).map((option) => option.text.length)
    return keyOf(item).text.length > CLEARLY * Math.max(...others)
  })
  const share = clearly.length / items.length
  return share > LONGEST_KEYS
    ? [`the key is clearly the longest option in ${Math.round(share * 100)} % of the items`]
    : []
}

/** Absolute words must not be much more frequent in wrong options than in keys. */
function absoluteFaults(items: readonly Item[]): string[] {
  const wrong = items.flatMap((item) => item.options.filter((option) => option.id !== item.answer))
  const share = wrong.filter((option) => ABSOLUTE.test(option.text)).length / wrong.length
  return share > ABSOLUTE_SHARE ? [`${Math.round(share * 100)} % of the wrong options carry an absolute word`] : []
}

function placeFaults(items: readonly Item[]): string[] {
  const counts = Map.groupBy(items, (item) => item.answer)
  const uneven = LETTERS.filter((id) => {
    const held = counts.get(id)?.length ?? 0
    return Math.abs(held - items.length / 5) > Math.max(4, items.length * 0.08)
  })
  return uneven.length > 0 ? [`the keys are uneven over the places ${uneven.join(', ')}`] : []
}

function keyOf(item: Item): Item['options'][number] {
  return item.options.find((option) => option.id === item.answer)!
}

import type { Item } from '../src/domain/item.ts'
import { buildItem, type Template } from './build-item.ts'
import { LETTERS, buildProblem } from './factory/build-problem.ts'
import { numbersInText } from './factory/numbers-in-text.ts'
import type { ProblemTemplate } from './factory/problem-template.ts'
import { toNumber } from './factory/rational.ts'
import { near } from './factory/search.ts'
import { answersLeft, solveSufficiency } from './factory/solve-sufficiency.ts'
import type { SufficiencyTemplate } from './factory/sufficiency-template.ts'
import { witnessFaults } from './witness-faults.ts'

/**
 * Builds the item of a seed and asks the second solver; a fault says where the two disagree, or which case of an
 * explanation the stem excludes.
 */
export function solverFaults(template: Template, seed: number): { item: Item; faults: string[] } {
  if (template.kind === 'problem-solving') {
    const { item, key } = buildProblem(template, seed)
    return { item, faults: problemFaults(template, item, toNumber(key)) }
  }
  const item = buildItem(template, seed)
  const second = solveSufficiency(template.second, item.stem)
  const faults = witnessFaults(item).map((fault) => `${item.id}: ${fault}`)
  if (second !== item.answer) faults.push(`${item.id}: key ${item.answer}, second solver ${second ?? 'none'}`)
  return { item, faults: [...faults, ...listFaults(template, item)] }
}

const LIST = /Only these pairs .+? fit both statements: (.+?)\. /

/** Finds a list of 'only these pairs' that has not as many pairs as the second solver finds. Empty for a good item. */
export function listFaults(template: SufficiencyTemplate, { id, stem, solution }: Item): string[] {
  const [, list] = LIST.exec(solution.full.join(' ')) ?? []
  if (list === undefined) return []
  const [listed, found] = [list.split('\\((').length - 1, answersLeft(template.second, stem)?.bothCases]
  return listed === found ? [] : [`${id}: lists ${listed} pairs that fit both statements of ${found}: ${list}`]
}

/** Compares a key with what the second solver makes of the printed question. */
export function problemFaults(template: ProblemTemplate, item: Item, key: number): string[] {
  const texts = item.options.map(({ text }) => text)
  const second = template.second(numbersInText(item.stem), item.stem, texts)
  const agrees = typeof second === 'string' ? second === texts[LETTERS.indexOf(item.answer)] : near(second, key)
  return agrees ? [] : [`${item.id}: key ${key}, second solver ${second}, for: ${item.stem}`]
}

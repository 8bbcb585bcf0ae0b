import { splitStatements } from '@app/contracts/rules/statement-layout'
import type { Item } from '../src/domain/item.ts'
import { restatesQuestion } from './factory/restates.ts'
import { undeclaredSymbols } from './factory/symbols.ts'

/** A number in running text or in a formula, perhaps a price. */
const NUMBER = String.raw`(?:\\\()?[-−]?\\?\$?\d[\d,.]*(?:\\\))?`
const NUMBERS_BETWEEN = new RegExp(String.raw`\bbetween (${NUMBER}) and (${NUMBER})`)
const SPEED = /\bper hour\b|\bspeeds?\b|\btrip\b|\bjourney\b/
const AS_LONG = /\bas long\b(?! in (?:miles|kilometers|meters|hours|minutes|time|distance)\b)/

/** What makes the question of an item ambiguous or its statements worthless, in sentences. Empty for a good item. */
export function questionFaults(item: Pick<Item, 'type' | 'stem'>): string[] {
  if (item.type !== 'problem-solving' && item.type !== 'data-sufficiency') return []
  const faults: string[] = []
  for (const sentence of item.stem.split(/(?<=[.?!])\s+|\n/)) {
    if (NUMBERS_BETWEEN.test(sentence) && !/\b(?:inclusive|exclusive)\b/.test(sentence))
      faults.push(`'between' without 'inclusive' or 'exclusive': ${sentence}`)
  }
  if (SPEED.test(item.stem) && AS_LONG.test(item.stem))
    faults.push("'as long' in a trip names neither a distance (miles, kilometers) nor a time (hours, minutes)")
  return item.type === 'data-sufficiency' ? [...faults, ...statementFaults(item.stem)] : faults
}

function statementFaults(text: string): string[] {
  const { stem = '', statements = [] } = splitStatements(text) ?? {}
  return statements.flatMap((statement, at) => {
    const unknown = undeclaredSymbols(stem, statement)
    const faults =
      unknown.length > 0 ? [`statement (${at + 1}) uses ${unknown.join(', ')}, which the stem does not declare`] : []
    if (restatesQuestion(stem, statement))
      faults.push(`statement (${at + 1}) equals the question or contains its answer: ${statement}`)
    return faults
  })
}

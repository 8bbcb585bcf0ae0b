import { createBankIndex } from '../src/domain/bank-index.ts'
import type { ItemType } from '../src/domain/item.ts'
import type { Plan } from '../src/domain/schedule.ts'
import { daysOfStock, type Stock } from '../src/domain/stock.ts'
import { loadBank } from './load-bank.ts'

/** Ten years: nothing needs to be written today for what runs out later. */
const HORIZON = 3650

const SECTIONS: ReadonlyArray<readonly [ItemType, string]> = [
  ['problem-solving', 'Problem Solving'],
  ['data-sufficiency', 'Data Sufficiency'],
  ['critical-reasoning', 'Critical Reasoning'],
  ['reading', 'Reading'],
]

/** Prints how many days each section of the bank lasts on each plan. */
export function reportStock(): void {
  const index = createBankIndex(loadBank())
  const stockOn = (plan: Plan): Stock => daysOfStock({ index, plan, horizon: HORIZON })
  for (const line of stockLines({ free: stockOn('free'), monthly: stockOn('monthly') })) console.log(line)
}

function stockLines(stock: Readonly<Record<Plan, Stock>>): string[] {
  const days = (found: number | null): string => (found === null ? `over ${HORIZON}` : String(found)).padStart(10)
  const row = (name: string, free: string, monthly: string): string => `${name.padEnd(20)}${free}${monthly}`
  return [
    'Days until a candidate who answers every set finds nothing new:',
    row('', 'Free'.padStart(10), 'Monthly'.padStart(10)),
    ...SECTIONS.map(([type, name]) => row(name, days(stock.free[type]), days(stock.monthly[type]))),
  ]
}

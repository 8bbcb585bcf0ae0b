import { expect, it } from 'vitest'
import { loadBank } from '../../bank/load-bank.ts'
import { createLogger } from '@app/shared/logger'
import { createFakeBank } from '../../test/support/fake-bank.ts'
import { createBankIndex } from '../domain/bank-index.ts'
import { warnOfLowStock } from './warn-of-low-stock.ts'

function warningsFor(bank: Parameters<typeof createBankIndex>[0]): unknown[] {
  const warnings: unknown[] = []
  const logger = createLogger('practice', 'silent')
  logger.warn = (facts: unknown) => void warnings.push(facts)
  const index = createBankIndex(bank)
  warnOfLowStock({ index: () => index, logger })
  return warnings
}

it('warns of each section and plan that has nothing new within 30 days', () => {
  // 60 items in each of three sections last 18 days at 10 a day. There are no reading questions at all.
  const warnings = warningsFor(createFakeBank({ itemsPerSkill: 20 }))
  expect(warnings).toContainEqual({ section: 'problem-solving', plan: 'monthly', days: 18 })
  expect(warnings).toContainEqual({ section: 'reading', plan: 'free', days: 0 })
  expect(warnings).not.toContainEqual(expect.objectContaining({ section: 'problem-solving', plan: 'free' }))
})

it('does not warn of the bank as it is', () => {
  expect(warningsFor(loadBank())).toEqual([])
})

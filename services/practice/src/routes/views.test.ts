import { expect, it } from 'vitest'
import { createFakeBank } from '../../test/support/fake-bank.ts'
import { createBankIndex } from '../domain/bank-index.ts'
import { chooseSet } from '../domain/choose-set.ts'
import { nothingSeen } from '../domain/seen.ts'
import { questionViews } from './views.ts'

it('each question about a passage names it and the pace for all of its questions in the set', () => {
  const bank = createFakeBank({ passages: 6 })
  const index = createBankIndex(bank)
  const learner = { abilities: {}, seen: nothingSeen }
  const agenda = { passage: 3, verbal: true }
  const set = chooseSet({ index, learner, day: '2026-11-27', seed: 1, size: 10, agenda })
  const items = new Map(set.map(({ id, version }) => [id, bank.item(id, version)!]))
  const views = questionViews(set, items, { index: () => index, corrections: { current: () => new Map() } })
  const reading = views.filter(({ passage }) => passage !== undefined)
  expect(reading).toHaveLength(3)
  const [family] = new Set(reading.map(({ id }) => bank.heads.find((head) => head.id === id)?.family))
  // Ten words take three seconds, and each question 92.
  for (const view of reading) expect(view).toMatchObject({ passageId: family, passagePaceSeconds: 3 + 3 * 92 })
  for (const view of views) if (!view.passage) expect(view).not.toHaveProperty('passageId')
})

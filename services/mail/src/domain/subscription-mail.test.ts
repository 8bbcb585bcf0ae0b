import type { PaidState } from '@app/contracts/rules/paid-access'
import { expect, it } from 'vitest'
import { mailOfChange } from './subscription-mail.ts'

const at = new Date('2026-11-27T12:00:00Z')
const earlier = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-12-27T00:00:00Z')
const monthly = (status: PaidState['status'], periodEnd: Date | null = later): PaidState => ({
  plan: 'monthly',
  status,
  periodEnd,
})
const over = new Date('2026-11-01T00:00:00Z')
const free: PaidState = { plan: 'free', status: 'canceled', periodEnd: null }

it.each<[string, PaidState | null, PaidState, string | null]>([
  ['a first subscription', null, monthly('active'), 'subscription-started'],
  ['a trial', free, monthly('trialing'), 'subscription-started'],
  ['a second one after the first ran out', monthly('canceled', over), monthly('active'), 'subscription-started'],
  ['a checkout that was not finished', null, monthly('incomplete'), null],
  ['one that was finished', monthly('incomplete'), monthly('active'), 'subscription-started'],
  ['a renewal', monthly('active'), monthly('active', new Date('2027-01-27T00:00:00Z')), null],
  ['the end of a trial', monthly('trialing'), monthly('active'), null],
  ['a refused payment, which has a mail of its own', monthly('active'), monthly('past_due'), null],
  ['refused once more', monthly('past_due'), monthly('past_due'), null],
  ['given up', monthly('past_due'), monthly('unpaid'), 'subscription-changed ended'],
  ['paid at last, which has a receipt', monthly('past_due'), monthly('active'), null],
  ['paid after the plan was lost', monthly('unpaid'), monthly('active'), 'subscription-started'],
  ['a cancellation', monthly('active'), monthly('canceled'), 'subscription-ending'],
  ['a cancellation taken back', monthly('canceled'), monthly('active'), 'subscription-changed resumed'],
  ['a cancelled one running out', monthly('canceled'), monthly('canceled', at), 'subscription-changed ended'],
  ['a cancelled one that is no longer there', monthly('canceled'), free, 'subscription-changed ended'],
  ['more about one that has ended', monthly('canceled', over), monthly('canceled', over), null],
  ['an end at once', monthly('active'), monthly('canceled', over), 'subscription-changed ended'],
  ['a pause', monthly('active'), monthly('paused'), 'subscription-changed paused'],
  ['the end of a pause', monthly('paused'), monthly('active'), 'subscription-changed unpaused'],
  ['nothing to nothing', null, free, null],
])('%s', (_what, before, after, expected) => {
  const mail = mailOfChange(before && { ...before, at: earlier }, after, at)
  const { change } = mail?.facts ?? {}
  expect(mail ? [mail.template, ...(change ? [change] : [])].join(' ') : null).toBe(expected)
})

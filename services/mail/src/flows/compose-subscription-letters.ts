import type { Job } from '../domain/job.ts'
import { dayInWords } from '../domain/in-words.ts'
import type { Letter } from '../domain/letter.ts'
import { paymentFailed } from '../domain/letters/payment-failed.ts'
import { subscriptionChanged, type Change } from '../domain/letters/subscription-changed.ts'
import { subscriptionEnding } from '../domain/letters/subscription-ending.ts'
import { subscriptionStarted } from '../domain/letters/subscription-started.ts'
import type { Compose } from './compose-letter.ts'
import { readAddress, type Address } from './read-address.ts'

export const composeStarted: Compose = (needs, job) =>
  compose(needs, job, (address) =>
    subscriptionStarted({ name: address.greeting, renews: periodEnd(job, address) }, needs.config.brand),
  )

export const composeChanged: Compose = (needs, job) =>
  compose(needs, job, (address) => {
    const change = job.facts['change'] as Change
    return subscriptionChanged({ name: address.greeting, change, renews: periodEnd(job, address) }, needs.config.brand)
  })

export const composeEnding: Compose = (needs, job) =>
  compose(needs, job, (address) =>
    subscriptionEnding({ name: address.greeting, ends: periodEnd(job, address) }, needs.config.brand),
  )

export const composePaymentFailed: Compose = (needs, job) =>
  compose(needs, job, (address) =>
    paymentFailed({ name: address.greeting, over: job.facts['over'] === 'yes' }, needs.config.brand),
  )

async function compose(needs: Parameters<Compose>[0], job: Job, write: (address: Address) => Letter) {
  const address = await readAddress(needs, job)
  return address && { to: address.email, letter: write(address) }
}

/** As the person's own calendar says it; empty where it is not known. */
function periodEnd(job: Job, { zone }: Address): string {
  const end = job.facts['periodEnd']
  return end === undefined ? '' : dayInWords(new Date(end), zone)
}

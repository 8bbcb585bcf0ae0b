import { moneyText } from '@app/contracts/rules/money'
import type { Job } from '../domain/job.ts'
import { dayInWords } from '../domain/in-words.ts'
import type { MailContent } from '../domain/mail-content.ts'
import { paymentReceived } from '../domain/templates/payment-received.ts'
import { paymentFailed } from '../domain/templates/payment-failed.ts'
import { subscriptionChanged, type Change } from '../domain/templates/subscription-changed.ts'
import { subscriptionEnding } from '../domain/templates/subscription-ending.ts'
import { subscriptionStarted } from '../domain/templates/subscription-started.ts'
import type { Compose } from './composed.ts'
import { readAddress, type Address } from './read-address.ts'

export const composeStarted: Compose = (needs, job) =>
  compose(needs, job, (address) =>
    subscriptionStarted({ name: address.greeting, renews: dayOf(job, 'periodEnd', address) }, needs.config.brand),
  )

export const composeChanged: Compose = (needs, job) =>
  compose(needs, job, (address) => {
    const change = job.facts['change'] as Change
    return subscriptionChanged(
      { name: address.greeting, change, renews: dayOf(job, 'periodEnd', address) },
      needs.config.brand,
    )
  })

export const composeEnding: Compose = (needs, job) =>
  compose(needs, job, (address) =>
    subscriptionEnding({ name: address.greeting, ends: dayOf(job, 'periodEnd', address) }, needs.config.brand),
  )

export const composePaymentFailed: Compose = (needs, job) =>
  compose(needs, job, (address) =>
    paymentFailed({ ...paymentIn(job, address), next: dayOf(job, 'nextAttemptAt', address) }, needs.config.brand),
  )

export const composePaymentReceived: Compose = (needs, job) =>
  compose(needs, job, (address) => paymentReceived(paymentIn(job, address), needs.config.brand))

function paymentIn(job: Job, address: Address): { name: string; amount: string; day: string } {
  const amount = moneyText(Number(job.facts['amount']), job.facts['currency'] ?? 'usd')
  return { name: address.greeting, amount, day: dayOf(job, 'at', address) }
}

async function compose(needs: Parameters<Compose>[0], job: Job, write: (address: Address) => MailContent) {
  const address = await readAddress(needs, job)
  return address && { to: address.email, content: write(address) }
}

/** A day as the candidate's own calendar says it; empty if the job does not have the fact. */
function dayOf(job: Job, fact: string, { zone }: Address): string {
  const instant = job.facts[fact]
  return instant === undefined ? '' : dayInWords(new Date(instant), zone)
}

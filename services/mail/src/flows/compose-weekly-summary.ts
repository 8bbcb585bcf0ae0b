import { weeklySummary } from '../domain/templates/weekly-summary.ts'
import { unsubscribedId, unsubscribeToken } from '../providers/unsubscribe-token.ts'
import { summarise } from '../domain/week.ts'
import type { Compose, Needs } from './composed.ts'
import { readAddress } from './read-address.ts'

/** Only for those who want it, as their profile and their last click say at this moment. */
export const composeWeeklySummary: Compose = async (needs, job) => {
  const address = await readAddress(needs, job)
  if (!address?.weeklySummary || job.userId === null || (await isUnsubscribed(needs, job.userId))) return null
  const week = await needs.weeks.find(job.userId, job.facts['monday'] ?? '')
  if (!week) return null
  const { brand, unsubscribeKey } = needs.config
  const facts = { name: address.greeting, week: summarise(week), stopUrl: `${brand.url}/account` }
  const token = unsubscribeToken(unsubscribeKey, job.userId, 'weekly-summary')
  return {
    to: address.email,
    content: weeklySummary(facts, brand),
    unsubscribe: `${brand.url}/api/mail/unsubscribe/${token}`,
  }
}

/**
 * auth hears of a click by an event and then says so in the profile. Until it surely has, the click counts by itself;
 * afterwards the profile does, because the person may have chosen the summary again.
 */
const untilHeardMs = 7 * 24 * 3_600_000

async function isUnsubscribed({ unsubscribed, config, clock }: Needs, userId: string): Promise<boolean> {
  const found = await unsubscribed.findById(unsubscribedId(config.unsubscribeKey, userId, 'weekly-summary'))
  return found !== null && clock.now().getTime() - found.at.getTime() < untilHeardMs
}

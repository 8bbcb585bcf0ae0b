import type { Deps } from '../deps.ts'
import { rhythm, type Plan } from '../domain/schedule.ts'
import { daysOfStock } from '../domain/stock.ts'

/** Writing or generating questions takes weeks, so the operator must know before a section ends. */
const enoughDays = 30

/**
 * Logs one warning for each section and plan that has nothing new within 30 days for a candidate who answers every set.
 * The bank does not change while a process runs, so calling it once at the start is enough; it costs a few milliseconds.
 */
export function warnOfLowStock({ index, logger }: Pick<Deps, 'index' | 'logger'>): void {
  for (const plan of Object.keys(rhythm) as Plan[]) {
    const stock = daysOfStock({ index: index(), plan, horizon: enoughDays })
    for (const [section, days] of Object.entries(stock))
      if (days !== null && days < enoughDays) logger.warn({ section, plan, days }, 'few new questions are left')
  }
}

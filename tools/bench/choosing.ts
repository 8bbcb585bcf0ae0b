import { randomUUID } from 'node:crypto'
import { dayKey } from '@app/contracts/rules/day-key'
import type { Database } from '@app/shared/mongo/connect'
import { createBankIndex } from '../../services/practice/src/domain/bank-index.ts'
import { freezeSet } from '../../services/practice/src/domain/daily-set.ts'
import { newLearner } from '../../services/practice/src/domain/learner.ts'
import { nothingSeen, see } from '../../services/practice/src/domain/seen.ts'
import { createLearners } from '../../services/practice/src/store/learners.ts'
import { createFakeBank } from '../../services/practice/test/support/fake-bank.ts'
import { loadAverage } from './machine.ts'
import { createRandom, histogramOf, median } from './statistics.ts'
import { type Section, short } from './table.ts'

const ITEMS = 100_000
const ANSWERS = 10_000
const SKILLS = 72
const ROUNDS = 600
const WARM_UP = 100

/** A set of ten for a candidate with a long life, out of a very large bank, with the candidate read from the database. */
export async function measureChoosing(db: Database['db']): Promise<Section> {
  const bank = createFakeBank({ skillsPerSection: SKILLS / 3, itemsPerSkill: Math.ceil(ITEMS / SKILLS), siblings: 20 })
  const index = createBankIndex(bank)
  const learners = createLearners(db)
  const userId = randomUUID()
  await learners.rewrite(longLife(userId, bank), 0)
  const whole: number[] = []
  const loading: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const began = performance.now()
    const learner = await learners.findById(userId)
    const loaded = performance.now()
    if (!learner) throw new Error('the candidate is missing')
    // Another day each time, and with it another seed.
    const now = new Date(Date.UTC(2027, 0, 1) + (round + WARM_UP) * 86_400_000)
    freezeSet(index, learner, { userId, plan: 'monthly', day: dayKey(now, 'UTC'), zone: 'UTC', now })
    if (round < 0) continue
    whole.push(performance.now() - began)
    loading.push(loaded - began)
  }
  const times = histogramOf(whole)
  const own = whole.map((time, round) => time - loading[round]!)
  const p99 = times.percentile(0.99)
  return {
    title: 'Choosing a set',
    note: `${bank.heads.length.toLocaleString('en-US')} items, ${ANSWERS.toLocaleString('en-US')} answers, the shipped policy, the candidate read from the database each time; ${ROUNDS} rounds; load average ${loadAverage()}.`,
    rows: [
      { what: 'p50', got: `${short(times.percentile(0.5))} ms, of which loading ${short(median(loading))} ms` },
      { what: 'p99', got: `${short(p99)} ms`, bar: '≤ 5 ms', reached: p99 <= 5 },
      { what: 'p99 without loading', got: `${short(histogramOf(own).percentile(0.99))} ms` },
    ],
  }
}

/** All answers near the candidate's level, as selection itself would have served them: the worst case for the search. */
function longLife(userId: string, bank: ReturnType<typeof createFakeBank>) {
  const random = createRandom(1)
  const near = bank.heads.toSorted((a, b) => Math.abs(a.difficulty + 0.8) - Math.abs(b.difficulty + 0.8))
  // Two sets of ten a day, up to the day before the first round.
  const sights = near.slice(0, ANSWERS).map(({ id }, n) => ({ id, day: 20_818 - Math.floor(n / 20), answered: true }))
  const abilities = bank.skills.map(({ id }) => [id, { theta: 2 * random() - 1, n: Math.round(ANSWERS / SKILLS) }])
  return { ...newLearner(userId), abilities: Object.fromEntries(abilities), seen: see(nothingSeen, sights) }
}

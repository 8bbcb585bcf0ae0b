import { randomUUID } from 'node:crypto'
import { latenciesOf, generateLoad } from '../../bench/load-generator.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, askJson, bearer, newAddress } from './ask.ts'
import { countedGuessesOf } from './counted-guesses.ts'
import { limiterPlant } from './limiter-plant.ts'
import { sealer } from './passwords.ts'
import { pool } from './pool.ts'
import { visitorsOf } from './visitors.ts'

interface Attack {
  tries: number
  accounts: number
  addresses: number
  /** How many guesses are under way at once. */
  atOnce: number
}

const LIMIT = 10
const BAR_MS = 250

/**
 * Guesses through the gateways from many addresses, half of them at a tenth of the accounts. Nobody but whoever counts
 * the answers 401 knows better how often a password was checked: what is not checked is 429 or 503.
 */
async function stuff(trial: Trial, stack: Stack, attack: Attack): Promise<Outcome> {
  const { random } = trial
  const emails = Array.from({ length: attack.accounts }, () => `${randomUUID()}@example.com`)
  const favourites = emails.slice(0, Math.ceil(emails.length / 10))
  const addresses = Array.from({ length: attack.addresses }, newAddress)
  const checked = new Map<string, number>()
  const statuses = new Map<number, number>()
  const seal = await sealer(stack)
  await visitorsOf(stack)
  const others = await watchOthers(stack, newAddress())
  await pool(Array.from({ length: attack.tries }), attack.atOnce, async (_, index) => {
    const email = random.pick(random.next() < 0.5 ? favourites : emails)
    const gateway = stack.ports.gateway[index % stack.ports.gateway.length]
    const from = random.pick(addresses)
    const url = `http://127.0.0.1:${gateway}/api/auth/login`
    const { status } = await askJson({ method: 'POST', url, from, body: { email, ...seal(`guess ${index}`) } })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 401) checked.set(email, (checked.get(email) ?? 0) + 1)
  })
  const { p99, slowest, failed, calls } = await others.stop()
  const stored = await countedGuessesOf(stack, favourites)
  const most = Math.max(...checked.values(), ...stored)
  const faults = [...checked].filter(([, count]) => count > LIMIT).map(([email, count]) => tooOften(email, count))
  if (Math.max(...stored) > LIMIT) faults.push(`the store counts ${Math.max(...stored)} guesses at one address`)
  if (failed > 0) faults.push(`${failed} of ${calls} calls of somebody else failed meanwhile`)
  // In the quick tier other tests share the machine.
  if (trial.tier === 'full' && p99 > BAR_MS) faults.push(`other routes: p99 ${p99.toFixed(0)} ms`)
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const got = `at most ${most} checks an address (${answers}); other routes: ${calls} calls, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`
  return { got, n: attack.tries, faults }
}

const tooOften = (email: string, count: number) => `${count} passwords were checked for ${email} instead of ${LIMIT}`

/** Somebody with a session goes on working, four calls a second, and measures. */
async function watchOthers(stack: Stack, from: string) {
  const { free } = await visitorsOf(stack)
  const call = () => ask({ url: `${stack.base}/api/tests/daily/progress`, headers: bearer(free.token), from })
  const load = generateLoad({ callers: 1, pauseMs: 250 }, call)
  return {
    async stop() {
      const calls = await load.stop()
      const waits = latenciesOf(calls)
      const failed = calls.filter(({ status }) => status !== 200).length
      return { p99: waits.percentile(0.99), slowest: waits.max, failed, calls: calls.length }
    },
  }
}

export const a3Stuffing: Row = {
  id: 'A3',
  name: 'credential stuffing',
  bar: 'at most 10 password checks an address in 15 minutes, from any number of networks; others unharmed: 0 failures, p99 <= 250 ms',
  plant: {
    what: 'one failure more than the limit is admitted',
    into: limiterPlant,
    see: async (trial) => stuff(trial, await trial.planted(), { tries: 60, accounts: 10, addresses: 20, atOnce: 4 }),
  },
  run: async (trial) =>
    stuff(
      trial,
      await trial.stack(),
      trial.tier === 'full'
        ? { tries: 10_000, accounts: 1_000, addresses: 200, atOnce: 16 }
        : { tries: 100, accounts: 20, addresses: 30, atOnce: 6 },
    ),
}

import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { accountPassword, freshAddress, makeAccounts } from './accounts.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { comparable } from './ask.ts'
import { askPatiently } from './ask-patiently.ts'
import { type Sealed, sealer } from './passwords.ts'
import { addressOf } from './targets.ts'

const operations = ['login', 'forgot-password', 'resend-verification', 'register'] as const
type Operation = (typeof operations)[number]

/** What tells nothing lies in here; in the full tier, where chance alone keeps within it: three sigma are 0.04. */
const BAR = { low: 0.45, high: 0.55 }

/**
 * How far from 0.5 chance takes the area of so many pairs (Mann-Whitney U: sigma² = (n+m+1)/12nm), four sigma beyond the
 * bar. Few pairs so see only what is plain: tens of milliseconds.
 */
const wideBar = (pairs: number) => 0.05 + 4 * Math.sqrt((2 * pairs + 1) / (12 * pairs ** 2))

/** One auth process that never tells by its answers whether an address is known: registration mode `verify-first`. */
async function withQuietAuth<T>(stack: Stack, plants: readonly Plant[], act: () => Promise<T>): Promise<T> {
  await stack.restart('auth', 0, { plants, env: { REGISTRATION_MODE: 'verify-first' } })
  try {
    return await act()
  } finally {
    await stack.restart('auth', 0)
  }
}

interface Seen {
  operation: Operation
  auc: number
  /** Every answer that there was, without its request id. */
  answers: Set<string>
}

/** Each address once, known and unknown in random order, straight at the process, one call at a time. */
async function compare({ random }: Trial, stack: Stack, { operation, pairs }: { operation: Operation; pairs: number }) {
  const known = (await makeAccounts(stack, pairs)).map(({ email }) => ({ email, kind: 'known' as const }))
  const unknown = known.map(() => ({ email: freshAddress(), kind: 'unknown' as const }))
  const seal = await sealer(stack)
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (const { email, kind } of random.shuffle([...known, ...unknown])) {
    const url = `${addressOf(stack, 'auth')}/api/auth/${operation}`
    const reply = await askPatiently({ method: 'POST', url, body: bodyOf(operation, email, seal) })
    times[kind].push(reply.ms)
    answers.add(comparable(reply))
  }
  return { operation, auc: areaUnderCurve(times.unknown, times.known), answers }
}

function bodyOf(operation: Operation, email: string, seal: (password: string) => Sealed) {
  if (operation === 'login') return { email, ...seal(`not ${accountPassword}`) }
  if (operation === 'register') return { email, ...seal(accountPassword) }
  return { email }
}

function toldBy({ operation, answers }: Seen): string[] {
  return answers.size === 1 ? [] : [`${operation} has several answers: ${[...answers].join(' and ')}`]
}

function timedBy({ operation, auc }: Seen, bar: { low: number; high: number }): string[] {
  return auc >= bar.low && auc <= bar.high
    ? []
    : [`the time of ${operation} tells known addresses: AUC ${auc.toFixed(3)}`]
}

/** What the planted defect must leave. The quick tier judges nothing else by time. */
function plantBarOf(tier: Trial['tier'], pairs: number) {
  const wide = wideBar(pairs)
  return tier === 'full' ? BAR : { low: 0.5 - wide, high: 0.5 + wide }
}

const COUNTS = { full: { pairs: 1_000, runs: 3, gapMs: 2 }, quick: { pairs: 40, runs: 1, gapMs: 150 } } as const

export const a1Enumeration: Row = {
  id: 'A1',
  long: true,
  name: 'enumeration by time',
  bar: 'login, forgot, resend and register (verify-first), 1,000 known and 1,000 unknown addresses each once, three times: one status, body and order of headers, AUC of the times 0.45 to 0.55',
  plant: {
    what: 'asking for a new password takes 2 ms longer for a known address (150 ms in the quick tier, whose few pairs on a busy machine see no less), and ends when it is done instead of at a whole step',
    async see(trial): Promise<Outcome> {
      const stack = await trial.stack()
      const { pairs, gapMs } = COUNTS[trial.tier]
      const later = {
        file: '/auth/src/flows/request-link.ts',
        find: 'const login = await deps.logins.findByEmail(emailKey)',
        replace: `const login = await deps.logins.findByEmail(emailKey)
  if (login) await new Promise((resolve) => setTimeout(resolve, ${gapMs}))`,
      }
      const uneven = {
        file: '/auth/src/flows/answer-evenly.ts',
        find: 'await pause(stepMs - ((performance.now() - began) % stepMs))',
        replace: 'await pause(0)',
      }
      const seen = await withQuietAuth(stack, [later, uneven], () =>
        compare(trial, stack, { operation: 'forgot-password', pairs }),
      )
      return { got: '', n: 2 * pairs, faults: timedBy(seen, plantBarOf(trial.tier, pairs)) }
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const { pairs, runs } = COUNTS[trial.tier]
    const plan = Array.from({ length: runs }).flatMap(() => trial.random.shuffle(operations))
    const seen = await withQuietAuth(stack, [], async () => {
      const all: Seen[] = []
      for (const operation of plan) {
        all.push(await compare(trial, stack, { operation, pairs }))
        trial.say(`${operation}: AUC ${all.at(-1)!.auc.toFixed(3)}`)
      }
      return all
    })
    const words = operations.map((operation) => {
      const areas = seen.filter((each) => each.operation === operation).map(({ auc }) => auc.toFixed(3))
      return `${operation} ${areas.join(', ')}`
    })
    const untimed = trial.tier === 'full' ? '' : ' (too few to judge)'
    const got = `${pairs} + ${pairs} addresses, AUC of ${words.join('; ')}${untimed}`
    const faults = seen.flatMap((each) => [...toldBy(each), ...(trial.tier === 'full' ? timedBy(each, BAR) : [])])
    return { got, n: plan.length * 2 * pairs, faults }
  },
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plant } from '../../stack/plant.ts'
import { onlyCounts, type Stack } from '../../stack/stack.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import { openCallers, type VoiceCallers } from './voice-callers.ts'

const asked = 100
/** Rounds for each limit, how many of all rounds lose a process in their middle, and sessions at once. */
const sizes = {
  planted: { limits: [2], rounds: 1, kills: 0, sessions: 10 },
  quick: { limits: [10], rounds: 1, kills: 1, sessions: 10 },
  full: { limits: [2, 10, 100], rounds: 67, kills: 20, sessions: 100 },
} as const

/** Its two steps are as far apart as those of a busy process. */
const countsInTwoSteps: Plant = {
  file: '/tutor-voice/src/flows/voice-quota.ts',
  find: '{ key, limit: today.limit, sweepAt }',
  replace:
    '{ key, limit: (await deps.turns.used(id)) < today.limit ? await new Promise((done) => setTimeout(done, 100, 1_000_000)) : 0, sweepAt }',
}

const believesTheBrowser: Plant = {
  file: '/tutor-voice/src/flows/observe-call.ts',
  find: 'if (key !== null) later(',
  replace: 'if (key === undefined) later(',
}

const keepsOldSecrets: Plant = {
  file: '/tutor-voice/src/flows/begin-call.ts',
  find: 'if (preparedId !== call.id || ',
  replace: 'if (preparedId === undefined || ',
}

export const d8: Row = {
  id: 'D8',
  long: true,
  name: 'voice turns',
  bar: 'limits 2, 10 and 100: of 100 turns at once on two processes, 200 times, 20 of them with kill -9, exactly min(100, limit) count, and each counts once; of 100 sessions at once 1 begins a call; a client that counts no turn is hung up at the limit, also after kill -9',
  plant: {
    what: 'a tutor that counts in two steps, believes the browser, and lets old secrets begin calls: each of them seen',
    see: async (trial) => {
      const defects = [countsInTwoSteps, believesTheBrowser, keepsOldSecrets]
      const { got, n, found } = await tryVoice(trial, { ...sizes.planted, defects })
      const kinds = Object.values(found)
      return { got, n, faults: kinds.every((faults) => faults.length > 0) ? kinds.flat() : [] }
    },
  },
  async run(trial): Promise<Outcome> {
    const { got, n, found } = await tryVoice(trial, { ...sizes[trial.tier], defects: [] })
    return { got, n, faults: Object.values(found).flat() }
  },
}

interface Found {
  /** Days on which more or fewer turns counted than the limit allows, or one counted twice. */
  counts: string[]
  /** Candidates with more than one call. */
  calls: string[]
  /** Clients that went on beyond the limit. */
  hostile: string[]
}

interface Plan {
  limits: readonly number[]
  rounds: number
  kills: number
  sessions: number
  defects: readonly Plant[]
}

async function tryVoice(trial: Trial, plan: Plan): Promise<{ got: string; n: number; found: Found }> {
  const names = ['auth', 'tutor-voice'] as const
  const stack = await trial.ownStack({ counts: { ...onlyCounts(names), gateway: 1, 'tutor-voice': 2 } })
  const callers = await openCallers(stack)
  const found: Found = { counts: [], calls: [], hostile: [] }
  const rounds = plan.limits.length * plan.rounds
  let round = 0
  try {
    for (const limit of plan.limits) {
      const setUp = { plants: plan.defects, env: { VOICE_TURNS_SUBSCRIBER: `${limit}`, VOICE_LAST_ANSWER_MS: '1000' } }
      for (const index of [0, 1]) await stack.restart('tutor-voice', index, setUp)
      const again = (index: number) => stack.start('tutor-voice', index, setUp)
      for (let n = 0; n < plan.rounds; n += 1, round += 1) {
        const isKilled = Math.floor(((round + 1) * plan.kills) / rounds) > Math.floor((round * plan.kills) / rounds)
        found.counts.push(...(await countAtOnce(stack, callers, { limit, again: isKilled ? again : null })))
      }
      found.calls.push(...(await prepareAtOnce(callers, plan.sessions)))
      if (limit < asked) found.hostile.push(...(await talkOn(stack, callers, { limit, again })))
    }
  } finally {
    await callers.close()
  }
  const got = `${rounds} × ${asked} turns at once, ${plan.kills} with kill -9: ${found.counts.length} wrong counts; ${found.calls.length} candidates with two calls; ${found.hostile.length} clients beyond the limit`
  return { got, n: rounds * asked, found }
}

/** 100 turns of one candidate on both processes; one of them may be killed meanwhile. Lost calls are sent again. */
async function countAtOnce(
  stack: Stack,
  callers: VoiceCallers,
  { limit, again }: { limit: number; again: ((index: number) => Promise<void>) | null },
): Promise<string[]> {
  const candidate = await callers.create()
  const keys = Array.from({ length: asked }, () => `item_${randomUUID()}`)
  const counting = Promise.all(keys.map((key, index) => callers.consume(candidate, key, index)))
  if (again) {
    await pause(30)
    await stack.kill('tutor-voice', 1)
    await again(1)
  }
  const counted = keys.filter(
    (
      (statuses) => (_key, index) =>
        statuses[index] === 200
    )(await counting),
  )
  const repeated = await Promise.all(counted.map((key, index) => callers.consume(candidate, key, index + 1)))
  const { used } = await callers.usage(candidate)
  const expected = Math.min(asked, limit)
  const said = `of ${asked} turns at the limit ${limit}`
  return [
    ...(counted.length === expected ? [] : [`${said} ${counted.length} counted, not ${expected}`]),
    ...(used === expected ? [] : [`${said} ${used} are stored, not ${expected}`]),
    ...(repeated.every((status) => status === 200)
      ? []
      : [`${said} one that was counted was refused when it came again`]),
  ]
}

/**
 * Many sessions of one candidate, and all their secrets: at once, and then as many again one after the other, because a call
 * that begins ends the one before, so that those at once may hide each other.
 */
async function prepareAtOnce(callers: VoiceCallers, count: number): Promise<string[]> {
  const candidate = await callers.create()
  const prepare = () => Promise.all(Array.from({ length: count }, (_, index) => callers.prepare(candidate, index)))
  const secrets = await prepare()
  const together = await Promise.all(secrets.map((secret, index) => callers.begin(secret, index)))
  const inTurn: (string | null)[] = []
  for (const [index, secret] of (await prepare()).entries()) inTurn.push(await callers.begin(secret, index))
  for (const call of [...together, ...inTurn]) if (call) await callers.end(candidate, call)
  return [together, inTurn].flatMap((begun) => {
    const calls = begun.filter((call) => call !== null).length
    return calls === 1 ? [] : [`${count} sessions of one candidate began ${calls} calls`]
  })
}

/** A client that speaks on and on, and never says that it did; the process that watches it is killed once. */
async function talkOn(
  stack: Stack,
  callers: VoiceCallers,
  { limit, again }: { limit: number; again: (index: number) => Promise<void> },
): Promise<string[]> {
  const candidate = await callers.create()
  const call = await callers.begin(await callers.prepare(candidate, 0), 0)
  if (!call) return ['a call could not begin']
  const providerId = await callers.providerIdOf(candidate, call)
  await callers.untilWatched(providerId, true)
  await stack.kill('tutor-voice', 0)
  await callers.untilWatched(providerId, false)
  await callers.untilWatched(providerId, true)
  await again(0)
  for (let n = 0; n < limit + 3; n += 1) await callers.speak(providerId)
  const isEnded = await callers.untilEnded(providerId)
  const { used } = await callers.usage(candidate)
  return [
    ...(isEnded ? [] : [`a client that spoke ${limit + 3} times at the limit ${limit} was not hung up`]),
    ...(used === limit ? [] : [`of a client that spoke ${limit + 3} times ${used} turns are stored, not ${limit}`]),
  ]
}

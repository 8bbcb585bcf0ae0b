import { setTimeout as pause } from 'node:timers/promises'
import { type Caller, createCaller } from '../../bench/caller.ts'
import type { Plant } from '../../stack/plant.ts'
import { onlyCounts, type Stack } from '../../stack/stack.ts'
import { until } from '../money/shop.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import { ask, openPeople, type People, type Reply } from './people.ts'
import { isGood, p99, type Sample, startTraffic } from './traffic.ts'

const sizes = {
  // Beside another suite: where practice is too busy to say what is in work, only general questions are answered.
  quick: { askers: 12, waves: 1, rate: 8, calmMs: 1_000, isTimed: false },
  full: { askers: 40, waves: 4, rate: 60, calmMs: 15_000, isTimed: true },
} as const

/** The deadline of the operation, and half a second for the way. */
const answerMs = 8_500
const refusedMs = 500
const othersMs = 250
/** The provider rests for 30 s after failures; then one answer tries it. */
const backMs = 45_000
/** The built-in tutor knows it, and a model does not have to. */
const question = 'What is 15% of 240?'

const waits: readonly Plant[] = [
  {
    file: '/tutor-voice/src/flows/whole-answer.ts',
    find: 'const patienceMs = 6_000',
    replace: 'const patienceMs = 60_000',
  },
]

export const l9: Row = {
  id: 'L9',
  long: true,
  name: 'hanging tutor',
  bar: "the tutor's provider hangs: every question is answered within 8 s by the built-in tutor, which says so, or refused at once beyond half of the gateway's room; the others' calls all succeed, with a p99 of at most 250 ms; within 45 s after the provider is back it answers again",
  plant: {
    what: 'a tutor that waits for its provider for a minute',
    see: (trial) => hang(trial, { ...sizes.quick, askers: 2, calmMs: 0 }, waits),
  },
  run: (trial) => hang(trial, sizes[trial.tier], []),
}

interface Size {
  /** Questions at once, and how often in a row. */
  askers: number
  waves: number
  rate: number
  calmMs: number
  isTimed: boolean
}

interface Answer {
  answer?: string
  source?: { kind: string; instead?: boolean }
  code?: string
}

async function hang(trial: Trial, size: Size, plants: readonly Plant[]): Promise<Outcome> {
  const stack = await trial.ownStack({
    counts: onlyCounts(['gateway', 'auth', 'practice', 'billing', 'payments', 'tutor-voice']),
    plants: { 'tutor-voice': plants },
    tutorProvider: true,
  })
  const [people, caller] = [await openPeople(stack), createCaller(stack.base)]
  try {
    return await hangUnder(trial, { stack, people, caller, size, isPlanted: plants.length > 0 })
  } finally {
    caller.close()
    await people.close()
  }
}

interface Hanging {
  stack: Stack
  people: People
  caller: Caller
  size: Size
  isPlanted: boolean
}

async function hangUnder({ random }: Trial, { stack, people, caller, size, isPlanted }: Hanging): Promise<Outcome> {
  const askOne = async () =>
    ask<Answer>(caller, await people.create(), { method: 'POST', path: '/tutor/ask', body: { question } })
  const traffic = await startTraffic(stack, random, size.rate)
  await pause(1_000 + size.calmMs)
  const began = traffic.now()
  await stack.setTutorProvider({ mode: 'hangs' })
  const asked: Reply<Answer>[] = []
  for (let wave = 0; wave < size.waves; wave += 1)
    asked.push(...(await Promise.all(Array.from({ length: size.askers }, askOne))))
  const ended = traffic.now()
  await stack.setTutorProvider({ mode: 'good' })
  const isBack = isPlanted || (await until(async () => (await askOne()).body.source?.kind === 'model', backMs, 500))
  const others = (await traffic.stop()).filter(({ operation }) => operation !== 'ask')
  const during = others.filter(({ at }) => at >= began && at < ended)
  const faults = [
    ...asked.flatMap(faultsOf),
    ...(asked.some(({ body }) => body.source?.instead) ? [] : ['no question was answered by the built-in tutor']),
    ...faultsOfOthers(during, size.isTimed),
    ...(isBack ? [] : [`the provider answered nothing within ${backMs / 1_000} s after it was back`]),
  ]
  const got = `${asked.length} questions to a provider that hangs, ${asked.filter(isGood).length} answered, the slowest after ${Math.round(Math.max(...asked.map(({ ms }) => ms)))} ms; ${during.length} calls of others, p99 ${Math.round(p99(during))} ms; ${faults.length} faults`
  return { got, n: asked.length + during.length, faults }
}

function faultsOf({ status, body, ms }: Reply<Answer>): string[] {
  const isRefused = status === 503 && body.code === 'unavailable' && ms <= refusedMs
  const isHelped = status === 200 && body.source?.instead === true && (body.answer ?? '').includes('36')
  return [
    ...(isHelped || isRefused ? [] : [`a question got ${status} ${JSON.stringify(body.source ?? body.code)}`]),
    ...(ms <= answerMs ? [] : [`a question was answered after ${Math.round(ms)} ms`]),
  ]
}

function faultsOfOthers(during: readonly Sample[], isTimed: boolean): string[] {
  const bad = during.filter((sample) => !isGood(sample))
  const slowest = p99(during)
  return [
    ...(bad[0] ? [`${bad.length} calls of others failed, such as ${bad[0].operation} ${bad[0].status}`] : []),
    ...(isTimed && slowest > othersMs ? [`p99 of the others was ${Math.round(slowest)} ms`] : []),
  ]
}

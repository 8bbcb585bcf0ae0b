import { createCaller } from '../../bench/caller.ts'
import { latenciesOf, pickByShare, generateLoad, type Timing } from '../../bench/load-generator.ts'
import { type Candidate, register } from '../../dev/candidate.ts'
import type { Random } from '../support/random.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, openPeople, type Person, type Reply } from './people.ts'

/** One call that a candidate made, and whose service answers it. */
export interface Sample extends Timing {
  operation: Operation
  service: 'auth' | 'practice' | 'billing' | 'tutor-voice'
  /** 0 where no answer came. */
  status: number
}

/** What people do at the moment, in shares of all calls. */
const mix = [
  { operation: 'me', service: 'auth', share: 0.25, path: '/auth/me' },
  { operation: 'daily', service: 'practice', share: 0.22, path: '/tests/daily' },
  { operation: 'progress', service: 'practice', share: 0.1, path: '/tests/daily/progress' },
  { operation: 'history', service: 'practice', share: 0.1, path: '' },
  { operation: 'submit', service: 'practice', share: 0.1, path: '/tests/daily/submit' },
  { operation: 'pricing', service: 'billing', share: 0.13, path: '/payments/pricing' },
  { operation: 'usage', service: 'tutor-voice', share: 0.05, path: '/voice/usage' },
  { operation: 'ask', service: 'tutor-voice', share: 0.05, path: '/tutor/ask' },
] as const

export type Operation = (typeof mix)[number]['operation']

export interface Traffic {
  samples: Sample[]
  /** Milliseconds since it began. */
  now(): number
  /** Starts no more calls, and waits for those under way. */
  stop(): Promise<Sample[]>
}

const accounts = 4
/** The built-in tutor answers it. */
const question = 'What is 15% of 240?'

/** An open load of mixed calls at so many a second; latencies count from the intended start. */
export async function startTraffic(stack: Stack, random: Random, rate: number): Promise<Traffic> {
  const callers = await openCallers(stack, random)
  const load = generateLoad<Omit<Sample, keyof Timing>>({ rate, random: random.next }, async () => {
    const { operation, service, path } = pickByShare(mix, random.next)
    const { status } = await callers.call(operation, path)
    return { operation, service, status }
  })
  return {
    samples: load.samples,
    now: load.now,
    async stop() {
      await load.stop()
      await callers.close()
      return load.samples
    },
  }
}

interface Callers {
  call(operation: Operation, path: string): Promise<Reply>
  close(): Promise<void>
}

/** A few accounts, some candidates, and always new ones who open a set and submit it later. */
async function openCallers(stack: Stack, random: Random): Promise<Callers> {
  const people = await openPeople(stack)
  const known: Candidate[] = []
  for (let n = 0; n < accounts; n += 1)
    known.push(await register({ base: stack.base, from: `127.6.${random.int(1, 250)}.${random.int(1, 250)}` }))
  const persons: Person[] = []
  for (let n = 0; n < 40; n += 1) persons.push(await people.create())
  const caller = createCaller(stack.base)
  const openSets: Array<{ person: Person; answers: Record<string, string> }> = []
  const openOne = async () => {
    const person = await people.create()
    const opened = await ask<{ questions?: Array<{ id: string }> }>(caller, person, { path: '/tests/daily' })
    const { questions = [] } = opened.body
    if (opened.status === 200)
      openSets.push({ person, answers: Object.fromEntries(questions.map(({ id }) => [id, 'C'])) })
    return opened
  }
  return {
    async call(operation, path) {
      const person = random.pick(persons)
      if (operation === 'daily') return openOne()
      if (operation === 'me') return ask(caller, { token: random.pick(known).token, from: person.from }, { path })
      if (operation === 'history') return ask(caller, person, { path: `/results/user/${person.userId}` })
      // Always another candidate: each of them has only so many questions a day.
      if (operation === 'ask') return ask(caller, await people.create(), { method: 'POST', path, body: { question } })
      if (operation !== 'submit') return ask(caller, person, { path })
      const open = openSets.pop()
      return open ? ask(caller, open.person, { method: 'POST', path, body: { answers: open.answers } }) : openOne()
    },
    async close() {
      caller.close()
      await people.close()
    },
  }
}

export const isGood = ({ status }: Pick<Sample, 'status'>) => status >= 200 && status < 300

export const p99 = (samples: readonly Sample[]) => latenciesOf(samples).percentile(0.99)
export const p95 = (samples: readonly Sample[]) => latenciesOf(samples).percentile(0.95)

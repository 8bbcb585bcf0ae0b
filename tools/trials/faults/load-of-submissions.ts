import { setTimeout as pause } from 'node:timers/promises'
import { type Caller, createCaller } from '../../bench/caller.ts'
import { generateLoad } from '../../bench/load-generator.ts'
import type { Random } from '../support/random.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, openPeople, type People, type Person, type Reply } from './people.ts'

/** What one candidate did, as far as they know. */
export interface Sent {
  person: Person
  setId: string | null
  answers: Record<string, string>
  /** What a 200 told them; null where none came. */
  acknowledged: { correctAnswers: number; totalQuestions: number; score: number } | null
}

export interface Ledger {
  sent: Sent[]
  /** The slowest single call, in milliseconds, and how many calls got no good answer and were made again. */
  slowestMs: number
  repeated: number
  /** Answers that no candidate should get: neither 200 nor one that says 'come again'. */
  odd: string[]
}

export interface Load {
  ledger: Ledger
  /** Starts nobody any more and waits for those under way. */
  stop(): Promise<Ledger>
}

export interface LoadOptions {
  stack: Stack
  random: Random
  /** New candidates a second; each opens a set and submits it. */
  rate: number
}

interface SetView {
  setId?: string
  questions: Array<{ id: string }>
}

/** Asked so often until a good answer comes, with pauses that grow: a crowd that repeats at once would keep it away. */
const patience = { tries: 60, oddTries: 5, pauseMs: 300, longestPauseMs: 5000, growth: 1.3 }

/** So many candidates at once at most: what is looked for is what crashes lose, not how much a busy machine carries. */
const mostAtOnce = 200

/** What tells a caller to come again: no answer at all, too many, away, too late. */
export const comeAgain = new Set([0, 429, 502, 503, 504])

/**
 * An open load: at random times new candidates open their set and submit it, whatever becomes of the earlier ones. Each
 * repeats a call that got no good answer, with the same answers, as the page does.
 */
export async function startLoad({ stack, random, rate }: LoadOptions): Promise<Load> {
  const ledger: Ledger = { sent: [], slowestMs: 0, repeated: 0, odd: [] }
  const people = await openPeople(stack)
  const caller = createCaller(stack.base)
  const pace = { rate, random: random.next, atMost: mostAtOnce }
  const journeys = generateLoad(pace, () => journey({ caller, people, ledger, random }))
  return {
    ledger,
    async stop() {
      await journeys.stop()
      caller.close()
      await people.close()
      return ledger
    },
  }
}

interface Journey {
  caller: Caller
  people: People
  ledger: Ledger
  random: Random
}

const letters = ['A', 'B', 'C', 'D', 'E'] as const

async function journey({ caller, people, ledger, random }: Journey): Promise<void> {
  const person = await people.create()
  const sent: Sent = { person, setId: null, answers: {}, acknowledged: null }
  ledger.sent.push(sent)
  const set = await insist<SetView>(ledger, () => ask(caller, person, { path: '/tests/daily' }))
  if (!set) return
  sent.setId = set.setId ?? null
  sent.answers = Object.fromEntries(set.questions.map(({ id }) => [id, random.pick(letters)]))
  const body = { answers: sent.answers }
  const submit = { method: 'POST', path: '/tests/daily/submit', body } as const
  sent.acknowledged = await insist<NonNullable<Sent['acknowledged']>>(ledger, () => ask(caller, person, submit))
}

/** Asks until a good answer comes; null where none comes, or too many that nobody should get. */
async function insist<T>(ledger: Ledger, call: () => Promise<Reply>): Promise<T | null> {
  let oddTries = 0
  for (let tries = 0; tries < patience.tries; tries += 1) {
    const { status, body, ms } = await call()
    ledger.slowestMs = Math.max(ledger.slowestMs, ms)
    if (status === 200) return body as T
    ledger.repeated += 1
    if (!comeAgain.has(status)) {
      ledger.odd.push(`a candidate was answered ${status}: ${JSON.stringify(body)}`)
      if ((oddTries += 1) === patience.oddTries) return null
    }
    await pause(Math.min(patience.longestPauseMs, patience.pauseMs * patience.growth ** tries))
  }
  return null
}

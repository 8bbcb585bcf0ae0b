import { dayKey } from '@app/contracts/rules/day-key'
import type { components as Auth } from '@app/contracts/generated/auth'
import type { components as Billing } from '@app/contracts/generated/billing'
import type { components as Practice } from '@app/contracts/generated/practice'
import type { components as TutorVoice } from '@app/contracts/generated/tutor-voice'
import { bank, type BankItem } from './bank.ts'

export type User = Auth['schemas']['User']
export type Result = Practice['schemas']['Result']
export type Device = Auth['schemas']['Sessions']['sessions'][number]
export type Subscription = Billing['schemas']['LiveSubscription']
export type Receipt = Auth['schemas']['Erasure']['receipts'][number]
export type Thread = TutorVoice['schemas']['TutorThread']
type OptionId = BankItem['answer']

/** Everything the mocked API knows: one candidate, their sessions and results. */
export interface World {
  now: () => Date
  user: User
  plan: 'free' | 'monthly'
  subscription: Subscription
  receiptsOfPayments: Billing['schemas']['Receipts']['receipts']
  sessions: Set<string>
  results: Result[]
  /** The base result of the open retake. */
  openRetake: string | null
  /** Where the candidate is logged in. */
  devices: Device[]
  /** What was asked of the tutor: by guests and by the candidate, and the candidate's threads, newest first. */
  tutor: { guests: number; member: number; threads: Thread[] }
  voice: Voice
  /** The receipts that are there, once the account is being deleted. */
  receipts: Receipt[]
}

/** The tutor by voice: turns, and the calls that were begun. */
interface Voice {
  limit: number
  inactivityMs: number
  dialect: TutorVoice['schemas']['VoiceSession']['dialect']
  /** What the page had counted, oldest first; the same item is one turn. */
  items: string[]
  /** Each begins one call. */
  secrets: Set<string>
  /** What each session was about; null for no question. */
  abouts: Array<string | null>
  /** The thread of each session's call. */
  threadIds: string[]
  calls: Array<{ id: string; ended: boolean }>
}

const newVoice = (plan: World['plan']): Voice => ({
  limit: plan === 'monthly' ? 30 : 2,
  inactivityMs: 30_000,
  dialect: 'realtime',
  items: [],
  secrets: new Set(),
  abouts: [],
  threadIds: [],
  calls: [],
})

interface WorldOptions {
  now?: () => Date
  plan?: World['plan']
  zone?: string
}

export const SESSION = 'mock-session'

const noSubscription: Subscription = {
  active: false,
  status: 'none',
  periodEnd: null,
  cancelAt: null,
  cancelAtPeriodEnd: false,
  amount: null,
  currency: null,
  interval: null,
}

export function createWorld({
  now = () => new Date(),
  plan = 'monthly',
  zone = 'Europe/Madrid',
}: WorldOptions = {}): World {
  return {
    now,
    plan,
    subscription: { ...noSubscription, active: plan === 'monthly', status: plan === 'monthly' ? 'active' : 'none' },
    receiptsOfPayments: [],
    sessions: new Set([SESSION]),
    results: [],
    openRetake: null,
    devices: devicesAt(now()),
    tutor: { guests: 0, member: 0, threads: [] },
    voice: newVoice(plan),
    receipts: [],
    user: {
      id: '0198c0de-0000-7000-8000-000000000001',
      email: 'ada@example.com',
      username: 'ada',
      emailVerified: false,
      admin: false,
      zone,
      weeklySummary: false,
      subscriptionActive: plan === 'monthly',
      createdAt: '2026-11-01T09:00:00.000Z',
    },
  }
}

const HOUR = 3_600_000

/** This one, and two that logged in earlier. */
function devicesAt(now: Date): Device[] {
  const named = ['Chrome on Windows', 'Safari on iPhone', 'Firefox on Linux']
  return named.map((device, index) => ({
    id: `0198c0de-0000-7000-8000-00000000001${index}`,
    device,
    createdAt: new Date(now.getTime() - (1 + 3 * index) * HOUR).toISOString(),
    expiresAt: new Date(now.getTime() + (11 - 3 * index) * HOUR).toISOString(),
    current: index === 0,
  }))
}

export const todayOf = ({ now, user }: World): string => dayKey(now(), user.zone)

export const setIdOf = ({ user, plan }: World, day: string): string => `${user.id}:${plan}:${day}`

/** Ten for Monthly, two for Free; the same all day. */
export const itemsOf = ({ plan }: World): BankItem[] => bank.slice(0, plan === 'monthly' ? 10 : 2)

export const resultOf = ({ results }: World, id: string): Result | undefined =>
  results.find(({ resultId }) => resultId === id)

interface Marking {
  id: string
  day: string
  type: Result['type']
  at: Date
  answers: Readonly<Record<string, OptionId>>
  seconds?: Readonly<Record<string, unknown>> | undefined
  originalScore?: number
}

/** Marks the answers to the set and keeps the result. */
export function keepResult(world: World, marking: Marking): Result {
  const items = itemsOf(world)
  const feedback = items.map((item) => feedbackOf(item, marking))
  const correctAnswers = feedback.filter(({ correct }) => correct).length
  const result: Result = {
    resultId: marking.id,
    type: marking.type,
    plan: world.plan,
    day: marking.day,
    dateTaken: marking.at.toISOString(),
    correctAnswers,
    totalQuestions: items.length,
    score: (correctAnswers / items.length) * 100,
    progress: 40 + items.length,
    totalInBank: 120,
    alreadySubmitted: false,
    feedback,
    questions: items.map(({ question }) => question),
    ...(marking.originalScore !== undefined && { originalScore: marking.originalScore }),
  }
  world.results.push(result)
  return result
}

/** Withdraws the first question of a result, which leaves one less to count. */
export function withdrawFirst(result: Result): void {
  const [first] = result.feedback
  if (!first) return
  const { correctAnswers, totalQuestions, score } = result
  result.told = { correctAnswers, totalQuestions, score }
  result.correctAnswers -= first.correct ? 1 : 0
  result.totalQuestions -= 1
  result.score = Math.round((result.correctAnswers / result.totalQuestions) * 1000) / 10
  Object.assign(first, { correct: false, withdrawn: true })
  const reason = 'Two of its options are right.'
  const at = '2026-11-27T12:00:00.000Z'
  result.corrections = [{ questionId: first.questionId, number: 1, revision: 1, withdrawn: true, reason, at }]
}

function feedbackOf(item: BankItem, { answers, seconds }: Marking): Result['feedback'][number] {
  const { id, paceSeconds } = item.question
  const chosen = answers[id] ?? 'A'
  const taken = seconds?.[id]
  return {
    questionId: id,
    correct: chosen === item.answer,
    correctAnswer: item.answer,
    chosen,
    optionReasons: item.reasons,
    solution: item.solution,
    paceSeconds,
    ...(typeof taken === 'number' && { seconds: taken }),
  }
}

import { randomUUID } from 'node:crypto'
import { problem } from '@app/shared/http/problem'
import type { components } from '@app/contracts/generated/tutor-voice'
import type { Deps } from '../deps.ts'
import { toldTurns } from '../domain/asked.ts'
import type { DailyUsage } from '../domain/daily-quota.ts'
import type { Person } from './person.ts'
import type { Ask, Turn } from '../domain/tutoring.ts'
import type { Thread } from '../store/threads.ts'
import { findVariant, lookUpQuestion, type Subject } from './look-up-question.ts'
import { takeQuestion } from './tutor-quota.ts'

type Needs = Pick<
  Deps,
  'config' | 'clock' | 'entitlements' | 'asks' | 'guestUses' | 'guestSalts' | 'threads' | 'readPractice' | 'logger'
>
type Body = components['schemas']['AskTutor']

interface InCall {
  /** The thread of the member's call, which may have no words yet, and the question of the call. */
  inCall?: { threadId: string; questionId: string | null }
}

/** A question that was counted, with all that its answer needs. */
export interface Begun {
  person: Person
  ask: Ask
  /** Practice could not be asked, so the text may be about an open question. */
  isAway: boolean
  usage: DailyUsage
  askedAt: Date
  /** The thread that a member's exchange is kept in; null for guests. */
  threadId: string | null
  giveBack(): Promise<void>
}

/** Message numbers have four digits. */
const longestThread = 9_990

/** Counts the question and finds out what it is about. What fails here or later is not counted. */
export async function beginAnswer(deps: Needs, person: Person, body: Body & InCall): Promise<Begun> {
  const { usage, giveBack } = await takeQuestion(deps, person)
  try {
    const askedAt = deps.clock.now()
    const { inCall } = body
    const thread = inCall
      ? await threadOfCall(deps, person, inCall.threadId)
      : await ownThread(deps, person, body.threadId)
    const subject = await lookUpQuestion(deps, person, {
      text: body.question,
      questionId: body.questionId,
      thread: { questionId: thread?.questionId ?? inCall?.questionId ?? null, texts: userTexts(thread) },
    })
    if (subject === 'unknown')
      throw problem(404, 'question-not-found', 'There is no such question among yours. Please ask without it.')
    const ask = askOf(deps, { body, thread, subject })
    const threadId = person.kind === 'guest' ? null : threadFor(thread, inCall?.threadId)
    return { person, ask, isAway: subject === 'away', usage, askedAt, threadId, giveBack }
  } catch (error) {
    await giveBack()
    throw error
  }
}

async function ownThread({ threads }: Needs, person: Person, id: string | undefined): Promise<Thread | null> {
  if (id === undefined || person.kind === 'guest') return null
  const found = await threads.find(person.userId, id.toLowerCase())
  if (!found)
    throw problem(404, 'thread-not-found', 'There is no such conversation among yours. Please begin a new one.')
  return found
}

/** The thread that is gone on with: the known one unless it is full, or the one of the call that has no words yet. */
function threadFor(thread: Thread | null, ofCall = randomUUID() as string): string {
  if (!thread) return ofCall
  return (thread.messages.at(-1)?.number ?? 0) > longestThread ? randomUUID() : thread.id
}

async function threadOfCall({ threads }: Needs, person: Person, id: string): Promise<Thread | null> {
  return person.kind === 'guest' ? null : threads.find(person.userId, id)
}

const userTexts = (thread: Thread | null): string[] =>
  (thread?.messages ?? []).flatMap(({ role, text }) => (role === 'user' ? [text] : []))

function askOf(deps: Needs, given: { body: Body; thread: Thread | null; subject: Exclude<Subject, 'unknown'> }): Ask {
  const { body, thread, subject } = given
  const question = subject === 'away' ? null : subject.question
  const isSame = question !== null && thread?.questionId === question.id
  return {
    text: body.question,
    question,
    turns: turnsOf(body, thread),
    hintsGiven: isSame ? thread.messages.filter(({ source }) => source?.kind === 'hint').length : 0,
    variant: async () => (question ? findVariant(deps, question) : null),
  }
}

function turnsOf({ history = [] }: Body, thread: Thread | null): Turn[] {
  const turns = thread ? thread.messages.map(({ role, text }) => ({ role, text })) : history
  return turns.slice(-toldTurns)
}

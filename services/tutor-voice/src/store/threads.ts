import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Collection, Db } from 'mongodb'
import type { Source } from '../domain/tutoring.ts'

export interface Message {
  /** The first message of a thread is 1. */
  number: number
  role: 'user' | 'assistant'
  text: string
  at: Date
  source?: Source
  helpful?: boolean
  /** It was said in a call. */
  spoken?: boolean
  /** The provider's id of what was said or written in a call, so that it is kept once. */
  itemId?: string
}

export interface Thread {
  id: string
  /** The question of the bank that it is about. */
  questionId: string | null
  /** The newest ones, oldest first. */
  messages: Message[]
  updatedAt: Date
}

interface ThreadDocument extends Versioned, Omit<Thread, 'id'> {
  sweepAt: Date
}

/** A question with its answer. */
export interface Exchange {
  questionId: string | null
  text: string
  askedAt: Date
  answer: { text: string; source: Source }
  answeredAt: Date
}

/** Something of a call, linked to the question that the call is about. */
export interface CallLine {
  questionId: string | null
  itemId: string
  role: Message['role']
  text: string
  isSpoken: boolean
  at: Date
}

/** threads/{userId}:{id}: a member's conversation with the tutor. */
export interface Threads {
  find(userId: string, id: string): Promise<Thread | null>
  /** Returns the number of the answer's message, and the question that the thread is about now. */
  append(userId: string, id: string, exchange: Exchange): Promise<{ number: number; about: string | null }>
  /** Adds what was said in a call, once. Returns the question that the thread is about. */
  appendLine(userId: string, id: string, line: CallLine): Promise<{ about: string | null }>
  /** False if there is no such answer. */
  rate(userId: string, id: string, rating: { number: number; helpful: boolean }): Promise<boolean>
}

const keptMessages = 40
/** Message numbers have four digits. */
const lastNumber = 9_999
const keptMs = 180 * 86_400_000

export function createThreads(db: Db): Threads {
  const collection = db.collection<ThreadDocument>('threads')
  return {
    async find(userId, id) {
      const found = await collection.findOne({ _id: `${userId}:${id}` })
      return found && toThread(id, found)
    },
    async append(userId, id, exchange) {
      const { messages, questionId } = await compareAndSet(collection, `${userId}:${id}`, {
        initial: () => newThread(exchange.questionId, exchange.askedAt),
        change: (current) => withExchange(current, exchange),
      })
      return { number: messages.at(-1)?.number ?? 0, about: questionId }
    },
    async appendLine(userId, id, line) {
      const { questionId } = await compareAndSet(collection, `${userId}:${id}`, {
        initial: () => newThread(line.questionId, line.at),
        change: (current) => withLine(current, line),
      })
      return { about: questionId }
    },
    rate: (userId, id, rating) => rateAnswer(collection, `${userId}:${id}`, rating),
  }
}

async function rateAnswer(
  collection: Collection<ThreadDocument>,
  _id: string,
  { number, helpful }: { number: number; helpful: boolean },
): Promise<boolean> {
  const known = await collection.findOne({ _id })
  if (!known) return false
  let isRated = false
  await compareAndSet<ThreadDocument>(collection, _id, {
    known,
    initial: () => known,
    change(current) {
      isRated = current.messages.some((message) => message.number === number && message.role === 'assistant')
      const messages = current.messages.map((message) =>
        message.number === number ? { ...message, helpful } : message,
      )
      return isRated ? { ...current, messages } : null
    },
  })
  return isRated
}

function withExchange(thread: ThreadDocument, exchange: Exchange): ThreadDocument {
  const added = messagesOf(exchange, (thread.messages.at(-1)?.number ?? 0) + 1)
  return {
    ...thread,
    questionId: exchange.questionId ?? thread.questionId,
    messages: [...thread.messages, ...added].slice(-keptMessages),
    updatedAt: exchange.answeredAt,
    sweepAt: sweepAfter(exchange.answeredAt),
  }
}

/** Null if it is there: two processes may watch a call for a moment. A full thread takes no more. */
function withLine(thread: ThreadDocument, { itemId, role, text, isSpoken, at }: CallLine): ThreadDocument | null {
  const number = (thread.messages.at(-1)?.number ?? 0) + 1
  if (number > lastNumber || thread.messages.some((message) => message.itemId === itemId)) return null
  const message: Message = { number, role, text, at, itemId, ...(isSpoken ? { spoken: true } : {}) }
  const messages = [...thread.messages, message].slice(-keptMessages)
  return { ...thread, messages, updatedAt: at, sweepAt: sweepAfter(at) }
}

export const sweepAfter = (updatedAt: Date): Date => new Date(updatedAt.getTime() + keptMs)

function newThread(questionId: string | null, at: Date): ThreadDocument {
  return { _id: '', version: 0, questionId, messages: [], updatedAt: at, sweepAt: sweepAfter(at) }
}

function messagesOf({ text, askedAt, answer, answeredAt }: Exchange, number: number): Message[] {
  return [
    { number, role: 'user', text, at: askedAt },
    { number: number + 1, role: 'assistant', text: answer.text, at: answeredAt, source: answer.source },
  ]
}

function toThread(id: string, { questionId, messages, updatedAt }: ThreadDocument): Thread {
  return { id, questionId, messages, updatedAt }
}

import { unauthorized } from '@app/shared/http/caller'
import type { Deps } from '../deps.ts'
import type { Answer } from '../domain/tutoring.ts'
import type { Begun } from './begin-answer.ts'

type Needs = Pick<Deps, 'threads' | 'threadLists' | 'erasures' | 'clock'>

/** Where a member's exchange is kept. */
export interface Kept {
  id: string
  threadId: string
}

/** Keeps a member's question with its answer; nothing of a guest's. Throws the problem 401 if the account was deleted. */
export async function keepExchange(deps: Needs, begun: Begun, answer: Answer): Promise<Kept | null> {
  const { person, ask, threadId, askedAt } = begun
  if (person.kind === 'guest' || threadId === null) return null
  const questionId = ask.question?.id ?? null
  const answeredAt = deps.clock.now()
  const exchange = { questionId, text: ask.text, askedAt, answer, answeredAt }
  const { number, about } = await deps.threads.append(person.userId, threadId, exchange)
  await deps.threadLists.put(person.userId, { id: threadId, questionId: about }, answeredAt)
  if (await deps.erasures.leaveNothing(person.userId)) throw unauthorized()
  return { id: `${threadId}:${number}`, threadId }
}

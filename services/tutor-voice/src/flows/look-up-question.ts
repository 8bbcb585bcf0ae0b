import { timeout } from '@app/shared/timeout'
import type { Deps } from '../deps.ts'
import type { Person } from './person.ts'
import type { TutoredQuestion } from '../domain/tutoring.ts'
import { digitsOf } from '../domain/values-in-text.ts'

type Needs = Pick<Deps, 'readPractice' | 'logger'>

/** What a text is about. `away`: practice did not say in time, so it may be about an open question. */
export type Subject = { question: TutoredQuestion | null } | 'away' | 'unknown'

export interface Asked {
  text: string
  /** The question that the person names. */
  questionId: string | undefined
  /** The question and the earlier messages of the thread that it goes on with. */
  thread: { questionId: string | null; texts: readonly string[] }
}

/** A little less than the second in which a stream must begin. */
const patienceMs = 900
const longestText = 8000

/**
 * Asks practice what the text is about and whether this person has answered it. An open question whose text was pasted
 * counts before an answered one that is named beside it. 'unknown' if the named question is none of theirs.
 */
export async function lookUpQuestion(deps: Needs, person: Person, asked: Asked): Promise<Subject> {
  try {
    return await timeout(patienceMs, find(deps, person, asked))
  } catch (error) {
    deps.logger.warn({ err: error, step: 'look-up-question' }, 'practice did not say in time')
    return 'away'
  }
}

/** The question of one of the candidate's sets by its id; null if it is none of theirs. Throws if practice is away. */
export function lookUpNamed(
  deps: Pick<Deps, 'readPractice'>,
  userId: string,
  id: string,
): Promise<TutoredQuestion | null> {
  return timeout(patienceMs, readQuestion(deps, id, userId))
}

async function find(deps: Needs, person: Person, { text, questionId, thread }: Asked): Promise<Subject> {
  const userId = person.kind === 'member' ? person.userId : undefined
  const named = questionId ?? thread.questionId
  const words = questionId === undefined ? [...thread.texts, text] : [text]
  const [byId, byText] = await Promise.all([
    named === null ? null : readQuestion(deps, named, userId),
    userId === undefined ? null : findOpen(deps, userId, words.join('\n')),
  ])
  if (questionId !== undefined && byId === null) return 'unknown'
  if (byId?.state === 'open') return { question: byId }
  return { question: byText ?? byId }
}

function readQuestion(
  { readPractice }: Pick<Deps, 'readPractice'>,
  id: string,
  userId: string | undefined,
): Promise<TutoredQuestion | null> {
  return readPractice(`/practice/tutored-questions/${id}${userId === undefined ? '' : `?userId=${userId}`}`)
}

/** Numbers are sent in digits too, since a question has its own in digits. */
function findOpen({ readPractice }: Needs, userId: string, words: string): Promise<TutoredQuestion | null> {
  const text = `${words}\n${digitsOf(words.toLowerCase())}`.slice(-longestText)
  return readPractice(`/practice/users/${userId}/tutored-questions`, undefined, { text })
}

/** A fresh question like this one; null if there is none or practice is away. */
export async function findVariant({ readPractice }: Needs, question: TutoredQuestion): Promise<TutoredQuestion | null> {
  return readPractice<TutoredQuestion>(`/practice/tutored-questions/${question.id}/variant`).catch(() => null)
}

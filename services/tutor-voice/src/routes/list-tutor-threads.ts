import type { operations } from '@app/contracts/generated/tutor-voice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import type { Thread } from '../store/threads.ts'
import { threadView } from './views.ts'

/** More text than this is not told at once; the oldest threads are left out then. */
const mostCharacters = 500_000

export function listTutorThreads({
  threads,
  threadLists,
}: Pick<Deps, 'threads' | 'threadLists'>): Handlers<operations>['listTutorThreads'] {
  return async (input) => {
    const { userId } = callerOf(input)
    const { questionId } = input.query
    const listed = await threadLists.of(userId)
    const wanted = listed.filter((thread) => questionId === undefined || thread.questionId === questionId)
    const found = await Promise.all(wanted.map(({ id }) => threads.find(userId, id)))
    const whole = found.filter((thread) => thread !== null)
    return { status: 200, body: { threads: withinSize(whole).map(threadView) } }
  }
}

function withinSize(threads: readonly Thread[]): Thread[] {
  let characters = 0
  return threads.filter(({ messages }) => {
    characters += messages.reduce((sum, { text }) => sum + text.length, 0)
    return characters <= mostCharacters
  })
}

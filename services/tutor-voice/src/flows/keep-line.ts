import type { Deps } from '../deps.ts'
import type { Call } from '../domain/call.ts'
import type { Line } from '../domain/transcript.ts'

type Needs = Pick<Deps, 'threads' | 'threadLists' | 'erasures' | 'clock'>

/** Keeps what was said in a call in its thread, once. Of a deleted account nothing stays. */
export async function keepLine(deps: Needs, { userId, threadId, questionId }: Call, line: Line): Promise<void> {
  const at = deps.clock.now()
  const { about } = await deps.threads.appendLine(userId, threadId, { ...line, questionId, at })
  await deps.threadLists.put(userId, { id: threadId, questionId: about }, at)
  await deps.erasures.leaveNothing(userId)
}

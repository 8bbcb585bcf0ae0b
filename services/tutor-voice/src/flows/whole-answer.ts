import type { Deps } from '../deps.ts'
import type { Answer } from '../domain/tutoring.ts'
import type { Begun } from './begin-answer.ts'
import { giveAnswer } from './give-answer.ts'
import { keepExchange, type Kept } from './keep-exchange.ts'

/** How long a tutor may take, in ms: within the 8 s of an answer in JSON. */
const patienceMs = 6_000

/** Answers in one piece and keeps the exchange. What fails is not counted. */
export async function wholeAnswer(deps: Deps, begun: Begun): Promise<{ answer: Answer; kept: Kept | null }> {
  try {
    const parts = giveAnswer(deps, begun, AbortSignal.timeout(patienceMs))
    let next = await parts.next()
    while (!next.done) next = await parts.next()
    return { answer: next.value, kept: await keepExchange(deps, begun, next.value) }
  } catch (error) {
    await begun.giveBack()
    throw error
  }
}

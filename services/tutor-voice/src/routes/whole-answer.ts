import type { components } from '@app/contracts/generated/tutor-voice'
import type { Deps } from '../deps.ts'
import type { Begun } from '../flows/begin-answer.ts'
import { giveAnswer } from '../flows/give-answer.ts'
import { keepExchange } from '../flows/keep-exchange.ts'
import { answerView } from './views.ts'

/** How long a tutor may take, in ms: within the 8 s of an answer in JSON. */
const patienceMs = 6_000

/** Answers in one piece and keeps the exchange. What fails is not counted. */
export async function wholeAnswer(deps: Deps, begun: Begun): Promise<components['schemas']['TutorAnswer']> {
  try {
    const parts = giveAnswer(deps, begun, AbortSignal.timeout(patienceMs))
    let next = await parts.next()
    while (!next.done) next = await parts.next()
    return answerView(next.value, begun, await keepExchange(deps, begun, next.value))
  } catch (error) {
    await begun.giveBack()
    throw error
  }
}

import type { operations } from '@app/contracts/generated/tutor-voice'
import type { Handlers, ServerEvent } from '@app/shared/http/handler-types'
import { problem, problemBody, unavailable } from '@app/shared/http/problem'
import { toProblem } from '@app/shared/http/to-problem'
import type { Deps } from '../deps.ts'
import { faultOf } from '../domain/asked.ts'
import { personOf } from '../flows/person.ts'
import type { Answer, Source } from '../domain/tutoring.ts'
import { beginAnswer, type Begun } from '../flows/begin-answer.ts'
import { giveAnswer } from '../flows/give-answer.ts'
import { keepExchange } from '../flows/keep-exchange.ts'
import { wholeAnswer } from '../flows/whole-answer.ts'
import { answerView } from './views.ts'

/** How long a tutor may take, in ms: within the 30 s of a stream. */
const patienceMs = 28_000

export function askTutor(deps: Deps): Handlers<operations>['askTutor'] {
  return async (input) => {
    const fault = faultOf(input.body)
    if (fault) throw problem(400, 'invalid-request', fault)
    const begun = await beginAnswer(deps, personOf(input), input.body)
    if (input.wantsEvents) return { status: 200, events: eventsOf(deps, begun, input) }
    const { answer, kept } = await wholeAnswer(deps, begun)
    return { status: 200, body: answerView(answer, begun, kept) }
  }
}

/** If the caller leaves, what was shown is kept as the answer, and the question stays counted. */
async function* eventsOf(
  deps: Deps,
  begun: Begun,
  { left, requestId }: { left: AbortSignal; requestId: string },
): AsyncGenerator<ServerEvent> {
  const shown: Shown = { source: null, text: '' }
  const parts = giveAnswer(deps, begun, AbortSignal.any([left, AbortSignal.timeout(patienceMs)]))
  try {
    let next = await parts.next()
    while (!next.done && !left.aborted) {
      yield eventOf(next.value, shown)
      next = await parts.next()
    }
    if (!next.done || left.aborted) return
    const kept = await keepExchange(deps, begun, next.value)
    shown.source = null
    yield { event: 'done', data: answerView(next.value, begun, kept) }
  } catch (error) {
    if (left.aborted) return
    shown.source = null
    await begun.giveBack()
    if (!toProblem(error)) deps.logger.error({ err: error, step: 'ask-tutor' }, 'the answer failed')
    yield { event: 'problem', data: problemBody(toProblem(error) ?? unavailable(), requestId) }
  } finally {
    void parts.return({ text: '', source: { kind: 'none', title: '' } }).catch(() => undefined)
    if (shown.source) await keepShown(deps, begun, { text: shown.text.trim(), source: shown.source })
  }
}

/** What the caller has been shown and is not kept yet. */
interface Shown {
  source: Source | null
  text: string
}

function eventOf(part: { source: Source } | { text: string }, shown: Shown): ServerEvent {
  if ('source' in part) {
    shown.source = part.source
    return { event: 'start', data: { source: part.source } }
  }
  shown.text += part.text
  return { event: 'delta', data: { text: part.text } }
}

async function keepShown(deps: Deps, begun: Begun, answer: Answer): Promise<void> {
  if (answer.text === '') return
  await keepExchange(deps, begun, answer).catch((error: unknown) => {
    deps.logger.warn({ err: error, step: 'keep-shown' }, 'a stopped answer was not kept')
  })
}

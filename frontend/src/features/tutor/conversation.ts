import type { components } from '@app/contracts/generated/tutor-voice'
import { ApiError, errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import type { Api } from '../../api/use-api.ts'
import { tutorDesk, type TutorPrompt, type TutorTopic } from '../../lib/tutor-desk.ts'
import { loadFormulas } from '../../ui/question/math-text.tsx'
import { askTutor, type AskBody, type TutorAnswer } from './ask.ts'
import type { CallLine } from '../../tutor-call.ts'
import { exchangeOfPrompt, historyFor, readExchanges, threadFor, writeExchanges, type Exchange } from './exchange.ts'
import { withCallLine, withoutOpenLines } from './spoken.ts'

export type Usage = Pick<components['schemas']['TutorUsage'], 'remaining' | 'limit' | 'resetsAt'>
export type Thread = components['schemas']['TutorThread']

export interface ConversationState {
  exchanges: readonly Exchange[]
  /** What the next question is about. */
  about: TutorTopic | null
  /** Null until it is known. */
  usage: Usage | null
  /** The candidate's earlier threads about `about`, newest first. */
  earlier: readonly Thread[]
}

export type Conversation = ReturnType<typeof createConversation>

/** Whether an answer in writing is on its way: until it is here, nothing else can be asked. */
export const isAnswering = ({ exchanges }: ConversationState): boolean =>
  exchanges.some(({ state, call }) => state === 'answering' && !call)

/** The parts of a conversation that its steps share. */
interface Parts {
  api: Pick<Api, 'tutor'>
  /** The user's id, or 'guest'. */
  who: string
  get: () => ConversationState
  set: (change: Partial<ConversationState>) => void
  change: (id: number, change: Partial<Exchange>) => void
}

/**
 * A person's conversation with the tutor in this tab. It is kept in session storage, so that it outlives a change of
 * documents, and an answer goes on arriving while the panel is closed. One question is asked at a time.
 */
export function createConversation({ api, who }: Pick<Parts, 'api' | 'who'>) {
  const { parts, subscribe } = shownState(api, who)
  const { get, set } = parts
  const { ask, retry, stop } = asking(parts)
  return {
    state: get,
    subscribe,
    ask,
    retry,
    stop,
    /** Sends a prompt of a page, or finds where it was sent. Returns the exchange's id; null if another answer is on its way. */
    askOnce: (prompt: TutorPrompt): number | null => {
      const known = exchangeOfPrompt(get().exchanges, prompt)
      if (!known) return ask(prompt.text, { about: prompt.about, prompted: true })
      set({ about: prompt.about })
      return known.id
    },
    /** Something was said in a call about a question. */
    hear: (line: CallLine, about: TutorTopic | null) =>
      set({ exchanges: withCallLine(get().exchanges, line, about), about }),
    callEnded: () => set({ exchanges: withoutOpenLines(get().exchanges) }),
    /** Says whether an answer helped. */
    rate: (id: number, helpful: boolean) => rateAnswer(parts, id, helpful),
    /** Turns to a question of a page, or away from all of them. */
    turnTo: (about: TutorTopic | null) => set({ about, earlier: [] }),
    /** The question is no longer in work. If nothing was asked about it, the next question is about none. */
    leave: ({ questionId }: TutorTopic) => {
      const wasAsked = get().exchanges.some(({ about }) => about?.questionId === questionId)
      if (!wasAsked && get().about?.questionId === questionId) set({ about: null, earlier: [] })
    },
    startOver: () => {
      stop()
      set({ exchanges: [], about: null, earlier: [] })
    },
    readUsage: () => readUsage(parts),
    readEarlier: (questionId: string) => readEarlier(parts, questionId),
  }
}

/** Asking, asking again, and stopping. */
function asking(parts: Parts) {
  const { get, set } = parts
  let stopping = new AbortController()
  const send = (exchange: Exchange) => {
    stopping = new AbortController()
    void answerInto(parts, exchange, stopping.signal)
  }
  return {
    /** Returns the id of the new exchange; null if the text is blank or an answer is on its way. */
    ask: (text: string, { about = get().about, prompted = false, inCallWith = '' } = {}): number | null => {
      if (isAnswering(get()) || text.trim() === '') return null
      const id = (get().exchanges.at(-1)?.id ?? 0) + 1
      const exchange: Exchange = {
        id,
        text: text.trim(),
        about,
        prompted,
        state: 'answering',
        answer: '',
        ...(inCallWith !== '' && { inCallWith }),
      }
      set({ exchanges: [...get().exchanges, exchange], about })
      send(exchange)
      return id
    },
    /** Sends a question again whose answer failed or was stopped. */
    retry: (id: number) => {
      const exchange = get().exchanges.find((each) => each.id === id)
      if (!exchange || isAnswering(get())) return
      const { failure: _failure, source: _source, ...again } = exchange
      const fresh: Exchange = { ...again, state: 'answering', answer: '' }
      set({ exchanges: get().exchanges.map((each) => (each.id === id ? fresh : each)) })
      send(fresh)
    },
    stop: () => stopping.abort(),
  }
}

function shownState(api: Parts['api'], who: string) {
  const exchanges = readExchanges(tutorDesk.conversation(who))
  let state: ConversationState = { exchanges, about: exchanges.at(-1)?.about ?? null, usage: null, earlier: [] }
  const listeners = new Set<() => void>()
  const set = (change: Partial<ConversationState>) => {
    state = { ...state, ...change }
    if (change.exchanges) tutorDesk.keepConversation(who, writeExchanges(change.exchanges))
    for (const listener of listeners) listener()
  }
  const parts: Parts = {
    api,
    who,
    get: () => state,
    set,
    change: (id, change) =>
      set({ exchanges: state.exchanges.map((each) => (each.id === id ? { ...each, ...change } : each)) }),
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return { parts, subscribe }
}

/** Asks, and puts into the exchange what comes. Never fails: what goes wrong stands in the exchange. */
async function answerInto(parts: Parts, exchange: Exchange, signal: AbortSignal): Promise<void> {
  const { id } = exchange
  // Formulas are then drawn as they arrive, and nothing moves.
  void loadFormulas()
  let arrived = ''
  const onDelta = (text: string) => {
    arrived += text
    parts.change(id, { answer: arrived })
  }
  try {
    const answer = await askInThread(parts, exchange, { signal, onDelta })
    const { remaining, limit, resetsAt } = answer
    parts.change(id, { state: 'done', ...answerParts(answer) })
    parts.set({ usage: { remaining, limit, resetsAt } })
  } catch (error) {
    if (signal.aborted) parts.change(id, { state: 'stopped' })
    else parts.change(id, { state: 'failed', failure: failureOf(error) })
    // What was shown of it counts, and a refusal says that nothing is left.
    void readUsage(parts)
  }
}

function answerParts({ answer, source, id, threadId }: TutorAnswer): Partial<Exchange> {
  return { answer, source, ...(id !== undefined && { answerId: id }), ...(threadId !== undefined && { threadId }) }
}

/** A thread that was deleted meanwhile, by age or with another device, is begun again. */
async function askInThread(
  { api, who, get }: Parts,
  { id, text, about, inCallWith: model }: Exchange,
  watch: Parameters<typeof askTutor>[2],
): Promise<TutorAnswer> {
  if (model !== undefined)
    return dataOf(await api.tutor.POST('/voice/text', { body: { question: text, model }, signal: watch.signal }))
  const before = get().exchanges.filter((each) => each.id !== id)
  const body: AskBody = { question: text, ...(about && { questionId: about.questionId }) }
  if (who === 'guest') {
    const history = historyFor(before, about)
    return askTutor(api, { ...body, ...(history.length > 0 && { history }) }, watch)
  }
  const threadId = threadFor(before, about)
  if (threadId === undefined) return askTutor(api, body, watch)
  return askTutor(api, { ...body, threadId }, watch).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'thread-not-found') return askTutor(api, body, watch)
    throw error
  })
}

/** Specification, section 8. */
const GUEST_LIMIT =
  "You reached today's free question limit. Create a free account for more and unlock progress tracking."

function failureOf(error: unknown): NonNullable<Exchange['failure']> {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'GUEST_LIMIT') return { code, sentence: GUEST_LIMIT }
  return { code, sentence: `Error: ${errorSentence(error, 'Failed to get answer')}` }
}

async function rateAnswer({ api, get, change }: Parts, id: number, helpful: boolean): Promise<void> {
  const exchange = get().exchanges.find((each) => each.id === id)
  if (exchange?.answerId === undefined) return
  const { answerId, helpful: before } = exchange
  change(id, { helpful })
  try {
    await api.tutor.POST('/tutor/answers/{answerId}/rating', { params: { path: { answerId } }, body: { helpful } })
  } catch (error) {
    console.warn('The rating was not stored.', error)
    change(id, { helpful: before })
  }
}

/** Without an answer the panel does without the count. */
async function readUsage({ api, set }: Parts): Promise<void> {
  const usage = await api.tutor
    .GET('/tutor/usage')
    .then(dataOf)
    .catch(() => null)
  if (usage) set({ usage })
}

/** Without an answer the panel does without the earlier threads. */
async function readEarlier({ api, get, set }: Parts, questionId: string): Promise<void> {
  const read = await api.tutor
    .GET('/tutor/threads', { params: { query: { questionId } } })
    .then(dataOf)
    .catch(() => ({ threads: [] as Thread[] }))
  if (get().about?.questionId === questionId) set({ earlier: read.threads })
}

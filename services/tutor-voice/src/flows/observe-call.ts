import { activityAfter, activityFrom, quietUntil, type Activity } from '../domain/call-activity.ts'
import type { CallEvent } from '../domain/call-event.ts'
import type { Call, EndReason } from '../domain/call.ts'
import { turnOf, turnsFrom, type CallTurns } from '../domain/call-turns.ts'
import { lastAnswerAfter, lastAnswerEnds, lastAnswerFrom, type LastAnswer } from '../domain/last-answer.ts'
import { emptyTranscript, linesAfter, linesAtEnd, type Transcript } from '../domain/transcript.ts'
import type { VoiceProvider } from '../providers/voice-provider.ts'
import type { Deps } from '../deps.ts'
import { keepLine } from './keep-line.ts'
import { openObserver } from './observer.ts'
import { countTurn } from './voice-quota.ts'

type Needs = Pick<
  Deps,
  'config' | 'clock' | 'waitingClock' | 'logger' | 'entitlements' | 'turns' | 'threads' | 'threadLists' | 'erasures'
> & { voice: VoiceProvider }

/** A call that this process watches. */
export interface Observation {
  /** Watches no more: the call is over, or another process has it. */
  stop(): void
}

export interface ObservedCall {
  call: Call
  providerCallId: string
  /** Another process watched it before. */
  isTakenOver: boolean
  /** Is told once why the call is to end. */
  onEnd(reason: EndReason): void
}

interface State {
  activity: Activity
  turns: CallTurns
  transcript: Transcript
  lastAnswer: LastAnswer | null
  isOver: boolean
}

const triesMs = [0, 300, 1_000]

/**
 * Follows a call through the provider's events, without trusting the browser: counts its turns, keeps its words, and tells
 * when it is quiet for too long, lasts too long, or has had the day's last answer. What cannot be counted ends the call.
 */
export function observeCall(deps: Needs, { call, providerCallId, isTakenOver, onEnd }: ObservedCall): Observation {
  const now = () => deps.waitingClock.now().getTime()
  const longest = (call.beganAt?.getTime() ?? 0) + deps.config.calls.longestMs - deps.clock.now().getTime() + now()
  const state: State = {
    activity: activityFrom(now()),
    turns: turnsFrom(isTakenOver ? 1 : 0),
    transcript: emptyTranscript,
    lastAnswer: null,
    isOver: false,
  }
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  const later = (job: () => Promise<void>) => {
    work = work.then(job).catch((error: unknown) => {
      deps.logger.warn({ err: error, step: 'observe-call' }, 'an event of a call was lost')
    })
  }
  const stop = () => {
    if (state.isOver) return
    state.isOver = true
    clearTimeout(timer)
    observer.close()
    for (const line of linesAtEnd(state.transcript)) later(() => keepLine(deps, call, line))
  }
  const end = (reason: EndReason) => {
    if (state.isOver) return
    stop()
    onEnd(reason)
  }
  const arm = () => {
    clearTimeout(timer)
    const due = nextEnd(state, { longest, inactivityMs: deps.config.calls.inactivityMs })
    if (!state.isOver) timer = setTimeout(() => (now() >= due.at ? end(due.reason) : arm()), due.at - now())
  }
  const takeTurn = async (key: string) => {
    const isFull = await countOrFail(deps, call, key).catch(() => 'failed' as const)
    if (isFull === 'failed') return end('failed')
    if (isFull === 'over') return end('limit')
    if (isFull === 'last' && state.lastAnswer === null) {
      state.lastAnswer = lastAnswerFrom(now(), deps.config.calls.lastAnswerMs)
      observer.send(deps.voice.dialect.deafen)
      arm()
    }
  }
  const take = (event: CallEvent) => {
    if (event.kind === 'expired') return end('longest')
    state.activity = activityAfter(state.activity, event, now())
    if (state.lastAnswer) state.lastAnswer = lastAnswerAfter(state.lastAnswer, event, now())
    const { turns, key } = turnOf(state.turns, event)
    state.turns = turns
    if (key !== null) later(() => takeTurn(key))
    const { transcript, lines } = linesAfter(state.transcript, event)
    state.transcript = transcript
    for (const line of lines) later(() => keepLine(deps, call, line))
    arm()
  }
  const observer = openObserver(deps.voice, providerCallId, {
    onEvent(raw) {
      const event = deps.voice.dialect.read(raw)
      if (event) take(event)
    },
    onEnd: end,
  })
  arm()
  return { stop }
}

interface Due {
  at: number
  reason: EndReason
}

function nextEnd(
  { activity, lastAnswer }: State,
  { longest, inactivityMs }: { longest: number; inactivityMs: number },
): Due {
  const quiet: Due = { at: quietUntil(activity, inactivityMs), reason: 'inactive' }
  const long: Due = { at: longest, reason: 'longest' }
  const last: Due[] = lastAnswer ? [{ at: lastAnswerEnds(lastAnswer), reason: 'limit' }] : []
  return [quiet, long, ...last].reduce((first, other) => (other.at < first.at ? other : first))
}

/** `last`: this was the day's last turn. `over`: the day's turns were used up before. Throws if it cannot be counted. */
async function countOrFail(deps: Needs, call: Call, key: string): Promise<'more' | 'last' | 'over'> {
  let failure: unknown
  for (const wait of triesMs) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    try {
      const { outcome, usage } = await countTurn(deps, call, key)
      if (outcome === 'full') return 'over'
      return usage.remaining === 0 ? 'last' : 'more'
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

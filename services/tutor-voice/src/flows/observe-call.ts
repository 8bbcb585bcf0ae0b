import { setTimeout as pause } from 'node:timers/promises'
import { activityAfter, activityFrom, quietUntil, type Activity } from '../domain/call-activity.ts'
import type { CallEvent } from '../domain/call-event.ts'
import type { Call, EndReason } from '../domain/call.ts'
import { turnOf, turnsFrom, type CallTurns } from '../domain/call-turns.ts'
import { lastAnswerAfter, lastAnswerEnds, lastAnswerFrom, type LastAnswer } from '../domain/last-answer.ts'
import { emptyTranscript, linesAfter, linesAtEnd, type Transcript } from '../domain/transcript.ts'
import type { VoiceProvider } from '../providers/voice-provider.ts'
import type { Deps } from '../deps.ts'
import { keepLine } from './keep-line.ts'
import { openObserver, type Observer } from './observer.ts'
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

/** What is known of the call so far. Instants in ms of the machine's own time. */
interface State {
  activity: Activity
  turns: CallTurns
  transcript: Transcript
  lastAnswer: LastAnswer | null
}

/** A call that is being watched, for the functions of this file. */
interface Watching {
  deps: Needs
  call: Call
  state: State
  observer: Observer
  onEnd(reason: EndReason): void
  /** When the longest call ends. */
  longest: number
  isOver: boolean
  timer: NodeJS.Timeout | undefined
  /** What is stored, one thing after the other. */
  work: Promise<void>
}

/**
 * Follows a call through the provider's events, without trusting the browser: counts its turns, keeps its words, and tells
 * when it is quiet for too long, lasts too long, or has had the day's last answer. What cannot be counted ends the call.
 */
export function observeCall(deps: Needs, { call, providerCallId, isTakenOver, onEnd }: ObservedCall): Observation {
  const now = nowOf(deps)
  const lasted = call.beganAt === null ? 0 : deps.clock.now().getTime() - call.beganAt.getTime()
  const observer = openObserver(deps.voice, providerCallId, {
    onEvent(raw) {
      const event = deps.voice.dialect.read(raw)
      if (event) take(watching, event)
    },
    onEnd: (reason) => end(watching, reason),
  })
  const watching: Watching = {
    deps,
    call,
    state: {
      activity: activityFrom(now),
      turns: turnsFrom(isTakenOver ? 1 : 0),
      transcript: emptyTranscript,
      lastAnswer: null,
    },
    observer,
    onEnd,
    longest: now + deps.config.calls.longestMs - lasted,
    isOver: false,
    timer: undefined,
    work: Promise.resolve(),
  }
  arm(watching)
  return { stop: () => stop(watching) }
}

const nowOf = ({ waitingClock }: Needs): number => waitingClock.now().getTime()

function take(watching: Watching, event: CallEvent): void {
  const { deps, call, state } = watching
  const now = nowOf(deps)
  if (event.kind === 'expired') return end(watching, 'longest')
  state.activity = activityAfter(state.activity, event, now)
  if (state.lastAnswer) state.lastAnswer = lastAnswerAfter(state.lastAnswer, event, now)
  const { turns, key } = turnOf(state.turns, event)
  state.turns = turns
  if (key !== null) later(watching, () => takeTurn(watching, key))
  const { transcript, lines } = linesAfter(state.transcript, event)
  state.transcript = transcript
  for (const line of lines) later(watching, () => keepLine(deps, call, line))
  arm(watching)
}

/** After the day's last turn the provider listens no more, and the answer is heard to its end. */
async function takeTurn(watching: Watching, key: string): Promise<void> {
  const { deps, call, state, observer } = watching
  const counted = await countPatiently(deps, call, key).catch(() => 'failed' as const)
  if (counted === 'failed') return end(watching, 'failed')
  if (counted === 'over') return end(watching, 'limit')
  if (counted === 'more' || state.lastAnswer !== null) return
  state.lastAnswer = lastAnswerFrom(nowOf(deps), deps.config.calls.lastAnswerMs)
  observer.send(deps.voice.dialect.deafen)
  arm(watching)
}

function later(watching: Watching, job: () => Promise<void>): void {
  watching.work = watching.work.then(job).catch((error: unknown) => {
    watching.deps.logger.warn({ err: error, step: 'observe-call' }, 'an event of a call was lost')
  })
}

function arm(watching: Watching): void {
  const { deps } = watching
  clearTimeout(watching.timer)
  if (watching.isOver) return
  const due = nextEnd(watching)
  const onTime = () => (nowOf(deps) >= due.at ? end(watching, due.reason) : arm(watching))
  watching.timer = setTimeout(onTime, due.at - nowOf(deps))
}

function end(watching: Watching, reason: EndReason): void {
  if (watching.isOver) return
  stop(watching)
  watching.onEnd(reason)
}

function stop(watching: Watching): void {
  const { deps, call, state } = watching
  if (watching.isOver) return
  watching.isOver = true
  clearTimeout(watching.timer)
  watching.observer.close()
  for (const line of linesAtEnd(state.transcript)) later(watching, () => keepLine(deps, call, line))
}

interface Due {
  at: number
  reason: EndReason
}

function nextEnd({ state: { activity, lastAnswer }, longest, deps }: Watching): Due {
  const quiet: Due = { at: quietUntil(activity, deps.config.calls.inactivityMs), reason: 'inactive' }
  const long: Due = { at: longest, reason: 'longest' }
  const last: Due[] = lastAnswer ? [{ at: lastAnswerEnds(lastAnswer), reason: 'limit' }] : []
  return [quiet, long, ...last].reduce((first, other) => (other.at < first.at ? other : first))
}

/** How long to wait before each try to count a turn. */
const triesMs = [0, 300, 1_000]

/** `last`: this was the day's last turn. `over`: the day's turns were used up before. Throws if it cannot be counted. */
async function countPatiently(deps: Needs, call: Call, key: string): Promise<'more' | 'last' | 'over'> {
  let failure: unknown
  for (const wait of triesMs) {
    await pause(wait)
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

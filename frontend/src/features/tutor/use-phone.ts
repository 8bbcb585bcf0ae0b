import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import type { TutorTopic } from '../../lib/tutor-desk.ts'
import { useSession } from '../../session/session-context.tsx'
import { isCalling, isReadOnly, type LoadCalls, type TutorCall, type VoiceUsage } from '../../tutor-call.ts'
import type { Conversation } from './conversation.ts'

export type Phone = ReturnType<typeof usePhone>

interface Calls {
  call: TutorCall
  CallView: ComponentType<{ call: TutorCall }>
}

interface PhoneParts {
  /** Null while the session is being restored. */
  conversation: Conversation | null
  subscriber: boolean
  loadCalls: LoadCalls
}

/** Why pressing the phone began no call. */
export type Refusal = 'pro' | 'used-up' | 'not-loaded'

/**
 * The panel's phone. The program of calls is loaded when it is pressed for the first time. A call ends with the panel, or
 * with the page that shows it.
 */
export function usePhone({ conversation, subscriber, loadCalls }: PhoneParts) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { calls, busy, load } = useCalls(conversation, loadCalls)
  const state = useCallState(calls?.call ?? null)
  const usage = useVoiceUsage(subscriber, state?.usage ?? null)
  const active = busy || (state !== null && isCalling(state))
  useEffect(() => {
    if (!active) conversation?.callEnded()
    return () => setRefusal(null)
  }, [active, conversation])
  const begin = (about: TutorTopic | null) => {
    if (active) return
    if (!subscriber) return setRefusal('pro')
    if (usage?.remaining === 0) return setRefusal('used-up')
    setRefusal(null)
    void load(about).then((call) => (call ? call.start(about) : setRefusal('not-loaded')))
  }
  return {
    begin,
    active,
    refusal,
    later: () => setRefusal(null),
    /** Null outside a call. */
    mode: state?.status === 'connected' ? ('voice' as const) : active ? ('calling' as const) : null,
    readOnly: state !== null && isReadOnly(state),
    model: state?.model ?? '',
    usage,
    calls,
    say: (text: string) => calls?.call.say(text) ?? 'no-call',
  }
}

/** The calls of a conversation, once they are loaded. `load` also says what the next call is about. */
function useCalls(conversation: Conversation | null, loadCalls: LoadCalls) {
  const api = useApi()
  const session = useSession()
  const [calls, setCalls] = useState<Calls | null>(null)
  const [busy, setBusy] = useState(false)
  const topic = useRef<TutorTopic | null>(null)
  const current = useRef<Calls | null>(null)
  useEffect(
    () => () => {
      current.current?.call.end()
      current.current = null
      setCalls(null)
    },
    [conversation],
  )
  const load = async (about: TutorTopic | null): Promise<TutorCall | null> => {
    topic.current = about
    if (current.current) return current.current.call
    if (!conversation) return null
    setBusy(true)
    const program = await loadCalls().catch(() => null)
    setBusy(false)
    if (!program) return null
    const call = program.createCall({ api, session, onLine: (line) => conversation.hear(line, topic.current) })
    current.current = { call, CallView: program.CallView }
    setCalls(current.current)
    return call
  }
  return { calls, busy, load }
}

const never = () => () => undefined
const nothing = () => null

function useCallState(call: TutorCall | null) {
  return useSyncExternalStore(call?.subscribe ?? never, call?.state ?? nothing, nothing)
}

/** What is left today: what a call says of it, or what the server said when the panel opened. */
function useVoiceUsage(subscriber: boolean, ofCall: VoiceUsage | null): VoiceUsage | null {
  const api = useApi()
  const [read, setRead] = useState<VoiceUsage | null>(null)
  useEffect(() => {
    setRead(null)
    if (!subscriber) return
    let isCurrent = true
    api.tutor
      .GET('/voice/usage')
      .then((reply) => isCurrent && setRead(dataOf(reply)))
      // Without an answer the panel does without the count.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, subscriber])
  return ofCall ?? read
}

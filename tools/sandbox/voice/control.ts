import { setTimeout as pause } from 'node:timers/promises'
import { type Call, emit, endCall } from './call.ts'
import type { VoiceEvent } from './events.ts'
import { beginSpeech, endSpeech } from './listening.ts'
import { expireCall, type Provider, usual } from './provider.ts'
import { emptyScript } from './script.ts'

interface Answered {
  status: number
  body: object
}

interface Order {
  callId?: string
  [name: string]: unknown
}

const done: Answered = { status: 200, body: {} }

/** What tests may ask of the stand-in by `POST /control/<name>` with a JSON body. README.md lists them. */
export async function control(provider: Provider, name: string, order: Order): Promise<Answered> {
  if (name === 'calls') return { status: 200, body: { calls: [...provider.calls.values()].map(viewOfCall) } }
  if (name === 'reset') return reset(provider)
  if (name === 'behave') return behave(provider, order)
  if (name === 'script' && order.callId === undefined) {
    provider.script = { ...emptyScript(), ...order }
    return done
  }
  const call = provider.calls.get(order.callId ?? '')
  if (!call || call.ended) return { status: 404, body: { error: 'There is no such call, or it has ended.' } }
  const act = Object.hasOwn(onCalls, name) ? onCalls[name] : undefined
  return act ? act(call, order) : { status: 404, body: { error: `There is no control ${name}.` } }
}

/** The controls of one call. */
const onCalls: Record<string, (call: Call, order: Order) => Answered | Promise<Answered>> = {
  script(call, { transcripts, replies }) {
    Object.assign(call.script, transcripts ? { transcripts } : {}, replies ? { replies } : {})
    return done
  },
  async speak(call, order) {
    const { ms = 0, transcript, reply, answer } = order as { ms?: number } & Record<string, unknown>
    const itemId = beginSpeech(call)
    if (ms > 0) await pause(ms)
    endSpeech(call, {
      ...(typeof transcript === 'string' ? { transcript } : {}),
      ...(typeof reply === 'string' ? { reply } : {}),
      isAnswered: answer !== false,
    })
    return { status: 200, body: { itemId } }
  },
  'speech-start': (call) => ({ status: 200, body: { itemId: beginSpeech(call) } }),
  'speech-stop'(call) {
    endSpeech(call)
    return done
  },
  send(call, { event }) {
    emit(call, event as VoiceEvent)
    return done
  },
  'drop-observers'(call) {
    for (const observer of call.observers) observer.close()
    return done
  },
  'lose-network'(call) {
    call.loseNetwork()
    return done
  },
  expire(call) {
    expireCall(call)
    return done
  },
  'hang-up'(call) {
    endCall(call, 'control')
    return done
  },
}

/**
 * Ends all calls and forgets them, with every setting and script. Tests begin with it, so it also loads what answers a
 * browser: on a busy machine that takes longer than a first call may.
 */
async function reset(provider: Provider): Promise<Answered> {
  await import('./peer.ts')
  for (const call of provider.calls.values()) endCall(call, 'control')
  provider.calls.clear()
  provider.secrets.clear()
  Object.assign(provider, { behaviour: usual, script: emptyScript() })
  return done
}

function behave(provider: Provider, wanted: Order): Answered {
  const unknown = Object.keys(wanted).find((name) => !Object.hasOwn(usual, name))
  if (unknown !== undefined) return { status: 400, body: { error: `There is no setting ${unknown}.` } }
  provider.behaviour = { ...usual, ...wanted }
  return { status: 200, body: provider.behaviour }
}

/** A call as tests see it. */
export type CallView = ReturnType<typeof viewOfCall>

function viewOfCall(call: Call) {
  const { id, openedWith, startedAt, ended, session, items, observers, observed, channel, heard, turns, log } = call
  return {
    id,
    status: ended ? 'ended' : 'open',
    endedBy: ended?.by ?? null,
    startedAt,
    endedAt: ended?.at ?? null,
    openedWith,
    session,
    observers: observers.size,
    observed,
    channel: channel.line ? 'open' : 'none',
    isPlaying: call.playing !== undefined,
    turns,
    heard,
    items: items.map(({ id: itemId, role, content: [part] }) => {
      return { id: itemId, role, text: part?.transcript ?? part?.text ?? null }
    }),
    events: log,
  }
}

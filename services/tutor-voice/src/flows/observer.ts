import type { ProviderEvent } from '../providers/dialects/dialect.ts'
import type { VoiceProvider } from '../providers/voice-provider.ts'

/** The connection over which the provider tells what happens on a call. */
export interface Observer {
  send(message: object): void
  close(): void
}

export interface ObserverEvents {
  onEvent(event: ProviderEvent): void
  /** The provider closed it, or it could not be opened again in time. */
  onEnd(reason: 'provider' | 'lost'): void
}

const retryMs = 500
/** The close code of a connection that the provider ended on purpose. */
const onPurpose = 1000
/** Without the events the turns of a call cannot be counted, so it does not go on for longer. */
const longestBlindMs = 5_000

interface State extends ObserverEvents {
  open(): WebSocket
  socket: WebSocket
  isClosed: boolean
  /** Since when no event can arrive. */
  blindSince: number
  /** The provider closed the last connection on purpose. */
  wasOnPurpose: boolean
  retry: NodeJS.Timeout | undefined
}

/** Opens the connection, and opens it again if it breaks. Its events never come before it returns. */
export function openObserver(
  voice: Pick<VoiceProvider, 'observe'>,
  providerCallId: string,
  events: ObserverEvents,
): Observer {
  const open = () => voice.observe(providerCallId)
  const unknown = { isClosed: false, blindSince: performance.now(), wasOnPurpose: false, retry: undefined }
  const state: State = { ...unknown, ...events, open, socket: open() }
  listen(state)
  return {
    send(message) {
      if (state.socket.readyState === WebSocket.OPEN) state.socket.send(JSON.stringify(message))
    },
    close() {
      state.isClosed = true
      clearTimeout(state.retry)
      state.socket.close()
    },
  }
}

function listen(state: State): void {
  const { socket } = state
  let isOpen = false
  socket.addEventListener('open', () => {
    isOpen = true
  })
  socket.addEventListener('message', ({ data }) => {
    const event = read(data)
    if (event && !state.isClosed) state.onEvent(event)
  })
  socket.addEventListener('close', ({ code }) => {
    if (isOpen) Object.assign(state, { blindSince: performance.now(), wasOnPurpose: code === onPurpose })
    if (state.isClosed) return
    const isOver = !isOpen && state.wasOnPurpose
    const isBlind = performance.now() - state.blindSince > longestBlindMs
    // A call that is still there lets itself be observed again.
    if (isOver || isBlind) return end(state, isOver ? 'provider' : 'lost')
    state.retry = setTimeout(() => {
      state.socket = state.open()
      listen(state)
    }, retryMs)
  })
}

function end(state: State, reason: 'provider' | 'lost'): void {
  state.isClosed = true
  state.onEnd(reason)
}

function read(data: unknown): ProviderEvent | null {
  try {
    const event = JSON.parse(String(data)) as ProviderEvent | null
    return typeof event?.type === 'string' ? event : null
  } catch {
    return null
  }
}

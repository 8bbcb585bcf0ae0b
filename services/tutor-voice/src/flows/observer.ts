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
/** The close code of a call that has ended. */
const callOver = 1000
/** Without the events the turns of a call cannot be counted, so it does not go on for longer. */
const longestBlindMs = 5_000

/** Opens the connection, and opens it again if it breaks. */
export function openObserver(
  voice: Pick<VoiceProvider, 'observe'>,
  providerCallId: string,
  { onEvent, onEnd }: ObserverEvents,
): Observer {
  let isClosed = false
  let blindSince = performance.now()
  let socket: WebSocket
  let retry: NodeJS.Timeout | undefined
  const end = (reason: 'provider' | 'lost') => {
    isClosed = true
    onEnd(reason)
  }
  const open = () => {
    socket = voice.observe(providerCallId)
    let isOpen = false
    socket.addEventListener('open', () => {
      isOpen = true
    })
    socket.addEventListener('message', ({ data }) => {
      const event = read(data)
      if (event && !isClosed) onEvent(event)
    })
    socket.addEventListener('close', ({ code }) => {
      if (isClosed) return
      if (code === callOver) return end('provider')
      if (isOpen) blindSince = performance.now()
      if (performance.now() - blindSince > longestBlindMs) return end('lost')
      retry = setTimeout(open, retryMs)
    })
  }
  open()
  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close() {
      isClosed = true
      clearTimeout(retry)
      socket.close()
    },
  }
}

function read(data: unknown): ProviderEvent | null {
  try {
    const event = JSON.parse(String(data)) as ProviderEvent | null
    return typeof event?.type === 'string' ? event : null
  } catch {
    return null
  }
}

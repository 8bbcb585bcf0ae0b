import { CallFailure } from './call-failure.ts'
import { NO_PEER, NO_REMOTE } from './call-sentences.ts'

/** What a peer connection tells the call. */
export interface PeerWatch {
  /** The data channel is open. */
  onOpen: () => void
  onMessage: (text: string) => void
  /** The other side has closed the channel. */
  onClosed: () => void
  /** The network between the two is lost. */
  onLost: () => void
  onSoundBlocked: () => void
}

export interface Peer {
  /** The offer, ready to be posted. */
  offer: () => Promise<string>
  accept: (sdp: string) => Promise<void>
  send: (message: object) => void
  /** Puts another microphone in the place of the one before. */
  replaceTrack: (track: MediaStreamTrack) => Promise<void>
  close: () => void
}

/** The name that providers give the channel of events. */
const CHANNEL = 'oai-events'
/** ICE often recovers by itself from 'disconnected'. */
const RECOVERY_MS = 4000

/** Opens a peer connection that sends the microphone and plays what comes. Throws a `CallFailure`. */
export function openPeer(iceServers: RTCIceServer[], track: MediaStreamTrack, watch: PeerWatch): Peer {
  const connection = newConnection(iceServers)
  const sound = playSound(connection, watch)
  const sender = connection.addTrack(track, new MediaStream([track]))
  const channel = connection.createDataChannel(CHANNEL)
  channel.addEventListener('open', watch.onOpen)
  channel.addEventListener('close', watch.onClosed)
  channel.addEventListener('message', ({ data }) => watch.onMessage(String(data)))
  const stopWatching = watchNetwork(connection, watch)
  return {
    offer: async () => {
      try {
        await connection.setLocalDescription(await connection.createOffer())
        // At once: a STUN server that is silent would hold the offer back for 40 s, and the provider has a public address.
        return connection.localDescription?.sdp ?? ''
      } catch (error) {
        throw failed(NO_PEER, error)
      }
    },
    accept: async (sdp) => {
      await connection.setRemoteDescription({ type: 'answer', sdp }).catch((error: unknown) => {
        throw failed(NO_REMOTE, error)
      })
    },
    send: (message) => {
      if (channel.readyState === 'open') channel.send(JSON.stringify(message))
    },
    replaceTrack: (next) => sender.replaceTrack(next),
    close: () => {
      stopWatching()
      channel.removeEventListener('close', watch.onClosed)
      sound.pause()
      sound.srcObject = null
      connection.close()
    },
  }
}

function newConnection(iceServers: RTCIceServer[]): RTCPeerConnection {
  try {
    return new RTCPeerConnection({ iceServers })
  } catch (error) {
    throw failed(NO_PEER, error)
  }
}

function failed(sentence: string, error: unknown): CallFailure {
  console.warn(sentence, error)
  return new CallFailure(sentence)
}

function playSound(connection: RTCPeerConnection, { onSoundBlocked }: PeerWatch): HTMLAudioElement {
  const sound = document.createElement('audio')
  sound.autoplay = true
  connection.addEventListener('track', ({ streams, track }) => {
    sound.srcObject = streams[0] ?? new MediaStream([track])
    void sound.play().catch(() => {
      onSoundBlocked()
      addEventListener('click', () => void sound.play().catch(() => undefined), { once: true })
    })
  })
  return sound
}

function watchNetwork(connection: RTCPeerConnection, { onLost }: PeerWatch): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(patience)
    if (connection.iceConnectionState === 'failed') onLost()
    if (connection.iceConnectionState === 'disconnected') patience = setTimeout(onLost, RECOVERY_MS)
  }
  connection.addEventListener('iceconnectionstatechange', look)
  return () => {
    clearTimeout(patience)
    connection.removeEventListener('iceconnectionstatechange', look)
  }
}

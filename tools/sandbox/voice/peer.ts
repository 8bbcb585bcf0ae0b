import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters } from 'werift'
import { type Call, endCall, openChannel } from './call.ts'
import { takeClientEvent } from './client-events.ts'
import { createEar, type Ear } from './ear.ts'
import type { Line } from './events.ts'
import { createMouth } from './mouth.ts'
import type { Speech } from './speech.ts'

/** The data channel that carries the events. */
const channelLabel = 'oai-events'
const opus = { mimeType: 'audio/opus', clockRate: 48_000, channels: 2 }
const watchMs = 250
/** The browser learns of the end by the data channel; its connection stays until that has arrived. */
const closingMs = 200

interface PeerOptions {
  /** What speaks. It is asked for when the call is connected: its start would delay that. */
  speech(): Speech
  /** Without any packet for so many ms after the data channel is open, the call ends. */
  noMediaMs: number
  /** The network is lost before anything can pass. */
  isUnreachable: boolean
}

/** Takes a browser's offer: from now on the call has a data channel and sound both ways. Returns the SDP answer. */
export async function answerPeer(call: Call, sdp: string, options: PeerOptions): Promise<string> {
  const { speech, noMediaMs, isUnreachable } = options
  const life = createLife()
  const { peer, loseNetwork } = newPeer(life, isUnreachable)
  call.loseNetwork = loseNetwork
  call.onEnd.add(() => void setTimeout(() => void peer.close(), closingMs))
  peer.connectionStateChange.subscribe((state) => {
    if (state === 'failed' || state === 'closed') endCall(call, 'client')
  })
  const track = new MediaStreamTrack({ kind: 'audio' })
  peer.addTrack(track)
  call.mouth = createMouth(track, speech)
  const ear = createEar(call)
  peer.onTrack.subscribe((heard) => {
    heard.onReceiveRtp.subscribe((packet) => {
      life.isSeen = true
      life.isHeard = true
      ear.hear(packet)
    })
  })
  onChannel(peer, call, () => {
    speech()
    watch(call, { life, ear, noMediaMs })
  })
  await peer.setRemoteDescription({ type: 'offer', sdp })
  await peer.setLocalDescription(await peer.createAnswer())
  return peer.localDescription?.sdp ?? ''
}

function newPeer(life: Life, isUnreachable: boolean) {
  let isLost = isUnreachable
  const peer = new RTCPeerConnection({
    // The default is a public STUN server.
    iceServers: [],
    iceAdditionalHostAddresses: ['127.0.0.1'],
    codecs: { audio: [new RTCRtpCodecParameters(opus)] },
    iceFilterStunResponse() {
      if (!isLost) life.isSeen = true
      return !isLost
    },
  })
  const loseNetwork = () => {
    isLost = true
    for (const { connection } of peer.iceTransports) {
      connection.onData.allUnsubscribe()
      connection.send = () => Promise.resolve()
    }
  }
  return { peer, loseNetwork }
}

function onChannel(peer: RTCPeerConnection, call: Call, onOpen: () => void): void {
  peer.onDataChannel.subscribe((channel) => {
    if (channel.label !== channelLabel) return
    const line: Line = {
      send: (event) => channel.readyState === 'open' && channel.send(JSON.stringify(event)),
      close: () => channel.close(),
    }
    const change = (state: string) => {
      if (state === 'open' && !call.channel.line) {
        openChannel(call, line)
        onOpen()
      }
      if (state === 'closed') endCall(call, 'client')
    }
    channel.stateChanged.subscribe(change)
    channel.onMessage.subscribe((message) => takeClientEvent(call, message.toString(), line))
    change(channel.readyState)
  })
}

/** What came since the last look: anything at all, and sound. */
interface Life {
  isSeen: boolean
  isHeard: boolean
}

const createLife = (): Life => ({ isSeen: false, isHeard: false })

/**
 * Ends a call from which nothing comes any more. werift itself notices a closed browser after 28 s. A browser without a
 * microphone still checks its connection every 2.5 s. It counts looks and not time, so that a pause of this process ends
 * no call.
 */
function watch(call: Call, { life, ear, noMediaMs }: { life: Life; ear: Ear; noMediaMs: number }): void {
  let quiet = 0
  const timer = setInterval(() => {
    quiet = life.isSeen ? 0 : quiet + 1
    if (!life.isHeard) ear.hearNothing(watchMs)
    Object.assign(life, createLife())
    if (quiet * watchMs >= noMediaMs) endCall(call, 'no-media')
  }, watchMs)
  call.onEnd.add(() => clearInterval(timer))
}

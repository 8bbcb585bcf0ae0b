/** A peer connection without a network, and its other end: what a test or the mocked site says as the provider. */

export interface OtherEnd {
  /** What the page sent over the channel. */
  sent: Array<{ type: string; [field: string]: unknown }>
  /** The microphone that the page sends now. */
  track: () => MediaStreamTrack | null
  closed: () => boolean
  /** Says something as the provider. */
  say: (event: object) => void
  /** The provider closes the channel. */
  hangUp: () => void
  network: (state: RTCIceConnectionState) => void
}

interface Behaviour {
  /** The channel is open. */
  onOpen?: (end: OtherEnd) => void
  /** The page has sent something. */
  onSent?: (end: OtherEnd, event: OtherEnd['sent'][number]) => void
  /** Where the connection fails: when the offer is made, at the answer, or it never opens. */
  fails?: () => 'offer' | 'answer' | 'never-opens' | null
}

/** Stands in for the browser's `RTCPeerConnection`. `ends` are the other ends, oldest first. */
export function fakePeers({ onOpen, onSent, fails = () => null }: Behaviour = {}) {
  const ends: OtherEnd[] = []
  // Called with `new`: an object that such a function returns is the new one.
  function FakePeerConnection() {
    const { end, channel, connection, open } = newPeer(onSent)
    ends.push(end)
    return Object.assign(connection, {
      createOffer: () =>
        fails() === 'offer'
          ? Promise.reject(new Error('no offer'))
          : Promise.resolve({ type: 'offer', sdp: 'v=0\r\n' }),
      createDataChannel: () => channel,
      setRemoteDescription: async () => {
        await Promise.resolve()
        if (fails() === 'answer') throw new Error('no answer')
        if (fails() === null) setTimeout(() => (open(), onOpen?.(end)))
      },
    })
  }
  return { ends, FakePeerConnection }
}

function newPeer(onSent: Behaviour['onSent']) {
  let track: MediaStreamTrack | null = null
  let closed = false
  const sent: OtherEnd['sent'] = []
  const channel = Object.assign(new EventTarget(), { readyState: 'connecting', send: (_text: string) => undefined })
  const connection = Object.assign(new EventTarget(), {
    iceConnectionState: 'new',
    localDescription: { sdp: 'v=0\r\n' },
    setLocalDescription: () => Promise.resolve(),
    addTrack: (added: MediaStreamTrack) => {
      track = added
      return { replaceTrack: (next: MediaStreamTrack) => Promise.resolve(void (track = next)) }
    },
    close: () => void (closed = true),
  })
  const end: OtherEnd = {
    sent,
    track: () => track,
    closed: () => closed,
    say: (event) => closed || channel.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) })),
    hangUp: () => channel.dispatchEvent(new Event('close')),
    network: (state) => {
      connection.iceConnectionState = state
      connection.dispatchEvent(new Event('iceconnectionstatechange'))
    },
  }
  channel.send = (text) => {
    const event = JSON.parse(text) as OtherEnd['sent'][number]
    sent.push(event)
    onSent?.(end, event)
  }
  const open = () => {
    if (closed) return
    channel.readyState = 'open'
    channel.dispatchEvent(new Event('open'))
  }
  return { end, channel, connection, open }
}

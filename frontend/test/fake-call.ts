import { vi } from 'vitest'
import { fakePeers, type OtherEnd } from '../mocks/fake-peer.ts'

type Fails = NonNullable<Parameters<typeof fakePeers>[0]>['fails']

/** A device of the candidate, as the browser lists it. */
interface Device {
  kind: 'audioinput' | 'audiooutput'
  deviceId: string
  label: string
}

export const HEADSET: Device = { kind: 'audioinput', deviceId: 'mic-1', label: 'Headset' }
export const LAPTOP: Device = { kind: 'audioinput', deviceId: 'mic-2', label: 'Laptop' }
const SPEAKERS: Device = { kind: 'audiooutput', deviceId: 'out-1', label: 'Speakers' }

/** The browser's parts that a call needs and jsdom lacks: microphones, and peers whose other end the test plays. */
export function fakeCall({ fails }: { fails?: Fails } = {}) {
  const tracks: FakeTrack[] = []
  let devices: Device[] = [HEADSET, SPEAKERS]
  let refusal: string | null = null
  const media = Object.assign(new EventTarget(), {
    enumerateDevices: () => Promise.resolve(devices),
    getUserMedia: ({ audio }: { audio: { deviceId?: { exact: string } } }) => {
      const wanted = audio.deviceId?.exact
      const inputs = devices.filter(({ kind }) => kind === 'audioinput')
      const device = wanted === undefined ? inputs[0] : inputs.find(({ deviceId }) => deviceId === wanted)
      if (refusal !== null || !device) return Promise.reject(new DOMException('no', refusal ?? 'NotFoundError'))
      const track = fakeTrack(device)
      tracks.push(track)
      return Promise.resolve({ getAudioTracks: () => [track] })
    },
  })
  const { ends, FakePeerConnection } = fakePeers(fails ? { fails } : {})
  Object.defineProperty(navigator, 'mediaDevices', { value: media, configurable: true })
  vi.stubGlobal('RTCPeerConnection', FakePeerConnection)
  vi.stubGlobal('MediaStream', FakeStream)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  return {
    tracks,
    /** The other end of the newest connection. */
    end: (): OtherEnd => ends.at(-1)!,
    ends,
    refuse: (name: string | null) => void (refusal = name),
    setDevices: (next: Device[]) => {
      devices = [...next, SPEAKERS]
      media.dispatchEvent(new Event('devicechange'))
    },
    setOutputs: (label: string) => {
      devices = [...devices.filter(({ kind }) => kind === 'audioinput'), { ...SPEAKERS, deviceId: label, label }]
      media.dispatchEvent(new Event('devicechange'))
    },
  }
}

function FakeStream() {}

type FakeTrack = ReturnType<typeof fakeTrack>

function fakeTrack({ deviceId, label }: Device) {
  const track = Object.assign(new EventTarget(), {
    label,
    enabled: true,
    stopped: false,
    getSettings: () => ({ deviceId }),
    stop: () => void (track.stopped = true),
  })
  return track
}

let items = 0

/** One turn of the candidate, as the provider hears it. */
export function speak(end: OtherEnd, words: string): string {
  const item_id = `item_u${(items += 1)}`
  end.say({ type: 'input_audio_buffer.speech_started', item_id })
  end.say({ type: 'input_audio_buffer.speech_stopped', item_id })
  end.say({ type: 'conversation.item.added', item: { id: item_id, role: 'user' } })
  end.say({ type: 'conversation.item.input_audio_transcription.completed', item_id, transcript: words })
  return item_id
}

/** One answer of the tutor. */
export function answer(end: OtherEnd, words: string): void {
  const item_id = `item_a${(items += 1)}`
  end.say({ type: 'output_audio_buffer.started' })
  end.say({ type: 'response.output_audio_transcript.delta', item_id, delta: words.slice(0, 4) })
  end.say({ type: 'response.output_audio_transcript.done', item_id, transcript: words })
  end.say({ type: 'output_audio_buffer.stopped' })
}

import type { RtpPacket } from 'werift'
import type { Call } from './call.ts'
import { beginSpeech, endSpeech } from './listening.ts'
import { createDecoder, packetMs } from './opus.ts'
import { createVoiceActivity, levelOf } from './voice-activity.ts'

/** Listens to what the user says. */
export interface Ear {
  hear(packet: RtpPacket): void
  /** No packet came for so many ms: the user cannot be speaking. */
  hearNothing(ms: number): void
}

/** Counts and decodes the packets of a call, and takes speech for a turn as the session's `turn_detection` wants. */
export function createEar(call: Call): Ear {
  const decoder = createDecoder()
  call.onEnd.add(decoder.free)
  const { turn_detection } = call.session.audio.input
  const activity = createVoiceActivity({ silenceMs: turn_detection?.silence_duration_ms ?? 500 })
  const count = createCounter(call.heard)
  const take = (level: number) => {
    call.heard.level = Math.round(level)
    call.heard.loudest = Math.max(call.heard.loudest, call.heard.level)
    // A client may have turned the detection off meanwhile.
    if (call.session.audio.input.turn_detection === null) return
    const change = activity.hear(level)
    if (change === 'starts') beginSpeech(call)
    if (change === 'stops') endSpeech(call)
  }
  return {
    hear(packet) {
      if (call.ended || packet.payload.length === 0) return
      count(packet.header.sequenceNumber)
      take(levelOf(decoder.decode(packet.payload)))
    },
    hearNothing(ms) {
      for (let passed = 0; passed < ms && !call.ended; passed += packetMs) take(0)
    },
  }
}

/** Counts packets, and how many numbers of the sequence, which begins again at 65,536, never came. */
function createCounter(heard: Call['heard']): (sequenceNumber: number) => void {
  let first: number | undefined
  let highest = 0
  return (sequenceNumber) => {
    first ??= sequenceNumber
    if (heard.packets === 0) highest = sequenceNumber
    const ahead = (sequenceNumber - highest) & 0xff_ff
    if (ahead < 0x80_00) highest += ahead
    heard.packets++
    heard.lost = Math.max(0, highest - first + 1 - heard.packets)
  }
}

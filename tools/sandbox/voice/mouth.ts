import { setTimeout as pause } from 'node:timers/promises'
import { type MediaStreamTrack, RtpHeader, RtpPacket } from 'werift'
import type { Mouth } from './call.ts'
import { packetMs } from './opus.ts'
import type { Speech } from './speech.ts'

/** RTP counts the time of Opus in samples of 48 kHz, whatever was encoded. */
const ticksPerMs = 48

/** Speaks into a track, one packet every 20 ms. A text waits until the one before it has been said. */
export function createMouth(track: MediaStreamTrack, speech: () => Speech): Mouth {
  const began = performance.now()
  let sequenceNumber = 0
  let silenced = 0
  let before = Promise.resolve()
  const send = (payload: Uint8Array, { atMs, marker }: { atMs: number; marker: boolean }) => {
    const timestamp = Math.round(atMs * ticksPerMs) >>> 0
    // The sender puts in its own payload type and source.
    const header = new RtpHeader({ payloadType: 96, sequenceNumber, timestamp, marker })
    sequenceNumber = (sequenceNumber + 1) & 0xff_ff
    track.writeRtp(new RtpPacket(header, Buffer.from(payload)))
  }
  const sayNow: Mouth['say'] = async (text, { voice, onStart }) => {
    const mine = silenced
    const packets = await speech().say(text, voice)
    if (mine !== silenced) return
    onStart()
    const start = performance.now()
    for (const [index, packet] of packets.entries()) {
      await pause(Math.max(0, start + index * packetMs - performance.now()))
      if (mine !== silenced) return
      send(packet, { atMs: start - began + index * packetMs, marker: index === 0 })
    }
    await pause(packetMs)
  }
  return {
    say(text, options) {
      before = before.then(() => sayNow(text, options))
      return before
    },
    silence: () => void silenced++,
  }
}

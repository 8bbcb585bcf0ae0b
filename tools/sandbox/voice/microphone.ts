import { writeFileSync } from 'node:fs'
import { createSpeak, speechRate } from './flite.ts'

/** Samples a second of the file: what Chromium's fake microphone wants. */
const rate = 48_000

/**
 * Writes a WAV file for Chromium's fake microphone (`--use-file-for-fake-audio-capture`, which repeats it): texts are said,
 * and numbers are ms of silence. Begin with 1,500 ms or more, because sound flows before the data channel is open.
 */
export async function writeMicrophone(file: string, parts: readonly (string | number)[]): Promise<void> {
  const speak = await createSpeak()
  const pieces = parts.map((part) =>
    typeof part === 'number' ? new Int16Array((part * rate) / 1000) : atThreeTimes(speak(part, 'rms')),
  )
  const samples = Buffer.concat(pieces.map((piece) => Buffer.from(piece.buffer)))
  writeFileSync(file, Buffer.concat([headerOf(samples.length), samples]))
}

/** The same sound with three times as many samples, each between its neighbours. */
function atThreeTimes(samples: Int16Array): Int16Array {
  const factor = rate / speechRate
  return Int16Array.from({ length: samples.length * factor }, (_, index) => {
    const from = samples[Math.floor(index / factor)] ?? 0
    const to = samples[Math.floor(index / factor) + 1] ?? from
    return from + ((to - from) * (index % factor)) / factor
  })
}

/** The header of a WAV file with so many bytes of 16-bit samples of one channel. */
function headerOf(bytes: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}

/** What Chromium is started with so that a call works without a person and without a network. */
export const fakeMicrophone = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
  '--autoplay-policy=no-user-gesture-required',
  // A machine whose only address is 127.0.0.1 finds no way to it otherwise.
  '--allow-loopback-in-peer-connection',
]

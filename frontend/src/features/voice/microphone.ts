import type { Microphone } from '../../tutor-call.ts'
import { CallFailure } from './call-failure.ts'
import { microphoneSentence } from './call-sentences.ts'

/** A microphone that is in use. */
export interface OpenMicrophone extends Microphone {
  track: MediaStreamTrack
}

/** Named so because a page without https has none. */
function devices(): MediaDevices {
  const found = (navigator as Partial<Navigator>).mediaDevices
  if (!found) throw new CallFailure(microphoneSentence('NotSupportedError'))
  return found
}

/** Asks the browser for a microphone: the named one, or the one it prefers. Throws a `CallFailure`. */
export async function openMicrophone(id?: string): Promise<OpenMicrophone> {
  const found = devices()
  try {
    const audio = {
      echoCancellation: true,
      noiseSuppression: true,
      ...(id !== undefined && { deviceId: { exact: id } }),
    }
    const [track] = (await found.getUserMedia({ audio })).getAudioTracks()
    if (!track) throw new CallFailure(microphoneSentence('NotFoundError'))
    return { id: track.getSettings().deviceId ?? '', label: track.label || 'the microphone', track }
  } catch (error) {
    if (error instanceof CallFailure) throw error
    console.warn('The browser gave no microphone.', error)
    throw new CallFailure(microphoneSentence((error as { name?: string }).name ?? ''))
  }
}

/** The microphones to choose from; their names are known once one was given. */
export async function listMicrophones(): Promise<Microphone[]> {
  const all = await devices()
    .enumerateDevices()
    .catch(() => [])
  return all
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Microphone ${index + 1}` }))
}

/** What sound comes out of, as one text to compare. */
async function outputs(): Promise<string> {
  const all = await devices()
    .enumerateDevices()
    .catch(() => [])
  return all
    .filter(({ kind }) => kind === 'audiooutput')
    .map(({ deviceId, groupId, label }) => [deviceId, groupId, label].join('|'))
    .toSorted()
    .join('\n')
}

interface DeviceWatch {
  onInputs: () => void
  /** Headphones or speakers came or went. */
  onOutputs: () => void
}

/** Watches devices that come and go. Returns how to stop. */
export function watchDevices({ onInputs, onOutputs }: DeviceWatch): () => void {
  const found = devices()
  let before = outputs()
  const look = async () => {
    onInputs()
    const [then, now] = [await before, await outputs()]
    before = Promise.resolve(now)
    if (then !== now) onOutputs()
  }
  const onChange = () => void look()
  found.addEventListener('devicechange', onChange)
  return () => found.removeEventListener('devicechange', onChange)
}

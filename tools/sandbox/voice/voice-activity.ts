/** Finds out from the level of the sound whether the user speaks. */
export interface VoiceActivity {
  /** Takes the level of the next 20 ms; returns what changes with it. */
  hear(level: number): 'starts' | 'stops' | undefined
}

const frameMs = 20
/** Speech has to be this long, so that a knock on the table is none. */
const shortestMs = 60
/** Quieter than this is never speech, on a scale up to 32,767. */
const quietest = 250
const aboveNoise = 3
/** How fast the level of the noise follows what is heard: 1 would be at once. */
const noiseFollows = 0.05

/** The user has stopped after `silenceMs` of quiet (500 at the provider unless the session says otherwise). */
export function createVoiceActivity({ silenceMs }: { silenceMs: number }): VoiceActivity {
  let noise = 0
  let isSpeaking = false
  let loudMs = 0
  let quietMs = 0
  return {
    hear(level) {
      const isLoud = level > Math.max(quietest, aboveNoise * noise)
      // Speech is no noise: only what is quiet teaches how loud the room is.
      if (!isLoud) noise += (level - noise) * noiseFollows
      loudMs = isLoud ? loudMs + frameMs : 0
      quietMs = isLoud ? 0 : quietMs + frameMs
      if (!isSpeaking && loudMs >= shortestMs) {
        isSpeaking = true
        return 'starts'
      }
      if (!isSpeaking || quietMs < silenceMs) return undefined
      isSpeaking = false
      return 'stops'
    },
  }
}

/** The level of a piece of sound: the root of its mean square, 0 to 32,767. */
export function levelOf(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
}

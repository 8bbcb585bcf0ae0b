/** Quieter than this is shown as silence, in dB of full scale. */
const FLOOR_DB = -60

/** How loud samples of a sound are, 0 to 1, in steps that an ear would hear as even. */
export function levelOf(samples: Float32Array): number {
  let squares = 0
  for (const sample of samples) squares += sample * sample
  const rms = Math.sqrt(squares / Math.max(samples.length, 1))
  if (rms === 0) return 0
  return Math.min(1, Math.max(0, 1 - (20 * Math.log10(rms)) / FLOOR_DB))
}

const EVERY_MS = 100

/** Reports how loud a track is until the returned function is called. Without the browser's audio graph, nothing. */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

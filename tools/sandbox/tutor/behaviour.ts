export const modes = ['good', 'slow', 'hangs', 'cut', 'wrong-numbers', 'leaks', '429', '500'] as const
export type Mode = (typeof modes)[number]

/** How the stand-in answers from now on; set with `POST /control/mode`. */
export interface Behaviour {
  mode: Mode
  /** For so many calls; `good` afterwards. Without it, until it is set again. */
  times?: number
  /** `slow`: ms between two pieces. */
  pieceMs: number
  /** `cut` and `hangs`: after so many pieces. `hangs` with 0 does not even begin to answer. */
  afterPieces: number
  /** `wrong-numbers`: in each nth sentence. */
  every: number
  /** `429`: what `Retry-After` says, in seconds. */
  retryAfter: number
  /** `leaks`: what a model that solved the question by itself would know. */
  key: string
  value: string
  /** Whether the answer stops at its limit, in the midst of a sentence. */
  isCutOff: boolean
}

export const usual: Behaviour = {
  mode: 'good',
  pieceMs: 400,
  afterPieces: 0,
  every: 1,
  retryAfter: 1,
  key: 'C',
  value: '36',
  isCutOff: false,
}

/** The behaviour that a control asks for; null if it names no mode. What it leaves out is as usual. */
export function behaviourOf(wanted: Partial<Behaviour>): Behaviour | null {
  const mode = modes.find((each) => each === wanted.mode)
  if (!mode) return null
  const afterPieces = wanted.afterPieces ?? (mode === 'cut' ? 6 : 0)
  return { ...usual, ...wanted, mode, afterPieces }
}

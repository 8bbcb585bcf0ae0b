/** A question as every page shows it: the trial's file and the API's answers both fit. */
export interface Question {
  id: string
  question: string
  options: ReadonlyArray<{ id: string; text: string }>
  passage?: { title: string; paragraphs: readonly string[] } | undefined
}

/** Why an answer is right or wrong: known for the trial at once, for a daily set after the submission. */
export interface Explained {
  optionReasons: ReadonlyArray<{ id: string; reason: string }>
  solution: { quick: readonly string[]; full: readonly string[] }
  /** The first one first; an older page of the API sends none. */
  hints?: readonly string[] | undefined
}

/** The key's letter or number means the option at that place: A or 1 is the first. */
const KEYS = ['ABCDE', '12345']

/**
 * The option a key press means, or null: A–E and 1–5, never while a person types somewhere or holds a modifier.
 */
export function optionForKey(event: KeyboardEvent, options: ReadonlyArray<{ id: string }>): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return null
  const key = event.key.toUpperCase()
  if (key.length !== 1) return null
  const place = Math.max(...KEYS.map((row) => row.indexOf(key)))
  return options[place]?.id ?? null
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type)
}

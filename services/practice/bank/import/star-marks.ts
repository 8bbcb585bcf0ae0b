/** What a star is in a text: emphasis (left out), a sign of its own (kept), or one that may be either. */
type Kind = 'emphasis' | 'sign' | 'unclear'

/** Where a text stands: whether a formula touches its begin or its end. */
export interface Beside {
  before: boolean
  after: boolean
}

/** A pair of one or two stars around a text, as Markdown has it, that no letter or digit touches from outside. */
const PAIR = /(?<![\w*\\])(?:\*\*(?=[^\s*])[^*\n]+?(?<=[^\s*])\*\*|\*(?=[^\s*])[^*\n]+?(?<=[^\s*])\*)(?![\w*])/g
const WORDS = /^[\p{L}’'-]{2,}(?:[ ,;:]+[\p{L}’'-]+)*$/u

/**
 * Leaves the stars of emphasis out. A star that multiplies or raises to a power stays. `unclear` lists the pairs that may
 * be either, such as `3 *4* 5`: leaving out a sign of multiplication would make another question.
 */
export function withoutStars(text: string, beside: Beside): { text: string; unclear: string[] } {
  const unclear: string[] = []
  const read = text.replace(PAIR, (pair, at: number) => {
    const inner = pair.replace(/^\*+|\*+$/g, '')
    const kind = kindOf(inner, sidesOf(text, { at, end: at + pair.length, beside }))
    if (kind === 'unclear') unclear.push(pair)
    return kind === 'emphasis' ? inner : pair
  })
  return { text: read, unclear }
}

interface Sides {
  /** A closing bracket before it, or an opening one or a sign after it, without a space. */
  touches: boolean
  /** How many of its two neighbours, past spaces, belong to a calculation. */
  reckoned: number
}

function kindOf(inner: string, { touches, reckoned }: Sides): Kind {
  if (touches) return 'sign'
  if (reckoned === 0) return 'emphasis'
  return reckoned === 1 && WORDS.test(inner.trim()) ? 'emphasis' : 'unclear'
}

/** A digit, a closed bracket, a sign of calculation, or a letter that stands alone and is no word. */
const RECKONED_BEFORE = /(?:[\d)\]}+\-−–=<>≤≥×÷·/^|%½¼¾²³√π]|(?<![\p{L}\p{N}’'])(?![aAI])\p{L})$/u
const RECKONED_AFTER = /^(?:[\d([{+\-−=<>≤≥×÷·/^|%½¼¾√π]|(?![aAI])\p{L}(?![\p{L}\p{N}’']))/u

function sidesOf(text: string, { at, end, beside }: { at: number; end: number; beside: Beside }): Sides {
  const left = text.slice(0, at)
  const right = text.slice(end)
  const before = left.trim() === '' ? beside.before && !left.includes('\n') : RECKONED_BEFORE.test(left.trimEnd())
  const after = right.trim() === '' ? beside.after && !right.includes('\n') : RECKONED_AFTER.test(right.trimStart())
  const touches = /[)\]}\d+=<>×÷/^|%]$/.test(left) || /^[([{\d+\-−=<>×÷/^|%]/.test(right)
  return { touches, reckoned: Number(before) + Number(after) }
}

/** Cuts a text that arrives in pieces into finished sentences. */
export interface SentenceCutter {
  /** Adds a piece; returns the sentences that it finishes, each with the white space before it. */
  add(piece: string): string[]
  /** What is left at the end, or null. */
  rest(): string | null
}

/** No sentence is longer, in characters; without an end, so many are cut off as one. */
const longest = 2_000

const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|approx|etc|no|fig|eq|mr|mrs|dr|st)\.$/i
/** White space of its own line only: many empty lines would take quadratic time otherwise. */
const listMarker = /(?:^|\n)[^\S\n]*(?:\d{1,2}|[A-Ea-e])\.$/

/**
 * A sentence ends at a full stop, a question or an exclamation mark before white space, or at the end of a line, but never
 * within a formula between `\(` and `\)` or `\[` and `\]`, after a common abbreviation, or after the number of a list item.
 */
export function createSentenceCutter(): SentenceCutter {
  let buffer = ''
  return {
    add(piece) {
      buffer += piece
      const sentences: string[] = []
      for (let end = endOfSentence(buffer); end > 0; end = endOfSentence(buffer)) {
        sentences.push(buffer.slice(0, end))
        buffer = buffer.slice(end)
      }
      return sentences
    },
    rest() {
      const left = buffer
      buffer = ''
      return left.trim() === '' ? null : left.trimEnd()
    },
  }
}

/** `3! = 6` is no end: after a digit or a parenthesis a new sentence must be seen to begin. */
const mark = /\\[()[\]]|(?:[.?]|(?<![\d)])!)["'”’)\]*]*(?=\s)|!(?=\s+[A-Z])|\n/g

/** The place behind the first finished sentence; 0 if there is none. */
function endOfSentence(text: string): number {
  let isFormula = false
  const start = text.length - text.trimStart().length
  for (const { 0: found, index } of text.matchAll(mark)) {
    if (index + found.length > longest) return longest
    if (found.startsWith('\\')) isFormula = /[([]/.test(found)
    else if (!isFormula && index >= start) {
      const before = text.slice(0, index + 1)
      if (found === '\n') return index
      if (!found.startsWith('.') || !(abbreviation.test(before) || listMarker.test(before))) return index + found.length
    }
  }
  return text.length > longest ? longest : 0
}

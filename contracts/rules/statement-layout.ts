/** A question's text taken apart: the stem and its numbered statements, without their markers. */
export interface StatementLayout {
  stem: string
  statements: string[]
}

/** The first marker may not lie in this first part of the text (docs/learning.md#statement-layout). */
const STEM_SHARE = 0.25

/**
 * How much text before a marker is looked at. It bounds the cost of a marker, and a sentence's end, a dash or a word
 * fits into it.
 */
const LOOK_BACK = 24

/**
 * Finds consecutive numbered statements '(1)', '(2)'… after a stem, also in full-width brackets '（1）'. A number in
 * brackets is a marker only where a statement can begin, so that `f (1)`, 'machine (1)', 'x + y = 5 (1)' and 'must (1)
 * attend, (2) take part' stay prose. Null when there are fewer than two statements, one is empty or asks something, or
 * the first marker lies within the first 25 % of the text. Linear time.
 */
export function splitStatements(text: string): StatementLayout | null {
  const whole = text.trim()
  const markers = inOrder(findMarkers(whole))
  const first = markers[0]
  if (!first || markers.length < 2 || first.start < whole.length * STEM_SHARE) return null
  const statements = markers.map(({ end }, index) => {
    const next = markers[index + 1]
    return next ? withoutDash(whole.slice(end, next.start)) : whole.slice(end).trim()
  })
  if (statements.some((statement) => statement === '' || /[?？]$/.test(statement))) return null
  return { stem: withoutDash(whole.slice(0, first.start)), statements }
}

interface Marker {
  number: number
  start: number
  end: number
  /** What stands before it lets a new statement begin: the end of a sentence or a line, a colon or a dash. */
  atBreak: boolean
}

/** Every number in brackets that can begin a statement. */
function findMarkers(text: string): Marker[] {
  return [...text.matchAll(/\((\d{1,2})\)|（(\d{1,2})）/g)].flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    const before = text.slice(Math.max(0, start - LOOK_BACK), start)
    const isWord = match[1] !== undefined && !/(^|[\s–—])$/.test(before)
    const atBreak = isBreak(before)
    // A statement does not begin with what joins two sides: that is `f (1) = 4`.
    if (isWord || (!atBreak && isReference(before)) || /^\s*[=<>≤≥≠+*/×÷,;:.)]/.test(text.slice(end, end + LOOK_BACK)))
      return []
    return [{ number: Number(match[1] ?? match[2]), start, end, atBreak }]
  })
}

/** The end of a sentence (with its closing quotes or brackets), of a line, a colon, or a dash. */
function isBreak(before: string): boolean {
  const last = before.trimEnd()
  const gap = before.slice(last.length)
  return (
    gap.includes('\n') || /[.?!…:。？！：][)"'”’»\]$]{0,3}$|[–—]$/.test(last) || (gap !== '' && /(^|\s)-$/.test(last))
  )
}

/** 'than (2)', 'equation (2)', ', (2)': the number is mentioned, or counts the parts of one sentence. */
function isReference(before: string): boolean {
  const last = before.trimEnd()
  return /[,;，；、]$/.test(last) || REFERENCE.test(last)
}

const REFERENCE =
  /(^|[\s(])(a|an|and|as|at|both|but|by|either|for|from|if|in|is|like|neither|nor|of|on|or|plus|than|that|the|to|unlike|with|(case|clause|condition|equation|figure|fact|item|line|machine|option|part|point|row|rule|statement|step|table)s?)$/i

/**
 * The markers 1, 2, 3… in this order. The first stands at a break. Where the second does too, so do all: a number inside
 * a statement is then text. Otherwise statements follow each other without a full stop.
 */
function inOrder(found: readonly Marker[]): Marker[] {
  const next = (after: Marker | undefined, atBreak: boolean) =>
    found.find((marker) => {
      const isLater = after === undefined || marker.start >= after.end
      return isLater && marker.number === (after?.number ?? 0) + 1 && (marker.atBreak || !atBreak)
    })
  const first = next(undefined, true)
  if (!first) return []
  const strict = next(first, true) !== undefined
  const markers = [first]
  for (let marker = next(first, strict); marker; marker = next(marker, strict)) markers.push(marker)
  return markers
}

/** Without the dash that leads to the next marker. */
const withoutDash = (part: string): string =>
  part
    .trim()
    .replace(/(^|\s)[-–—]$|[–—]$/, '')
    .trim()

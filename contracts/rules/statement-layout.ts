/** A question's text taken apart: the stem and its numbered statements, without their markers. */
export interface StatementLayout {
  stem: string
  statements: string[]
}

/** The first marker may not lie in this first part of the text (docs/learning.md#statement-layout). */
const STEM_SHARE = 0.25
const SHORTEST_STATEMENT = 2

/**
 * Finds consecutive numbered statements '(1)', '(2)'… after a stem. A marker stands at the start of a word, so that
 * f(1) is none. Null when there are fewer than two statements, one is shorter than 2 characters, or the first marker
 * lies within the first 25 % of the text. Linear time.
 */
export function splitStatements(text: string): StatementLayout | null {
  const whole = text.trim()
  const markers = findMarkers(whole)
  const first = markers[0]
  if (!first || markers.length < 2 || first.start < whole.length * STEM_SHARE) return null
  const statements = markers.map((marker, index) => whole.slice(marker.end, markers[index + 1]?.start).trim())
  if (statements.some((statement) => statement.length < SHORTEST_STATEMENT)) return null
  return { stem: whole.slice(0, first.start).trim(), statements }
}

/** The markers 1, 2, 3… in this order; a number out of order, such as a mention of (1) inside statement 2, is text. */
function findMarkers(text: string): Array<{ start: number; end: number }> {
  const markers: Array<{ start: number; end: number }> = []
  for (const match of text.matchAll(/(?<!\S)\((\d{1,2})\)/g)) {
    if (Number(match[1]) === markers.length + 1) {
      markers.push({ start: match.index, end: match.index + match[0].length })
    }
  }
  return markers
}

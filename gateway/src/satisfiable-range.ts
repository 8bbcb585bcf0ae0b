const unit = /^ *bytes=/

/**
 * Returns the `Range` header of a request for a file of `size` bytes in the form that @fastify/send reads as RFC 9110,
 * section 14.1.2, says, or undefined if the header is to be ignored. Without this, @fastify/send responds with 416 to a
 * suffix that is longer than the file, and to a header that names no range at all. A range that begins beyond the end of
 * the file stays as it is and still gives 416. @fastify/send itself ignores any other unit.
 */
export function satisfiableRange(range: string | undefined, size: number): string | undefined {
  if (range === undefined || !unit.test(range)) return range
  const parts = range
    .replace(unit, '')
    .split(',')
    .map((part) => part.trim())
  if (!parts.every(isValid)) return undefined
  return `bytes=${parts.map((part) => withinFile(part, size)).join(',')}`
}

function isValid(part: string): boolean {
  const [, first, last] = /^(\d*)-(\d*)$/.exec(part) ?? []
  if (first === undefined || last === undefined || part === '-') return false
  return first === '' || last === '' || Number(first) <= Number(last)
}

/** A suffix has at most the length of the file: `-99999999` of 14 bytes is `-14`. */
function withinFile(part: string, size: number): string {
  return part.startsWith('-') ? `-${Math.min(Number(part.slice(1)), size)}` : part
}

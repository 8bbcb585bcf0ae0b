/** What went wrong in a sentence that says what to do. Commands print its message without a stack. */
export class Failure extends Error {
  override name = 'Failure'
}

/** The text to print for anything thrown: the sentence alone for a `Failure`, the stack for a surprise. */
export function textOf(error: unknown): string {
  if (error instanceof Failure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * What went wrong in a sentence that says what to do. Commands print its message without a stack and end with its
 * exit code: 1, or 78 (EX_CONFIG) if a setting has to change before another try can succeed.
 */
export class Failure extends Error {
  override name = 'Failure'
  readonly exitCode: number

  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options)
    this.exitCode = exitCode
  }
}

/** Exit code for a setting that has to change (EX_CONFIG of sysexits.h). */
export const EX_CONFIG = 78

/** The text to print for anything thrown: the sentence alone for a `Failure`, the stack for a surprise. */
export function textOf(error: unknown): string {
  if (error instanceof Failure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** The exit code of a command that ends with this error. */
export function exitCodeOf(error: unknown): number {
  return error instanceof Failure ? error.exitCode : 1
}

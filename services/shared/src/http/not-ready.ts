/**
 * Thrown by a readiness check while this process cannot serve. The message is for people, goes on after "is not ready:"
 * and carries no address or secret, because /ready shows it: `its database does not respond`.
 */
export class NotReady extends Error {
  override name = 'NotReady'
}

/** Null if the check passes, else what the process waits for. */
export async function whyNotReady(check: () => Promise<boolean>): Promise<string | null> {
  try {
    return (await check()) ? null : 'it is still starting'
  } catch (error) {
    return error instanceof NotReady ? error.message : 'a check of what it needs failed'
  }
}

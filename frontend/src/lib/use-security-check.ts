import { useEffect, useState } from 'react'
import { PATIENCE_MS, botCheckToken, type CheckAction } from './bot-check.ts'

export interface SecurityCheck {
  status: 'checking' | 'ok' | 'error'
  /** A token for the form that is being sent, or null: forms are sent without it then. */
  token: () => Promise<string | null>
}

/**
 * Tries the check out when the form appears, for the indicator. Tokens live two minutes and count once, so the form
 * gets a fresh one when it is sent.
 */
export function useSecurityCheck(action: CheckAction): SecurityCheck {
  const [status, setStatus] = useState<SecurityCheck['status']>('checking')
  useEffect(() => {
    let here = true
    botCheckToken('precheck').then(
      () => here && setStatus('ok'),
      (error: unknown) => {
        console.info('Going on without a security check.', error)
        if (here) setStatus('error')
      },
    )
    return () => {
      here = false
    }
  }, [])
  return { status, token: () => (status === 'error' ? Promise.resolve(null) : tokenInTime(action)) }
}

/** A token, or null without one. Nobody waits longer for a check than it may take. */
export function tokenInTime(action: CheckAction): Promise<string | null> {
  return Promise.race([
    botCheckToken(action).catch(() => null),
    new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS)),
  ])
}

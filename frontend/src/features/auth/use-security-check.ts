import { useEffect, useState } from 'react'

export interface SecurityCheck {
  status: 'checking' | 'ok' | 'error'
  /** Null while there is none: forms are sent without it then. */
  token: string | null
}

/** Runs the check for an action when the form appears. */
export function useSecurityCheck(action = 'precheck'): SecurityCheck {
  const [check, setCheck] = useState<SecurityCheck>({ status: 'checking', token: null })
  useEffect(() => {
    let here = true
    runSecurityCheck(action).then(
      (token) => here && setCheck({ status: 'ok', token }),
      (error: unknown) => {
        console.info('Going on without a security check.', error)
        if (here) setCheck({ status: 'error', token: null })
      },
    )
    return () => {
      here = false
    }
  }, [action])
  return check
}

/**
 * No site key can be configured yet, and so no third party's script is loaded: development takes a dummy token, and
 * everywhere else the check is unavailable.
 */
async function runSecurityCheck(action: string): Promise<string> {
  if (import.meta.env.DEV) return `development-${action}`
  throw new Error('reCAPTCHA site key not configured')
}

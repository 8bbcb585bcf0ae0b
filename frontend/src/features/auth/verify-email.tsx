import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { ApiError, errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-context.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { GoesOn } from './goes-on.tsx'
import { useLinkToken } from './use-link-token.ts'

const DONE = 'Email verified successfully!'
const FAILED = 'Email verification failed. The link may be expired or invalid.'

type Verification =
  | { status: 'loading' }
  | { status: 'success'; message: string }
  | { status: 'error'; message: string; mayHelpToRepeat: boolean }

/**
 * Verifies the address of the link that led here; for people whose link is broken, by the code of the same mail. What
 * stands below comes with the outcome, so that nothing moves under a finger.
 */
export function VerifyEmail({ children }: { children: ReactNode }) {
  const token = useLinkToken()
  const { verification, verify, succeed } = useVerification(token)
  if (verification.status === 'success')
    return (
      <>
        <GoesOn message={verification.message} to={paths.login()} />
        {children}
      </>
    )
  if (verification.status === 'loading')
    return (
      <div className={styles.waiting}>
        <p className="soft" role="status">
          Verifying your email…
        </p>
        <Skeleton label="Verifying your email" lines={2} />
      </div>
    )
  return (
    <>
      <Alert tone="wrong">
        <p>{verification.message}</p>
      </Alert>
      {verification.mayHelpToRepeat && (
        <p>
          <Button kind="primary" onClick={verify}>
            Try again
          </Button>
        </p>
      )}
      <h2>Use the code instead</h2>
      <p className="soft">The mail with the link also holds a code of six digits. The newest mail counts.</p>
      <CodeForm onVerified={succeed} />
      {children}
    </>
  )
}

const NO_TOKEN: Verification = {
  status: 'error',
  message: 'Invalid verification link. No token provided.',
  mayHelpToRepeat: false,
}

function useVerification(token: string | null | undefined) {
  const session = useSession()
  const api = useApi()
  const [outcome, setOutcome] = useState<Verification>({ status: 'loading' })
  const succeed = useCallback(
    (message: string) => {
      setOutcome({ status: 'success', message: message || DONE })
      // Where somebody is logged in, the account page shall say it.
      if (session.token() !== null) void session.refresh()
    },
    [session],
  )
  const send = useCallback(
    async (sent: string) => {
      setOutcome({ status: 'loading' })
      try {
        succeed(dataOf(await api.auth.POST('/auth/verify-email', { body: { token: sent } })).message)
      } catch (error) {
        setOutcome({ status: 'error', message: errorSentence(error, FAILED), mayHelpToRepeat: mayHelp(error) })
      }
    },
    [api, succeed],
  )
  // Once for each link.
  const tried = useRef<string | null>(null)
  useEffect(() => {
    if (!token || tried.current === token) return
    tried.current = token
    void send(token)
  }, [token, send])
  const verification = token === null && outcome.status !== 'success' ? NO_TOKEN : outcome
  return { verification, verify: () => token && void send(token), succeed }
}

const mayHelp = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { GoesOn } from './goes-on.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useVerification } from './use-verification.ts'

/**
 * Verifies the address of the link that led here; for people whose link is broken, by the code of the same mail. What
 * stands below comes with the outcome, so that nothing moves under a finger.
 */
export function VerifyEmail({ children }: { children: ReactNode }) {
  const { verification, verify, succeed } = useVerification(useLinkToken())
  switch (verification.status) {
    case 'checking':
      return <Waiting>Checking the link…</Waiting>
    case 'loading':
      return <Waiting>Verifying your email…</Waiting>
    case 'success':
      return (
        <>
          <GoesOn message={verification.message} to={paths.login()} />
          {children}
        </>
      )
    case 'asking':
      return (
        <>
          <p>Press the button to confirm that this email address is yours.</p>
          <p>
            <Button kind="primary" onClick={verify}>
              Verify my email
            </Button>
          </p>
          {children}
        </>
      )
    case 'error':
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
          <CodeInstead onVerified={succeed} />
          {children}
        </>
      )
    case 'no-token':
      return (
        <>
          <Alert>
            <p>Invalid verification link. No token provided.</p>
          </Alert>
          <CodeInstead onVerified={succeed} />
          {children}
        </>
      )
    default:
      return verification satisfies never
  }
}

function Waiting({ children }: { children: string }) {
  return (
    <div className={styles.waiting}>
      <p className="soft" role="status">
        {children}
      </p>
      <Skeleton label={children.replace('…', '')} lines={2} />
    </div>
  )
}

function CodeInstead({ onVerified }: { onVerified: (message: string) => void }) {
  return (
    <>
      <h2>Use the code instead</h2>
      <p className="soft">The mail with the link also holds a code of six digits. The newest mail counts.</p>
      <CodeForm onVerified={onVerified} />
    </>
  )
}

import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { GoesOn } from './goes-on.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useVerification, type Verification } from './use-verification.ts'

/**
 * Verifies the address of the link that led here; for people whose link is broken, by the code of the same mail. What
 * stands below comes with the outcome, so that nothing moves under a finger.
 */
export function VerifyEmail({ children }: { children: ReactNode }) {
  const { verification, verify, succeed } = useVerification(useLinkToken())
  if (verification.status === 'checking') return <Waiting>Checking the link…</Waiting>
  if (verification.status === 'loading') return <Waiting>Verifying your email…</Waiting>
  return (
    <>
      <Outcome {...{ verification, verify, succeed }} />
      {children}
    </>
  )
}

interface OutcomeProps {
  verification: Exclude<Verification, { status: 'checking' | 'loading' }>
  verify: () => void
  succeed: (message: string) => void
}

function Outcome({ verification, verify, succeed }: OutcomeProps) {
  switch (verification.status) {
    case 'success':
      return <GoesOn message={verification.message} to={paths.login()} />
    case 'asking':
      return (
        <>
          <p>Press the button to confirm that this email address is yours.</p>
          <Press onPress={verify}>Verify my email</Press>
        </>
      )
    case 'error':
      return (
        <>
          <Alert tone="wrong">
            <p>{verification.message}</p>
          </Alert>
          {verification.mayHelpToRepeat && <Press onPress={verify}>Try again</Press>}
          <CodeInstead onVerified={succeed} />
        </>
      )
    case 'no-token':
      return (
        <>
          <Alert>
            <p>Invalid verification link. No token provided.</p>
          </Alert>
          <CodeInstead onVerified={succeed} />
        </>
      )
    default:
      return verification satisfies never
  }
}

function Press({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <p>
      <Button kind="primary" onClick={onPress}>
        {children}
      </Button>
    </p>
  )
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

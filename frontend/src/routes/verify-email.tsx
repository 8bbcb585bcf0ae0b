import { AuthFrame } from '../features/auth/auth-frame.tsx'
import { VerifyEmail } from '../features/auth/verify-email.tsx'
import { Link } from '../lib/link.tsx'
import { paths } from '../paths.ts'
import { useSessionState } from '../session/session-context.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Seo } from '../ui/seo.tsx'

const promise = {
  title: 'Why we ask',
  points: [
    'A forgotten password can be replaced only by mail',
    'We write when somebody logs in from a new device',
    'No advertising, and your address is never sold',
  ],
}

export function Component() {
  const isMember = useSessionState().status === 'member'
  return (
    <>
      <Seo
        page="Verify email"
        description="Confirm the address of your account."
        path={paths.verifyEmail()}
        noindex
        noReferrer
      />
      <AuthFrame title="Email verification" cells={['done', 'done', 'done']} promise={promise}>
        <VerifyEmail>{isMember ? null : <ToGuestPages />}</VerifyEmail>
      </AuthFrame>
    </>
  )
}

function ToGuestPages() {
  return (
    <p className="actions">
      <Link className={buttonClass()} to={paths.login()}>
        Go to Login
      </Link>
      <Link className={buttonClass({ kind: 'quiet' })} to={paths.register()}>
        Register Again
      </Link>
    </p>
  )
}

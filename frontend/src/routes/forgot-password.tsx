import { brand } from '../brand.ts'
import { AuthFrame } from '../features/auth/auth-frame.tsx'
import { ForgotForm } from '../features/auth/forgot-form.tsx'
import { Link } from '../lib/link.tsx'
import { paths } from '../paths.ts'
import { GuestsOnly } from '../session/guests-only.tsx'
import { Seo } from '../ui/seo.tsx'

const promise = {
  title: 'Nothing is lost',
  points: [
    'Your results and your history stay as they are',
    'Answers you have begun stay on this device',
    'With the new password, every device is logged out',
  ],
}

export function Component() {
  return (
    <GuestsOnly>
      <Seo
        page="Forgot password"
        description={`Choose a new password for your ${brand.site} account: we mail you a link.`}
        path={paths.forgotPassword()}
      />
      <AuthFrame
        title="Forgot your password?"
        cells={['done', 'done', 'done', 'open', 'open', 'open', 'open', 'open', 'open', 'open']}
        promise={promise}
      >
        <ForgotForm />
        <p className="label">
          You remember it after all? <Link to={paths.login()}>Log in</Link>
        </p>
      </AuthFrame>
    </GuestsOnly>
  )
}

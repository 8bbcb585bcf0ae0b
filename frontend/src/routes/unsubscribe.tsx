import { AuthFrame } from '../features/auth/auth-frame.tsx'
import { Unsubscribe } from '../features/auth/unsubscribe.tsx'
import { Link } from '../lib/link.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Seo } from '../ui/seo.tsx'

const promise = {
  title: 'What still comes',
  points: [
    'A word when your password changes or a new device logs in',
    'What happens to your plan',
    'Links that you ask for yourself',
  ],
}

export function Component() {
  return (
    <>
      <Seo
        page="Stop the weekly summary"
        description="End the mail that sums up your week."
        path={paths.unsubscribe()}
        noindex
        noReferrer
      />
      <AuthFrame title="Stop the weekly summary" cells={['done', 'done', 'done']} promise={promise}>
        <Unsubscribe />
        <p className="actions">
          <Link className={buttonClass({ kind: 'quiet' })} to={paths.account()}>
            Choose your mails on your account page
          </Link>
        </p>
      </AuthFrame>
    </>
  )
}

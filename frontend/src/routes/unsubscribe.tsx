import { StopMails } from '../features/auth/stop-mails.tsx'
import { Link } from '../lib/link.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Seo } from '../ui/seo.tsx'

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
      <div className="page">
        <h1>Stop the weekly summary</h1>
        <StopMails />
        <p className="actions">
          <Link className={buttonClass({ kind: 'quiet' })} to={paths.account()}>
            Choose your mails on your account page
          </Link>
        </p>
      </div>
    </>
  )
}

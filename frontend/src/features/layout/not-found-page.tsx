import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Seo } from '../../ui/seo.tsx'
import { Ten } from '../../ui/ten.tsx'
import styles from './notice.module.css'

export function NotFoundPage() {
  return (
    <div className={`page ${styles.notice}`}>
      <Seo page="Page Not Found" description="There is no page at this address." noindex />
      <Ten cells={['open', 'open', 'open', 'open', 'wrong', 'open', 'open', 'open', 'open', 'open']} bare />
      <h1>Page Not Found</h1>
      <p className="soft">
        There is nothing at this address. It may have moved, or the link may have a typing mistake.
      </p>
      <p>
        <Link className={buttonClass({ kind: 'primary' })} to={paths.home()}>
          Return Home
        </Link>
      </p>
    </div>
  )
}

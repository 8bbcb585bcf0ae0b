import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Seo } from '../../ui/seo.tsx'
import styles from './notice.module.css'

/** Something in a page failed that nobody expected. Its links load the page anew, since the program may be damaged. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <div className={`page ${styles.notice}`}>
      <Seo page="Error" description="Something went wrong on this page." noindex />
      <h1>Unexpected Application Error!</h1>
      <p className={styles.detail}>{describe(error)}</p>
      <p className="soft">
        Nothing you answered is lost: it is kept on this device. Load the page again; if that does not help, come back
        in a few minutes.
      </p>
      <p className="actions">
        <a className={buttonClass({ kind: 'primary' })} href={typeof location === 'undefined' ? '' : location.href}>
          Load again
        </a>
        <a className={buttonClass()} href={paths.home()}>
          Return Home
        </a>
      </p>
    </div>
  )
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error'
}

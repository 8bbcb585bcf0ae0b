import { ApiError, errorSentence } from '../../api/api-error.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Ten } from '../../ui/ten.tsx'
import styles from './set.module.css'

const ten = Array.from({ length: 10 }, () => 'open' as const)

/** Ten open cells and the shape of two questions, as high as a window, so that nothing below moves. */
export function LoadingSet() {
  return (
    <div className={styles.loading} aria-busy="true">
      <h1 className="sr">Daily practice</h1>
      <Ten cells={ten} />
      <div className={styles.ghost}>
        <Skeleton label="Loading your questions…" lines={2} blocks={5} />
      </div>
      <div className={styles.ghost} aria-hidden="true">
        <Skeleton label="" lines={2} blocks={5} />
      </div>
    </div>
  )
}

/** The set could not be loaded: why, and what to do. */
export function LoadFailed({ error, retake, onRetry }: { error: Error; retake: boolean; onRetry: () => void }) {
  const refused = error instanceof ApiError && error.status === 409
  return (
    <div className={styles.message}>
      <h1>Daily practice</h1>
      <Alert tone={refused ? 'info' : 'wrong'}>
        <p>{errorSentence(error, 'Failed to load daily questions')}</p>
      </Alert>
      <p className="actions">
        {refused && retake ? (
          <Link className={buttonClass({ kind: 'primary' })} to={paths.daily()}>
            Go to today’s set
          </Link>
        ) : (
          <Button kind="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Link className={buttonClass()} to={paths.review()}>
          Review
        </Link>
      </p>
    </div>
  )
}

import { errorSentence } from '../../api/api-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadedHistory, type HistoryPageProps } from './loaded-history.tsx'
import { useHistory } from './use-history.ts'
import styles from './history.module.css'

/** Thirty days as a calendar; a day opens into its results, a result into its questions. */
export function HistoryPage({ user, renderResult }: HistoryPageProps) {
  const { data, error, isPending, refetch } = useHistory(user.id)
  return (
    <div className={styles.history}>
      <header className={styles.head}>
        <h1>Practice History</h1>
        <p className="label" aria-hidden="true">
          <i className={styles.daily} /> Daily <i className={styles.retake} /> Retake
        </p>
      </header>
      {error && !data && (
        <Alert tone="wrong">
          <p>{errorSentence(error, 'Failed to load your history')}</p>
          <p>
            <Button small onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        </Alert>
      )}
      {isPending && <LoadingHistory />}
      {data && <LoadedHistory {...{ ...data, user, renderResult }} />}
    </div>
  )
}

function LoadingHistory() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Card className={styles.waiting}>
        <Skeleton label="Loading your history…" lines={0} blocks={5} />
      </Card>
    </div>
  )
}

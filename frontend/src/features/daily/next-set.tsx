import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { KeptSet } from './kept-set.ts'
import { useAskAgain } from './use-ask-again.ts'
import { useServedSet, type Served } from './use-served-set.ts'
import styles from './set.module.css'

interface NextSetProps {
  /** The set whose result is shown above. */
  done: KeptSet
  /** Shows the set that is open now. */
  onOpen: () => void
}

/** Below a fresh result: when the next set comes, and the ways on. It follows when that set opens meanwhile. */
export function NextSet({ done, onOpen }: NextSetProps) {
  const next = useNextSet()
  const open = next?.kind === 'set' && next.set.id !== done.id
  return (
    <>
      <div className={styles.coming}>
        {next?.kind === 'refused' && <Alert>{next.message}</Alert>}
        {open && <Alert>Your next set is open.</Alert>}
      </div>
      <p className={`actions ${styles.next}`}>
        {open && done.kind === 'daily' && (
          <Button kind="primary" onClick={onOpen}>
            Open the next set
          </Button>
        )}
        {open && done.kind === 'retake' && (
          <Link className={buttonClass({ kind: 'primary' })} to={paths.daily()}>
            Open the next set
          </Link>
        )}
        <Link className={buttonClass(open ? {} : { kind: 'primary' })} to={paths.review()}>
          Review
        </Link>
        {done.kind === 'daily' && next?.kind === 'refused' && next.result?.resultId === done.id && (
          <Link className={buttonClass()} to={paths.daily({ retake: true })}>
            Retake
          </Link>
        )}
        <Link className={buttonClass()} to={paths.pricing()}>
          Compare plans
        </Link>
      </p>
    </>
  )
}

function useNextSet(): Served | undefined {
  const { data, refetch } = useServedSet({ retake: false, again: true })
  const refused = data?.kind === 'refused' ? data : undefined
  useAskAgain({ at: refused?.nextSetAt, ahead: data?.ahead ?? 0, ask: () => void refetch() })
  return data
}

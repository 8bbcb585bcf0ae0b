import { useSyncExternalStore } from 'react'
import { dayText } from '../../lib/day-text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { closingText } from './closing-text.ts'
import { answeredIn, isClosed, type Draft } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import type { KeptSet } from './kept-set.ts'
import { useStoredResults } from './use-stored-results.ts'
import styles from './set.module.css'

interface KeptSetsProps {
  store: DraftStore
  /** `zone` is an IANA time zone. */
  user: { id: string; zone: string }
  /** By the server's clock. */
  now: Date
  /** The set on the page. */
  current?: KeptSet | undefined
  onPick: (set: KeptSet) => void
}

/** Sets of earlier days with answers that were never sent: one line each, to finish them or to read them. */
export function KeptSets({ store, user, now, current, onPick }: KeptSetsProps) {
  const keys = useSyncExternalStore(store.subscribe, () => unsentKeys(store, current)).split('\n')
  const known = useStoredResults({ store, userId: user.id, enabled: keys[0] !== '' })
  if (!known) return null
  const unsent = store.list().filter(({ set }) => keys.includes(store.keyOf(set)))
  return unsent.map((draft) => (
    <Alert key={store.keyOf(draft.set)}>
      <div className={styles.kept}>
        <p>{keptLine(draft, user.zone, now)}</p>
        <Button small onClick={() => onPick(draft.set)}>
          {isClosed(draft, now) ? 'Read the answers' : 'Finish it'}
        </Button>
      </div>
    </Alert>
  ))
}

/** As one text, so that React can compare it. */
function unsentKeys(store: DraftStore, current: KeptSet | undefined): string {
  const mine = current && store.keyOf(current)
  return store
    .list()
    .filter((draft) => draft.set.kind === 'daily' && answeredIn(draft) > 0 && store.keyOf(draft.set) !== mine)
    .map((draft) => store.keyOf(draft.set))
    .join('\n')
}

function keptLine(draft: Draft, zone: string, now: Date): string {
  const { set } = draft
  const answered = `${answeredIn(draft)} of ${set.questions.length} answered`
  if (isClosed(draft, now)) return `Your set of ${dayText(set.day)} has closed with ${answered}.`
  const until = set.closesAt ? ` You can finish it until ${closingText(set.closesAt, zone)}.` : ''
  return `Your set of ${dayText(set.day)} is not submitted yet, ${answered}.${until}`
}

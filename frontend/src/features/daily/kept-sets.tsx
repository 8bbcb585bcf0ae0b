import { useSyncExternalStore } from 'react'
import { dayText } from '../../lib/day-text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { closingText } from './closing-text.ts'
import type { Candidate } from './daily-page.tsx'
import { answeredIn, type Draft, type DraftStore } from './draft.ts'
import type { KeptSet } from './kept-set.ts'
import styles from './set.module.css'

interface KeptSetsProps {
  store: DraftStore
  user: Candidate
  retake: boolean
  /** The set on the page. */
  current?: KeptSet
  onPick: (set: KeptSet) => void
}

/** Sets of earlier days with answers that were never sent: one line each, to finish them or to read them. */
export function KeptSets({ store, user, retake, current, onPick }: KeptSetsProps) {
  const keys = useSyncExternalStore(store.subscribe, () => unsentKeys(store, current))
  if (retake || keys === '') return null
  const unsent = store.list().filter((draft) => keys.split('\n').includes(store.keyOf(draft.set)))
  return unsent.map((draft) => (
    <Alert key={store.keyOf(draft.set)}>
      <div className={styles.kept}>
        <p>{keptLine(draft, user.zone)}</p>
        <Button
          small
          onClick={() => {
            if (isClosed(draft)) store.amend(draft.set, (kept) => ({ ...kept, closed: closedLine(draft, user.zone) }))
            onPick(draft.set)
          }}
        >
          {isClosed(draft) ? 'Read the answers' : 'Finish it'}
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

const isClosed = ({ set, closed }: Draft) =>
  closed !== undefined || (set.closesAt !== undefined && Date.parse(set.closesAt) <= Date.now())

function closedLine({ set, closed }: Draft, zone: string): string {
  if (closed !== undefined) return closed
  return set.closesAt ? `It closed on ${closingText(set.closesAt, zone)}, before it was submitted.` : 'It has closed.'
}

function keptLine(draft: Draft, zone: string): string {
  const { set } = draft
  const answered = `${answeredIn(draft)} of ${set.questions.length} answered`
  if (isClosed(draft)) return `Your set of ${dayText(set.day)} has closed with ${answered}.`
  const until = set.closesAt ? ` You can finish it until ${closingText(set.closesAt, zone)}.` : ''
  return `Your set of ${dayText(set.day)} is not submitted yet, ${answered}.${until}`
}

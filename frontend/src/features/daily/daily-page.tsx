import { useCallback, useEffect, useState } from 'react'
import { ClosedSet } from './closed-set.tsx'
import { CompletedSet } from './completed-set.tsx'
import { isClosed } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { KeptSets } from './kept-sets.tsx'
import type { KeptSet, ServedSet } from './kept-set.ts'
import { LoadFailed, LoadingSet } from './set-loading.tsx'
import { RefusedSet } from './refused-set.tsx'
import { SetInWork } from './set-in-work.tsx'
import { useDraftStore } from './use-drafts.ts'
import { useServedSet } from './use-served-set.ts'
import type { Outcome } from './use-submission.ts'

interface DailyPageProps {
  /** `zone` is an IANA time zone. */
  user: { id: string; zone: string }
  retake: boolean
}

/** loading → answering → submitting → completed; `retake` asks for the retake of today's set instead. */
export function DailyPage({ user, retake }: DailyPageProps) {
  const store = useDraftStore(user.id)
  const served = useServedSet({ retake })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [picked, setPicked] = useState<KeptSet | null>(null)
  const [elsewhere, setElsewhere] = useState(false)
  const { data, error, isFetching, refetch } = served
  useEffect(() => {
    if (data) store.tidy(new Date(), setOf(data))
  }, [store, data])
  const askAgain = useCallback(() => {
    setPicked(null)
    void refetch()
  }, [refetch])

  if (outcome) return <CompletedSet outcome={outcome} />
  if (picked) return <PickedSet {...{ store, user }} set={picked} onDone={setOutcome} onLeave={askAgain} />
  const set = setOf(data) ?? (error ? openDraft(store, retake) : undefined)
  const keptSets = retake ? null : <KeptSets store={store} zone={user.zone} current={set} onPick={setPicked} />
  if (set)
    return (
      <SetInWork
        key={store.keyOf(set)}
        {...{ store, set, user }}
        offline={error !== null}
        notice={keptSets}
        onDone={setOutcome}
        onClosed={setPicked}
        onSentElsewhere={() => {
          setElsewhere(true)
          askAgain()
        }}
      />
    )
  if (error) return <LoadFailed error={error} retake={retake} onRetry={askAgain} />
  if (data?.kind !== 'refused' || isFetching) return <LoadingSet />
  return <RefusedSet refused={data} elsewhere={elsewhere} notice={keptSets} />
}

interface PickedSetProps extends Omit<DailyPageProps, 'retake'> {
  store: DraftStore
  set: KeptSet
  onDone: (outcome: Outcome) => void
  onLeave: () => void
}

/** A set of an earlier day: to finish while it is open, to read when it has closed. */
function PickedSet({ store, user, set, onDone, onLeave }: PickedSetProps) {
  const [closed, setClosed] = useState(() => {
    const draft = store.read(set)
    return draft === null || isClosed(draft, new Date())
  })
  if (closed) return <ClosedSet store={store} set={set} zone={user.zone} onLeave={onLeave} />
  const common = { store, set, user, onDone, notice: null, offline: false, earlier: true }
  return <SetInWork {...common} onClosed={() => setClosed(true)} onSentElsewhere={onLeave} />
}

const setOf = (served: ServedSet | undefined) => (served?.kind === 'set' ? served.set : undefined)

/** The set that was in work when the server went away: it can go on without it. */
function openDraft(store: DraftStore, retake: boolean): KeptSet | undefined {
  const kind = retake ? 'retake' : 'daily'
  const open = store.list().filter((draft) => draft.set.kind === kind && !isClosed(draft, new Date()))
  return open.toSorted((a, b) => b.set.day.localeCompare(a.set.day))[0]?.set
}

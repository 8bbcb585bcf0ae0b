import { useCallback, useEffect, useState } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { ClosedSet } from './closed-set.tsx'
import { CompletedSet } from './completed-set.tsx'
import { isClosed } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { KeptSets } from './kept-sets.tsx'
import type { KeptSet } from './kept-set.ts'
import { LoadFailed, LoadingSet } from './set-loading.tsx'
import { RefusedSet } from './refused-set.tsx'
import { SetInWork } from './set-in-work.tsx'
import { useAskAgain } from './use-ask-again.ts'
import { useDraftStore } from './use-drafts.ts'
import { useServedSet, type Served } from './use-served-set.ts'
import type { Outcome } from './use-submission.ts'

interface DailyPageProps {
  /** `zone` is an IANA time zone. */
  user: { id: string; zone: string }
  retake: boolean
}

/** loading → answering → submitting → completed; `retake` asks for the retake of today's set instead. */
export function DailyPage({ user, retake }: DailyPageProps) {
  const store = useDraftStore(user.id)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [picked, setPicked] = useState<KeptSet | null>(null)
  const [elsewhere, setElsewhere] = useState(false)
  const { data, error, refetch, refused, now } = useDay({ store, retake, waiting: outcome === null })
  const askAgain = useCallback(() => {
    setPicked(null)
    void refetch()
  }, [refetch])

  const followElsewhere = () => {
    setElsewhere(true)
    askAgain()
  }
  const openNext = () => {
    setOutcome(null)
    setPicked(null)
  }
  if (outcome) return <CompletedSet outcome={outcome} onNext={openNext} />
  if (picked) return <PickedSet {...{ store, user, now }} set={picked} onDone={setOutcome} onLeave={askAgain} />
  const set = setOf(data) ?? (error && !refused ? openDraft(store, retake, now) : undefined)
  const keptSets = retake ? null : <KeptSets {...{ store, user, now }} current={set} onPick={setPicked} />
  if (set)
    return (
      <SetInWork
        key={store.keyOf(set)}
        {...{ store, set, user }}
        offline={error !== null}
        notice={keptSets}
        onDone={setOutcome}
        onClosed={setPicked}
        onSentElsewhere={followElsewhere}
      />
    )
  if (refused) return <RefusedSet refused={refused} elsewhere={elsewhere} notice={keptSets} />
  if (error) return <LoadFailed error={error} retake={retake} onRetry={askAgain} />
  return <LoadingSet />
}

interface PickedSetProps extends Omit<DailyPageProps, 'retake'> {
  store: DraftStore
  set: KeptSet
  /** By the server's clock. */
  now: Date
  onDone: (outcome: Outcome) => void
  onLeave: () => void
}

/** A set of an earlier day: to finish while it is open, to read when it has closed. */
function PickedSet({ store, user, set, now, onDone, onLeave }: PickedSetProps) {
  const [closed, setClosed] = useState(() => {
    const draft = store.read(set)
    return draft === null || isClosed(draft, now)
  })
  if (closed) return <ClosedSet store={store} set={set} zone={user.zone} onLeave={onLeave} />
  const common = { store, set, user, onDone, notice: null, offline: false, earlier: true }
  return <SetInWork {...common} onClosed={() => setClosed(true)} onSentElsewhere={onLeave} />
}

/** What the server serves now, asked for again when the next set opens while the page is `waiting` for it. */
function useDay({ store, retake, waiting }: { store: DraftStore; retake: boolean; waiting: boolean }) {
  const { data, error, refetch } = useServedSet({ retake })
  const refused = data?.kind === 'refused' ? data : undefined
  const ahead = data?.ahead ?? 0
  useTidyDrafts(store, data)
  useAskAgain({ at: waiting ? refused?.nextSetAt : undefined, ahead, ask: () => void refetch() })
  return { data, error, refetch, refused, now: serverNow(ahead) }
}

/** Removes drafts that are too old to submit, and drafts whose result the server has. */
function useTidyDrafts(store: DraftStore, data: Served | undefined): void {
  useEffect(() => {
    if (!data) return
    if (data.kind === 'refused' && data.result) store.settle([data.result.resultId])
    store.tidy(serverNow(data.ahead), setOf(data))
  }, [store, data])
}

const setOf = (served: Served | undefined) => (served?.kind === 'set' ? served.set : undefined)

/** The set that was in work when the server went away: it can go on without it. */
function openDraft(store: DraftStore, retake: boolean, now: Date): KeptSet | undefined {
  const kind = retake ? 'retake' : 'daily'
  const open = store.list().filter((draft) => draft.set.kind === kind && !isClosed(draft, now))
  return open.toSorted((a, b) => b.set.day.localeCompare(a.set.day))[0]?.set
}

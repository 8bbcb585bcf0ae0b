import { useEffect, useState } from 'react'
import type { DraftStore } from './draft.ts'
import { ClosedSet } from './closed-set.tsx'
import { CompletedSet } from './completed-set.tsx'
import { KeptSets } from './kept-sets.tsx'
import type { KeptSet, ServedSet } from './kept-set.ts'
import { LoadFailed, LoadingSet } from './set-loading.tsx'
import { RefusedSet } from './refused-set.tsx'
import { SetInWork } from './set-in-work.tsx'
import { useDraftStore } from './use-drafts.ts'
import { useServedSet } from './use-served-set.ts'
import type { Outcome } from './use-submission.ts'

export interface Candidate {
  id: string
  /** IANA time zone. */
  zone: string
}

/** loading → answering → submitting → completed; `retake` asks for the retake of today's set instead. */
export function DailyPage({ user, retake }: { user: Candidate; retake: boolean }) {
  const store = useDraftStore(user.id)
  const served = useServedSet({ retake })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [sentElsewhere, setSentElsewhere] = useState(false)
  const [picked, setPicked] = useState<KeptSet | null>(null)
  const set = picked ?? setOf(served.data) ?? (served.error ? openDraft(store, retake) : undefined)
  useEffect(() => {
    if (served.data) store.tidy(new Date(), setOf(served.data))
  }, [store, served.data])

  const refetch = () => {
    setPicked(null)
    void served.refetch()
  }
  if (outcome) return <CompletedSet outcome={outcome} />
  if (set && store.read(set)?.closed) return <ClosedSet store={store} set={set} zone={user.zone} onLeave={refetch} />
  if (set)
    return (
      <SetInWork
        key={store.keyOf(set)}
        {...{ store, set, user }}
        today={picked === null}
        offline={served.error !== null && picked === null}
        onDone={setOutcome}
        onClosed={() => setPicked({ ...set })}
        onSentElsewhere={() => {
          setSentElsewhere(true)
          refetch()
        }}
        notice={picked ? null : <KeptSets {...{ store, user, retake }} current={set} onPick={setPicked} />}
      />
    )
  if (served.error) return <LoadFailed error={served.error} retake={retake} onRetry={refetch} />
  if (served.data?.kind !== 'refused' || served.isFetching) return <LoadingSet />
  return (
    <RefusedSet
      refused={served.data}
      elsewhere={sentElsewhere}
      notice={<KeptSets {...{ store, user, retake }} onPick={setPicked} />}
    />
  )
}

const setOf = (served: ServedSet | undefined) => (served?.kind === 'set' ? served.set : undefined)

/** The set that was in work when the server went away: it can go on without it. */
function openDraft(store: DraftStore, retake: boolean): KeptSet | undefined {
  const kind = retake ? 'retake' : 'daily'
  const open = store.list().filter(({ set, closed }) => set.kind === kind && !closed && !isOver(set, new Date()))
  return open.toSorted((a, b) => b.set.day.localeCompare(a.set.day))[0]?.set
}

function isOver({ closesAt }: KeptSet, now: Date): boolean {
  return closesAt !== undefined && Date.parse(closesAt) <= now.getTime()
}

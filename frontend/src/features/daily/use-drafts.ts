import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { browserStore } from '../../lib/store.ts'
import { emptyDraft, type Draft } from './draft.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import type { KeptSet } from './kept-set.ts'

/** The drafts of this person, kept up with those of other tabs. */
export function useDraftStore(userId: string): DraftStore {
  const store = useMemo(() => createDraftStore({ storage: browserStore(), userId }), [userId])
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => store.changedElsewhere(key)
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [store])
  return store
}

/** The set's draft as it is stored now; an empty one where nothing is stored. */
export function useDraft(store: DraftStore, set: KeptSet): Draft {
  const stored = useSyncExternalStore(store.subscribe, () => store.read(set))
  const empty = useMemo(() => emptyDraft(set), [set])
  return stored ?? empty
}

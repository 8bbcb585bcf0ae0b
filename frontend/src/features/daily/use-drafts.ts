import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { browserDrafts } from './browser-drafts.ts'
import { emptyDraft, type Draft, type DraftStore } from './draft.ts'
import type { KeptSet } from './kept-set.ts'

/** The drafts of this person, kept up with those of other tabs. */
export function useDraftStore(userId: string): DraftStore {
  const { store, listen } = useMemo(() => browserDrafts(userId), [userId])
  useEffect(listen, [listen])
  return store
}

/** The set's draft as it is stored now; an empty one where nothing is stored. */
export function useDraft(store: DraftStore, set: KeptSet): Draft {
  const stored = useSyncExternalStore(store.subscribe, () => store.read(set))
  const empty = useMemo(() => emptyDraft(set), [set])
  return stored ?? empty
}

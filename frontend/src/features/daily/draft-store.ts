import { emptyDraft, isLeftOver, parseDraft, withChoice, withLaterChoices, type Choice, type Draft } from './draft.ts'
import type { BrowserStore } from '../../lib/store.ts'
import type { KeptSet } from './kept-set.ts'

type SetKey = Pick<KeptSet, 'kind' | 'id' | 'retakeId'>

/** The id that the result of a set has or will have. */
const resultIdOf = ({ id, retakeId }: SetKey): string => retakeId ?? id

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * The drafts of one person in this browser. Every change is made on what is stored at that moment, so that two tabs
 * add to each other. A browser tells one tab's process of the other's writing some milliseconds later, so a tab may write
 * over an answer that it has not seen: the tab that chose it puts it back when it hears of that. Nothing goes away but by
 * `remove`, `settle` and `tidy`. Another person's drafts are out of reach: the user's id is part of the key.
 */
export function createDraftStore({ storage, userId }: { storage: BrowserStore; userId: string }) {
  const prefix = `draft:${userId}:`
  const readKey = createReader(storage)
  const changes = createSignal()
  const keyOf = (set: SetKey) => `${prefix}${set.kind}:${resultIdOf(set)}`
  const read = (set: SetKey) => readKey(keyOf(set))
  const update = (set: KeptSet, change: (draft: Draft) => Draft) => {
    storage.setItem(keyOf(set), JSON.stringify(change(read(set) ?? emptyDraft(set))))
    changes.announce()
  }
  const own = createOwnChoices(storage, readKey)
  const remove = (set: SetKey) => {
    own.forget(keyOf(set))
    storage.removeItem(keyOf(set))
    changes.announce()
  }
  const list = () => draftsIn(storage, prefix, readKey)
  return {
    keyOf,
    read,
    update,
    /** Keeps what is chosen, also against another tab that writes at the same moment; of two choices the later one stays. */
    choose: (set: KeptSet, choice: Choice) => {
      own.add(keyOf(set), choice)
      update(set, (draft) => withChoice(draft, choice))
    },
    /** Like `update`, but never brings back a draft that is gone: a late measurement must not outlive a submission. */
    amend: (set: KeptSet, change: (draft: Draft) => Draft) => (read(set) ? update(set, change) : undefined),
    remove,
    list,
    /** Whether what is written outlives this tab. */
    durable: () => storage.durable(),
    /** Makes sure that the set is kept as the server sees it now, with the answers that are there already. */
    open: (set: KeptSet) => update(set, (draft) => ({ ...draft, set })),
    ...cleaner({ list, remove, keyOf }),
    subscribe: changes.subscribe,
    /** Another tab changed this key (null: everything). */
    changedElsewhere: (key: string | null) => {
      if (key !== null && !key.startsWith(prefix)) return
      own.putBack(key)
      changes.announce()
    },
  }
}

type ReadKey = (key: string) => Draft | null

const draftsIn = (storage: BrowserStore, prefix: string, readKey: ReadKey): Draft[] =>
  storage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .toSorted()
    .map(readKey)
    .filter((draft) => draft !== null)

/** What was chosen in this tab, by the key of its draft, until that draft is gone. */
function createOwnChoices(storage: BrowserStore, readKey: ReadKey) {
  const choices = new Map<string, Map<string, Choice>>()
  const forget = (key: string) => void choices.delete(key)
  return {
    forget,
    add: (key: string, choice: Choice) => {
      choices.set(key, new Map(choices.get(key)).set(choice.questionId, choice))
    },
    /** After another tab wrote this key (null: everything was removed). */
    putBack: (key: string | null) => {
      if (key === null) return choices.clear()
      const draft = readKey(key)
      if (draft === null) return forget(key)
      const whole = withLaterChoices(draft, choices.get(key)?.values() ?? [])
      if (whole !== draft) storage.setItem(key, JSON.stringify(whole))
    },
  }
}

interface Cleaning {
  list: () => Draft[]
  remove: (set: SetKey) => void
  keyOf: (set: SetKey) => string
}

/** The two ways in which drafts go away without being asked for. */
const cleaner = ({ list, remove, keyOf }: Cleaning) => ({
  /** Ends the drafts whose result is stored, however the page came to know it. */
  settle: (resultIds: readonly string[]) => {
    for (const { set } of list()) if (resultIds.includes(resultIdOf(set))) remove(set)
  },
  /** Removes what nobody can use. */
  tidy: (now: Date, current?: KeptSet) => {
    const others = list().filter(({ set }) => !current || keyOf(set) !== keyOf(current))
    for (const draft of others.filter((other) => isLeftOver(other, now) || isEarlierTry(other.set, current)))
      remove(draft.set)
  },
})

/** Another retake of the same set is open now, so this one was submitted. */
const isEarlierTry = (set: KeptSet, current: KeptSet | undefined): boolean =>
  set.kind === 'retake' && current?.kind === 'retake' && set.id === current.id

/** The same text gives the same object, so that React sees a change only where there is one. */
function createReader(storage: BrowserStore): ReadKey {
  const parsed = new Map<string, { raw: string; draft: Draft | null }>()
  return (key) => {
    const raw = storage.getItem(key)
    if (raw === null) return null
    const known = parsed.get(key)
    if (known?.raw === raw) return known.draft
    const draft = parseDraft(raw)
    parsed.set(key, { raw, draft })
    return draft
  }
}

function createSignal() {
  const listeners = new Set<() => void>()
  return {
    announce: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

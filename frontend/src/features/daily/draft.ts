import type { KeptSet } from './kept-set.ts'

/** Answers that the server does not have yet. */
export interface Draft {
  set: KeptSet
  /** Question id to the chosen option's letter. */
  answers: Readonly<Record<string, string>>
  /** Question id to the seconds its page was looked at while it was in work. */
  seconds: Readonly<Record<string, number>>
  /** The question in work. */
  position?: string
  /** Submitted while the server could not be reached: to be sent as soon as it can. */
  waiting?: boolean
  /** The server's sentence after it refused the set because it had closed. */
  closed?: string
}

/** The part of local storage that drafts need, and whether what is written there outlives the tab. */
export interface DraftStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): string[]
  durable(): boolean
}

/** A draft that nobody sent within this time after its set closed is of no use to anybody. */
const KEPT_AFTER_CLOSING_MS = 14 * 86_400_000

export type DraftStore = ReturnType<typeof createDraftStore>

export const emptyDraft = (set: KeptSet): Draft => ({ set, answers: {}, seconds: {} })

/** How many questions of the set have an answer. */
export const answeredIn = ({ set, answers }: Draft): number => set.questions.filter(({ id }) => id in answers).length

/**
 * The drafts of one person in this browser. Every change is made on what is stored at that moment, so that two tabs
 * add to each other; nothing goes away but by `remove`. Another person's drafts are out of reach: the user's id is part
 * of the key.
 */
export function createDraftStore({ storage, userId }: { storage: DraftStorage; userId: string }) {
  const prefix = `draft:${userId}:`
  const listeners = new Set<() => void>()
  const parsed = new Map<string, { raw: string; draft: Draft | null }>()
  const keyOf = ({ kind, id }: Pick<KeptSet, 'kind' | 'id'>) => `${prefix}${kind}:${id}`

  /** The same text gives the same object, so that React sees a change only where there is one. */
  const readKey = (key: string): Draft | null => {
    const raw = storage.getItem(key)
    if (raw === null) return null
    const known = parsed.get(key)
    if (known?.raw === raw) return known.draft
    const draft = parseDraft(raw)
    parsed.set(key, { raw, draft })
    return draft
  }
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const read = (set: Pick<KeptSet, 'kind' | 'id'>) => readKey(keyOf(set))
  const update = (set: KeptSet, change: (draft: Draft) => Draft) => {
    storage.setItem(keyOf(set), JSON.stringify(change(read(set) ?? emptyDraft(set))))
    announce()
  }
  const amend = (set: KeptSet, change: (draft: Draft) => Draft) => {
    if (read(set)) update(set, change)
  }
  const remove = (set: Pick<KeptSet, 'kind' | 'id'>) => {
    storage.removeItem(keyOf(set))
    announce()
  }
  const list = () =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .toSorted()
      .map(readKey)
      .filter((draft) => draft !== null)

  return {
    keyOf,
    read,
    update,
    /** Like `update`, but never brings back a draft that is gone: a late measurement must not outlive a submission. */
    amend,
    remove,
    list,
    durable: () => storage.durable(),
    /** Makes sure that the set is kept as the server sees it now, with the answers that are there already. */
    open: (set: KeptSet) => update(set, (draft) => ({ ...draft, set })),
    /** Removes what nobody can use: sets without an answer, and those that closed long ago. */
    tidy: (now: Date, current?: KeptSet) => {
      for (const draft of list()) {
        if (current && keyOf(draft.set) === keyOf(current)) continue
        const closed = Date.parse(draft.set.closesAt ?? `${draft.set.day}T23:59:59Z`)
        if (answeredIn(draft) === 0 || now.getTime() - closed > KEPT_AFTER_CLOSING_MS) remove(draft.set)
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Another tab changed this key (null: everything). */
    changedElsewhere: (key: string | null) => {
      if (key === null || key.startsWith(prefix)) announce()
    },
  }
}

/** Null for what is no draft: storage can be edited, and old versions wrote other shapes. */
function parseDraft(raw: string): Draft | null {
  try {
    const draft = JSON.parse(raw) as Partial<Draft> | null
    if (!draft || !isObject(draft.answers) || !isObject(draft.seconds) || !isObject(draft.set)) return null
    return Array.isArray(draft.set.questions) && typeof draft.set.id === 'string' ? (draft as Draft) : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

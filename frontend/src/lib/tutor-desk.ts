import { useEffect } from 'react'
import { browserStore } from './store.ts'

/** A question that the candidate may speak of with the tutor. */
export interface TutorTopic {
  questionId: string
  /** How the panel names it, such as 'Question 4'. */
  label: string
}

/** What a page has the tutor asked. */
export interface TutorPrompt {
  about: TutorTopic
  text: string
}

/** A call about a question that a page begins. */
export interface TutorCallWish {
  about: TutorTopic
  call: true
}

const PROMPT = 'tutor-prompt'
const OPEN = 'tutor-open'
/** Keys of conversations begin so; the rest of a key says whose it is. */
const CONVERSATION = 'tutor:'

const store = browserStore(() => globalThis.sessionStorage)
const listeners = new Set<() => void>()
let topic: TutorTopic | null = null

function tell(): void {
  for (const listener of listeners) listener()
}

/** Where pages leave what is meant for the tutor, and the panel finds it: neither has to be there yet. */
export const tutorDesk = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Leaves a prompt or the wish for a call. It stays until the panel takes it, also over a reload. */
  leave: (prompt: TutorPrompt | TutorCallWish) => {
    store.setItem(PROMPT, JSON.stringify(prompt))
    tell()
  },
  /** What was left, a `TutorPrompt` or a `TutorCallWish` as JSON; null if there is nothing. */
  waiting: () => store.getItem(PROMPT),
  /** The prompt was taken. */
  clear: () => {
    store.removeItem(PROMPT)
    tell()
  },
  /** The question in work on the page. */
  topic: () => topic,
  /** Whether the panel was open when the last document of this tab ended. */
  wasOpen: () => store.getItem(OPEN) !== null,
  keepOpen: (open: boolean) => {
    if (open) store.setItem(OPEN, '1')
    else store.removeItem(OPEN)
    // The page makes room for the panel.
    if (open) document.documentElement.dataset['tutor'] = 'open'
    else delete document.documentElement.dataset['tutor']
  },
  /** The conversation of a person in this tab; `who` is a user's id or 'guest'. */
  conversation: (who: string) => store.getItem(CONVERSATION + who),
  keepConversation: (who: string, text: string) => store.setItem(CONVERSATION + who, text),
  /** Forgets what other people than this one asked in this tab. */
  forgetOthers: (who: string) => {
    for (const key of store.keys())
      if (key.startsWith(CONVERSATION) && key !== CONVERSATION + who) store.removeItem(key)
  },
}

/** Says which question is in work on this page, so that the tutor can be asked about it. */
export function useTutorTopic(questionId: string, label: string): void {
  useEffect(() => {
    topic = { questionId, label }
    tell()
    return () => {
      topic = null
      tell()
    }
  }, [questionId, label])
}

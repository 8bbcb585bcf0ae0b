import { useEffect, useState } from 'react'
import { browserStore } from './store.ts'

/** What a page leaves for the next document of this tab, and for nobody else: how the session ended, an address to log in with. */
type TabNote = 'session-ending' | 'login-address'

const store = browserStore(() => globalThis.sessionStorage)
const keyOf = (note: TabNote) => `note:${note}`

export function leaveTabNote(note: TabNote, text: string): void {
  store.setItem(keyOf(note), text)
}

/** The text that was left; empty without one, and while hydrating. It is read once and then gone. */
export function useTabNote(note: TabNote): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const left = store.getItem(keyOf(note))
    store.removeItem(keyOf(note))
    if (left !== null) setText(left)
  }, [note])
  return text
}

import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { brand } from '../../brand.ts'
import { useApi } from '../../api/use-api.ts'
import { useSession, useSessionState } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ConversationBody } from './conversation-body.tsx'
import { conversationOf } from './conversation-of.ts'
import { isSheet, sheetQuery, type PanelProps } from './panel-props.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import styles from './tutor-panel.module.css'

/**
 * The tutor beside the page, or, on a phone, as a sheet over it. Beside the page it leaves the page usable; the sheet is
 * modal. Escape closes both.
 */
export function TutorPanel({ opening, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useShown(dialog)
  useKeyboardRoom(dialog)
  // On a phone the field would bring the keyboard over the sheet before the candidate has read anything.
  const [typeAtOnce] = useState(() => opening === 'launcher' && !isSheet())
  useEffect(() => {
    // A panel that comes back with a new document leaves the focus to the page.
    if (opening !== 'kept' && !typeAtOnce) heading.current?.focus({ preventScroll: true })
  }, [opening, typeAtOnce])
  const watchKeys = (event: KeyboardEvent) => {
    // The page beside it answers its questions by key, too.
    event.stopPropagation()
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={title}
      onKeyDown={watchKeys}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <div>
          <h2 ref={heading} id={title} tabIndex={-1}>{`${brand.product} Expert Tutor`}</h2>
          <p className="label">{brand.tutor}</p>
        </div>
        <Button small onClick={onClose}>
          Close
        </Button>
      </div>
      <Conversation typeAtOnce={typeAtOnce} />
    </dialog>
  )
}

/** The conversation of the current person. There is none while the session is being restored. */
function Conversation({ typeAtOnce }: { typeAtOnce: boolean }) {
  const session = useSession()
  const state = useSessionState()
  const api = useApi()
  if (state.status === 'restoring') return null
  const who = state.status === 'member' ? state.user.id : 'guest'
  return (
    <ConversationBody
      key={who}
      conversation={conversationOf(session, who, api)}
      member={state.status === 'member'}
      typeAtOnce={typeAtOnce}
    />
  )
}

/** Beside the page, or over it: as the width of the window changes, too. */
function useShown(dialog: RefObject<HTMLDialogElement | null>): void {
  // Before the effects that move the focus into it.
  useLayoutEffect(() => {
    const panel = dialog.current
    const query = sheetQuery()
    const show = () => {
      if (panel?.open) panel.close()
      if (query.matches) panel?.showModal()
      // Not by show(), which would take the focus from where it is.
      else panel?.setAttribute('open', '')
    }
    show()
    query.addEventListener('change', show)
    return () => query.removeEventListener('change', show)
  }, [dialog])
}

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { Button } from '../../ui/button.tsx'
import { PanelContent } from './panel-content.tsx'
import { isSheet, sheetQuery, type PanelProps } from './panel-props.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import styles from './tutor-panel.module.css'

/**
 * The tutor beside the page, or, on a phone, as a sheet over it. Beside the page it leaves the page usable; the sheet is
 * modal. Escape closes both, and with the panel a call ends.
 */
export function TutorPanel({ opening, loadCalls, onClose }: PanelProps) {
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
  const close = (
    <Button small onClick={onClose}>
      Close
    </Button>
  )
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const watchKeys = (event: KeyboardEvent) => {
    // The page beside it answers its questions by key, too.
    event.stopPropagation()
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) cancel(event)
  }
  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby={title} onKeyDown={watchKeys} onCancel={cancel}>
      <PanelContent {...{ loadCalls, typeAtOnce, close }} titleId={title} headingRef={heading} headingLevel={2} />
    </dialog>
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

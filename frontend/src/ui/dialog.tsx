import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

/** A modal dialog on the native element: Esc closes, the rest is inert, the focus returns to the opener. */
export function Dialog(props: { open: boolean; title: string; onClose: () => void; children: ReactNode }) {
  const { open, title, onClose, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button small onClick={() => ref.current?.close()}>
          Close
        </Button>
      </div>
      {children}
    </dialog>
  )
}

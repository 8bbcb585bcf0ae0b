import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '../../brand.ts'
import { tutorDesk } from '../../lib/tutor-desk.ts'
import { pages } from '../../paths.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { LoadCalls } from '../../tutor-call.ts'
import { isSheet, type PanelProps } from './panel-props.ts'
import styles from './launcher.module.css'

/** Why the panel is open: by the launcher, by a prompt of a page, or because it was when the document before ended. */
type Opening = PanelProps['opening']

/**
 * The button at the foot of every page, and the panel that it opens. The panel's program is loaded when it is opened, and
 * what was said stays while pages change.
 */
export function Launcher({ loadCalls }: { loadCalls: LoadCalls }) {
  const state = useSessionState()
  const { opening, open, close, launcher } = useOpening()
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const wanted = opening !== null
  useEffect(() => {
    // If it cannot be loaded, the launcher can be pressed again.
    if (wanted) import('./tutor-panel.tsx').then(({ TutorPanel }) => setPanel(() => TutorPanel), close)
  }, [wanted, close])
  const { pathname } = useLocation()
  const who = state.status === 'member' ? state.user.id : state.status
  useEffect(() => {
    if (who !== 'restoring') tutorDesk.forgetOthers(who)
  }, [who])
  // That page is the panel.
  if (pathname === pages.voice.path) return null
  if (opening && Panel) return <Panel {...{ opening, loadCalls }} onClose={close} />
  return (
    <aside className={styles.place} aria-label="Tutor">
      <button
        ref={launcher}
        type="button"
        className={`${buttonClass({ kind: 'primary' })} ${styles.launcher}`}
        aria-haspopup="dialog"
        aria-busy={wanted}
        onClick={open}
      >
        <span>{`Ask ${brand.product}`}</span> {state.status === 'guest' && <span className={styles.guest}>Guest</span>}
      </button>
    </aside>
  )
}

/** Opens by a press or by a prompt; closing gives the focus back to where it was. */
function useOpening() {
  const [opening, setOpening] = useState<Opening | null>(() => (tutorDesk.wasOpen() && !isSheet() ? 'kept' : null))
  const prompt = useSyncExternalStore(tutorDesk.subscribe, tutorDesk.waiting)
  const launcher = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element | null>(null)
  const show = (by: Opening) => {
    opener.current = document.activeElement
    tutorDesk.keepOpen(true)
    setOpening((now) => now ?? by)
  }
  useEffect(() => {
    if (prompt !== null) show('prompt')
  }, [prompt])
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && opening === null) {
      const back = opener.current
      if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus()
      else launcher.current?.focus()
    }
    wasOpen.current = opening !== null
  }, [opening])
  const [close] = useState(() => () => {
    tutorDesk.keepOpen(false)
    setOpening(null)
  })
  return { opening, open: () => show('launcher'), close, launcher }
}

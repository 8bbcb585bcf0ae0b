import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { onAccountEvent } from '../../lib/account-events.ts'
import { publishFootHeight } from '../../lib/foot-height.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { reportEvent, reportPage, reportUser, startAnalytics, stopAnalytics } from './analytics.ts'
import { choose, useChoice } from './choice.ts'
import styles from './consent.module.css'
import { mayMeasureHere, measures } from './measures.ts'

/** Asks once, and reports what the candidate agreed to. */
export function Consent() {
  const choice = useChoice()
  if (choice === null) return <Question />
  return choice === 'yes' && mayMeasureHere() ? <Reports /> : null
}

/** It lies over the foot of the page and takes no room in it, so that nothing moves when it appears. */
function Question() {
  return (
    <aside
      className={styles.banner}
      aria-label="Consent"
      data-foot="consent"
      ref={(element) => (element ? publishFootHeight(element) : undefined)}
    >
      <div className={styles.words}>
        <p className={styles.heading}>May we count your visits?</p>
        <p className="label">
          With Google Analytics, to see which pages help. Never your name, your address or an answer.{' '}
          <Link to={paths.privacy()}>What is stored where</Link>
        </p>
      </div>
      <p className="actions">
        <button type="button" className={buttonClass({ small: true })} onClick={() => choose('no')}>
          Do not count
        </button>
        <button type="button" className={buttonClass({ small: true })} onClick={() => choose('yes')}>
          Count my visits
        </button>
      </p>
    </aside>
  )
}

function Reports() {
  const { pathname } = useLocation()
  const state = useSessionState()
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const start = async () => {
      const where = await measures()
      if (!where || isGone) return
      startAnalytics(where)
      setIsOn(true)
      const stopListening = onAccountEvent(reportEvent)
      stop = () => {
        stopListening()
        stopAnalytics(where)
      }
    }
    start().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [])
  // The person before the page, so that the first view is theirs, too.
  const user = state.status === 'member' ? state.user.id : null
  useEffect(() => {
    if (isOn && state.status !== 'restoring') reportUser(user)
  }, [isOn, state.status, user])
  useEffect(() => {
    if (isOn) reportPage(pathname)
  }, [isOn, pathname])
  return null
}

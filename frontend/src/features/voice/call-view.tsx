import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { brand } from '../../brand.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { isCalling, isReadOnly, type CallState, type TutorCall } from '../../tutor-call.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { READ_ONLY, going } from './call-sentences.ts'
import { MicrophoneChoice, MicrophoneLevel } from './microphone-check.tsx'
import { secondsLeft } from './preparation.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import styles from './call-view.module.css'

/** The call in the panel: its preparation, the call itself, and how it ended. What is said stands in the conversation. */
export function CallView({ call }: { call: TutorCall }) {
  const state = useSyncExternalStore(call.subscribe, call.state)
  if (state.status === 'idle' && state.beginsAt === null) return null
  return isCalling(state) ? <Going {...{ call, state }} /> : <Ended {...{ call, state }} />
}

interface Parts {
  call: TutorCall
  state: CallState
}

function Going({ call, state }: Parts) {
  const section = useRef<HTMLElement>(null)
  useKeptFocus(section, `${state.status} ${isReadOnly(state)}`)
  return (
    <section ref={section} className={styles.call} aria-label={`Call with ${brand.tutor}`} data-status={state.status}>
      <div className={styles.line}>
        <p className={styles.sentence} role="status">
          {sentenceOf(state)}
        </p>
        {state.beginsAt !== null && <Countdown beginsAt={state.beginsAt} />}
      </div>
      {state.note !== '' && (
        <p className="label" role="status">
          {state.note}
        </p>
      )}
      {state.beginsAt !== null && state.microphone && <MicrophoneLevel {...{ call, state }} />}
      {state.microphones.length > 1 && !isReadOnly(state) && <MicrophoneChoice {...{ call, state }} />}
      <p className={`actions ${styles.actions}`}>
        {state.status === 'connected' ? <InCall {...{ call, state }} /> : <BeforeCall {...{ call, state }} />}
      </p>
    </section>
  )
}

function sentenceOf(state: CallState): string {
  if (state.status !== 'connected') return state.sentence
  if (isReadOnly(state)) return READ_ONLY
  if (state.speaking === 'tutor') return going.tutor
  if (state.muted) return going.muted
  return state.speaking === 'candidate' ? going.candidate : going.listening
}

/** Counts the seconds by the clock. It is not announced: the sentence beside it says what is coming. */
function Countdown({ beginsAt }: { beginsAt: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 200)
    return () => clearInterval(timer)
  }, [])
  const seconds = secondsLeft(beginsAt, now)
  return (
    <span className={styles.countdown} role="timer" aria-label="Seconds until the call begins">
      {seconds}
    </span>
  )
}

function BeforeCall({ call, state }: Parts) {
  return (
    <>
      <Button small onClick={call.end}>
        Cancel
      </Button>
      {state.beginsAt !== null && state.microphone && (
        <Button small kind="primary" onClick={call.startNow}>
          Start now
        </Button>
      )}
    </>
  )
}

function InCall({ call, state }: Parts) {
  return (
    <>
      {!isReadOnly(state) && (
        <Button small aria-pressed={state.muted} onClick={() => call.mute(!state.muted)}>
          {state.muted ? '✓ Muted' : 'Mute'}
        </Button>
      )}
      <Button small kind="danger" onClick={call.end}>
        End Call
      </Button>
    </>
  )
}

/** Why there is no call any more, until the candidate has read it. */
function Ended({ call, state }: Parts) {
  const failed = state.status === 'error'
  const section = useRef<HTMLElement>(null)
  useKeptFocus(section, state.status)
  return (
    <section
      ref={section}
      className={`${styles.call} ${styles.ended}`}
      aria-label={`Call with ${brand.tutor}`}
      data-status={state.status}
    >
      <p className={failed ? styles.failed : styles.sentence} role={failed ? 'alert' : 'status'}>
        {state.sentence}
      </p>
      <p className={`actions ${styles.actions}`}>
        <Button small onClick={call.dismiss}>
          OK
        </Button>
        {state.code === 'subscription-required' && (
          <Link className={buttonClass({ kind: 'primary', small: true })} to={paths.pricing()}>
            See Plans
          </Link>
        )}
      </p>
    </section>
  )
}

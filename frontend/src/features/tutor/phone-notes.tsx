import { useEffect, useId, useRef } from 'react'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Phone } from './use-phone.ts'
import styles from './tutor-panel.module.css'

/** Specification, section 8. */
const USED_UP = 'Daily voice limit reached. Please come back tomorrow.'
const NOT_LOADED = 'The call could not be loaded. Check your connection and try again.'

/** Why pressing the phone began no call. */
export function PhoneNotes({ phone: { refusal, later } }: { phone: Phone }) {
  if (refusal === 'pro') return <ProNote onLater={later} />
  if (refusal === null) return null
  return (
    <p className={styles.failure} role="alert">
      {refusal === 'used-up' ? USED_UP : NOT_LOADED}
    </p>
  )
}

/** Only subscribers call. */
function ProNote({ onLater }: { onLater: () => void }) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.pro} aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1}>
        Voice Tutor is Pro
      </h2>
      <p>Subscribers can think aloud with the tutor and hear its answers.</p>
      <p className="actions">
        <Button small onClick={onLater}>
          Later
        </Button>
        <Link className={buttonClass({ kind: 'primary', small: true })} to={paths.pricing()}>
          See Plans
        </Link>
      </p>
    </section>
  )
}

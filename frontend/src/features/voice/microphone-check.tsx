import { useEffect, useId, useState } from 'react'
import type { CallState, TutorCall } from '../../tutor-call.ts'
import styles from './call-view.module.css'

interface MicrophoneProps {
  call: TutorCall
  state: CallState
}

/** How loud the microphone is, so that the candidate sees that it hears them. */
export function MicrophoneLevel({ call, state: { microphone, microphones } }: MicrophoneProps) {
  const [level, setLevel] = useState(0)
  const id = microphone?.id
  useEffect(() => call.watchLevel(setLevel), [call, id])
  return (
    <div className={styles.check}>
      {/* Its name stands in the choice, if there is one. */}
      <span className="label">{microphones.length > 1 ? 'Your voice' : microphone?.label}</span>
      <meter className={styles.level} aria-label="Loudness of the microphone" min={0} max={1} value={level} />
    </div>
  )
}

export function MicrophoneChoice({ call, state: { microphone, microphones } }: MicrophoneProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="label">
        Microphone
      </label>
      <select id={id} value={microphone?.id} onChange={(event) => call.chooseMicrophone(event.target.value)}>
        {microphones.map((each) => (
          <option key={each.id} value={each.id}>
            {each.label}
          </option>
        ))}
      </select>
    </div>
  )
}

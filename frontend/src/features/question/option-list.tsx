import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { MathText } from './math-text.tsx'
import type { Question } from './question.ts'
import styles from './option-list.module.css'

/**
 * How an option came to be chosen. Moving through radios with the arrow keys chooses on the way; where a choice has
 * consequences only a `press` counts.
 */
export type ChosenBy = 'press' | 'arrow'

export interface OptionListProps {
  /** Unique on the page: names the group of radios. */
  name: string
  options: Question['options']
  chosen?: string | undefined
  onChoose?: (id: string, by: ChosenBy) => void
  /** The right option, once it is known: the options are then judged and locked. */
  answer?: string | undefined
  disabled?: boolean
  legend?: string
}

/** Options as native radios with a lettered circle that fills. */
export function OptionList(props: OptionListProps) {
  const { name, options, chosen, onChoose, answer, disabled = false, legend = 'Choose one' } = props
  const byArrow = useRef(false)
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChoose?.(event.target.value, byArrow.current ? 'arrow' : 'press')
  const watchKeys = (event: KeyboardEvent) => {
    byArrow.current = event.type === 'keydown' && event.key.startsWith('Arrow')
  }
  return (
    <fieldset disabled={disabled || answer !== undefined} onKeyDown={watchKeys} onKeyUp={watchKeys}>
      <legend className={styles.legend}>{answer === undefined ? legend : 'Options'}</legend>
      <div className={styles.options}>
        {options.map(({ id, text }) => (
          <label key={id} className={[styles.option, verdictStyle({ id, chosen, answer })].filter(Boolean).join(' ')}>
            <input type="radio" name={name} value={id} checked={id === chosen} onChange={change} />
            <span className={styles.letter} aria-hidden="true">
              {id}
            </span>
            <span className={styles.text}>
              <span className="sr">{`${id}: `}</span>
              <MathText>{text}</MathText>
            </span>
            <Verdict {...{ id, chosen, answer }} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface Judged {
  id: string
  chosen: string | undefined
  answer: string | undefined
}

function verdictStyle({ id, chosen, answer }: Judged): string | undefined {
  if (answer === undefined) return undefined
  if (id === answer) return styles.right
  return id === chosen ? styles.wrong : undefined
}

function Verdict({ id, chosen, answer }: Judged) {
  if (answer === undefined) return null
  if (id === answer) return <small>{id === chosen ? 'Your answer, correct' : 'Correct'}</small>
  return id === chosen ? <small>Your answer</small> : null
}

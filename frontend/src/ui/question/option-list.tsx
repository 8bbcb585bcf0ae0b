import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { MathText } from './math-text.tsx'
import { OptionRow } from './option-row.tsx'
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
}

/** The options of a question, and the verdict on them. */
export function OptionList({ name, options, chosen, onChoose, answer, disabled = false }: OptionListProps) {
  const byArrow = useRef(false)
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChoose?.(event.target.value, byArrow.current ? 'arrow' : 'press')
  const watchKeys = (event: KeyboardEvent) => {
    byArrow.current = event.type === 'keydown' && event.key.startsWith('Arrow')
  }
  return (
    <fieldset disabled={disabled || answer !== undefined}>
      <legend className={styles.legend}>{answer === undefined ? 'Choose one' : 'Options'}</legend>
      <div className={styles.options}>
        {options.map(({ id, text }) => (
          <OptionRow
            key={id}
            id={id}
            input={{ name, checked: id === chosen, onChange: change, onKeyDown: watchKeys, onKeyUp: watchKeys }}
            judged={judge(id, chosen, answer)}
            verdict={<Verdict right={id === answer} mine={id === chosen} known={answer !== undefined} />}
          >
            <MathText>{text}</MathText>
          </OptionRow>
        ))}
      </div>
    </fieldset>
  )
}

function judge(id: string, chosen: string | undefined, answer: string | undefined): 'right' | 'wrong' | undefined {
  if (answer === undefined) return undefined
  if (id === answer) return 'right'
  return id === chosen ? 'wrong' : undefined
}

function Verdict({ right, mine, known }: { right: boolean; mine: boolean; known: boolean }) {
  if (!known || (!right && !mine)) return null
  return <small>{right ? (mine ? 'Your answer, correct' : 'Correct') : 'Your answer'}</small>
}

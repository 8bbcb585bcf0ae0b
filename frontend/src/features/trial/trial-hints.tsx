import { Button } from '../../ui/button.tsx'
import { MathText } from '../../ui/question/math-text.tsx'
import styles from './trial.module.css'

interface TrialHintsProps {
  hints: readonly string[]
  /** How many of them are on the page. */
  taken: number
  /** Undefined once the question is answered: then no further hint is offered. */
  onTake: (() => void) | undefined
}

/** The hints of a question, one press at a time. */
export function TrialHints({ hints, taken, onTake }: TrialHintsProps) {
  const isMore = onTake !== undefined && taken < hints.length
  if (taken === 0 && !isMore) return null
  return (
    <div className={styles.hints}>
      <ol aria-live="polite" aria-label="Hints">
        {hints.slice(0, taken).map((hint) => (
          <li key={hint}>
            <MathText>{hint}</MathText>
          </li>
        ))}
      </ol>
      {isMore && (
        <Button kind="quiet" small onClick={onTake}>
          {taken === 0 ? 'Show a hint' : 'Show another hint'}
        </Button>
      )}
    </div>
  )
}

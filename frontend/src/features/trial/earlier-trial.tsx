import { useState, type ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { TrialQuestion } from './load-questions.ts'
import { EarlierResult } from './trial-result.tsx'
import { answeredCount, type Trial } from './trial.ts'

interface EarlierTrialProps {
  questions: readonly TrialQuestion[]
  earlier: Trial['earlier']
  /** The new trial; the same questions cannot stand on the page twice. */
  children: ReactNode
}

/** After a trial that ran out while no tab was open: this is a new one, and the old result is one press away. */
export function EarlierTrial({ questions, earlier, children }: EarlierTrialProps) {
  const [shown, setShown] = useState(false)
  if (!earlier) return children
  return (
    <>
      <Alert>
        <p>
          The time of your last trial ran out with {answeredCount(earlier)} of {questions.length} answered. A new one
          has begun.
        </p>
        <p>
          <Button small aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Go on with the new trial' : 'Show the last result'}
          </Button>
        </p>
      </Alert>
      {shown ? <EarlierResult questions={questions} trial={earlier} /> : children}
    </>
  )
}

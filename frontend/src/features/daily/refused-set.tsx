import { useState, type ReactNode } from 'react'
import { errorSentence } from '../../api/api-error.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnsweredQuestions } from './answered-questions.tsx'
import type { ServedSet } from './kept-set.ts'
import { ResultHead } from './result-head.tsx'
import { useResult } from './use-result.ts'
import styles from './set.module.css'

interface RefusedSetProps {
  refused: Extract<ServedSet, { kind: 'refused' }>
  /** This page was answering the set when another tab submitted it. */
  elsewhere: boolean
  notice: ReactNode
}

/** Nothing to answer now: the server's sentence says why, and today's result is not lost by a reload. */
export function RefusedSet({ refused: { message, plan, result }, elsewhere, notice }: RefusedSetProps) {
  return (
    <>
      {result ? <ResultHead result={result} plan={plan} /> : <h1 className={styles.alone}>Daily practice</h1>}
      {elsewhere && (
        <Alert>
          <strong>Submitted in another tab.</strong> This is its result.
        </Alert>
      )}
      <Alert>{message}</Alert>
      {notice}
      <p className={`actions ${styles.next}`}>
        <Link className={buttonClass({ kind: 'primary' })} to={paths.review()}>
          Review
        </Link>
      </p>
      {result && <TodaysFeedback resultId={result.resultId} open={elsewhere} />}
    </>
  )
}

/** Folded away, because a retake is worth more when the answers are not fresh in mind. */
function TodaysFeedback({ resultId, open }: { resultId: string; open: boolean }) {
  const [wanted, setWanted] = useState(open)
  return (
    <details className={styles.fold} open={wanted} onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>Today’s answers and explanations</summary>
      {wanted && <LoadedFeedback resultId={resultId} />}
    </details>
  )
}

function LoadedFeedback({ resultId }: { resultId: string }) {
  const { data, error } = useResult(resultId)
  if (error) return <Alert tone="wrong">{errorSentence(error, 'Failed to load the answers')}</Alert>
  if (!data) return <Skeleton label="Loading the answers…" lines={2} blocks={5} />
  return <AnsweredQuestions questions={data.questions} feedback={data.feedback} corrections={data.corrections} />
}

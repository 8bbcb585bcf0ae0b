import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { errorSentence } from '../../api/api-error.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { showQuestion } from '../../ui/question/show-question.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnsweredQuestions } from './answered-questions.tsx'
import type { RefusedSet as Refused } from './kept-set.ts'
import { ResultHead } from './result-head.tsx'
import { useResult } from './use-result.ts'
import styles from './set.module.css'

interface RefusedSetProps {
  refused: Refused
  /** This page was answering the set when another tab submitted it. */
  elsewhere: boolean
  notice: ReactNode
}

/** Nothing to answer now: the server's sentence says why, and today's result is not lost by a reload. */
export function RefusedSet({ refused: { message, plan, result }, elsewhere, notice }: RefusedSetProps) {
  const { open, setOpen, wanted, show } = useFold(elsewhere, result?.feedback.map(({ questionId }) => questionId) ?? [])
  return (
    <>
      {result ? <ResultHead {...{ result, plan }} onCell={show} /> : <h1 className={styles.alone}>Daily practice</h1>}
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
        {result && (
          <Link className={buttonClass()} to={paths.daily({ retake: true })}>
            Retake
          </Link>
        )}
        <Link className={buttonClass()} to={paths.pricing()}>
          Compare plans
        </Link>
      </p>
      {result && (
        // Folded away, because a retake is worth more when the answers are not fresh in mind.
        <details className={styles.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>Today’s answers and explanations</summary>
          {open && <LoadedFeedback resultId={result.resultId} wanted={wanted} />}
        </details>
      )}
    </>
  )
}

/** The folded answers: open from the start where they are wanted, such as by '#question-3' in the address. */
function useFold(elsewhere: boolean, questionIds: readonly string[]) {
  const numbered = Number(/^#question-(\d+)$/.exec(useLocation().hash)?.[1])
  const [wanted, setWanted] = useState(questionIds[numbered - 1])
  const [open, setOpen] = useState(elsewhere || wanted !== undefined)
  const show = (id: string) => {
    setWanted(id)
    setOpen(true)
    showQuestion(id)
  }
  return { open, setOpen, wanted, show }
}

/** `wanted` is the question to show as soon as it is there. */
function LoadedFeedback({ resultId, wanted }: { resultId: string; wanted: string | undefined }) {
  const { data, error } = useResult(resultId)
  const first = useRef(wanted)
  useEffect(() => {
    if (data && first.current !== undefined) showQuestion(first.current)
    if (data) first.current = undefined
  }, [data])
  if (error) return <Alert tone="wrong">{errorSentence(error, 'Failed to load the answers')}</Alert>
  if (!data) return <Skeleton label="Loading the answers…" lines={2} blocks={5} />
  return <AnsweredQuestions questions={data.questions} feedback={data.feedback} corrections={data.corrections} />
}

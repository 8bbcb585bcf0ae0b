import { useEffect, useRef } from 'react'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { AnsweredQuestions } from './answered-questions.tsx'
import { ResultHead } from './result-head.tsx'
import type { Outcome } from './use-submission.ts'
import styles from './set.module.css'

/** What a submission brought: score, ten, and the feedback to every question. */
export function CompletedSet({ outcome: { set, sent, result } }: { outcome: Outcome }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const inOrder = set.questions.flatMap(({ id }) => result.feedback.filter(({ questionId }) => questionId === id))
  return (
    <>
      <ResultHead
        headingRef={heading}
        result={{ ...result, feedback: inOrder }}
        plan={set.plan}
        label={set.kind === 'retake' ? 'Retake' : undefined}
        arriving
        linked
      />
      {result.alreadySubmitted && (
        <AlreadySubmitted same={inOrder.every((item) => sent[item.questionId] === item.chosen)} />
      )}
      <p className={`actions ${styles.next}`}>
        <Link className={buttonClass({ kind: 'primary' })} to={paths.review()}>
          Review
        </Link>
      </p>
      <AnsweredQuestions questions={set.questions} feedback={inOrder} corrections={result.corrections} />
    </>
  )
}

/** Of two submissions the first counts. Where both hold the same answers, there is nothing to regret. */
function AlreadySubmitted({ same }: { same: boolean }) {
  return (
    <Alert>
      <strong>Already submitted in another tab or on another device.</strong>
      <p>
        {same
          ? 'The same answers were stored then, so nothing is lost.'
          : 'The answers that arrived first count. You see them below.'}
      </p>
    </Alert>
  )
}

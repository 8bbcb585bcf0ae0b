import { useEffect, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { showQuestion } from '../../ui/question/show-question.ts'
import { AnsweredQuestions } from './answered-questions.tsx'
import { NextSet } from './next-set.tsx'
import { ResultHead } from './result-head.tsx'
import type { Outcome } from './use-submission.ts'

interface CompletedSetProps {
  outcome: Outcome
  /** Shows the set that is open now. */
  onNext: () => void
}

/** What a submission brought: score, ten, when the next set comes, and the feedback to every question. */
export function CompletedSet({ outcome: { set, sent, result }, onNext }: CompletedSetProps) {
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
        onCell={showQuestion}
      />
      {result.alreadySubmitted && (
        <AlreadySubmitted same={inOrder.every((item) => sent[item.questionId] === item.chosen)} />
      )}
      <NextSet done={set} onOpen={onNext} />
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

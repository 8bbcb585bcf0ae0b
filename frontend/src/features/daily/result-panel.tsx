import { useEffect, useRef } from 'react'
import { errorSentence } from '../../api/api-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { showQuestion } from '../../ui/question/show-question.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnsweredQuestions } from './answered-questions.tsx'
import type { Result } from './kept-set.ts'
import { ResultHead } from './result-head.tsx'
import { useResult } from './use-result.ts'
import styles from './set.module.css'

interface ResultPanelProps {
  id: string
  /** The question to show, counted from 0; each new object shows it again. */
  wanted?: { index: number } | undefined
  onClose: () => void
}

/** A stored result with all its questions, on a page of something else. */
export function ResultPanel({ id, wanted, onClose }: ResultPanelProps) {
  const { data, error } = useResult(id)
  return (
    <section className={styles.panel} aria-label="Answers of this result">
      {error && <Alert tone="wrong">{errorSentence(error, 'Failed to load the answers')}</Alert>}
      {!data && !error && <Skeleton label="Loading the answers…" lines={2} blocks={5} />}
      {data && <LoadedPanel result={data} wanted={wanted} />}
      <p className={styles.next}>
        <Button onClick={onClose}>Close the answers</Button>
      </p>
    </section>
  )
}

const labels: Record<Result['type'], string | undefined> = {
  daily: undefined,
  'daily-retake': 'Retake',
  practice: 'Practice',
}

function LoadedPanel({ result, wanted }: { result: Result; wanted: ResultPanelProps['wanted'] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const question = wanted && result.questions[wanted.index]
    if (question) return showQuestion(question.id)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [result, wanted])
  return (
    <>
      <ResultHead
        {...{ result }}
        plan={result.plan}
        label={labels[result.type]}
        headingLevel={2}
        headingRef={heading}
        onCell={showQuestion}
      />
      <AnsweredQuestions
        questions={result.questions}
        feedback={result.feedback}
        headingLevel={3}
        corrections={result.corrections}
      />
    </>
  )
}

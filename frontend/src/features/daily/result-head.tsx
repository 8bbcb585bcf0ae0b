import type { Ref } from 'react'
import { CorrectionNotice } from '../../ui/correction-notice.tsx'
import { Ten } from '../../ui/ten.tsx'
import { averagePace, scoreWords } from './daily-text.ts'
import type { Plan, SubmissionResult } from './kept-set.ts'
import { SetHead } from './set-head.tsx'
import styles from './set.module.css'

interface ResultHeadProps {
  result: Omit<SubmissionResult, 'alreadySubmitted'>
  plan: Plan
  label?: string | undefined
  headingLevel?: 1 | 2
  headingRef?: Ref<HTMLHeadingElement>
  /** The cells fill one after another. */
  arriving?: boolean
  /** Shows the question of a cell. */
  onCell?: ((questionId: string) => void) | undefined
}

/** The score, the ten, the pace, and a word. In a retake the first score stands beside. */
export function ResultHead({ result, plan, label, arriving = false, onCell, ...heading }: ResultHeadProps) {
  const { correctAnswers, totalQuestions, score } = result
  return (
    <>
      <SetHead
        {...heading}
        {...{ plan, label }}
        big
        day={result.day}
        title={
          <>
            <span>{`${correctAnswers} of ${totalQuestions}`}</span> <span className="soft">{score}%</span>
          </>
        }
        aside={<Summary {...{ result, arriving, onCell }} />}
      />
      {totalQuestions > 0 && <p className={styles.words}>{scoreWords(score)}</p>}
      {result.corrections && (
        <CorrectionNotice
          results={[{ id: result.resultId, corrections: result.corrections, told: result.told, now: result }]}
        />
      )}
    </>
  )
}

type SummaryProps = Pick<ResultHeadProps, 'result' | 'onCell'> & { arriving: boolean }

function Summary({ result: { feedback, score, originalScore }, arriving, onCell }: SummaryProps) {
  const idAt = (index: number) => feedback[index]?.questionId ?? ''
  const pace = averagePace(feedback)
  return (
    <div className={styles.summary}>
      <Ten
        cells={feedback.map(({ correct, withdrawn }) => (withdrawn ? 'withdrawn' : correct ? 'right' : 'wrong'))}
        label="Result"
        arriving={arriving}
        {...(onCell && {
          href: (index: number) => `#question-${idAt(index)}`,
          onFollow: (index: number) => onCell(idAt(index)),
        })}
      />
      {originalScore !== undefined && (
        <p className="label">
          First try <b>{originalScore}%</b> · this time <b>{score}%</b>
        </p>
      )}
      {pace && (
        <p className="label">
          Average pace <b>{pace.taken}</b> <span>{`· target ${pace.target}`}</span>
        </p>
      )}
    </div>
  )
}

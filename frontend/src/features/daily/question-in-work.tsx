import { memo } from 'react'
import { QuestionCard } from '../../ui/question/question-card.tsx'
import type { PracticeQuestion } from './kept-set.ts'
import styles from './set.module.css'

interface QuestionInWorkProps {
  question: PracticeQuestion
  number: number
  total: number
  chosen: string | undefined
  here: boolean
  /** Its passage stands beside or above it, so it is not repeated in the card. */
  passageShown?: boolean
  submitting: boolean
  choose: (questionId: string, option: string) => void
}

/** Drawn again only when something about this question changed: formulas are the costly part of the page. */
export const QuestionInWork = memo(function QuestionInWork(props: QuestionInWorkProps) {
  const { question, number, total, chosen, here, passageShown = false, submitting, choose } = props
  const why = [question.repeated && 'Seen before', question.why, question.skillName].filter(Boolean).join(' · ')
  return (
    <li data-question={question.id} className={here ? styles.here : undefined}>
      <QuestionCard
        {...{ number, chosen, why }}
        question={passageShown ? { ...question, passage: undefined } : question}
        heading={`Question ${number} of ${total}`}
        disabled={submitting}
        onChoose={(option) => choose(question.id, option)}
      >
        {question.withdrawn && <p>This question is withdrawn and counts for nobody. Any answer will do.</p>}
      </QuestionCard>
    </li>
  )
})

import type { ReactNode } from 'react'
import { OptionList } from './option-list.tsx'
import { Passage, Stem } from './question-card.tsx'
import type { Question } from './question.ts'
import styles from './folded-question.module.css'

interface FoldedQuestionProps {
  question: Question
  /** Its number in the set. */
  number: number
  heading: string
  headingLevel: 2 | 3
  /** Whether it stands open at first. */
  open: boolean
  /** The verdict, which stays in sight when the question is folded. */
  verdict: ReactNode
  /** The small line above the question. */
  why: ReactNode
  /** A button beside it. */
  action?: ReactNode
  chosen: string | undefined
  /** Absent if the question was withdrawn. */
  answer?: string
  /** Below the options: the explanation. */
  children: ReactNode
}

/** An answered question that folds to one line with its verdict. The heading `question-{id}` can take the focus. */
export function FoldedQuestion(props: FoldedQuestionProps) {
  const { question, number, heading, headingLevel, open, verdict, why, action, chosen, answer, children } = props
  const Heading = `h${headingLevel}` as const
  const headingId = `question-${question.id}`
  return (
    <article aria-labelledby={headingId}>
      <details className={styles.fold} open={open}>
        <summary className={styles.line}>
          <Heading id={headingId} tabIndex={-1} className={styles.number}>
            <span aria-hidden="true">{number}</span>
            <span className="sr">{heading}</span>
          </Heading>
          {verdict}
        </summary>
        <div className={styles.body}>
          <div className={styles.head}>
            <p className="label">{why}</p>
            {action}
          </div>
          {question.passage && (
            <details className={styles.passage}>
              <summary>The passage</summary>
              <Passage {...question.passage} number={number} />
            </details>
          )}
          <Stem text={question.question} />
          <OptionList
            name={`answer-${question.id}`}
            options={question.options}
            chosen={chosen}
            answer={answer}
            disabled
          />
          {children}
        </div>
      </details>
    </article>
  )
}

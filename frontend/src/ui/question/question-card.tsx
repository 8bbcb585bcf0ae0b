import type { ReactNode } from 'react'
import { splitStatements } from '@app/contracts/rules/statement-layout'
import { MathText } from './math-text.tsx'
import { OptionList, type OptionListProps } from './option-list.tsx'
import type { Question } from './question.ts'
import styles from './question-card.module.css'

interface QuestionCardProps extends Pick<OptionListProps, 'chosen' | 'onChoose' | 'answer' | 'disabled'> {
  question: Question
  /** Its number in the set; hangs in the margin. */
  number: number
  /** What the heading says instead of 'Question 4', such as 'Question 4 of 10'. */
  heading?: string
  headingLevel?: 2 | 3
  /** The small line above: why it was chosen, its skill, later the verdict. */
  why?: ReactNode
  /** Below the options: feedback and explanation. */
  children?: ReactNode
}

/** A question looks the same everywhere: trial, daily set, review. The heading `question-{id}` can take the focus. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, heading = `Question ${number}`, headingLevel = 2, why, children, ...choice } = props
  const Heading = `h${headingLevel}` as const
  const headingId = `question-${question.id}`
  return (
    <article className={styles.question} aria-labelledby={headingId}>
      <Heading id={headingId} tabIndex={-1} className={styles.number}>
        <span aria-hidden="true">{number}</span>
        <span className="sr">{heading}</span>
      </Heading>
      <div className={styles.body}>
        {why && <p className="label">{why}</p>}
        {question.passage && <Passage {...question.passage} number={number} />}
        <Stem text={question.question} />
        <OptionList name={`answer-${question.id}`} options={question.options} {...choice} />
        {children}
      </div>
    </article>
  )
}

/** The text, with numbered statements on their own lines where it has them (Data Sufficiency). */
export function Stem({ text }: { text: string }) {
  const layout = splitStatements(text)
  if (!layout)
    return text.split(/\n{2,}/).map((paragraph, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs never move
      <p key={index} className={styles.stem}>
        <MathText>{paragraph}</MathText>
      </p>
    ))
  return (
    <>
      <p className={styles.stem}>
        <MathText>{layout.stem}</MathText>
      </p>
      <ol className={styles.statements}>
        {layout.statements.map((statement, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a statement is its number
          <li key={index}>
            <span>
              <MathText>{statement}</MathText>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/**
 * The text that a question is about. `number`: of the question, where others on the page may stand with the same passage,
 * so that no two regions have one name.
 */
export function Passage({ title, paragraphs, number }: NonNullable<Question['passage']> & { number?: number }) {
  const name = number === undefined ? 'Passage' : `Passage of question ${number}`
  return (
    <section className={styles.passage} aria-label={`${name}: ${title}`}>
      <p className={styles.passageTitle}>{title}</p>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs never move
        <p key={index}>
          <MathText>{paragraph}</MathText>
        </p>
      ))}
    </section>
  )
}

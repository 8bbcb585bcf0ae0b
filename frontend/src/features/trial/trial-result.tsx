import { useEffect, useRef } from 'react'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Ten } from '../../ui/ten.tsx'
import { showQuestion } from '../../ui/question/show-question.ts'
import { AskTutor } from '../../ui/question/ask-tutor.tsx'
import { Explanation } from '../../ui/question/explanation.tsx'
import { FoldedQuestion } from '../../ui/question/folded-question.tsx'
import { useFoldToFit } from '../../ui/question/use-fold-to-fit.ts'
import type { TrialQuestion } from './load-questions.ts'
import { motivation, nextStep } from './messages.ts'
import styles from './trial.module.css'
import { deadline, hintsTaken, scoreTrial, type Trial } from './trial.ts'

interface TrialResultProps {
  questions: readonly TrialQuestion[]
  trial: Trial
  member: boolean
  onRetake: () => void
}

export function TrialResult({ questions, trial, member, onRetake }: TrialResultProps) {
  const { correct, total, percent, marks } = scoreTrial(trial, questions)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const timeOver = trial.finishedAt === deadline(trial)
  return (
    <>
      <Card className={styles.result}>
        <p className="label">{timeOver ? 'The time is over' : 'Free trial'}</p>
        <h2 ref={heading} tabIndex={-1} className={`figure ${styles.score}`}>
          <span>{`${correct} of ${total}`}</span> <span className={`soft ${styles.percent}`}>{percent}%</span>
        </h2>
        <Ten
          cells={marks.map((right) => (right ? 'right' : 'wrong'))}
          label="Result"
          arriving
          {...cellLinks(questions, marks)}
        />
        <Progress label="Score" value={correct} max={total} text={`${percent} percent`} hidden />
        <p>{`You answered ${correct} of ${total} correctly. ${motivation((correct / total) * 100)}`}</p>
        <Actions member={member} onRetake={onRetake} />
      </Card>
      <Missed questions={questions.filter((_, at) => !marks[at])} all={questions} trial={trial} />
      <CallToAction percent={(correct / total) * 100} member={member} onRetake={onRetake} />
    </>
  )
}

/** Cells of missed questions lead to them; the others are not on the page. */
const cellLinks = (questions: readonly TrialQuestion[], marks: readonly boolean[]) => ({
  href: (index: number) => (marks[index] ? undefined : `#question-${questions[index]?.id}`),
  onFollow: (index: number) => showQuestion(questions[index]?.id ?? ''),
})

/** The score and the missed questions of a trial that another one has followed. */
export function EarlierResult({ questions, trial }: Pick<TrialResultProps, 'questions' | 'trial'>) {
  const { correct, total, percent, marks } = scoreTrial(trial, questions)
  return (
    <>
      <Card className={styles.result}>
        <p className="label">Your last trial, the time is over</p>
        <h2 className={`figure ${styles.score}`}>
          {correct} of {total} <span className={`soft ${styles.percent}`}>{percent}%</span>
        </h2>
        <Ten
          cells={marks.map((right) => (right ? 'right' : 'wrong'))}
          label="Last result"
          {...cellLinks(questions, marks)}
        />
      </Card>
      <Missed questions={questions.filter((_, at) => !marks[at])} all={questions} trial={trial} />
    </>
  )
}

function Actions({ member, onRetake }: { member: boolean; onRetake: () => void }) {
  return (
    <>
      <div className="actions">
        <Button kind="primary" onClick={onRetake}>
          Retake Test
        </Button>
        {member ? (
          <Link className={buttonClass()} to={paths.review()}>
            Review Answers
          </Link>
        ) : (
          <Button disabled aria-describedby="review-needs-login">
            Review Answers
          </Button>
        )}
      </div>
      {!member && (
        <p className="label" id="review-needs-login">
          Reviewing answers later needs an account. What you missed is explained right here.
        </p>
      )}
    </>
  )
}

function Missed(props: { questions: readonly TrialQuestion[]; all: readonly TrialQuestion[]; trial: Trial }) {
  const { questions, all, trial } = props
  const list = useFoldToFit<HTMLElement>()
  if (questions.length === 0) return null
  return (
    <section ref={list} className={styles.missed}>
      <h2>Missed questions</h2>
      {questions.map((question) => {
        const chosen = trial.answers[question.id]
        const { answer, skillName, optionReasons, solution, hints } = question
        const taken = hintsTaken(trial, question.id)
        const verdict = chosen === undefined ? 'Not answered' : 'Wrong'
        return (
          <FoldedQuestion
            key={question.id}
            {...{ question, chosen, answer }}
            number={all.indexOf(question) + 1}
            heading={`Question ${all.indexOf(question) + 1}`}
            headingLevel={3}
            open
            verdict={<span className={styles.verdict}>{`${verdict}. The correct answer is ${answer}.`}</span>}
            why={taken === 0 ? skillName : `${skillName} · ${taken === 1 ? '1 hint' : `${taken} hints`} taken`}
          >
            <Explanation {...{ answer, chosen, optionReasons, solution, hints }} headingLevel={4} />
            <p className="actions">
              <AskTutor {...{ question, answer, chosen }} number={all.indexOf(question) + 1} />
            </p>
          </FoldedQuestion>
        )
      })}
    </section>
  )
}

function CallToAction({ percent, member, onRetake }: { percent: number; member: boolean; onRetake: () => void }) {
  return (
    <section className={styles.callToAction}>
      <h2>{nextStep(percent)}</h2>
      <div className="actions">
        {member ? (
          <Link className={buttonClass({ kind: 'primary' })} to={paths.daily()}>
            Start Daily Practice
          </Link>
        ) : (
          <Link className={buttonClass({ kind: 'primary' })} to={paths.register()}>
            Register for $10/month
          </Link>
        )}
        <Button onClick={onRetake}>Retake Trial</Button>
        <Link className={buttonClass()} to={paths.pricing()}>
          View Plans
        </Link>
      </div>
    </section>
  )
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLetterKeys } from '../../lib/use-letter-keys.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Ten, type TenState } from '../../ui/ten.tsx'
import { LetterKeys } from '../../ui/question/letter-keys.tsx'
import { QuestionCard } from '../../ui/question/question-card.tsx'
import { optionForKey } from '../../ui/question/question.ts'
import type { TrialQuestion } from './load-questions.ts'
import { Timer } from './timer.tsx'
import styles from './trial.module.css'
import { TrialHints } from './trial-hints.tsx'
import {
  advance,
  answeredCount,
  changeLimit,
  checkTime,
  choose,
  deadline,
  goBack,
  hintsTaken,
  takeHint,
  type Trial,
} from './trial.ts'

interface TrialRunnerProps {
  questions: readonly TrialQuestion[]
  trial: Trial
  change: (next: (trial: Trial) => Trial) => void
}

/** One question at a time: choosing records the answer and goes on. */
export function TrialRunner({ questions, trial, change }: TrialRunnerProps) {
  const question = questions[trial.index]!
  const chosen = trial.answers[question.id]
  const last = trial.index + 1 === questions.length
  const goOn = () => change((current) => advance(current, question.id, Date.now()))
  const answer = (id: string) => change((current) => advance(choose(current, question.id, id), question.id, Date.now()))
  const [letters, setLetters] = useLetterKeys()
  useKeys({ question, answered: chosen !== undefined, letters, answer, goOn })
  useFocusOnNext(question.id)
  return (
    <>
      <Status questions={questions} trial={trial} change={change} />
      <QuestionCard
        key={question.id}
        question={question}
        number={trial.index + 1}
        why={question.skillName}
        chosen={chosen}
        onChoose={(id, by) => (by === 'press' ? answer(id) : change((current) => choose(current, question.id, id)))}
      >
        <TrialHints
          hints={question.hints ?? []}
          taken={hintsTaken(trial, question.id)}
          onTake={chosen === undefined ? () => change((current) => takeHint(current, question.id)) : undefined}
        />
        <p className={`actions ${styles.moves}`}>
          {trial.index > 0 && <Button onClick={() => change(goBack)}>Back</Button>}
          {chosen !== undefined && (
            <Button kind="primary" onClick={goOn}>
              {last ? 'See the result' : 'Next question'}
            </Button>
          )}
        </p>
      </QuestionCard>
      <LetterKeys on={letters} onChange={setLetters} />
    </>
  )
}

/** Where we are, how much is answered, how much time is left. */
function Status({ questions, trial, change }: TrialRunnerProps) {
  const answered = answeredCount(trial)
  return (
    <div className={styles.status}>
      <p className="label">
        <b>{`Question ${trial.index + 1} of ${questions.length}`}</b>
      </p>
      <Timer
        until={deadline(trial)}
        limitMinutes={trial.limitMinutes}
        onLimit={(minutes) => change((current) => changeLimit(current, minutes))}
        onOver={() => change((current) => checkTime(current, Date.now()))}
      />
      <div className={styles.ten}>
        <Ten cells={questions.map(({ id }, at) => cell(trial, id, at))} label="Progress" />
        <Progress
          label="Answered"
          value={answered}
          max={questions.length}
          text={`${answered} of ${questions.length} answered`}
          hidden
        />
      </div>
    </div>
  )
}

function cell(trial: Trial, id: string, at: number): TenState {
  if (at === trial.index) return 'here'
  return trial.answers[id] === undefined ? 'open' : 'done'
}

interface Keys {
  question: TrialQuestion
  answered: boolean
  /** Whether single letters and numbers answer. */
  letters: boolean
  answer: (id: string) => void
  goOn: () => void
}

/**
 * Before the paint: a key that follows the sight of the question at once is for it. Letters and numbers answer only
 * while the focus is inside the question, because speech input types letters, too (WCAG 2.1.4).
 */
function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { question, answered, letters, answer, goOn } = latest.current
      const option = letters && isInside(event.target, question.id) ? optionForKey(event, question.options) : null
      if (option !== null) answer(option)
      else if (event.key === 'Enter' && answered && !presses(event.target)) goOn()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isInside = (target: EventTarget | null, id: string) =>
  target instanceof Element && target.closest('article')?.getAttribute('aria-labelledby') === `question-${id}`

/** Enter there already means something. */
const presses = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, select, summary') !== null

/** The next question begins at its number, for the eye and for the screen reader; the first one where the page began. */
function useFocusOnNext(id: string): void {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    const heading = document.getElementById(`question-${id}`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [id])
}

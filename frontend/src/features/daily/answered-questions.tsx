import { AskTutor } from '../../ui/question/ask-tutor.tsx'
import { Explanation } from '../../ui/question/explanation.tsx'
import { FoldedQuestion } from '../../ui/question/folded-question.tsx'
import { TalkAbout } from '../../ui/question/talk-about.tsx'
import { useFoldToFit } from '../../ui/question/use-fold-to-fit.ts'
import { paceText, readingTimeText } from './daily-text.ts'
import type { PracticeQuestion, SubmissionResult } from './kept-set.ts'
import { blocksOf } from './reading-blocks.ts'
import styles from './set.module.css'

type Feedback = SubmissionResult['feedback'][number]
type Correction = NonNullable<SubmissionResult['corrections']>[number]

interface AnsweredQuestionsProps {
  questions: readonly PracticeQuestion[]
  feedback: readonly Feedback[]
  corrections?: SubmissionResult['corrections']
  headingLevel?: 2 | 3
}

/**
 * Every question with its verdict, the reason of the chosen option, the worked solution and the time against the pace.
 * Missed ones come first and stand open, as far as they fit; right ones are folded to a line.
 */
export function AnsweredQuestions({ questions, feedback, corrections = [], headingLevel = 2 }: AnsweredQuestionsProps) {
  const list = useFoldToFit<HTMLOListElement>()
  const known = new Map(feedback.map((item) => [item.questionId, item]))
  const answered = questions.flatMap((question, index) => {
    const judged = known.get(question.id)
    return judged ? [{ question, judged, number: index + 1 }] : []
  })
  const readingTimes = readingTimesOf(questions, known)
  const missedFirst = answered.toSorted((a, b) => Number(a.judged.correct) - Number(b.judged.correct))
  return (
    <ol ref={list} className={styles.answered}>
      {missedFirst.map((item) => (
        <li key={item.question.id}>
          <AnsweredQuestion
            {...item}
            headingLevel={headingLevel}
            readingTime={readingTimes.get(item.question.id)}
            correction={corrections.find(({ questionId }) => questionId === item.question.id)}
          />
        </li>
      ))}
    </ol>
  )
}

/** Question id to the time for all questions of its passage, if each has one. */
function readingTimesOf(
  questions: readonly PracticeQuestion[],
  known: ReadonlyMap<string, Feedback>,
): Map<string, string> {
  const times = new Map<string, string>()
  for (const { questions: own, paceSeconds } of blocksOf(questions)) {
    const seconds = own.map(({ question }) => known.get(question.id)?.seconds)
    if (paceSeconds === undefined || !seconds.every((each) => each !== undefined)) continue
    const total = seconds.reduce((sum, each) => sum + each, 0)
    const text = readingTimeText({ questions: own.length, seconds: total, paceSeconds })
    for (const { question } of own) times.set(question.id, text)
  }
  return times
}

interface AnsweredQuestionProps {
  question: PracticeQuestion
  number: number
  judged: Feedback
  /** Said instead of its own time, because a candidate reads a passage once for several questions. */
  readingTime: string | undefined
  correction: Correction | undefined
  headingLevel: 2 | 3
}

function AnsweredQuestion(props: AnsweredQuestionProps) {
  const { question, number, judged, readingTime, correction, headingLevel } = props
  const { correct, withdrawn, correctAnswer, chosen, seconds, paceSeconds, optionReasons, solution, hints } = judged
  const time = readingTime ?? (seconds === undefined ? null : paceText(seconds, paceSeconds))
  return (
    <FoldedQuestion
      {...{ question, number, chosen, headingLevel }}
      heading={`Question ${number}, ${withdrawn ? 'withdrawn' : correct ? 'correct' : 'wrong'}`}
      {...(!withdrawn && { answer: correctAnswer })}
      open={!correct && !withdrawn}
      why={[question.repeated && 'Repeated', question.skillName, time].filter(Boolean).join(' · ')}
      verdict={<Verdict judged={judged} />}
      action={!correct && !withdrawn && <AskTutor {...{ question, number, chosen }} answer={correctAnswer} />}
    >
      {correction ? (
        // The stored explanation defends what was wrong.
        <p>{correction.reason}</p>
      ) : (
        <Explanation
          {...{ chosen, optionReasons, solution, hints }}
          answer={correctAnswer}
          headingLevel={headingLevel === 2 ? 3 : 4}
        />
      )}
      {/* Far from the button above: the page moves when the panel opens, and a double press would meet this one. */}
      {!withdrawn && (
        <p className="actions">
          <TalkAbout questionId={question.id} number={number} />
        </p>
      )}
    </FoldedQuestion>
  )
}

function Verdict({ judged: { correct, withdrawn, correctAnswer } }: { judged: Feedback }) {
  if (withdrawn) return <span className={styles.withdrawn}>Withdrawn. It counts for nobody.</span>
  return (
    <span className={correct ? styles.correct : styles.wrong}>
      {correct ? 'Correct!' : `Wrong. The correct answer is ${correctAnswer}.`}
    </span>
  )
}

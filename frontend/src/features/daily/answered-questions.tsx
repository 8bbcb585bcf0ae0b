import { QuestionCard } from '../../ui/question/question-card.tsx'
import { Explanation } from '../../ui/question/explanation.tsx'
import { paceText } from './daily-text.ts'
import type { PracticeQuestion, SubmissionResult } from './kept-set.ts'
import styles from './set.module.css'

type Feedback = SubmissionResult['feedback'][number]
type Correction = NonNullable<SubmissionResult['corrections']>[number]

interface AnsweredQuestionsProps {
  questions: readonly PracticeQuestion[]
  feedback: readonly Feedback[]
  corrections?: SubmissionResult['corrections']
  headingLevel?: 2 | 3
}

/** Every question with its verdict, the reason of the chosen option, the worked solution and the time against the pace. */
export function AnsweredQuestions({ questions, feedback, corrections = [], headingLevel = 2 }: AnsweredQuestionsProps) {
  const known = new Map(feedback.map((item) => [item.questionId, item]))
  return (
    <ol className={styles.set}>
      {questions.map((question, index) => {
        const judged = known.get(question.id)
        return (
          <li key={question.id}>
            {judged && (
              <AnsweredQuestion
                {...{ question, judged, headingLevel }}
                number={index + 1}
                correction={corrections.find(({ questionId }) => questionId === question.id)}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface AnsweredQuestionProps {
  question: PracticeQuestion
  number: number
  judged: Feedback
  correction: Correction | undefined
  headingLevel: 2 | 3
}

function AnsweredQuestion({ question, number, judged, correction, headingLevel }: AnsweredQuestionProps) {
  const { correct, withdrawn, correctAnswer, chosen, seconds, paceSeconds, optionReasons, solution } = judged
  const time = seconds === undefined ? null : paceText(seconds, paceSeconds)
  return (
    <QuestionCard
      {...{ question, number, chosen, headingLevel }}
      heading={`Question ${number}, ${withdrawn ? 'withdrawn' : correct ? 'correct' : 'wrong'}`}
      {...(!withdrawn && { answer: correctAnswer })}
      why={[question.repeated && 'Repeated', question.skillName, time].filter(Boolean).join(' · ')}
    >
      {withdrawn ? (
        <p className={styles.withdrawn}>Withdrawn. It counts for nobody.</p>
      ) : (
        <p className={correct ? styles.correct : styles.wrong}>
          {correct ? 'Correct!' : `Wrong. The correct answer is ${correctAnswer}.`}
        </p>
      )}
      {correction ? (
        // The stored explanation defends what was wrong.
        <p>{correction.reason}</p>
      ) : (
        <Explanation
          {...{ chosen, optionReasons, solution }}
          answer={correctAnswer}
          headingLevel={headingLevel === 2 ? 3 : 4}
        />
      )}
    </QuestionCard>
  )
}

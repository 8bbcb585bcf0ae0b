import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { QuestionCard } from '../../ui/question/question-card.tsx'
import { closingText } from './closing-text.ts'
import { progressText } from './daily-text.ts'
import { answeredIn, type Draft } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import type { KeptSet } from './kept-set.ts'
import { SetHead } from './set-head.tsx'
import { useDraft } from './use-drafts.ts'
import styles from './set.module.css'

interface ClosedSetProps {
  store: DraftStore
  set: KeptSet
  zone: string
  onLeave: () => void
}

/** A set that came too late: nothing of it counts any more, and nothing of it is thrown away unasked. */
export function ClosedSet({ store, set, zone, onLeave }: ClosedSetProps) {
  const draft = useDraft(store, set)
  const remove = () => {
    store.remove(set)
    onLeave()
  }
  return (
    <>
      <SetHead
        day={set.day}
        plan={set.plan}
        title="This set has closed"
        aside={
          <p className="label">
            Answered <b>{progressText(answeredIn(draft), set.questions.length)}</b>
          </p>
        }
      />
      <Alert>
        <p>{closedLine(draft, zone)}</p>
        <p>Your answers stay readable here until you remove them.</p>
      </Alert>
      <p className={`actions ${styles.next}`}>
        <Button kind="primary" onClick={onLeave}>
          Go to today’s set
        </Button>
        <Button onClick={remove}>Remove these answers</Button>
      </p>
      <KeptAnswers draft={draft} />
    </>
  )
}

function closedLine({ set, closed }: Draft, zone: string): string {
  if (closed !== undefined) return closed
  return set.closesAt ? `It closed on ${closingText(set.closesAt, zone)}, before it was submitted.` : 'It has closed.'
}

function KeptAnswers({ draft: { set, answers } }: { draft: Draft }) {
  return (
    <ol className={styles.set}>
      {set.questions.map((question, index) => (
        <li key={question.id}>
          <QuestionCard
            question={question}
            number={index + 1}
            chosen={answers[question.id]}
            why={question.id in answers ? question.skillName : `${question.skillName} · not answered`}
            disabled
          />
        </li>
      ))}
    </ol>
  )
}

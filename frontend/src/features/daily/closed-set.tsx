import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { QuestionCard } from '../question/question-card.tsx'
import { answeredIn, type DraftStore } from './draft.ts'
import { progressText } from './daily-text.ts'
import type { KeptSet } from './kept-set.ts'
import { SetHead } from './set-head.tsx'
import { closingText } from './closing-text.ts'
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
  const total = set.questions.length
  return (
    <>
      <SetHead
        day={set.day}
        plan={set.plan}
        title="This set has closed"
        aside={
          <p className="label">
            Answered <b>{progressText(answeredIn(draft), total)}</b>
          </p>
        }
      />
      <Alert>
        <p>{draft.closed ?? (set.closesAt ? `It closed on ${closingText(set.closesAt, zone)}.` : 'It has closed.')}</p>
        <p>Your answers stay readable here until you remove them.</p>
      </Alert>
      <p className={`actions ${styles.next}`}>
        <Button kind="primary" onClick={onLeave}>
          Go to today’s set
        </Button>
        <Button
          onClick={() => {
            store.remove(set)
            onLeave()
          }}
        >
          Remove these answers
        </Button>
      </p>
      <ol className={styles.set}>
        {set.questions.map((question, index) => (
          <li key={question.id}>
            <QuestionCard
              {...{ question }}
              number={index + 1}
              chosen={draft.answers[question.id]}
              why={draft.answers[question.id] ? question.skillName : `${question.skillName} · not answered`}
              disabled
            />
          </li>
        ))}
      </ol>
    </>
  )
}

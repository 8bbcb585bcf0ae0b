import { publishFootHeight } from '../../lib/foot-height.ts'
import { Button } from '../../ui/button.tsx'
import { Ten, type TenState } from '../../ui/ten.tsx'
import { failedText, submitLabel } from './daily-text.ts'
import type { Draft } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import type { KeptSet } from './kept-set.ts'
import { SUBMIT_ID } from './use-set-keys.ts'
import type { useSubmission } from './use-submission.ts'
import styles from './set-bar.module.css'

interface SetBarProps {
  store: DraftStore
  set: KeptSet
  draft: Draft
  current: string
  submission: ReturnType<typeof useSubmission>
}

/** Always in sight: the ten, where the answers are, and the button that sends them. */
export function SetBar({ store, set, draft, current, submission }: SetBarProps) {
  const { answered, total, submitting, failed, submit } = submission
  const cells = set.questions.map(({ id }): TenState => {
    if (id in draft.answers) return 'done'
    return id === current ? 'here' : 'open'
  })
  return (
    <div
      className={styles.bar}
      role="region"
      aria-label="Your set"
      ref={(element) => (element ? publishFootHeight(element) : undefined)}
    >
      {failed && (
        <p className={styles.failed} role="alert">
          {failedText({ failed, waiting: draft.waiting === true, durable: store.durable() })}
        </p>
      )}
      <div className={styles.row}>
        <Ten cells={cells} label="Progress" href={(index) => `#question-${set.questions[index]?.id}`} />
        <p className={styles.kept} role="status">
          {keptText({ answered, waiting: draft.waiting === true, durable: store.durable() })}
        </p>
        <Button id={SUBMIT_ID} kind="primary" disabled={answered < total} busy={submitting} onClick={submit}>
          {submitLabel({ answered, total, submitting })}
        </Button>
      </div>
    </div>
  )
}

function keptText(facts: { answered: number; waiting: boolean; durable: boolean }): string {
  if (!facts.durable) return 'This browser keeps no data: leave this tab open until you have submitted.'
  if (facts.waiting) return 'Saved on this device. We send your answers as soon as the server can be reached.'
  return facts.answered === 0 ? 'Each answer is saved at once' : 'Saved on this device'
}

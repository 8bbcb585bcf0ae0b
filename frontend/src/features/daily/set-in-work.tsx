import { memo, useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { QuestionCard } from '../question/question-card.tsx'
import type { Candidate } from './daily-page.tsx'
import { progressText, setTitle } from './daily-text.ts'
import type { DraftStore } from './draft.ts'
import type { KeptSet, PracticeQuestion } from './kept-set.ts'
import { SetBar } from './set-bar.tsx'
import { SetHead } from './set-head.tsx'
import { useDraft } from './use-drafts.ts'
import { useQuestionInWork } from './use-question-in-work.ts'
import { showQuestion, useSetKeys } from './use-set-keys.ts'
import { useSubmission, type Outcome } from './use-submission.ts'
import styles from './set.module.css'

interface SetInWorkProps {
  store: DraftStore
  set: KeptSet
  user: Candidate
  /** False for a set of an earlier day that is finished now. */
  today: boolean
  /** The server could not be reached when the page opened: the set comes from this device. */
  offline: boolean
  notice: ReactNode
  onDone: (outcome: Outcome) => void
  onClosed: () => void
  /** Another tab sent this set. */
  onSentElsewhere: () => void
}

/** A set that is being answered. Every answer is stored before anything else happens with it. */
export function SetInWork(props: SetInWorkProps) {
  const { store, set, user, today, offline, notice, onDone, onClosed, onSentElsewhere } = props
  const list = useRef<HTMLOListElement>(null)
  const draft = useDraft(store, set)
  const submittingNow = useRef(false)
  const work = useQuestionInWork({ store, set, list, active: !draft.closed })
  const { current, moveTo, settle } = work
  const submission = useSubmission({ store, set, draft, settle, onDone, userLoaded: user.id !== '' })
  const { submitting, answered, total } = submission
  const choose = useCallback(
    (id: string, option: string) => {
      if (submittingNow.current) return
      moveTo(id)
      store.update(set, (kept) => ({ ...kept, answers: { ...kept.answers, [id]: option } }))
    },
    [store, set, moveTo],
  )
  useEffect(() => {
    submittingNow.current = submitting
  }, [submitting])
  useSetKeys({ set, answers: draft.answers, current, enabled: !submitting, choose, moveTo })
  useKeptPlace(store, set, current)
  useRemovalElsewhere({ key: store.keyOf(set), submitting, onSentElsewhere })
  useEffect(() => {
    if (draft.closed) onClosed()
  }, [draft.closed, onClosed])

  return (
    <>
      <SetHead
        day={set.day}
        plan={set.plan}
        label={set.kind === 'retake' ? 'Retake' : undefined}
        title={setTitle({ kind: set.kind, total, today })}
        aside={
          <p className="label">
            Progress <b>{progressText(answered, total)}</b>
          </p>
        }
      />
      {notice}
      {offline && (
        <Alert>
          We could not reach the server. Go on: your answers are kept on this device and sent when it is back.
        </Alert>
      )}
      {set.repeated && (
        <Alert>You have seen every question we hold, so some of today’s are repeated. They are marked.</Alert>
      )}
      <ol ref={list} className={styles.set}>
        {set.questions.map((question, index) => (
          <QuestionInWork
            key={question.id}
            {...{ question, total, choose, submitting }}
            number={index + 1}
            chosen={draft.answers[question.id]}
            here={question.id === current}
          />
        ))}
      </ol>
      <SetBar {...{ store, set, draft, current, submission }} />
    </>
  )
}

interface QuestionInWorkProps {
  question: PracticeQuestion
  number: number
  total: number
  chosen: string | undefined
  here: boolean
  submitting: boolean
  choose: (questionId: string, option: string) => void
}

/** Drawn again only when something about this question changed: formulas are the costly part of the page. */
const QuestionInWork = memo(function QuestionInWork(props: QuestionInWorkProps) {
  const { question, number, total, chosen, here, submitting, choose } = props
  const why = [question.repeated && 'Repeated', question.why, question.skillName].filter(Boolean).join(' · ')
  return (
    <li data-question={question.id} className={here ? styles.here : undefined}>
      <QuestionCard
        {...{ question, number, chosen, why }}
        heading={`Question ${number} of ${total}`}
        disabled={submitting}
        onChoose={(option) => choose(question.id, option)}
      />
    </li>
  )
})

/** Keeps the set on this device from the first moment, and brings a person who comes back to where they were. */
function useKeptPlace(store: DraftStore, set: KeptSet, current: string): void {
  const place = useRef(current)
  useEffect(() => {
    store.open(set)
    if (place.current !== set.questions[0]?.id) showQuestion(place.current)
  }, [store, set])
}

/** The draft went away in another tab: it was submitted there. */
function useRemovalElsewhere(facts: { key: string; submitting: boolean; onSentElsewhere: () => void }): void {
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
  })
  useEffect(() => {
    const watch = ({ key, newValue }: StorageEvent) => {
      const { key: mine, submitting, onSentElsewhere } = latest.current
      if (key === mine && newValue === null && !submitting) onSentElsewhere()
    }
    addEventListener('storage', watch)
    return () => removeEventListener('storage', watch)
  }, [])
}

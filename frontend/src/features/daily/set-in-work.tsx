import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Link } from '../../lib/link.tsx'
import { useTutorTopic } from '../../lib/tutor-desk.ts'
import { useLetterKeys } from '../../lib/use-letter-keys.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { LetterKeys } from '../../ui/question/letter-keys.tsx'
import { showQuestion } from '../../ui/question/show-question.ts'
import { progressText, setTitle } from './daily-text.ts'
import type { DraftStore } from './draft-store.ts'
import type { KeptSet } from './kept-set.ts'
import { QuestionInWork } from './question-in-work.tsx'
import { blocksOf } from './reading-blocks.ts'
import { ReadingSet } from './reading-set.tsx'
import { SetBar } from './set-bar.tsx'
import { SetHead } from './set-head.tsx'
import { useDraft } from './use-drafts.ts'
import { useQuestionInWork } from './use-question-in-work.ts'
import { useRemovalElsewhere } from './use-removal-elsewhere.ts'
import { useSetKeys } from './use-set-keys.ts'
import { useSubmission, type Outcome } from './use-submission.ts'
import styles from './set.module.css'

interface SetInWorkProps {
  store: DraftStore
  set: KeptSet
  user: { id: string }
  /** A set of an earlier day that is finished now. */
  earlier?: boolean
  /** The server could not be reached when the page opened: the set comes from this device. */
  offline: boolean
  notice: ReactNode
  onDone: (outcome: Outcome) => void
  onClosed: (set: KeptSet) => void
  /** Another tab sent this set. */
  onSentElsewhere: () => void
}

/** A set that is being answered. Every answer is stored before anything else happens with it. */
export function SetInWork(props: SetInWorkProps) {
  const { store, set, user, onDone, onClosed, onSentElsewhere } = props
  const list = useRef<HTMLOListElement>(null)
  const draft = useDraft(store, set)
  const { current, moveTo, settle } = useQuestionInWork({ store, set, list })
  const submission = useSubmission({ store, set, draft, settle, onDone, userLoaded: user.id !== '' })
  const { submitting } = submission
  const choose = useChoice({ store, set, submitting, moveTo })
  const [letters, setLetters] = useLetterKeys()
  useSetKeys({ set, answers: draft.answers, current, enabled: !submitting, letters, choose, moveTo })
  useKeptPlace(store, set, current)
  useTutorTopic(current, `Question ${set.questions.findIndex(({ id }) => id === current) + 1}`)
  useRemovalElsewhere({ key: store.keyOf(set), submitting, onSentElsewhere })
  useEffect(() => {
    if (draft.closed !== undefined) onClosed(set)
  }, [draft.closed, set, onClosed])
  return (
    <>
      <Head {...props} answered={submission.answered} />
      <LetterKeys on={letters} onChange={setLetters} />
      <ol ref={list} className={styles.set}>
        <Questions {...{ set, choose, submitting, current }} answers={draft.answers} />
      </ol>
      <SetBar {...{ store, set, draft, current, submission }} />
    </>
  )
}

interface QuestionsProps {
  set: KeptSet
  answers: Readonly<Record<string, string>>
  current: string
  submitting: boolean
  choose: (questionId: string, option: string) => void
}

/** Single questions, and passages with theirs. */
function Questions({ set, answers, current, submitting, choose }: QuestionsProps) {
  return blocksOf(set.questions).map(({ questions, passage, paceSeconds }) => {
    const items = questions.map(({ question, number }) => (
      <QuestionInWork
        key={question.id}
        {...{ question, number, choose, submitting }}
        total={set.questions.length}
        chosen={answers[question.id]}
        here={question.id === current}
        passageShown={passage !== undefined}
      />
    ))
    if (!passage) return items
    const ids = questions.map(({ question }) => question.id)
    return (
      <ReadingSet key={ids[0]} {...{ ids, passage, paceSeconds }}>
        {items}
      </ReadingSet>
    )
  })
}

function Head({ set, earlier = false, offline, notice, answered }: SetInWorkProps & { answered: number }) {
  const { kind, day, plan, repeated, note, questions } = set
  const total = questions.length
  return (
    <>
      <SetHead
        {...{ day, plan }}
        label={kind === 'retake' ? 'Retake' : undefined}
        title={setTitle({ kind, total, today: !earlier })}
        aside={
          <p className="label">
            <span>
              Progress <b>{progressText(answered, total)}</b>
            </span>
            {plan === 'free' && (
              <Link className={styles.upgrade} to={paths.pricing()}>
                Upgrade for 10/day questions
              </Link>
            )}
          </p>
        }
      />
      <div className={styles.notices}>
        {notice}
        {offline && (
          <Alert>
            We could not reach the server. You can go on: your answers are kept on this device until it is back.
          </Alert>
        )}
        {repeated && <Alert>{note ?? 'Some of these questions are ones you have seen before; they are marked.'}</Alert>}
      </div>
    </>
  )
}

/** Stores a choice at once, and none while a submission is on its way. */
function useChoice(
  parts: Pick<SetInWorkProps, 'store' | 'set'> & { submitting: boolean; moveTo: (id: string) => void },
) {
  const { store, set, submitting, moveTo } = parts
  return useCallback(
    (questionId: string, option: string) => {
      if (submitting) return
      moveTo(questionId)
      store.choose(set, { questionId, option, at: Date.now() })
    },
    [store, set, submitting, moveTo],
  )
}

/** Keeps the set on this device from the first moment, and brings a person who comes back to where they were. */
function useKeptPlace(store: DraftStore, set: KeptSet, current: string): void {
  const place = useRef(current)
  useEffect(() => {
    store.open(set)
    if (place.current !== set.questions[0]?.id) showQuestion(place.current)
  }, [store, set])
}

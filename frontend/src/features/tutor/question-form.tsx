import { useEffect, useId, useState, type KeyboardEvent, type Ref, type SubmitEvent } from 'react'
import { codePoints } from '@app/contracts/rules/text-limits'
import { brand } from '../../brand.ts'
import { Button } from '../../ui/button.tsx'
import { LONGEST_QUESTION } from '../../ui/question/explanation-request.ts'
import styles from './tutor-panel.module.css'

interface QuestionFormProps {
  ref: Ref<HTMLTextAreaElement>
  /** Whether the field takes the focus when it appears. */
  typeAtOnce: boolean
  answering: boolean
  /** Returns whether the question was sent. */
  onAsk: (text: string) => boolean
  onStop: () => void
}

const count = (characters: number) => characters.toLocaleString('en-GB')

/** Not while a person composes a character of several keys. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Enter sends and Shift+Enter breaks the line. Nothing is sent while an answer is on its way; what is typed stays. */
export function QuestionForm({ ref, typeAtOnce, answering, onAsk, onStop }: QuestionFormProps) {
  const [text, setText] = useState('')
  const id = useId()
  const length = codePoints(text.trim())
  const tooLong = length > LONGEST_QUESTION
  useEffect(() => {
    if (typeAtOnce) document.getElementById(id)?.focus({ preventScroll: true })
  }, [typeAtOnce, id])
  const send = () => {
    if (!answering && !tooLong && onAsk(text)) setText('')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const stop = () => {
    onStop()
    // Its button is gone now.
    document.getElementById(id)?.focus()
  }
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <textarea
        ref={ref}
        id={id}
        name="question"
        rows={2}
        aria-label={`Ask a ${brand.product} question...`}
        placeholder={`Ask a ${brand.product} question...`}
        aria-invalid={tooLong || undefined}
        aria-describedby={`${id}-error`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <TooLong id={`${id}-error`} by={length - LONGEST_QUESTION} />
      <Buttons {...{ answering, tooLong }} onStop={stop} />
    </form>
  )
}

function Buttons({ answering, tooLong, onStop }: { answering: boolean; tooLong: boolean; onStop: () => void }) {
  return (
    <div className={styles.send}>
      {answering && <Button onClick={onStop}>Stop</Button>}
      <Button type="submit" kind="primary" disabled={answering || tooLong}>
        Send
      </Button>
    </div>
  )
}

/** By how many characters the question is too long; nothing if it is not. */
function TooLong({ id, by }: { id: string; by: number }) {
  return (
    <p id={id} className={styles.tooLong} aria-live="polite">
      {by > 0 && `A question has at most ${count(LONGEST_QUESTION)} characters. Please shorten yours by ${count(by)}.`}
    </p>
  )
}

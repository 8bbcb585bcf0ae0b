import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { tutorDesk, type TutorCallWish, type TutorPrompt, type TutorTopic } from '../../lib/tutor-desk.ts'
import { Button } from '../../ui/button.tsx'
import { isAnswering, type Conversation, type ConversationState } from './conversation.ts'
import { EarlierThreads } from './earlier-threads.tsx'
import { ExchangeView } from './exchange-view.tsx'
import type { Exchange } from './exchange.ts'
import { isSheet } from './panel-props.ts'
import { PhoneNotes } from './phone-notes.tsx'
import { QuestionForm } from './question-form.tsx'
import { spokenText } from './answer-text.ts'
import { Starters } from './starters.tsx'
import { useFollow } from './use-follow.ts'
import type { Phone } from './use-phone.ts'
import { UsageLine } from './usage-line.tsx'
import styles from './tutor-panel.module.css'

interface ConversationBodyProps {
  conversation: Conversation
  phone: Phone
  member: boolean
  /** Whether the field takes the focus when the panel opens. */
  typeAtOnce: boolean
}

/** Everything below the panel's header. Its mode is idle until the first answer, and then text; in a call calling or voice. */
export function ConversationBody({ conversation, phone, member, typeAtOnce }: ConversationBodyProps) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.state)
  const { exchanges, about, usage } = state
  const { ref, onScroll, follow, show } = useFollow(exchanges)
  const { field, ask, startOver } = useField(conversation, phone, { list: ref, follow })
  usePrompts({ conversation, phone, answering: isAnswering(state), show })
  useTopicOfPage(conversation)
  useEffect(() => void conversation.readUsage(), [conversation])
  return (
    <div className={styles.body} data-mode={phone.mode ?? (exchanges.some(isAnswered) ? 'text' : 'idle')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section ref={ref} className={styles.list} aria-label="Conversation" tabIndex={0} onScroll={onScroll}>
        {member && about && <EarlierThreads {...{ conversation, about, state }} />}
        {exchanges.length === 0 && <Starters about={about} onAsk={ask} />}
        {exchanges.length > 0 && (
          <Exchanges {...{ conversation, state }} onStartOver={phone.active ? undefined : startOver} />
        )}
      </section>
      <Announcer state={state} />
      <div className={styles.foot}>
        <PhoneNotes phone={phone} />
        {phone.calls && <phone.calls.CallView call={phone.calls.call} />}
        <About {...{ conversation, about }} />
        <QuestionForm
          ref={field}
          {...{ typeAtOnce }}
          answering={isAnswering(state)}
          onAsk={ask}
          onStop={conversation.stop}
        />
        <UsageLine usage={usage} voice={phone.usage} />
      </div>
    </div>
  )
}

const isAnswered = ({ state }: Exchange) => state === 'done'

/** Deeds after which the candidate goes on in the field. On a sheet it calls up the keyboard, over what was asked for. */
function useField(
  conversation: Conversation,
  phone: Phone,
  { list, follow }: { list: RefObject<HTMLElement | null>; follow: () => void },
) {
  const field = useRef<HTMLTextAreaElement>(null)
  const goOn = () => {
    const isTyping = document.activeElement === field.current
    const next = isSheet() && !isTyping ? list : field
    next.current?.focus()
  }
  return {
    field,
    ask: (text: string): boolean => {
      if (!askOrSay(conversation, phone, text)) return false
      follow()
      goOn()
      return true
    },
    startOver: () => {
      conversation.startOver()
      goOn()
    },
  }
}

/** During a call what is typed goes to the tutor on the phone; while the voice is off, it is asked in writing. */
function askOrSay(conversation: Conversation, phone: Phone, text: string): boolean {
  if (text.trim() === '') return false
  const said = phone.say(text.trim())
  if (said === 'sent') return true
  return conversation.ask(text, said === 'by-text' ? { inCallWith: phone.model } : {}) !== null
}

interface ExchangesProps {
  conversation: Conversation
  state: ConversationState
  /** Absent during a call. */
  onStartOver: (() => void) | undefined
}

function Exchanges({ conversation, state, onStartOver }: ExchangesProps) {
  return (
    <>
      {state.exchanges.map((exchange) => (
        <ExchangeView
          key={exchange.id}
          exchange={exchange}
          busy={isAnswering(state)}
          onRetry={conversation.retry}
          onRate={conversation.rate}
        />
      ))}
      {onStartOver && (
        <p className={`actions ${styles.flush}`}>
          <Button small kind="quiet" onClick={onStartOver}>
            Start over
          </Button>
        </p>
      )}
    </>
  )
}

interface PromptParts {
  conversation: Conversation
  phone: Phone
  answering: boolean
  show: (id: number) => void
}

/** Sends what a page left for the tutor, or shows where it was sent before; or calls about a question. */
function usePrompts({ conversation, phone, answering, show }: PromptParts): void {
  const waiting = useSyncExternalStore(tutorDesk.subscribe, tutorDesk.waiting)
  useEffect(() => {
    if (waiting === null) return
    const wish = JSON.parse(waiting) as TutorPrompt | TutorCallWish
    if ('call' in wish) {
      tutorDesk.clear()
      if (phone.active) return
      conversation.turnTo(wish.about)
      return phone.begin(wish.about)
    }
    const id = conversation.askOnce(wish)
    // Another answer is on its way: this effect comes again when it has arrived.
    if (id === null) return
    tutorDesk.clear()
    show(id)
  }, [waiting, conversation, phone, answering, show])
}

/** On a page with a question in work the next question is about it, as long as nothing else was asked. */
function useTopicOfPage(conversation: Conversation): void {
  const topic = useSyncExternalStore(tutorDesk.subscribe, tutorDesk.topic)
  useEffect(() => {
    if (!topic) return
    if (tutorDesk.waiting() === null) conversation.turnTo(topic)
    return () => conversation.leave(topic)
  }, [topic, conversation])
}

/** What the next question is about, and how to speak of something else. */
function About({ conversation, about }: { conversation: Conversation; about: TutorTopic | null }) {
  if (!about) return null
  return (
    <p className={styles.about}>
      <span className="label">{`About ${about.label.toLowerCase()}`}</span>
      <Button small kind="quiet" onClick={() => conversation.turnTo(null)}>
        Another topic
      </Button>
    </p>
  )
}

/** Reads each answer to a screen reader once, when it is complete; what was there when the panel opened, not at all. */
function Announcer({ state: { exchanges } }: { state: ConversationState }) {
  // What is said in a call is heard.
  const last = exchanges.findLast(({ state, call }) => !call && (state === 'done' || state === 'failed'))
  const text = last ? `${last.id}: ${last.failure?.sentence ?? spokenText(last.answer)}` : ''
  const [first] = useState(text)
  return (
    <p className="sr" role="status">
      {text === first ? '' : text.replace(/^\d+: /, '')}
    </p>
  )
}

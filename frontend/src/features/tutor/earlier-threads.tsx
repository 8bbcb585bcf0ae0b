import { useEffect } from 'react'
import { brand } from '../../brand.ts'
import type { TutorTopic } from '../../lib/tutor-desk.ts'
import type { Conversation, ConversationState, Thread } from './conversation.ts'
import { Answer, Source } from './exchange-view.tsx'
import styles from './tutor-panel.module.css'

interface EarlierThreadsProps {
  conversation: Conversation
  about: TutorTopic
  state: ConversationState
}

/** What a member asked about the same question on other days or devices, folded away. */
export function EarlierThreads({ conversation, about, state: { earlier, exchanges } }: EarlierThreadsProps) {
  const { questionId, label } = about
  useEffect(() => void conversation.readEarlier(questionId), [conversation, questionId])
  const others = earlier.filter(({ id }) => !exchanges.some(({ threadId }) => threadId === id))
  if (others.length === 0) return null
  return (
    <details className={styles.earlier}>
      <summary>{`What you asked before about ${label.toLowerCase()}`}</summary>
      {others.map((thread) => (
        <EarlierThread key={thread.id} thread={thread} />
      ))}
    </details>
  )
}

function EarlierThread({ thread: { messages } }: { thread: Thread }) {
  return messages.map(({ id, role, text, source, spoken }) => (
    <div key={id} className={role === 'user' ? styles.asked : styles.answer}>
      <span className="sr">{role === 'user' ? 'You asked: ' : `${brand.tutor}: `}</span>
      <Answer text={text} />
      {source && <Source {...source} />}
      {spoken && <p className="label">Spoken</p>}
    </div>
  ))
}

import type { Api } from '../../api/use-api.ts'
import type { Session } from '../../session/session.ts'
import { createConversation, type Conversation } from './conversation.ts'

const made = new WeakMap<Session, { who: string; conversation: Conversation }>()

/** Returns the conversation of a person in this tab, the same one whenever the panel is opened. */
export function conversationOf(session: Session, who: string, api: Api): Conversation {
  const known = made.get(session)
  if (known?.who === who) return known.conversation
  known?.conversation.stop()
  const conversation = createConversation({ api, who })
  made.set(session, { who, conversation })
  return conversation
}

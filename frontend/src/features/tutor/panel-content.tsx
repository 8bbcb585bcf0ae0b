import type { ReactNode, Ref } from 'react'
import { useApi } from '../../api/use-api.ts'
import { brand } from '../../brand.ts'
import { useSession, useSessionState } from '../../session/session-context.tsx'
import type { LoadCalls } from '../../tutor-call.ts'
import { ConversationBody } from './conversation-body.tsx'
import { conversationOf } from './conversation-of.ts'
import { PhoneButton } from './phone-button.tsx'
import { usePhone } from './use-phone.ts'
import styles from './tutor-panel.module.css'

interface PanelContentProps {
  loadCalls: LoadCalls
  titleId: string
  headingRef?: Ref<HTMLHeadingElement>
  /** 1 if the panel is the page. */
  headingLevel: 1 | 2
  typeAtOnce: boolean
  /** A button beside the phone. */
  close?: ReactNode
}

/** The tutor's header, and the conversation of the current person. There is none while the session is being restored. */
export function PanelContent(props: PanelContentProps) {
  const { loadCalls, titleId, headingRef, headingLevel, typeAtOnce, close } = props
  const session = useSession()
  const state = useSessionState()
  const api = useApi()
  const who = state.status === 'member' ? state.user.id : 'guest'
  const conversation = state.status === 'restoring' ? null : conversationOf(session, who, api)
  const subscriber = state.status === 'member' && state.user.subscriptionActive
  const phone = usePhone({ conversation, subscriber, loadCalls })
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div className={styles.head}>
        <div>
          <Heading ref={headingRef} id={titleId} tabIndex={-1}>{`${brand.product} Expert Tutor`}</Heading>
          <p className="label">{brand.tutor}</p>
        </div>
        <p className={styles.buttons}>
          {conversation && <PhoneButton phone={phone} about={() => conversation.state().about} />}
          {close}
        </p>
      </div>
      {conversation && (
        <ConversationBody key={who} {...{ conversation, phone, typeAtOnce }} member={state.status === 'member'} />
      )}
    </>
  )
}

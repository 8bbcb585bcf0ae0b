import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { useSession, useSessionState } from '../../session/session-context.tsx'

const DONE = 'Email verified successfully!'
const FAILED = 'Email verification failed. The link may be expired or invalid.'

/** `checking`: whose link it is. `asking`: the person has to press the button. */
export type Verification =
  | { status: 'checking' }
  | { status: 'loading' }
  | { status: 'asking' | 'no-token' }
  | { status: 'success'; message: string }
  | { status: 'error'; message: string; mayHelpToRepeat: boolean }

/**
 * Verifies the address of a link. It does so by itself only if this browser holds a live session of the link's account:
 * programs that look through mails for danger open links, too, and they must not verify anything.
 */
export function useVerification(token: string | null | undefined) {
  const { outcome, setOutcome, send, succeed } = useSending()
  const owns = useOwnsLink()
  // Once for each link.
  const looked = useRef<string | null>(null)
  const { status: session } = useSessionState()
  useEffect(() => {
    if (!token || session === 'restoring' || looked.current === token) return
    looked.current = token
    setOutcome({ status: 'checking' })
    void owns(token).then((own) => (own ? send(token) : setOutcome({ status: 'asking' })))
  }, [token, session, owns, send, setOutcome])
  const verification: Verification = token === null && outcome.status !== 'success' ? { status: 'no-token' } : outcome
  const verify = () => {
    if (token) void send(token)
  }
  return { verification, verify, succeed }
}

/** Whether the link is of the account whose session this browser holds. False as well if the server cannot say it. */
function useOwnsLink() {
  const session = useSession()
  const api = useApi()
  return useCallback(
    async (token: string): Promise<boolean> => {
      if (session.token() === null) return false
      try {
        return dataOf(await api.auth.POST('/auth/verification-owner', { body: { token } })).own
      } catch {
        return false
      }
    },
    [session, api],
  )
}

function useSending() {
  const session = useSession()
  const api = useApi()
  const [outcome, setOutcome] = useState<Verification>({ status: 'checking' })
  const succeed = useCallback(
    (message: string) => {
      setOutcome({ status: 'success', message: message || DONE })
      // If the candidate is signed in, the account page shall say it.
      if (session.token() !== null) void session.refresh()
    },
    [session],
  )
  const send = useCallback(
    async (token: string) => {
      setOutcome({ status: 'loading' })
      try {
        succeed(dataOf(await api.auth.POST('/auth/verify-email', { body: { token } })).message)
      } catch (error) {
        setOutcome({ status: 'error', message: errorSentence(error, FAILED), mayHelpToRepeat: mayHelp(error) })
      }
    },
    [api, succeed],
  )
  return { outcome, setOutcome, send, succeed }
}

const mayHelp = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

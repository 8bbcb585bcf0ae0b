import { useState } from 'react'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useLinkToken } from './use-link-token.ts'

const NO_TOKEN = 'This address is not complete. Please open the link in the mail again.'
const FAILED = 'That did not work. Please try again.'

type Stopping = { status: 'asking' } | { status: 'busy' } | { status: 'done' | 'failed'; message: string }

/** Asks first: whoever opens a mail's stop address may be a program that looks through mails for danger. */
export function Unsubscribe() {
  const token = useLinkToken()
  const api = useApi()
  const [stopping, setStopping] = useState<Stopping>({ status: 'asking' })
  const stop = async () => {
    if (!token) return
    setStopping({ status: 'busy' })
    try {
      const path = { token }
      const answer = await api.mail.POST('/mail/unsubscribe/{token}', { params: { path } })
      setStopping({ status: 'done', message: dataOf(answer).message })
    } catch (error) {
      setStopping({ status: 'failed', message: errorSentence(error, FAILED) })
    }
  }
  if (token === null) return <Told tone="wrong">{NO_TOKEN}</Told>
  if (stopping.status === 'done') return <Told tone="right">{stopping.message}</Told>
  return (
    <>
      <p>Your week in numbers will no longer come by mail. Mails about your account still do.</p>
      {stopping.status === 'failed' && <Told tone="wrong">{stopping.message}</Told>}
      <p>
        <Button kind="primary" busy={stopping.status === 'busy'} onClick={() => void stop()}>
          Stop the weekly summary
        </Button>
      </p>
    </>
  )
}

function Told({ tone, children }: { tone: 'right' | 'wrong'; children: string }) {
  return (
    <Alert tone={tone}>
      <p>{children}</p>
    </Alert>
  )
}

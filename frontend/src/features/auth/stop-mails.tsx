import { useState } from 'react'
import { errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { usePageApi } from '../../api/use-page-api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useLinkToken } from './use-link-token.ts'

const NO_TOKEN = 'This address is not complete. Please open the link in the mail again.'
const FAILED = 'That did not work. Please try again.'

type Stopping = { status: 'asking' } | { status: 'busy' } | { status: 'done' | 'failed'; message: string }

/** Asks first: whoever opens a mail's stop address may be a program that looks through mails for danger. */
export function StopMails() {
  const token = useLinkToken()
  const pageApi = usePageApi()
  const [stopping, setStopping] = useState<Stopping>({ status: 'asking' })
  const stop = async () => {
    if (!token) return
    setStopping({ status: 'busy' })
    try {
      const path = { token }
      const answer = await pageApi().api.mail.POST('/mail/unsubscribe/{token}', { params: { path } })
      setStopping({ status: 'done', message: dataOf(answer).message })
    } catch (error) {
      setStopping({ status: 'failed', message: errorSentence(error, FAILED) })
    }
  }
  if (token === null)
    return (
      <Alert tone="wrong">
        <p>{NO_TOKEN}</p>
      </Alert>
    )
  if (stopping.status === 'done')
    return (
      <Alert tone="right">
        <p>{stopping.message}</p>
      </Alert>
    )
  return (
    <>
      <p>Your week in numbers will no longer come by mail. Letters about your account still do.</p>
      {stopping.status === 'failed' && (
        <Alert tone="wrong">
          <p>{stopping.message}</p>
        </Alert>
      )}
      <p>
        <Button kind="primary" busy={stopping.status === 'busy'} onClick={() => void stop()}>
          Stop the weekly summary
        </Button>
      </p>
    </>
  )
}

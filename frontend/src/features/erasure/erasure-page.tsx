import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { components } from '@app/contracts/generated/auth'
import { ApiError, errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useApi, type Api } from '../../api/use-api.ts'
import { downloadJson } from '../../lib/download-json.ts'
import { browserStore } from '../../lib/store.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useSession } from '../../session/session-context.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './erasure.module.css'
import { ReceiptList } from './receipt-list.tsx'

export type Erasure = components['schemas']['Erasure']

const ASK_AGAIN_MS = 2000

/** What has been erased so far, from every part of the site, until all of it is. */
export function ErasurePage() {
  const [query] = useSearchParams()
  useLastVisit()
  const hydrated = useHydrated()
  const id = hydrated ? query.get('erasure') : null
  const { erasure, failure } = useReceipts(id)
  if (hydrated && id === null) return <NotFoundNote />
  return (
    <div className={`page ${styles.erasure}`}>
      <h1>Your account is deleted</h1>
      <p className="soft">
        You are logged out everywhere, and your address is free: you may register with it again, as somebody new. A last
        mail confirms the deletion.
      </p>
      {failure && (
        <Alert tone="wrong">
          <p>{failure}</p>
        </Alert>
      )}
      {id !== null && !failure && <ReceiptList receipts={erasure?.receipts ?? []} />}
      <p role="status">{erasure?.state === 'done' && 'Everything is erased. These are all receipts.'}</p>
      {erasure?.state === 'done' && (
        <p>
          <Button onClick={() => downloadJson(erasure, `deletion-${erasure.id}.json`)}>Keep the receipts</Button>
        </p>
      )}
      {id !== null && erasure?.state !== 'done' && !failure && (
        <p className="label">This takes up to a minute. You may close the page; nothing depends on it.</p>
      )}
    </div>
  )
}

/** Who comes from the deletion of their account leaves nothing on this device. */
function useLastVisit(): void {
  const session = useSession()
  const { state } = useLocation()
  const erased = (state as { erased?: unknown } | null)?.erased
  useEffect(() => {
    const now = session.state()
    if (typeof erased !== 'string' || now.status !== 'member' || now.user.id !== erased) return
    session.forget()
    // Answers that were begun are kept under the candidate's id.
    const store = browserStore()
    for (const key of store.keys()) if (key.includes(erased)) store.removeItem(key)
  }, [session, erased])
}

function NotFoundNote() {
  return (
    <div className={`page ${styles.erasure}`}>
      <h1>No deletion here</h1>
      <p className="soft">
        This page shows the receipts of a deleted account, under the address that was open after the deletion.
      </p>
    </div>
  )
}

/** Asks until all receipts are there; while the network is away it keeps asking. */
function useReceipts(id: string | null) {
  const api = useApi()
  const [state, setState] = useState<{ erasure?: Erasure; failure: string }>({ failure: '' })
  useEffect(() => {
    if (id === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let here = true
    const ask = async () => {
      const outcome = await readErasure(api, id)
      if (!here) return
      setState((before) => ({ ...before, ...outcome, failure: outcome.failure ?? '' }))
      if (!outcome.failure && outcome.erasure?.state !== 'done') timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
    }
    void ask()
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [id, api])
  return state
}

async function readErasure(api: Api, id: string): Promise<{ erasure?: Erasure; failure?: string }> {
  try {
    return { erasure: dataOf(await api.auth.GET('/auth/erasures/{id}', { params: { path: { id } } })) }
  } catch (error) {
    const final = error instanceof ApiError && (error.status === 404 || error.status === 400)
    return final ? { failure: errorSentence(error, 'There is no deletion under this address.') } : {}
  }
}

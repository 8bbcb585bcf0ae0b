import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi, type Api } from '../../api/use-api.ts'
import { answeredIn, type Draft } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { submitProblem } from './daily-text.ts'
import type { KeptSet, SubmissionResult } from './kept-set.ts'

/** How often a submission that could not be sent is tried again, besides the moment the network comes back. */
const RETRY_MS = 15_000

/** A submitted set: what was sent, and what the server stored. */
export interface Outcome {
  set: KeptSet
  sent: Draft['answers']
  result: SubmissionResult
}

interface Submission {
  store: DraftStore
  set: KeptSet
  draft: Draft
  userLoaded: boolean
  /** Reports what is measured and not stored yet. */
  settle: () => void
  onDone: (outcome: Outcome) => void
}

/**
 * Sends a set. The draft goes away only after the server stored the answers. If the server cannot be reached or fails
 * (5xx), the draft is marked as waiting and sent again until it is stored, also after a reload: a set accepts one
 * submission, so sending it twice does no harm.
 */
export function useSubmission({ store, set, draft, userLoaded, settle, onDone }: Submission) {
  const api = useApi()
  const queries = useQueryClient()
  // It stays while the set is sent again by itself, so that nothing flickers and no screen reader is interrupted.
  const [failed, setFailed] = useState<string | null>(null)
  const mutation = useMutation({
    mutationFn: (sent: Draft) => send(api, sent),
    onSuccess: (result, sent) => {
      onDone({ set: sent.set, sent: sent.answers, result })
      store.remove(sent.set)
      void queries.invalidateQueries({ queryKey: queryKeys.results })
    },
    onError: (error, sent) => {
      setFailed(isUnreachable(error) ? null : errorSentence(error, 'Submit failed'))
      store.amend(sent.set, (kept) => ({ ...kept, ...afterFailure(error) }))
    },
  })
  const { isPending, mutate } = mutation
  const facts = { userLoaded, answered: answeredIn(draft), total: set.questions.length }
  const problem = submitProblem(facts)
  // `isPending` is of the last drawing; two clicks may come before the next one.
  const sending = useRef(false)
  const submit = () => {
    if (sending.current || isPending || problem !== null) return
    sending.current = true
    settle()
    mutate(store.read(set) ?? draft, { onSettled: () => (sending.current = false) })
  }
  useTryingAgain({ waiting: draft.waiting === true, isPending, submit })
  return { submit, submitting: isPending, failed, ...facts }
}

async function send(api: Api, { set, answers, seconds }: Draft): Promise<SubmissionResult> {
  const ids = set.questions.map(({ id }) => id)
  const only = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(ids.filter((id) => id in values).map((id) => [id, values[id] as T]))
  // Options are the letters A to E, by contract; a draft is text.
  const body = { answers: only(answers) as Record<string, 'A' | 'B' | 'C' | 'D' | 'E'>, seconds: only(clamp(seconds)) }
  return set.kind === 'daily'
    ? dataOf(await api.practice.POST('/tests/daily/submit', { body }))
    : dataOf(await api.practice.POST('/tests/daily/retake/submit', { body: { baseResultId: set.id, ...body } }))
}

/** Longest time, in seconds, that the contract stores for a question: one day. */
const LONGEST_SECONDS = 86_400

/** A clock that was set anew, or an edited draft, must not refuse the answers. */
const clamp = (seconds: Draft['seconds']): Draft['seconds'] =>
  Object.fromEntries(
    Object.entries(seconds)
      .filter(([, value]) => Number.isFinite(value))
      .map(([id, value]) => [id, Math.min(Math.max(value, 0), LONGEST_SECONDS)]),
  )

const isUnreachable = (error: Error) => error instanceof ApiError && error.status === 0
const mayPass = (error: Error) => isUnreachable(error) || (error instanceof ApiError && error.status >= 500)

function afterFailure(error: Error): Pick<Draft, 'waiting' | 'closed'> {
  if (mayPass(error)) return { waiting: true }
  const closed = error instanceof ApiError && error.code === 'set-closed'
  return { waiting: false, ...(closed && { closed: errorSentence(error, 'This set has closed.') }) }
}

function useTryingAgain({ waiting, isPending, submit }: { waiting: boolean; isPending: boolean; submit: () => void }) {
  const again = useRef(submit)
  useEffect(() => {
    again.current = submit
  })
  const waitedAtStart = useRef(waiting)
  useEffect(() => {
    if (waitedAtStart.current) again.current()
    waitedAtStart.current = false
  }, [])
  useEffect(() => {
    if (!waiting || isPending) return
    const retry = () => again.current()
    addEventListener('online', retry)
    const trying = setInterval(retry, RETRY_MS)
    return () => {
      removeEventListener('online', retry)
      clearInterval(trying)
    }
  }, [waiting, isPending])
}

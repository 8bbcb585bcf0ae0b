import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi } from '../../api/use-api.ts'
import type { DraftStore } from './draft-store.ts'

/**
 * Ends the drafts whose result the server has, such as one that was finished on another device or whose response was
 * lost. Returns whether that is known; after a failure the drafts are shown as they are.
 */
export function useStoredResults(parts: { store: DraftStore; userId: string; enabled: boolean }): boolean {
  const { store, userId, enabled } = parts
  const api = useApi()
  const { data, isPending } = useQuery({
    queryKey: queryKeys.resultIds(userId),
    queryFn: async () => {
      const answer = await api.practice.GET('/results/user/{userId}', { params: { path: { userId } } })
      return dataOf(answer).map(({ id }) => id)
    },
    enabled,
  })
  useEffect(() => {
    if (data) store.settle(data)
  }, [store, data])
  return !isPending
}

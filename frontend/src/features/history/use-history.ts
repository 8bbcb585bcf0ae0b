import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/data-provider.tsx'
import { readHistory, readProgress, type HistoryEntry } from './history-entry.ts'

/** The candidate's results; where the history cannot be had, the daily ones of the progress call. */
export function useHistory(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['results', userId],
    queryFn: async (): Promise<HistoryEntry[]> => {
      try {
        return readHistory(dataOf(await api.practice.GET('/results/user/{userId}', { params: { path: { userId } } })))
      } catch (error) {
        if (!(error instanceof ApiError) || error.status < 500) throw error
        return readProgress(dataOf(await api.practice.GET('/tests/daily/progress')))
      }
    },
    staleTime: 0,
  })
}

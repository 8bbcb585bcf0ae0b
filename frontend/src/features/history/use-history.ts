import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi } from '../../api/use-api.ts'
import { clockAhead } from '../../lib/server-clock.ts'
import { readHistory, readProgress, type HistoryEntry } from './history-entry.ts'

export interface History {
  entries: HistoryEntry[]
  /** Milliseconds, see `clockAhead`. */
  ahead: number
}

/** The candidate's results and the server's clock; where the history cannot be had, the daily ones of the progress call. */
export function useHistory(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.history(userId),
    queryFn: async (): Promise<History> => {
      try {
        const answer = await api.practice.GET('/results/user/{userId}', { params: { path: { userId } } })
        return { entries: readHistory(dataOf(answer)), ahead: clockAhead(answer.response) }
      } catch (error) {
        if (!(error instanceof ApiError) || error.status < 500) throw error
        const answer = await api.practice.GET('/tests/daily/progress')
        return { entries: readProgress(dataOf(answer)), ahead: clockAhead(answer.response) }
      }
    },
    staleTime: 0,
  })
}

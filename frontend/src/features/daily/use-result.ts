import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi } from '../../api/use-api.ts'

/** A stored result with its questions; only a correction changes it, so it is not asked for again at once. */
export function useResult(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.result(id),
    queryFn: async () => dataOf(await api.practice.GET('/results/{id}', { params: { path: { id } } })),
    staleTime: 60_000,
  })
}

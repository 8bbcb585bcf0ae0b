import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/data-provider.tsx'

/** A stored result with its questions; only a correction changes it, so it is not asked for again at once. */
export function useResult(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['result', id],
    queryFn: async () => dataOf(await api.practice.GET('/results/{id}', { params: { path: { id } } })),
    staleTime: 60_000,
  })
}

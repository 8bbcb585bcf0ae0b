import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/data-provider.tsx'

/** A stored result with its questions; it never changes, so it is asked for once. */
export function useResult(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['result', id],
    queryFn: async () => dataOf(await api.practice.GET('/results/{id}', { params: { path: { id } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

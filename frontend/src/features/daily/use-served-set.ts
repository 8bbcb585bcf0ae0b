import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi, type Api } from '../../api/use-api.ts'
import { clockAhead } from '../../lib/server-clock.ts'
import { hasMaths, loadFormulas } from '../../ui/question/math-text.tsx'
import { readDailySet, readRetake, type ServedSet } from './kept-set.ts'

/** A response with the server's clock: `ahead` is in milliseconds, see `clockAhead`. */
export type Served = ServedSet & { ahead: number }

/**
 * Asks once when the page opens: a set must not change under the person's hands. `again` asks once more, where a
 * submission has changed what the server says.
 */
export function useServedSet({ retake, again = false }: { retake: boolean; again?: boolean }) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.daily({ retake }),
    queryFn: async () => withFormulas(await (retake ? loadRetake(api) : loadDaily(api))),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: again ? 'always' : true,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

async function loadDaily(api: Api): Promise<Served> {
  const answer = await api.practice.GET('/tests/daily')
  return { ...readDailySet(dataOf(answer)), ahead: clockAhead(answer.response) }
}

async function loadRetake(api: Api): Promise<Served> {
  const answer = await api.practice.GET('/tests/daily/retake')
  return { ...readRetake(dataOf(answer)), ahead: clockAhead(answer.response) }
}

/** Waits for the formula renderer where the set needs it, so that nothing moves once the questions stand there. */
async function withFormulas(served: Served): Promise<Served> {
  if (served.kind !== 'set') return served
  const texts = served.set.questions.flatMap(({ question, options }) => [question, ...options.map(({ text }) => text)])
  if (hasMaths(texts)) await loadFormulas()
  return served
}

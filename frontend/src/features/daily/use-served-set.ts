import { useQuery } from '@tanstack/react-query'
import { dataOf, type Api } from '../../api/client.ts'
import { useApi } from '../../api/data-provider.tsx'
import { hasMaths, loadFormulas } from '../../ui/question/math-text.tsx'
import { readDailySet, readRetake, type ServedSet } from './kept-set.ts'

/** Asks once when the page opens: a set must not change under the person's hands. */
export function useServedSet({ retake }: { retake: boolean }) {
  const api = useApi()
  return useQuery({
    queryKey: ['daily', { retake }],
    queryFn: async () => withFormulas(await (retake ? loadRetake(api) : loadDaily(api))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const loadDaily = async (api: Api) => readDailySet(dataOf(await api.practice.GET('/tests/daily')))
const loadRetake = async (api: Api) => readRetake(dataOf(await api.practice.GET('/tests/daily/retake')))

/** Waits for the formula renderer where the set needs it, so that nothing moves once the questions stand there. */
async function withFormulas(served: ServedSet): Promise<ServedSet> {
  if (served.kind !== 'set') return served
  const texts = served.set.questions.flatMap(({ question, options }) => [question, ...options.map(({ text }) => text)])
  if (hasMaths(texts)) await loadFormulas()
  return served
}

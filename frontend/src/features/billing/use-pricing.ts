import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useApi } from '../../api/use-api.ts'

/** The price of the Monthly plan, in minor units. */
export function usePricing() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.pricing,
    queryFn: async ({ signal }) => dataOf(await api.billing.GET('/payments/pricing', { signal })),
  })
}

/** All promotions and the server's time. Asked for only if there is a code to look up. */
export function usePromotions({ enabled }: { enabled: boolean }) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.promotions,
    queryFn: async ({ signal }) => dataOf(await api.billing.GET('/payments/promotions', { signal })),
    enabled,
  })
}

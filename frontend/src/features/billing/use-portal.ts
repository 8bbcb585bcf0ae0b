import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { useLeave } from './use-leave.ts'

/** Opens the provider's billing portal, which leads back to the account page. */
export function usePortal() {
  const api = useApi()
  return useLeave('Failed to open billing portal', async () => {
    const body = { returnUrl: `${location.origin}${paths.account()}` }
    return dataOf(await api.billing.POST('/payments/billing-portal', { body })).url
  })
}

import { type Shop, until } from './shop.ts'

/**
 * Puts right what a planted defect left, once billing runs without it: the candidates open their account page, which reads
 * the provider anew. No message would come for them any more, so row M12 would still see the defect. Throws if a page fails.
 */
export async function putRight(shop: Shop, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    const person = await shop.personOf(userId)
    const sync = async () => (await shop.call(person, { method: 'POST', path: '/payments/sync' })).status === 200
    if (!(await until(sync, 15_000, 500))) throw new Error(`${userId}: the account page did not read the provider`)
  }
}

import type { Caller } from '@app/shared/http/caller'
import type { Guest } from '../store/guest-key.ts'

/** Who asks the tutor: a signed-in candidate, or a guest. */
export type Person = ({ kind: 'member' } & Pick<Caller, 'userId' | 'zone'>) | ({ kind: 'guest' } & Guest)

export function personOf({
  caller,
  address,
  userAgent,
}: {
  caller: Caller | undefined
  address: string
  userAgent: string
}): Person {
  return caller ? { kind: 'member', userId: caller.userId, zone: caller.zone } : { kind: 'guest', address, userAgent }
}

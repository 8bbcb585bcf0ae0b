import type { operations } from '@app/contracts/generated/auth'
import type { Deps } from '../deps.ts'
import type { Job } from '../domain/job.ts'

export type Address = operations['getAddress']['responses'][200]['content']['application/json']

/** Where to write to a candidate; null where the person is gone. Throws while auth is away. */
export async function readAddress({ readAuth }: Pick<Deps, 'readAuth'>, job: Pick<Job, 'userId'>) {
  return job.userId === null ? null : readAuth<Address>(`/auth/users/${job.userId}/address`)
}

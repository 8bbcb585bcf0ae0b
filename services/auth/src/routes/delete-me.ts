import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { unavailable } from '@app/shared/http/problem'

/** Answers 503 until accounts can be erased. */
export function deleteMe(): Handlers<operations>['deleteMe'] {
  return () => {
    throw unavailable()
  }
}

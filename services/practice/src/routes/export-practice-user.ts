import type { operations } from '@app/contracts/generated/practice'
import type { Handlers } from '@app/shared/http/handler-types'
import { unavailable } from '@app/shared/http/problem'

/** Answers 503 until the copy of a person's data is put together. */
export function exportPracticeUser(): Handlers<operations>['exportPracticeUser'] {
  return () => {
    throw unavailable()
  }
}

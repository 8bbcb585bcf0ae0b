import { dayKey } from '@app/contracts/rules/day-key'

/** Another seed every day, so that the quick tier tries other cases; printed, so that a run can be repeated. */
export function dailySeed(): string {
  return process.env.TEST_SEED ?? dayKey(new Date(), 'UTC')
}

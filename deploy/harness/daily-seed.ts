/** Another seed every day, so that the quick tier tries other cases; printed, so that a run can be repeated. */
export function dailySeed(): string {
  return process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10)
}

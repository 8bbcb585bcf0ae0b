/** A mail that was sent, or is about to be, to an address that nobody verified. */
export interface CountedMail {
  job: string
  at: Date
}

/** Mails to one such address within any span of a day. */
export const unverifiedBound = { mails: 5, withinMs: 24 * 3_600_000 } as const

/**
 * The mails that count once this one is sent; null if it must not be sent. Somebody else may have typed the address, so
 * everything that follows from that has one bound together. A job that is tried again counts once.
 */
export function countMail(counted: readonly CountedMail[], mail: CountedMail): readonly CountedMail[] | null {
  if (counted.some(({ job }) => job === mail.job)) return counted
  const since = mail.at.getTime() - unverifiedBound.withinMs
  const recent = counted.filter(({ at }) => at.getTime() > since)
  return recent.length < unverifiedBound.mails ? [...recent, mail] : null
}

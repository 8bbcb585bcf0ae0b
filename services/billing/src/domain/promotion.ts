/** A discount on the first month, as an operator sets it up. */
export interface Promotion {
  code: string
  discountPercent: number
  expiresAt: Date
  heading: string
  subheading: string
  ctaLabel: string
  highlightColor: string
}

export type PromotionOutcome = 'applied' | 'expired' | 'unknown' | 'used'

/** The promotion of this code, in any letter case. */
export function promotionOf(promotions: readonly Promotion[], code: string): Promotion | undefined {
  return promotions.find((each) => each.code.toLowerCase() === code.toLowerCase())
}

/** What becomes of a code before the provider is asked. A promotion ends at its instant. */
export function judgeCode(
  promotion: Promotion | undefined,
  { now, isUsed }: { now: Date; isUsed: boolean },
): PromotionOutcome {
  if (!promotion) return 'unknown'
  if (now >= promotion.expiresAt) return 'expired'
  return isUsed ? 'used' : 'applied'
}

/** The sentence for the candidate. */
export function sentenceOf(outcome: PromotionOutcome, code: string, percent = 0): string {
  switch (outcome) {
    case 'applied':
      return `${percent}% off your first month.`
    case 'expired':
      return `The code ${code} has expired. The full price applies.`
    case 'unknown':
      return `The code ${code} is not valid. The full price applies.`
    case 'used':
      return `You have used the code ${code} before. The full price applies.`
    default:
      return outcome satisfies never
  }
}

/**
 * The words on payments that the specification quotes, by the number of its section and by the place that it names. The
 * specification is not part of this repository, so a change of it has to be copied here.
 */
export const paymentSentences = [
  [2, 'Home', 'View Pricing'],
  [2, 'Home', 'Try 10 Free Questions'],
  [2, 'Pricing', 'Choose your plan'],
  [2, 'Pricing', 'Recommended'],
  [2, 'Pricing', 'Continue practice'],
  [2, 'Pricing', 'Manage subscription'],
  [2, 'Pricing', 'Upgrade to Monthly'],
  [2, 'Pricing', 'Apply Promo & Subscribe'],
  [2, 'Trial', 'Register for $10/month'],
  [2, 'Trial', 'View Plans'],
  [2, 'Daily', 'Upgrade for 10/day questions'],
  [2, 'Daily', 'Compare plans'],
  [2, 'Account', 'Active'],
  [2, 'Account', 'Inactive'],
  [2, 'Account', 'Subscribe'],
  [2, 'Account', 'Manage subscription'],
  [2, 'Account', 'Cancel subscription'],
  [4, 'Promo banner', 'Copied!'],
  [4, 'Checkout return', 'Checkout was canceled.'],
  [4, 'Checkout return', 'Finalizing subscription...'],
  [4, 'Checkout return', 'Subscription updated successfully.'],
  [5, 'Checkout', 'Please log in first.'],
  [5, 'Billing portal', 'No active subscription to manage.'],
  [8, 'Pricing', 'Failed to load pricing'],
  [8, 'Checkout', 'Failed to start checkout'],
  [8, 'Billing portal', 'Failed to open billing portal'],
  [8, 'Cancel', 'Failed to cancel subscription'],
  [8, 'Cancel', 'Subscription will cancel at period end.'],
  [8, 'Verify', 'Failed to verify subscription'],
] as const satisfies readonly (readonly [section: 2 | 4 | 5 | 8, place: string, text: string])[]

type KeyOf<Quoted> = Quoted extends readonly [number, infer Place extends string, infer Text extends string]
  ? `${Place}: ${Text}`
  : never

/** A sentence with its place, such as 'Account: Subscribe'. */
export type PaymentSentence = KeyOf<(typeof paymentSentences)[number]>

import { greet, type Brand, type Letter } from '../letter.ts'

/** `over` where the plan is lost already; else the payment is tried again. */
export function paymentFailed({ name, over }: { name: string; over: boolean }, brand: Brand): Letter {
  const now = over
    ? 'You have the Free plan now; all your results stay. With a card that works you can subscribe again at any time.'
    : 'Your Monthly plan goes on for the moment, and the payment is tried again in the next days. Please check that your card is valid and has enough on it.'
  return {
    subject: `Your payment to ${brand.site} did not go through`,
    preview: 'Please check your card.',
    heading: 'Your payment did not go through',
    greeting: greet(name),
    blocks: [
      `The payment for your Monthly plan at ${brand.site} was refused.`,
      now,
      { action: 'Check my card', url: `${brand.url}/account` },
    ],
    reason: `You get this mail because it is about your subscription at ${brand.site}.`,
  }
}

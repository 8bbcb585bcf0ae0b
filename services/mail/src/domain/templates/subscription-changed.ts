import { greet, type Brand, type MailContent } from '../mail-content.ts'

/** What about a running subscription changed. */
export type Change = 'resumed' | 'unpaused' | 'paused' | 'ended'

const sentences: Record<Change, string> = {
  resumed: 'Your Monthly plan goes on: the cancellation was taken back, and nothing else changes.',
  unpaused: 'Your Monthly plan goes on: you have ten new questions each day again.',
  paused: 'Your Monthly plan is paused. Until it goes on, you have the Free plan; all your results stay.',
  ended: 'Your Monthly plan has ended. You have the Free plan now; all your results stay.',
}

export function subscriptionChanged(
  facts: { name: string; change: Change; renews: string },
  brand: Brand,
): MailContent {
  const { name, change, renews } = facts
  const goesOn = change !== 'paused' && change !== 'ended'
  return {
    subject:
      change === 'ended' ? `Your ${brand.site} Monthly plan has ended` : `Your ${brand.site} subscription has changed`,
    preview: sentences[change],
    heading: change === 'ended' ? 'Your Monthly plan has ended' : 'Your subscription has changed',
    greeting: greet(name),
    blocks: [
      sentences[change],
      ...(goesOn && renews !== '' ? [`It renews on ${renews}.`] : []),
      { action: 'See my plan', url: `${brand.url}/account` },
    ],
    reason: `You get this mail because it is about your subscription at ${brand.site}.`,
  }
}

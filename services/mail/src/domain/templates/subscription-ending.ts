import { greet, type Brand, type MailContent } from '../mail-content.ts'

/** `ends` is the last day in words. */
export function subscriptionEnding({ name, ends }: { name: string; ends: string }, brand: Brand): MailContent {
  return {
    subject: `Your ${brand.site} Monthly plan ends on ${ends}`,
    preview: 'Until then everything stays as it is.',
    heading: 'Your Monthly plan is cancelled',
    greeting: greet(name),
    blocks: [
      `Your Monthly plan ends on ${ends}, and nothing more is charged. Until then everything stays as it is; afterwards you have the Free plan, and all your results stay.`,
      'Changed your mind? Until that day you can take the cancellation back with one click.',
      { action: 'See my plan', url: `${brand.url}/account` },
    ],
    reason: `You get this mail because it is about your subscription at ${brand.site}.`,
  }
}

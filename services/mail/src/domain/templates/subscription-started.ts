import { greet, type Brand, type MailContent } from '../mail-content.ts'

/** `renews` is the day of the next payment in words, or empty where it is not known. */
export function subscriptionStarted(facts: { name: string; renews: string }, brand: Brand): MailContent {
  const renewal = facts.renews === '' ? [] : [`It renews on ${facts.renews}. You can cancel at any time before that.`]
  return {
    subject: `Your ${brand.site} Monthly plan has started`,
    preview: 'Ten new questions each day, starting today.',
    heading: 'Your Monthly plan has started',
    greeting: greet(facts.name),
    blocks: [
      'Thank you. From now on you get ten new questions each day, each with a worked solution and a reason for every option.',
      ...renewal,
      { action: "Open today's questions", url: `${brand.url}/daily` },
      { small: `Card, invoices and cancelling: ${brand.url}/account` },
    ],
    reason: `You get this mail because it is about your subscription at ${brand.site}.`,
  }
}

import type { Brand, Letter } from './letter.ts'

/** The first mail to a candidate. `name` may be empty. */
export function welcome(name: string, brand: Brand): Letter {
  return {
    subject: `Welcome to ${brand.site}`,
    greeting: name === '' ? 'Hello,' : `Hello ${name},`,
    paragraphs: [
      `Your ${brand.site} account is ready, and the first ${brand.product} questions are waiting for you. Each set is chosen for you, and the choice gets better with every answer you give.`,
      'A session takes 10 to 15 minutes. Answer the questions, read the worked solution of each one you missed, and try the set again if you like. Little and often works better than much at once.',
    ],
    action: { label: "Open today's questions", url: `${brand.url}/daily` },
    note: 'You get this mail because somebody registered with this address. If that was not you, you need not do anything.',
  }
}

/** Nobody is welcomed a month later, such as when a lost stream of events is published anew. */
export function isTooLateForWelcome(registeredAt: Date, now: Date): boolean {
  return now.getTime() - registeredAt.getTime() > 30 * 24 * 3_600_000
}

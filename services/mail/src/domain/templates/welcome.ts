import { greet, type Brand, type MailContent } from '../mail-content.ts'

/** To a candidate whose address is verified. `name` may be empty. */
export function welcome(name: string, brand: Brand): MailContent {
  return {
    subject: `Welcome to ${brand.site}`,
    preview: 'Your first questions are waiting.',
    heading: `Welcome to ${brand.site}`,
    greeting: greet(name),
    blocks: [
      `Your address is confirmed, your account is complete, and the first ${brand.product} questions are waiting for you. Each set is chosen for you, and the choice gets better with every answer you give.`,
      'A session takes 10 to 15 minutes. Answer the questions, read the worked solution of each one you missed, and try the set again if you like. Little and often works better than much at once.',
      { action: "Open today's questions", url: `${brand.url}/daily` },
    ],
    reason: `You get this mail because you confirmed this address at ${brand.site}.`,
  }
}

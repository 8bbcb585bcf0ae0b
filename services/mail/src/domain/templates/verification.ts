import { greet, type Brand, type MailContent } from '../mail-content.ts'

export interface VerificationFacts {
  name: string
  token: string
  /** Six digits, for people whose link is broken. */
  code: string
  /** When link and code end, in words. */
  ends: string
}

export function verification({ name, token, code, ends }: VerificationFacts, brand: Brand): MailContent {
  return {
    subject: `Confirm your e-mail address for ${brand.site}`,
    preview: `Your code is ${code}, or use the button.`,
    heading: 'Confirm your e-mail address',
    greeting: greet(name),
    blocks: [
      `Please confirm that this address is yours, so that we can reach you about your ${brand.site} account.`,
      { action: 'Confirm my address', url: `${brand.url}/verify-email?${new URLSearchParams({ token }).toString()}` },
      'Or type this code where you registered:',
      { code },
      { small: `Link and code work until ${ends}. A newer mail replaces the code of this one.` },
    ],
    reason: `You get this mail because this address was entered at ${brand.site}. If that was not you, you need not do anything.`,
  }
}

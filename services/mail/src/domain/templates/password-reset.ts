import { greet, type Brand, type MailContent } from '../mail-content.ts'

export function passwordReset(facts: { name: string; token: string; ends: string }, brand: Brand): MailContent {
  return {
    subject: `Choose a new password for ${brand.site}`,
    preview: `The link works once, until ${facts.ends}.`,
    heading: 'Choose a new password',
    greeting: greet(facts.name),
    blocks: [
      `You asked to choose a new password for your ${brand.site} account. The button opens the page where you do that.`,
      {
        action: 'Choose a new password',
        url: `${brand.url}/reset-password?${new URLSearchParams({ token: facts.token }).toString()}`,
      },
      { small: `The link works once, until ${facts.ends}. When you have a new password, every device is logged out.` },
    ],
    reason:
      'You get this mail because somebody asked for a new password for this address. If that was not you, your password stays as it is and you need not do anything.',
  }
}

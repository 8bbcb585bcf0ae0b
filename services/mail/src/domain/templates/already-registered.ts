import { greet, type Brand, type MailContent } from '../mail-content.ts'

/** In place of a verification, where the address has an account: the page itself never says so. */
export function alreadyRegistered(name: string, brand: Brand): MailContent {
  return {
    subject: `You already have an account at ${brand.site}`,
    preview: 'Log in, or choose a new password.',
    heading: 'You already have an account',
    greeting: greet(name),
    blocks: [
      `Somebody, probably you, tried to register at ${brand.site} with this address. It has an account already, so nothing was changed. You can simply log in.`,
      { action: 'Log in', url: `${brand.url}/login` },
      `Forgotten your password? You can choose a new one at ${brand.url}/forgot-password.`,
    ],
    reason: `You get this mail because this address was entered at ${brand.site}. If that was not you, you need not do anything.`,
  }
}

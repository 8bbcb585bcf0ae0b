import { greet, type Brand, type MailContent } from '../mail-content.ts'

export function passwordChanged(facts: { name: string; changed: string }, brand: Brand): MailContent {
  return {
    subject: `Your ${brand.site} password was changed`,
    preview: 'If that was you, there is nothing to do.',
    heading: 'Your password was changed',
    greeting: greet(facts.name),
    blocks: [
      `The password of your ${brand.site} account was changed on ${facts.changed}. All other devices were logged out.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now: that logs out everybody else.',
      { action: 'Choose a new password', url: `${brand.url}/forgot-password` },
    ],
    reason: `You get this mail because it is about the safety of your ${brand.site} account.`,
  }
}

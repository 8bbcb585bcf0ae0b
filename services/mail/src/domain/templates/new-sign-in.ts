import { greet, type Brand, type MailContent } from '../mail-content.ts'

export function newSignIn(facts: { name: string; device: string; time: string }, brand: Brand): MailContent {
  return {
    subject: `New login to your ${brand.site} account`,
    preview: `${facts.device}, ${facts.time}`,
    heading: 'A login from a new device',
    greeting: greet(facts.name),
    blocks: [
      `Somebody logged in to your ${brand.site} account from a device that we have not seen there before.`,
      {
        rows: [
          ['Device', facts.device],
          ['Time', facts.time],
        ],
      },
      'If that was you, there is nothing to do. If it was not, end that session on your account page and choose a new password.',
      { action: 'See my sessions', url: `${brand.url}/account` },
    ],
    reason: `You get this mail because it is about the safety of your ${brand.site} account.`,
  }
}

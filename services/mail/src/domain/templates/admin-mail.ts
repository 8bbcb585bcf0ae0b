import type { Brand, MailContent } from '../mail-content.ts'

/** What an administrator wrote; an empty line begins a new paragraph. */
export function adminMail({ subject, text }: { subject: string; text: string }, brand: Brand): MailContent {
  const paragraphs = text.split(/\n{2,}/)
  return {
    subject,
    preview: (paragraphs[0] ?? '').slice(0, 90).replaceAll('\n', ' '),
    heading: subject,
    greeting: '',
    blocks: paragraphs,
    reason: `Written to you by ${brand.site}. You can simply reply to this mail.`,
  }
}

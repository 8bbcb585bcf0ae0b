import type { Brand, Letter } from '../letter.ts'

/** What an administrator wrote; an empty line begins a new paragraph. */
export function adminLetter({ subject, text }: { subject: string; text: string }, brand: Brand): Letter {
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

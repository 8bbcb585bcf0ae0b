import { counted, dayKeyInWords } from '../in-words.ts'
import { greet, type Block, type Brand, type MailContent } from '../mail-content.ts'
import type { WeekSummary } from '../week.ts'

/** How a week went. `stopUrl` ends mails of this kind. */
export function weeklySummary(facts: { name: string; week: WeekSummary; stopUrl: string }, brand: Brand): MailContent {
  const { days, correct, total } = facts.week
  const score = `${correct} of ${counted(total, 'question')}`
  return {
    subject: `Your week at ${brand.site}: ${score} right`,
    preview: `You practised on ${counted(days.length, 'day')}.`,
    heading: 'Your week',
    greeting: greet(facts.name),
    blocks: [
      `You practised on ${counted(days.length, 'day')} and got ${score} right.`,
      {
        rows: days.map((day): readonly [string, string] => [dayKeyInWords(day.day), `${day.correct} of ${day.total}`]),
      },
      advice(days.length),
      { action: "Open today's questions", url: `${brand.url}/daily` },
    ],
    reason: 'You get this mail because you chose a weekly summary on your account page.',
    stop: { label: 'Change this on your account page', url: facts.stopUrl },
  }
}

function advice(days: number): Block {
  if (days >= 5)
    return 'That is a steady week. Your next sets favour the skills that you practised least or missed most.'
  return 'Little and often works better than much at once: four or five short sessions a week are a good rhythm.'
}

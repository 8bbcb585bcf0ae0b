import { dayKey, dayNumber } from '@app/contracts/rules/day-key'
import type { Match } from './match-set.ts'

/** What the service says to a candidate; days and times in their own zone. */

/** "Today's set is done. Your next 10 questions come tomorrow, Saturday 28 November, from 00:00 your time." */
export function doneMessage({ size, at, now, zone }: { size: number; at: Date; now: Date; zone: string }): string {
  const [day, today] = [dayKey(at, zone), dayKey(now, zone)]
  const days = dayNumber(day) - dayNumber(today)
  const when = `${['today,', 'tomorrow,'][days] ?? 'on'} ${dayWords(day)}`
  return `Today's set is done. Your next ${size} questions come ${when}, from ${clockWords(at, zone)} your time.`
}

export function repeatedMessage(repeated: number, total: number): string {
  if (repeated === total)
    return 'The bank holds nothing new for you at the moment, so these questions are ones you have seen before.'
  const which = `${repeated} of these ${total} questions are ones`
  return `Not every section of the bank holds something new for you at the moment, so ${which} you have seen before.`
}

export const emptyMessage = 'There are no questions to practise yet. Please come back tomorrow.'

export function closedMessage(at: Date, zone: string): string {
  const when = `${dayWords(dayKey(at, zone))} at ${clockWords(at, zone)} your time`
  return `This set closed on ${when}, so it takes no answers any more. Today's set is waiting for you.`
}

export function mismatchMessage({ refused, missing }: Extract<Match, { refused: string }>): string {
  switch (refused) {
    case 'unknown-questions':
      return 'Some of these questions are in none of your recent sets. Nothing was stored; please load the page again.'
    case 'two-sets':
      return 'These answers belong to different sets. Nothing was stored; please submit one set at a time.'
    case 'incomplete-answers':
      return `Nothing was stored, because ${missing} of the questions ${missing === 1 ? 'has' : 'have'} no answer yet. Please answer all of them.`
    default:
      return refused satisfies never
  }
}

export const nothingToRetakeMessage = "There is nothing to retake yet. Please submit today's set first."

export const noOpenRetakeMessage = 'No retake of this set is open. Start a new one, and send your answers there.'

/** 'Saturday 28 November' */
function dayWords(day: string): string {
  return weekday.format(new Date(dayNumber(day) * 86_400_000)).replace(',', '')
}

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })

function clockWords(at: Date, zone: string): string {
  return at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

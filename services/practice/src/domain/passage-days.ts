import { dayNumber } from '@app/contracts/rules/day-key'
import type { Plan } from './schedule.ts'

/** What a set of a day holds. */
export interface Agenda {
  /** How many questions of one passage, at most; 0 on a day without a passage. */
  passage: number
  /** Whether verbal questions have their turn among the single questions. */
  verbal: boolean
}

export const noPassage: Agenda = { passage: 0, verbal: true }

/**
 * Returns what a plan's set of a local day holds. Monthly: up to four questions of one passage on two days in five, so
 * any seven days have two or three passages. Free: two questions of one passage in one set of seven. The Free sets before
 * and after that one hold no verbal question, because both of its questions are verbal: without that, two questions in
 * five would be. The calendar decides alone, so someone who practises on few days gets the same share of passages.
 */
export function agendaOf(plan: Plan, day: string): Agenda {
  const number = dayNumber(day)
  if (plan === 'monthly') return number % 5 === 0 || number % 5 === 2 ? { passage: 4, verbal: true } : noPassage
  const place = Math.floor(number / 2) % 7
  if (place === 0) return { passage: 2, verbal: true }
  return place === 1 || place === 6 ? { passage: 0, verbal: false } : noPassage
}

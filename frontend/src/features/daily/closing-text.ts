import { dayKey } from '@app/contracts/rules/day-key'
import { dayText, timeText } from '../../lib/day-text.ts'

/** 'Saturday, 28 November, 12:00': when a set closes or closed, in the candidate's own zone. */
export function closingText(closesAt: string, zone: string): string {
  return `${dayText(dayKey(new Date(closesAt), zone))}, ${timeText(closesAt, zone)}`
}

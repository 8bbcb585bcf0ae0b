import type { Row } from './row.ts'
import type { StackOptions } from './stack.ts'

/** What attackers try: `npm run attack`. */
export const attacks: readonly Row[] = []

/** What breaks by itself: `npm run faults`. */
export const faults: readonly Row[] = []

/** Faults need links that fail, and callers at every gateway. */
export function systemOf(suite: string): StackOptions {
  return suite === 'attack' ? {} : { links: true, spread: true }
}

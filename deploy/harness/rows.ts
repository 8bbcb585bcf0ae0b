import type { Row } from './row.ts'

/** What attackers try: `npm run attack`. */
export const attacks: readonly Row[] = []

/** What breaks by itself: `npm run faults`. */
export const faults: readonly Row[] = []

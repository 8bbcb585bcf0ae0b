import { testRows } from './support/quick-tier.ts'
import { money } from './rows.ts'

testRows('faults', money)

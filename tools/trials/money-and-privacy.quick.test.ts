import { testRows } from './support/quick-tier.ts'
import { moneyAndPrivacy } from './rows.ts'

testRows('faults', moneyAndPrivacy)

import { testRows } from './support/quick-tier.ts'
import { faults, moneyAndPrivacy } from './rows.ts'

testRows(
  'faults',
  faults.filter((row) => !moneyAndPrivacy.includes(row)),
)

import { testRows } from './support/quick-tier.ts'
import { faults, money } from './rows.ts'

testRows(
  'faults',
  faults.filter((row) => !money.includes(row)),
)

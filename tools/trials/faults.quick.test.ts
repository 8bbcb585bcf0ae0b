import { testRows } from './support/quick-tier.ts'
import { faults } from './rows.ts'

testRows('faults', faults)

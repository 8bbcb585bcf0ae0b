import { testRows } from './quick-tier.ts'
import { faults } from './rows.ts'

testRows('faults', faults)

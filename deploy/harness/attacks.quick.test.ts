import { testRows } from './quick-tier.ts'
import { attacks } from './rows.ts'

testRows('attack', attacks)

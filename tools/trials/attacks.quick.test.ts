import { testRows } from './support/quick-tier.ts'
import { attacks } from './rows.ts'

testRows('attack', attacks)

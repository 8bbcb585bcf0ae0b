import type { Bank } from './bank.ts'
import { isWithdrawn, type Corrections } from './correction.ts'
import type { ItemHead } from './item.ts'

/** The live questions without the withdrawn ones: what new sets are chosen from. */
export function offered({ heads }: Pick<Bank, 'heads'>, corrections: Corrections): ItemHead[] {
  return heads.filter((head) => !isWithdrawn(corrections, head))
}

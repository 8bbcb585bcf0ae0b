import type { Bank } from '../domain/bank.ts'
import { createBankIndex, type BankIndex } from '../domain/bank-index.ts'
import type { Corrections } from '../domain/correction.ts'
import { offered } from '../domain/offered.ts'
import type { CorrectionStore } from '../store/corrections.ts'

/** Returns what new sets are chosen from now; makes it again only if a correction was made. */
export function createOfferedIndex(bank: Bank, corrections: Pick<CorrectionStore, 'current'>): () => BankIndex {
  let made: { under: Corrections; index: BankIndex } | undefined
  return () => {
    const under = corrections.current()
    if (made?.under !== under)
      made = { under, index: createBankIndex({ heads: offered(bank, under), skills: bank.skills }) }
    return made.index
  }
}

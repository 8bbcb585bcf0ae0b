import type { Item, ItemHead, Skill } from './item.ts'

/** The live questions, as `services/practice/bank` loads them. */
export interface Bank {
  heads: readonly ItemHead[]
  skills: readonly Skill[]
  /** The live version, or the named one where that is the live one. */
  item(id: string, version?: number): Item | undefined
  /** Changes with any change of any item. */
  digest: string
}

import type { Item, ItemHead, Skill } from './item.ts'

/** The live questions, as `services/practice/bank` loads them. */
export interface Bank {
  heads: readonly ItemHead[]
  skills: readonly Skill[]
  /** The live version, or the named one where that is the live one. */
  item(id: string, version?: number): Item | undefined
  /** The public trial's questions, in no set; everybody can read their answers. */
  trial: readonly string[]
  /** A fresh question of the same template, which no set ever holds; undefined if there is none. Any whole `turn` from 0 on. */
  variant(id: string, turn: number): Item | undefined
  /** Changes with any change of any item. */
  digest: string
}

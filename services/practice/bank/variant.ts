import type { Item } from '../src/domain/item.ts'
import { buildItem, type Template } from './build-item.ts'
import { itemId, itemPrefix } from './factory/item-id.ts'
import { areClose, printOf } from './near-duplicates.ts'

/** Live seeds end far below (live-seeds.ts), and four digits end at 9999. */
export const FIRST_VARIANT_SEED = 1000
const VARIANT_SEEDS = 9000
const LEVELS = 3
/** A variant's difficulty differs from the original's by at most so many logits. */
export const NEAR = 0.4
/** A template with few different questions may have none that is no live one. */
const TRIES = 24

export interface VariantSource {
  templates: readonly Template[]
  /** The ids of live items by their prefix, and the item of an id. */
  liveOf: (prefix: string) => readonly string[]
  find: (id: string) => Item | undefined
}

/**
 * Returns a question of the same template and level as the named one, from a seed that is never live and with other
 * numbers than every live question has; undefined if the id is of no template, or its template has none. `turn` is any
 * whole number from 0 on; it chooses among the questions.
 */
export function createVariants({ templates, liveOf, find }: VariantSource) {
  const byPrefix = new Map(templates.map((template) => [itemPrefix(template), template]))
  return (id: string, turn: number): Item | undefined => {
    const [, prefix = '', seed = ''] = /^(.+)-(\d{4,9})$/.exec(id) ?? []
    const template = byPrefix.get(prefix)
    if (!template) return undefined
    const live = liveOf(prefix).flatMap((liveId) => printsOf(find(liveId)))
    const level = Number(seed) % LEVELS
    const difficulty = find(id)?.difficulty ?? 0
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const step = (turn + attempt) % (VARIANT_SEEDS / LEVELS)
      const fresh = FIRST_VARIANT_SEED + ((level - (FIRST_VARIANT_SEED % LEVELS) + LEVELS) % LEVELS) + step * LEVELS
      if (itemId(template, fresh) === id) continue
      const item = buildItem(template, fresh)
      if (Math.abs(item.difficulty - difficulty) > NEAR) continue
      const { words, numbers } = printOf(item.stem)
      if (!live.some((known) => known.words === words && areClose(numbers, known.numbers))) return item
    }
    return undefined
  }
}

const printsOf = (item: Item | undefined) => (item ? [printOf(item.stem)] : [])

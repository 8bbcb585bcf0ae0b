import { createHash } from 'node:crypto'
import type { Item, ItemHead, Skill } from '../src/domain/item.ts'
import { buildItem, type Template } from './build-item.ts'
import { levelOf } from './factory/build-problem.ts'
import { itemId, itemPrefix } from './factory/item-id.ts'
import { parseSeeds, type LiveSeeds } from './live-seeds.ts'
import { IMPORTED, readImported } from './imported-items.ts'
import live from './live.json' with { type: 'json' }
import { skills } from './skills.ts'
import { templates } from './templates.ts'
import { trial } from './trial.ts'
import { createVariants } from './variant.ts'
import { writtenItems } from './written/written-items.ts'

/** The question bank: what sets are drawn from, and any item on demand. */
export interface Bank {
  /** All live items but the public trial's ten, whose answers anybody can read: they never enter a daily set. */
  heads: readonly ItemHead[]
  skills: readonly Skill[]
  /**
   * The item of an id, also of a generated one that is no longer live; undefined when the id is unknown or the bank
   * holds another version of it.
   */
  item: (id: string, version?: number) => Item | undefined
  /** The public trial's questions. */
  trial: readonly string[]
  /** A fresh question of the same template (variant.ts). */
  variant: (id: string, turn: number) => Item | undefined
  /** Changes with the content of any item. */
  digest: string
}

/** So many generated items are kept; a set of ten asks for each of its items several times. */
const CACHE_SIZE = 500

export interface LoadOptions {
  /** The file of the operator's own items. */
  imported?: string
  /** Is told, in a sentence, of each imported item or file that cannot be served. */
  warn?: (fault: string) => void
}

/**
 * Loads in well under a second: generated items are realised only when asked for. Damaged imported items are left out
 * and named, because they must end no service.
 */
export function loadBank({ imported = IMPORTED, warn = console.error }: LoadOptions = {}): Bank {
  const own = readImported(imported)
  for (const fault of own.faults) warn(fault)
  /** What does not come from a template: ours, and what the operator imported. */
  const fixedItems: readonly Item[] = [...writtenItems, ...own.items]
  const sections = new Map(skills.map((skill) => [skill.id, skill.section]))
  const section = (skill: string) => sections.get(skill) ?? fail(`unknown skill ${skill}`)
  const generated = templates.flatMap((template) => headsOf(template, section(template.skill)))
  const written = fixedItems.map((item): ItemHead => ({
    ...pickHead(item),
    section: section(item.skill),
    family: item.passage?.id ?? item.id,
  }))
  const digest = createHash('sha256')
    .update(JSON.stringify(live))
    .update(JSON.stringify(fixedItems))
    .update(trial.join())
    .digest('hex')
    .slice(0, 16)
  const heads = [...generated, ...written].filter(({ id }) => !trial.includes(id))
  const item = itemFinder(fixedItems)
  const variant = createVariants({ templates, liveOf, find: item })
  return { heads, skills, item, digest, trial, variant }
}

/** Live ids of a template by the prefix that they have in common, the trial's among them. */
function liveOf(prefix: string): string[] {
  const template = templates.find((known) => itemPrefix(known) === prefix)
  if (!template) return []
  return parseSeeds((live as Record<string, LiveSeeds>)[prefix]?.seeds ?? '').map((seed) => itemId(template, seed))
}

function headsOf(template: Template, section: ItemHead['section']): ItemHead[] {
  const { seeds = '', difficulties } = (live as Record<string, LiveSeeds>)[itemPrefix(template)] ?? {}
  const own = difficulties?.split(',').map(Number)
  return parseSeeds(seeds).map((seed, at) => ({
    id: itemId(template, seed),
    version: template.version,
    type: template.kind,
    section,
    skill: template.skill,
    difficulty: own?.[at] ?? template.levels[levelOf(seed) - 1]!,
    family: template.id,
  }))
}

function pickHead({
  id,
  version,
  type,
  skill,
  difficulty,
}: Item): Pick<Item, 'id' | 'version' | 'type' | 'skill' | 'difficulty'> {
  return { id, version, type, skill, difficulty }
}

function itemFinder(fixedItems: readonly Item[]): Bank['item'] {
  const written = new Map(fixedItems.map((item) => [item.id, item]))
  const byPrefix = new Map(templates.map((template) => [itemPrefix(template), template]))
  const cache = new Map<string, Item>()
  return (id, version) => {
    const item = written.get(id) ?? cache.get(id) ?? realise(id)
    return item && (version === undefined || item.version === version) ? item : undefined
  }

  function realise(id: string): Item | undefined {
    const [, prefix = '', seed = ''] = /^(.+)-(\d{4,9})$/.exec(id) ?? []
    const template = byPrefix.get(prefix)
    if (!template) return undefined
    const item = buildItem(template, Number(seed))
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value!)
    cache.set(id, item)
    return item
  }
}

function fail(message: string): never {
  throw new Error(message)
}

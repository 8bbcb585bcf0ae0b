import { createHash } from 'node:crypto'
import { buildItem, type Template } from './build-item.ts'
import { levelOf } from './factory/build-problem.ts'
import { areClose, printOf } from './near-duplicates.ts'

/** What the index holds of a template: its live seeds as '1-3,7', and a hash of their items' content. */
export interface LiveSeeds {
  version: number
  seeds: string
  digest: string
  /** The difficulties of the live items in the order of their seeds, if they are not those of the template's levels. */
  difficulties?: string
}

/** Templates with few different questions may have fewer live seeds than wanted. */
const LAST_SEED = 180

/** Live seeds of a template in the index that is shipped, and of one whose levels are all hard. */
const LIVE = 60
const LIVE_IF_HARD = 100
/** From here on an item is hard: about 655 and above. */
const HARD = 1.5

/** How many live seeds a template should have. A strong candidate is asked little else than the hard templates, which are few. */
export function wantedSeeds({ levels }: Template): number {
  return Math.min(...levels) > HARD ? LIVE_IF_HARD : LIVE
}

/** The first so many seeds that give different questions; other names, or almost the same numbers, make no difference. */
export function chooseLiveSeeds(template: Template, wanted: number): LiveSeeds {
  const seen = new Map<string, number[][]>()
  const seeds: number[] = []
  const difficulties: number[] = []
  const hash = createHash('sha256')
  for (let seed = 1; seeds.length < wanted && seed <= LAST_SEED; seed += 1) {
    const item = buildItem(template, seed)
    const { words, numbers } = printOf(item.stem)
    const alike = seen.get(words) ?? []
    if (alike.some((other) => areClose(numbers, other))) continue
    seen.set(words, [...alike, numbers])
    seeds.push(seed)
    difficulties.push(item.difficulty)
    hash.update(JSON.stringify(item))
  }
  const plain = seeds.map((seed) => template.levels[levelOf(seed) - 1])
  return {
    version: template.version,
    seeds: formatSeeds(seeds),
    digest: hash.digest('hex').slice(0, 12),
    ...(difficulties.join() === plain.join() ? {} : { difficulties: difficulties.join() }),
  }
}

/** Reads '1-3,7' as 1, 2, 3, 7. */
export function parseSeeds(written: string): number[] {
  if (written === '') return []
  return written.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

/** Writes ascending seeds as '1-3,7'. */
export function formatSeeds(seeds: readonly number[]): string {
  const runs: Array<[number, number]> = []
  for (const seed of seeds) {
    const last = runs.at(-1)
    if (last && seed === last[1] + 1) last[1] = seed
    else runs.push([seed, seed])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

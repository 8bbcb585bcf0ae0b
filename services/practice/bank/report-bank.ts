import type { Item } from '../src/domain/item.ts'
import { itemPrefix } from './factory/item-id.ts'
import live from './live.json' with { type: 'json' }
import { chooseLiveSeeds, parseSeeds, type LiveSeeds } from './live-seeds.ts'
import { readImported } from './imported-items.ts'
import { ownShareFaults, placeFaults, shareFaults } from './key-places.ts'
import { loadBank } from './load-bank.ts'
import { longestFormulas } from './longest-formulas.ts'
import { measureLoad, type LoadMeasure } from './measure-load.ts'
import { isMereBound, relationOf } from './factory/pair-relation.ts'
import { decideSeed } from './factory/build-sufficiency.ts'
import { survey } from './factory/decide-sufficiency.ts'
import { nearDuplicates, printOf } from './near-duplicates.ts'
import { levelFaults, levelOfItem } from './reading-level.ts'
import { renderFormula } from './render-formula.ts'
import { teachingLines } from './report-teaching.ts'
import { solverFaults } from './solver-faults.ts'
import { templates } from './templates.ts'
import { textFaults, type RenderFormula } from './text-faults.ts'
import { longestFaults, longestKeyShare, writtenFaults } from './written-faults.ts'
import { waitingItems, writtenItems } from './written/written-items.ts'

/** The bars of what the bank offers and takes: distinct items of all templates over 1,000 seeds each, bytes of heap. */
const DISTINCT = 50_000
const MEMORY = 100e6
/** The shares of the keys are checked only where every template has at least so many seeds: with fewer, chance is too large. */
const MANY_SEEDS = 1000

/** Verifies the bank, prints what it holds and every fault; returns the exit code. */
export function reportBank(seedsPerTemplate: number | null): number {
  const load = measureLoad()
  const started = performance.now()
  const bank = loadBank({ warn: () => {} })
  const { items, faults } = fixedItems()
  const index = live as Record<string, LiveSeeds>
  for (const template of templates) {
    const listed = parseSeeds(index[itemPrefix(template)]?.seeds ?? '')
    const seeds = seedsPerTemplate === null ? listed : Array.from({ length: seedsPerTemplate }, (_, at) => at + 1)
    for (const seed of seeds) {
      const checked = solverFaults(template, seed)
      items.push(checked.item)
      faults.push(...checked.faults)
    }
    const fresh = chooseLiveSeeds(template, listed.length)
    if (fresh.digest !== index[itemPrefix(template)]?.digest) {
      faults.push(`${itemPrefix(template)}: live items changed; raise the template's version and run 'bank write'`)
    }
  }
  const render = renderedOnce()
  faults.push(
    ...items.flatMap((item) => textFaults(item, render)),
    ...keyFaults(items, seedsPerTemplate),
    ...levelFaults(items.filter(isVerbal)),
  )
  // Among a thousand seeds of a template many are alike; what is shipped are the different ones.
  if (seedsPerTemplate === null) faults.push(...nearDuplicates(items))
  else if (distinctGenerated(items) < DISTINCT) faults.push(`fewer than ${DISTINCT} distinct generated items`)
  if (load.heap > MEMORY) faults.push(`the loaded bank takes ${megabytes(load.heap)}, more than ${megabytes(MEMORY)}`)
  print(items, { heads: bank.heads.length, digest: bank.digest, load, took: performance.now() - started })
  for (const fault of faults) console.error(`FAULT ${fault}`)
  console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`)
  return faults.length === 0 ? 0 : 1
}

/** Keys that are placed unevenly: among what is live by a test of chance, over many seeds of every template by their shares. */
function keyFaults(items: readonly Item[], seedsPerTemplate: number | null): string[] {
  if (seedsPerTemplate === null || seedsPerTemplate < MANY_SEEDS) return placeFaults(items)
  const { template: made = [], written = [] } = Object.groupBy(items, ({ source }) => source.kind === 'template' ? 'template' : 'written') // prettier-ignore
  const byTemplate = Map.groupBy(made, ({ id }) => id.replace(/-\d+$/, ''))
  const own = templates.flatMap((template) => {
    const drawn = template.kind === 'data-sufficiency' ? template.answers : undefined
    return ownShareFaults(itemPrefix(template), byTemplate.get(itemPrefix(template)) ?? [], drawn)
  })
  return [...placeFaults(written), ...shareFaults(made), ...own]
}

/** The items that no template makes, an operator's like ours: all that is asked of an item is asked of both. */
export function fixedItems(imported = readImported()): { items: Item[]; faults: string[] } {
  return {
    items: [...writtenItems, ...imported.items],
    faults: [...imported.faults, ...writtenFaults(writtenItems), ...longestFaults([...writtenItems, ...waitingItems])],
  }
}

const isVerbal = ({ type }: Item): boolean => type === 'critical-reasoning' || type === 'reading'

interface Facts {
  heads: number
  digest: string
  load: LoadMeasure
  took: number
}

function print(items: readonly Item[], facts: Facts): void {
  const table = (name: string, of: (item: Item) => string): void => {
    const groups = Map.groupBy(items, of)
    const counts = [...groups].toSorted(([a], [b]) => a.localeCompare(b)).map(([key, list]) => `${key} ${list.length}`)
    console.log(`${name}: ${counts.join(', ')}`)
  }
  console.log(
    `live items ${facts.heads}, checked ${items.length}, templates ${templates.length}, digest ${facts.digest}`,
  )
  console.log(`distinct questions ${new Set(items.map((item) => item.stem)).size}, or ${distinct(items)} without names`)
  console.log(`distinct among the checked seeds of each template, added up: ${distinctGenerated(items)}`)
  table('types', (item) => item.type)
  table('skills', (item) => item.skill)
  table('key positions', (item) => item.answer)
  table('difficulty', (item) => item.difficulty.toFixed(1))
  printLevels(items)
  printPairs(items)
  printTexts(items)
  for (const line of teachingLines(items)) console.log(line)
  const { heap, heapWithItems, took, tookFirst } = facts.load
  console.log(
    `loaded alone in ${Math.round(took)} ms (${Math.round(tookFirst)} ms the first time), taking ${megabytes(heap)} of heap, ${megabytes(heapWithItems)} with 500 items at hand`,
  )
  console.log(`checked in ${Math.round(facts.took / 1000)} s`)
}

/** The share of each type above 1.5 and below -1.2 (docs/learning.md says what the scale means). */
function printLevels(items: readonly Item[]): void {
  for (const [type, own] of Map.groupBy(items, (item) => item.type)) {
    const share = (fits: (difficulty: number) => boolean) =>
      ((100 * own.filter(({ difficulty }) => fits(difficulty)).length) / own.length).toFixed(1)
    console.log(`difficulty of ${type}: ${share((d) => d > 1.5)} % above 1.5, ${share((d) => d < -1.2)} % below -1.2`)
  }
}

/** How the statements of Data Sufficiency questions stand to each other. */
function printPairs(items: readonly Item[]): void {
  const byId = new Map(templates.filter(({ kind }) => kind === 'data-sufficiency').map((one) => [one.id, one]))
  const counts = { each: 0, equivalent: 0, implied: 0, independent: 0, single: 0, bound: 0 }
  for (const { source, answer } of items) {
    const template = source.kind === 'template' ? byId.get(source.template) : undefined
    if (source.kind !== 'template' || template?.kind !== 'data-sufficiency' || !/[ABD]/.test(answer)) continue
    const { question, pair } = decideSeed(template, source.seed)
    if (answer === 'D') {
      counts.each += 1
      counts[relationOf(survey(question), pair)] += 1
    } else {
      counts.single += 1
      if (isMereBound(pair[answer === 'A' ? 1 : 0].text)) counts.bound += 1
    }
  }
  const of = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`
  console.log(
    `keys D: ${of(counts.equivalent, counts.each)} equivalent, ${of(counts.independent, counts.each)} independent statements; keys A and B: ${of(counts.bound, counts.single)} with a mere bound`,
  )
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** The different questions of each template, whatever the names in them, summed over the templates. */
function distinctGenerated(items: readonly Item[]): number {
  const byTemplate = Map.groupBy(items, ({ source }) => (source.kind === 'template' ? source.template : ''))
  return [...byTemplate].reduce((sum, [template, own]) => sum + (template === '' ? 0 : distinct(own)), 0)
}

/** Most formulas come again in many items; what has been rendered without an error need not be rendered again. */
function renderedOnce(): RenderFormula {
  const good = new Map<string, string>()
  return (tex, block) => {
    const found = good.get(tex) ?? renderFormula(tex, block)
    good.set(tex, '')
    return found
  }
}

/** Other names make no other question. */
function distinct(items: readonly Item[]): number {
  return new Set(items.map(({ stem }) => JSON.stringify(Object.values(printOf(stem))))).size
}

function printTexts(items: readonly Item[]): void {
  const { total, widest } = longestFormulas(items, 3)
  const widths = widest.map(({ id, tex, width }) => `${id} (${width} signs): ${tex}`)
  console.log(`formulas ${total}, all rendered; the longest:\n  ${widths.join('\n  ')}`)
  const levels = writtenItems.map(levelOfItem).toSorted((a, b) => a - b)
  const at = (share: number) => (levels[Math.floor(share * (levels.length - 1))] ?? 0).toFixed(1)
  const longest = [...Map.groupBy([...writtenItems, ...waitingItems], ({ type }) => type)].map(
    ([type, own]) => `${type} ${(longestKeyShare(own) * 100).toFixed(1)} % of ${own.length}`,
  )
  console.log(`the key is the single longest option: ${longest.join(', ')}`)
  console.log(`written and not solved blind yet, so not live: ${waitingItems.map(({ id }) => id).join(', ') || 'none'}`)
  console.log(
    `reading levels (Flesch–Kincaid, ${levels.length} written items): ${at(0)} to ${at(1)}, median ${at(0.5)}`,
  )
}

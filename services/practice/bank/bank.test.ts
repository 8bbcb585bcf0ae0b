import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Item } from '../src/domain/item.ts'
import { itemPrefix } from './factory/item-id.ts'
import { chiSquared, CRITICAL } from './key-places.ts'
import live from './live.json' with { type: 'json' }
import { chooseLiveSeeds, parseSeeds, type LiveSeeds } from './live-seeds.ts'
import { renderFormula } from './render-formula.ts'
import { solverFaults } from './solver-faults.ts'
import { templates } from './templates.ts'
import { textFaults } from './text-faults.ts'

/** New seeds every day, so that in time every seed is tried; printed, so that a failure can be repeated. */
const daily = Math.floor(Date.now() / 86_400_000) * 30
const SEEDS_PER_TEMPLATE = 30
const index = live as Record<string, LiveSeeds>
const built: Item[] = []

describe(`the templates, seeds ${daily} to ${daily + SEEDS_PER_TEMPLATE - 1}`, () => {
  it.each(templates.map((template) => [itemPrefix(template), template] as const))(
    '%s',
    { timeout: 60_000 },
    (_id, template) => {
      console.info(`${itemPrefix(template)}: seeds from ${daily}`)
      const faults = Array.from({ length: SEEDS_PER_TEMPLATE }, (_, at) => {
        const checked = solverFaults(template, daily + at)
        built.push(checked.item)
        return [...checked.faults, ...textFaults(checked.item, renderFormula)]
      })
      expect(faults.flat()).toEqual([])
    },
  )

  it('place the key evenly (chi-squared over five places, p > .001)', () => {
    for (const type of ['problem-solving', 'data-sufficiency'] as const) {
      const items = built.filter((item) => item.type === type)
      expect(items.length).toBeGreaterThan(100)
      expect(chiSquared(items)).toBeLessThan(CRITICAL)
    }
  })
})

it('every template has the id that its file is named after', () => {
  const files = globSync('{problem-solving,data-sufficiency}/*/*.ts', { cwd: import.meta.dirname })
  expect(templates.map(({ id }) => id).toSorted()).toEqual(files.map((file) => basename(file, '.ts')).toSorted())
})

describe('the live items', () => {
  it('are listed for every template and nothing else', () => {
    expect(Object.keys(index).toSorted()).toEqual(templates.map(itemPrefix).toSorted())
  })

  it('are at least twelve a template, none of them twice', () => {
    for (const [prefix, { seeds }] of Object.entries(index)) {
      const listed = parseSeeds(seeds)
      expect(listed.length, prefix).toBeGreaterThanOrEqual(12)
      expect(new Set(listed).size, prefix).toBe(listed.length)
    }
  })

  it('are what the index recorded: changed content needs a new version', { timeout: 120_000 }, () => {
    const checkedToday = templates.filter((_, at) => at % 5 === Math.floor(daily / 30) % 5)
    for (const template of checkedToday) {
      const recorded = index[itemPrefix(template)]!
      expect(chooseLiveSeeds(template, parseSeeds(recorded.seeds).length)).toEqual(recorded)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { checkSource } from './source-rules.ts'

const TEMPLATE = 'services/practice/bank/problem-solving/algebra/ages.ts'

/** Planted breaches, and what stands beside them in good templates. */
const LADDERS = [
  'const key = level === 1 ? young : level === 2 ? old : young + old',
  'const key = kind === 3 ? old : kind === 2 ? young : 0',
  'const key =\n  level === 3\n    ? old\n    : level === 2\n      ? young\n      : 0',
  'const key = drawn.level === 1 ? young : drawn.level === 2 ? old : 0',
  'const stem = level === 1 ? `How old?` : level === 2 ? `How many?` : `How far?`',
  'const key = level < 3 ? (level === 1 ? young : old) : 0',
]
const PLAIN = [
  'const most = level === 1 ? 12 : 24',
  'const most = level === 1 ? 12 : 24\nconst least = level === 2 ? 3 : 4',
  'const all = {\n  key: level === 1 ? young : old,\n}',
  'const key = [young, old, young + old][level - 1]!',
  'write: (drawn) => byLevel(drawn, [fromSum, fromRatio, fromBoth])',
]

describe('levels without ladders', () => {
  test.each(LADDERS)('is caught: %s', (line) => {
    expect(checkSource(TEMPLATE, `const fine = 1\n${line}\n`)).toMatchObject([{ rule: 'levels-without-ladders' }])
    expect(checkSource('services/practice/bank/factory/names.ts', `${line}\n`)).toEqual([])
  })

  test.each(PLAIN)('passes: %s', (line) => {
    expect(checkSource(TEMPLATE, `${line}\n`)).toEqual([])
  })
})

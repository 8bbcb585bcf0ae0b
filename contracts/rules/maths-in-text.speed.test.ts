import { expect, it } from 'vitest'
import { splitMaths } from './maths-in-text.ts'

it.each(['$', '$a ', '\\(', '\\(a', '$a$', '\\(a b', 'ab ', '$5 ', '\\\\', '$a b\n'])(
  'splits 40,000 characters of %j, the same within dollar signs, and one long formula within 400 ms',
  (unit) => {
    const hostile = unit.repeat(Math.ceil(40_000 / unit.length))
    const started = performance.now()
    splitMaths(hostile)
    splitMaths(`$${hostile}$`)
    splitMaths(`$${'a'.repeat(40_000)} ${'1'.repeat(40_000)}$`)
    expect(performance.now() - started).toBeLessThan(400)
  },
)

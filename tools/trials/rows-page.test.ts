import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../dev/root.ts'
import { attacks, faults } from './rows.ts'

it('docs/rows.md says what every row means, with the bar of its code', () => {
  const page = readFileSync(join(ROOT, 'docs/rows.md'), 'utf8')
  const lines = page.split('\n').filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  const shown = lines.map((line) => line.split(' | ')).map(([id = '', , ...bar]) => [id.slice(2), bar.join(' | ')])
  expect(shown).toEqual([...attacks, ...faults].map(({ id, bar }) => [id, `${bar} |`]))
})

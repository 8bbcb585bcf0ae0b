import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { ROOT } from '../dev/root.ts'
import { killPoints } from './faults/mail/kill-points.ts'
import { moneyKillPoints } from './money/kill-points.ts'

/** As plants are written down: the end of a file's name, then what is looked for in it, as a literal. */
const plant = /file: ('[^']+'),\s*find:\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\$]|\\.)*`),/g

const text = (literal: string) => runInNewContext(literal) as string
const sources = globSync(['services/*/src/**/*.ts', 'services/practice/bank/**/*.ts', 'gateway/src/**/*.ts'], {
  cwd: ROOT,
}).map((file) => `/${file}`)
const written = globSync('**/*.ts', { cwd: import.meta.dirname }).flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(plant)].map(
    ([, at, find]) => [file, text(at ?? ''), text(find ?? '')] as const,
  ),
)
// These name their files by constants.
const points = [...killPoints, ...moneyKillPoints]
const plants = [...written, ...points.map(({ file, find }) => ['kill-points.ts', file, find] as const)]

it('there are plants to look at', () => {
  expect(plants.length).toBeGreaterThan(30)
})

it.each(plants)('%s: its defect fits one place of %s', (_row, at, find) => {
  const places = sources.filter((file) => file.endsWith(at)).map((file) => readFileSync(join(ROOT, file), 'utf8'))
  expect(places.reduce((sum, source) => sum + source.split(find).length - 1, 0)).toBe(1)
})

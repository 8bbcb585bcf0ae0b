import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

it('every picture in the repository is one that a document shows, and they are at most twelve', () => {
  const pictures = globSync('frontend/screens/*', { cwd: root })
  const documents = globSync(['*.md', '*/README.md', 'docs/**/*.md'], { cwd: root })
  const shown = documents.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([])
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.length).toBeLessThanOrEqual(12)
})

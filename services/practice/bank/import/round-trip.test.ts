import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Item } from '../../src/domain/item.ts'
import { seededRandom, type Random } from '../factory/random.ts'
import { readImported } from '../imported-items.ts'
import { renderFormula } from '../render-formula.ts'
import { textFaults, textsOf } from '../text-faults.ts'
import { writtenItems } from '../written/written-items.ts'
import { EXPORTS } from './export-items.ts'
import { importItems } from './import-items.ts'
import { lookAlikes } from './look-alike.ts'
import { signFaults } from './sign-faults.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'gbat-export-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function take(ending: string, bytes: Uint8Array | string) {
  const file = join(folder, `file${ending}`)
  const store = join(folder, `store${ending}`)
  writeFileSync(file, bytes)
  rmSync(store, { force: true })
  const result = await importItems(file, { store, on: '2026-11-29T05:00:00.000Z' })
  return { ...result, items: readImported(store).items }
}

const hard: Partial<Item> = {
  stem: 'If x<y & y > 3, a *star* and \\(x_{1}^{2} < 5\\), “12" wide”;\nwhat is &lt; 5 − 3?',
  solution: { quick: ['Read `it`.'], full: ['First line\nsecond line.', '<b>Not bold</b>, 2 * 3 * 4.'] },
}
/** Two hundred items: ours as if they were an operator's, the first with everything that a format could take for a mark. */
const items: Item[] = Array.from({ length: 200 }, (_, at) => {
  const item = writtenItems[at % writtenItems.length]!
  const id = `own-${at}`
  const passage = at % 5 === 1 ? { passage: { id: `passage-${id}`, title: 'The harbour', paragraphs: ['It silted up.', 'So\nit moved.'] } } : {}
  return { ...item, version: 1, id, ...passage, ...(at === 0 ? hard : {}), source: { kind: 'imported', from: 'x', on: 'y' } }
}) // prettier-ignore
const content = (all: readonly Item[]) =>
  all.map((item) => ({ ...item, source: null })).toSorted((a, b) => (a.id < b.id ? -1 : 1))

it.each(['.json', '.csv', '.xml'])(
  'imports an export as %s into equal items, 200 within five seconds',
  async (ending) => {
    const text = EXPORTS[ending]!(items)
    const begin = performance.now()
    const taken = await take(ending, text)
    expect(performance.now() - begin).toBeLessThan(5000)
    expect(taken.faults).toEqual([])
    expect(content(taken.items)).toEqual(content(items))
  },
)

/** Ten thousand were run by hand; each takes about 7 ms, and the disk's sync more. */
const DAMAGES = 200

/** A file with one to three bytes lost, doubled, changed or cut off. */
function damaged(good: Buffer, random: Random): Buffer {
  const bytes = [...good]
  for (let left = random.int(1, 3); left > 0; left -= 1) {
    const at = random.int(0, bytes.length - 1)
    const kind = random.int(0, 4)
    if (kind === 0) bytes.splice(at, random.int(1, 20))
    else if (kind === 1) bytes.splice(at, 0, bytes[at] ?? 0)
    else if (kind === 2) bytes[at] = random.int(0, 255)
    else if (kind === 3) bytes.splice(at, 0, ...Buffer.from('"<>&,;{}[]\\\n'.charAt(random.int(0, 11))))
    else if (random.int(1, 5) === 1) bytes.length = at
  }
  return Buffer.from(bytes)
}

it('survives random damages of good files, and stores no broken text', async () => {
  const random = seededRandom(21)
  const few = items.slice(0, 3)
  const files = Object.entries(EXPORTS).map(([ending, write]) => [ending, Buffer.from(write(few))] as const)
  for (let time = 0; time < DAMAGES; time += 1) {
    const [ending, good] = files[time % files.length]!
    const { items: stored, added } = await take(ending, damaged(good, random))
    expect(stored.length).toBe(added.length)
    for (const item of stored) {
      expect(textFaults(item, renderFormula)).toEqual([])
      expect(textsOf(item).flatMap(signFaults)).toEqual([])
      expect(lookAlikes(item.options.map(({ text }) => text))).toEqual([])
    }
  }
}, 600_000)

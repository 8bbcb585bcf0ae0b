import { writeWholeFile } from '@app/shared/write-whole-file'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Item } from '../src/domain/item.ts'
import { loadBank } from './load-bank.ts'
import { misconceptions } from './misconceptions.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { renderFormula } from './render-formula.ts'
import { fixedItems } from './report-bank.ts'
import { skills } from './skills.ts'
import { textFaults } from './text-faults.ts'
import { trial } from './trial.ts'
import { DEMO_FILE, demoText } from './write-demo-questions.ts'
import { writtenFaults } from './written-faults.ts'
import { waitingItems, writtenItems } from './written/written-items.ts'

const bank = loadBank()

describe('the bank', () => {
  it('holds heads of every section whose items exist and agree with them', () => {
    expect(new Set(bank.heads.map((head) => head.section))).toEqual(
      new Set(['quantitative', 'verbal', 'data-insights']),
    )
    expect(new Set(bank.heads.map((head) => head.id)).size).toBe(bank.heads.length)
    for (const head of bank.heads.filter((_, at) => at % 37 === 0)) {
      const item = bank.item(head.id, head.version)
      expect(item).toMatchObject({ id: head.id, type: head.type, skill: head.skill, difficulty: head.difficulty })
    }
  })

  it('gives the same item every time, and none for another version or an unknown id', () => {
    const { id } = bank.heads[5]!
    expect(bank.item(id)).toEqual(loadBank().item(id))
    expect(bank.item(id, 99)).toBeUndefined()
    expect(bank.item('ps-no-such-0001')).toBeUndefined()
    expect(bank.item('../etc')).toBeUndefined()
  })

  it('names prerequisites that exist, without a circle', () => {
    const depth = (id: string, seen: readonly string[] = []): number => {
      expect(seen).not.toContain(id)
      const skill = skills.find((each) => each.id === id)
      expect(skill, id).toBeDefined()
      return 1 + Math.max(0, ...skill!.needs.map((need) => depth(need, [...seen, id])))
    }
    expect(Math.max(...skills.map((skill) => depth(skill.id)))).toBeLessThan(10)
    expect(Object.keys(misconceptions).length).toBeGreaterThanOrEqual(80)
  })
})

describe('imported items', () => {
  const own = { ...writtenItems[0]!, id: 'own-one', source: { kind: 'imported', from: 'own.json', on: '2026-11-28' } }
  const loadedWith = (text: string | null) => {
    const folder = mkdtempSync(join(tmpdir(), 'gbat-imported-'))
    const imported = join(folder, 'items.json')
    const faults: string[] = []
    try {
      if (text !== null) writeFileSync(imported, text)
      return { bank: loadBank({ imported, warn: (fault) => faults.push(fault) }), faults, imported }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('are served beside our own', () => {
    const { bank: loaded, faults } = loadedWith(JSON.stringify([own]))
    expect(loaded.item('own-one')).toEqual(own)
    expect(faults).toEqual([])
    expect(loadedWith(null)).toMatchObject({ faults: [] })
  })

  it('in a cut file end no service: it is named with what to do, and our own are served', () => {
    const { bank: loaded, faults, imported } = loadedWith(JSON.stringify([own]).slice(0, -40))
    expect(faults).toEqual([expect.stringContaining(`${imported} cannot be read`)])
    expect(faults[0]).toContain('Restore it from a copy, or move it away and import your files again')
    expect(loaded.heads.length).toBe(bank.heads.length)
    expect(loadedWith('{}').faults).toHaveLength(1)
    expect(loadedWith('').faults).toHaveLength(1)
  })

  it('are proved by `npm run bank` as our own are', () => {
    const unclear = { ...own, type: 'problem-solving', skill: 'percents', stem: 'Is it between 17 and 20?' } as Item
    const { items, faults } = fixedItems({ items: [unclear], faults: ['the file is cut'] })
    expect(faults).toEqual(['the file is cut'])
    expect(items.flatMap((item) => textFaults(item, renderFormula))).toEqual([
      expect.stringContaining("own-one: 'between' without"),
    ])
    const twin = { ...writtenItems[0]!, id: 'own-twin' }
    expect(nearDuplicates(fixedItems({ items: [twin], faults: [] }).items)).toHaveLength(1)
  })

  it('that are damaged are left out by name', () => {
    const damaged = [own, { ...own, id: 'own-two', skill: 'juggling' }, { ...own, id: 'own-three', options: [] }]
    const { bank: loaded, faults } = loadedWith(JSON.stringify(damaged))
    expect(loaded.item('own-one')).toBeDefined()
    expect(faults).toEqual([expect.stringContaining('item 2: unknown skill'), expect.stringContaining('item 3: ')])
  })

  it('are replaced in one step: a write that fails leaves the file as it was, and nothing beside it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gbat-whole-'))
    try {
      const file = join(folder, 'items.json')
      writeWholeFile(file, 'first')
      writeWholeFile(file, 'second')
      expect(readFileSync(file, 'utf8')).toBe('second')
      expect(() => writeWholeFile(join(folder, 'none', 'items.json'), 'text')).toThrow('ENOENT')
      expect(() => writeWholeFile(folder, 'text')).toThrow()
      expect(readdirSync(folder)).toEqual(['items.json'])
      expect(readdirSync(join(folder, '..')).filter((name) => name.startsWith(`${basename(folder)}.`))).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the written items', () => {
  it('are clean: texts, length and place of the key, blind solves', () => {
    expect([...writtenItems, ...waitingItems].flatMap((item) => textFaults(item, renderFormula))).toEqual([])
    expect(writtenFaults(writtenItems)).toEqual([])
  })

  it('are in the bank only when somebody else has solved them', () => {
    for (const { id } of waitingItems) expect(bank.item(id)).toBeUndefined()
  })

  it('name one method at the head of the solution of an argument, its own or that of its kind', () => {
    const steps = [...writtenItems, ...waitingItems]
      .filter(({ type }) => type === 'critical-reasoning')
      .map(({ id, solution }) => [id, solution.full.map((step) => step.startsWith('Method: '))] as const)
    expect(steps.filter(([, named]) => !named[0] || named.lastIndexOf(true) > 0)).toEqual([])
  })

  it('give reasons that do not cite option letters, since places are drawn', () => {
    const cited = [...writtenItems, ...waitingItems]
      .flatMap((item) => item.options)
      .filter((option) => /\b(?:option|choice|answer) [A-E]\b/.test(option.reason))
    expect(cited).toEqual([])
  })
})

describe('the public trial', () => {
  it('has ten different questions over at least eight skills and all sections', () => {
    expect(new Set(trial).size).toBe(10)
    const items = trial.map((id) => bank.item(id)!)
    expect(new Set(items.map((item) => item.skill)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(items.map((item) => item.type)).size).toBe(4)
    expect(new Set(items.map((item) => item.answer)).size).toBeGreaterThanOrEqual(4)
  })

  it('never enters a daily set, since anybody can read its answers', () => {
    expect(bank.heads.filter(({ id }) => trial.includes(id))).toEqual([])
  })

  it('is what the site serves (`npm run bank -- write` renews it)', () => {
    expect(readFileSync(DEMO_FILE, 'utf8')).toBe(demoText())
  })
})

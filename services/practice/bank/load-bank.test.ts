import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadBank } from './load-bank.ts'
import { misconceptions } from './misconceptions.ts'
import { renderFormula } from './render-formula.ts'
import { skills } from './skills.ts'
import { textFaults } from './text-faults.ts'
import { trial } from './trial.ts'
import { DEMO_FILE, demoText } from './write-demo-questions.ts'
import { writtenFaults } from './written-faults.ts'
import { writtenItems } from './written/written-items.ts'

const bank = loadBank()

describe('the bank', () => {
  it('loads in under a second', () => {
    const started = performance.now()
    loadBank()
    expect(performance.now() - started).toBeLessThan(1000)
  })

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

describe('the written items', () => {
  it('are clean: texts, length and place of the key, blind solves', () => {
    expect(writtenItems.flatMap((item) => textFaults(item, renderFormula))).toEqual([])
    expect(writtenFaults(writtenItems)).toEqual([])
  })

  it('give reasons that do not cite option letters, since places are drawn', () => {
    const cited = writtenItems
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

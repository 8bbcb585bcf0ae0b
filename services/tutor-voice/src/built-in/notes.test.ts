import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { falseEquations, relationsOf } from '../../test/built-in/note-equations.ts'
import { parseNotes } from './read-notes.ts'
import { findNote, noteOfSkill, notes } from './search-notes.ts'

/** The skills of the bank, read as text because services do not import each other. */
function skillsOfBank(): string[] {
  const text = readFileSync(new URL('../../../practice/bank/skills.ts', import.meta.url), 'utf8')
  return [...text.matchAll(/^ {2}\['([a-z-]+)', /gm)].map(([, id = '']) => id)
}

const wordsOf = (paragraphs: string[]): number => paragraphs.join(' ').split(/\s+/).length

describe('the study notes', () => {
  it('are at least 120, with unique titles', () => {
    expect(notes.length).toBeGreaterThanOrEqual(120)
    expect(new Set(notes.map(({ title }) => title.toLowerCase())).size).toBe(notes.length)
  })

  it('cover every skill of the bank, and name no other', () => {
    const skills = skillsOfBank()
    expect(skills.length).toBeGreaterThan(60)
    expect(skills.filter((skill) => noteOfSkill(skill) === null)).toEqual([])
    expect(notes.flatMap((note) => note.skills).filter((skill) => !skills.includes(skill))).toEqual([])
  })

  it('have 60 to 140 words and a worked example', () => {
    const unfit = notes.filter(
      ({ paragraphs }) =>
        wordsOf(paragraphs) < 60 ||
        wordsOf(paragraphs) > 140 ||
        !paragraphs.some((text) => text.startsWith('Example: ')),
    )
    expect(unfit.map(({ title, paragraphs }) => `${title}: ${wordsOf(paragraphs)}`)).toEqual([])
  })

  it('hold only equations that are true', () => {
    expect(notes.flatMap(relationsOf).length).toBeGreaterThan(300)
    const wrong = notes.flatMap((note) => {
      try {
        return falseEquations(note).map((formula) => `${note.title}: ${formula}`)
      } catch (error) {
        return [`${note.title}: ${String(error)}`]
      }
    })
    expect(wrong).toEqual([])
  })

  it('are found out when an equation is false', () => {
    const [planted] = parseNotes(
      String.raw`# Planted` + '\nkeywords: x\n\nExample: \\(2 + 2 = 5\\) and \\(2 + 2 = 4\\).\n',
      'test',
    )
    expect(falseEquations(planted!)).toEqual(['2 + 2 = 5'])
  })

  it('are found by their titles', () => {
    const missed = notes.filter(({ title }) => findNote(title)?.by === 'near' || findNote(title)?.note.title !== title)
    expect(missed.map(({ title }) => `${title} -> ${findNote(title)?.note.title}`)).toEqual([])
  })

  it.each([
    ['How do I calculate the mean', 'Averages'],
    ['How do I find the median?', 'Median, mode, and range'],
    ['How do ratios work?', 'Ratios'],
    ['difference between permutations and combinations', 'Permutation or combination'],
    ['difference between permutation and combination, i always mix them up', 'Permutation or combination'],
    ['mean vs median?', 'Mean or median'],
    ['when do I pick C and when E', 'Data Sufficiency: C or E'],
    ['How do I find the area of a circle without a calculator', 'Exam: what is not tested'],
    ['my accuracy is stuck, what am I doing wrong', 'Stuck at a level'],
    [
      "I've been out of school for ages. Explain weighted averages to me like I've never seen one.",
      'Weighted averages',
    ],
    ['how do I know when to add and when to multiply in counting problems?', 'Adding or multiplying'],
    ["what's a good study plan when I work full time", 'A study plan'],
    ['I always run out of time in the quant section, what can I do?', 'Pacing: minutes per question'],
  ])('answer “%s”', (text, title) => {
    expect(findNote(text)).toMatchObject({ by: 'title', note: { title } })
  })

  it.each(['simply', 'How do I bake a loaf of bread without a calculator', 'ratio vs apples'])(
    'do not answer “%s”',
    (text) => {
      expect(findNote(text)?.by ?? 'near').toBe('near')
    },
  )

  it.each(["What's a good recipe for banana bread?", 'can I bring water', 'give me the real exam questions'])(
    'are not even offered for a word that looks alike: “%s”',
    (text) => {
      expect(findNote(text)).toBeNull()
    },
  )

  it('name their source where they state facts of the exam', () => {
    expect(notes.filter(({ group, source }) => group === 'exam' && source === null)).toEqual([])
  })
})

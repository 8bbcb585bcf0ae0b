import { describe, expect, it } from 'vitest'
import type { Item, ItemOption } from '../src/domain/item.ts'
import { buildProblem } from './factory/build-problem.ts'
import { buildSufficiency } from './factory/build-sufficiency.ts'
import { problem } from './factory/problem-template.ts'
import { solveSufficiency } from './factory/solve-sufficiency.ts'
import { plain } from './factory/format.ts'
import { compareFractions } from './data-sufficiency/inequalities/compare-fractions.ts'
import { divisible } from './data-sufficiency/integers/divisible.ts'
import { percentChange } from './problem-solving/percents-and-ratios/percent-change.ts'
import { renderFormula } from './render-formula.ts'
import { listFaults, problemFaults, solverFaults } from './solver-faults.ts'
import { textFaults } from './text-faults.ts'
import { longestFaults, writtenFaults } from './written-faults.ts'
import { waitingItems, writtenItems } from './written/written-items.ts'

const good = buildProblem(percentChange, 1)

function planted(change: Partial<Item>): string[] {
  return textFaults({ ...good.item, ...change }, renderFormula)
}

function withOption(index: number, change: Partial<ItemOption>): Partial<Item> {
  return { options: good.item.options.map((option, at) => (at === index ? { ...option, ...change } : option)) }
}

/** A small template whose key, or whose wrong options, can be spoiled. */
function spoiled(spoil: { key?: number; clash?: number }) {
  return problem({
    id: 'spoiled',
    skill: 'percents',
    levels: [0, 0, 0],
    draw: (random) => ({ a: random.int(20, 40), b: random.int(3, 9) }),
    write: ({ a, b }) => ({
      stem: `What is the sum of ${a} and ${b}?`,
      key: a + b + (spoil.key ?? 0),
      show: plain,
      wrong: [1, 2, 3, 4, -1, -2, -3, -4].map(
        (by) => [a + b + (spoil.key ?? 0) + (spoil.clash ?? by), 'off-by-one', () => 'You miscounted.'] as const,
      ),
      because: 'It is the sum.',
      quick: ['Add.'],
      full: ['Add.'],
      hints: ['Add.', 'Add them.'],
    }),
    second: ([a = 0, b = 0]) => a + b,
  })
}

describe('a planted fault is caught:', () => {
  it('none is found in a good item', () => {
    expect(planted({})).toEqual([])
    expect(solverFaults(percentChange, 1).faults).toEqual([])
    expect(solverFaults(spoiled({}), 1).faults).toEqual([])
  })

  it('a wrong key', () => {
    expect(solverFaults(spoiled({ key: 10 }), 1).faults).toHaveLength(1)
    expect(problemFaults(percentChange, good.item, 1)).toHaveLength(1)
  })

  it('a number of the text that is not the parameter', () => {
    const item = { ...good.item, stem: good.item.stem.replace(/\d+(?=\D*$)/, '7') }
    expect(problemFaults(percentChange, item, Number(good.key.n) / Number(good.key.d))).toHaveLength(1)
  })

  it('a duplicate option', () => {
    expect(planted(withOption(0, { text: good.item.options[1]!.text }))).toContainEqual(
      expect.stringContaining('read the same'),
    )
  })

  it('a distractor equal to the key: the factory refuses to build the item', () => {
    expect(() => buildProblem(spoiled({ clash: 0 }), 1)).toThrow(/no draw/)
  })

  it('a price read as maths', () => {
    expect(planted({ stem: 'If $x + 5$ is 7, what is the value of the expression?' })).toContainEqual(
      expect.stringContaining('price'),
    )
  })

  it('a formula that does not render, or is not closed', () => {
    expect(planted({ hints: ['See \\(\\frac{1}{\\).', 'Try.'] })).toContainEqual(
      expect.stringContaining('does not render'),
    )
    expect(planted({ hints: ['See \\(x + 1.', 'Try.'] })).toContainEqual(expect.stringContaining('delimiter'))
    expect(planted({ hints: ['See \\(\\vec{x}\\).', 'Try.'] })).toContainEqual(expect.stringContaining('forbidden'))
    // An escaped backslash in a template prints a line break and the bare letters 'frac'.
    expect(planted({ hints: ['See \\(\\\\frac{1}{2}\\).', 'Try.'] })).toContainEqual(
      expect.stringContaining('forbidden'),
    )
  })

  it('a backslash that was read as the start of a tab', () => {
    expect(planted({ hints: ['See \\(2 \times 3\\).', 'Try.'] })).toContainEqual(expect.stringContaining('broken text'))
  })

  it('a formula that nests so deep that a browser crashes', () => {
    const deep = `\\(${'x^{'.repeat(100)}x${'}'.repeat(100)}\\)`
    expect(planted({ hints: [`See ${deep}.`, 'Try.'] })).toEqual([expect.stringContaining('a formula nests too deep')])
    expect(() => renderFormula(deep.slice(2, -2), false)).toThrow('nested too deep')
  })

  it('a hint that states the key', () => {
    const { text } = good.item.options.find((option) => option.id === good.item.answer)!
    expect(planted({ hints: ['What is asked?', `So it is ${text}.`] })).toEqual([
      expect.stringContaining('a hint states the key'),
    ])
    expect(planted({ hints: [`Take ${text} of 50.`, `Is it more than ${text}?`] })).toEqual([])
  })

  it('a wrong option without a known misconception, an unknown skill, an empty reason', () => {
    const wrong = good.item.options.findIndex((option) => option.id !== good.item.answer)
    expect(planted(withOption(wrong, { misconception: 'no-such' }))).toHaveLength(1)
    expect(planted({ skill: 'no-such' })).toHaveLength(1)
    expect(planted(withOption(0, { reason: '' }))).toHaveLength(1)
  })

  it('an insufficient statement called sufficient', () => {
    const stem =
      'If \\(n\\) is a positive integer, is \\(n\\) divisible by 6?\n(1) \\(n\\) is divisible by 3.\n(2) \\(n\\) is divisible by 12.'
    expect(solveSufficiency(divisible.second, stem)).toBe('B')
    const lying = {
      ...divisible,
      second: { ...divisible.second, read: [[/./, () => true]] },
    } as unknown as typeof divisible
    const seed = [1, 2, 3, 4, 5].find((each) => buildSufficiency(divisible, each).answer !== 'E')!
    expect(solverFaults(lying, seed).faults).toHaveLength(1)
  })

  it('statements that the text rule does not find', () => {
    const item = buildSufficiency(divisible, 1)
    expect(textFaults({ ...item, stem: item.stem.replace('(2)', 'And') }, renderFormula)).toHaveLength(1)
  })

  it('written items whose key is the longest option more often than chance and habit explain', () => {
    const all = [...writtenItems, ...waitingItems]
    expect(longestFaults(all)).toEqual([])
    const lengthened = all.map((item, at) => (at % 10 === 0 ? withLongKey(item) : item))
    expect(longestFaults(lengthened)).toEqual([
      expect.stringMatching(/longest option in \d\d\.\d % of the items of critical-reasoning/),
      expect.stringMatching(/longest option in \d\d\.\d % of the items of reading/),
    ])
  })

  it('a written item that was changed after its blind solve, or whose key the solve denies', () => {
    const [first, ...rest] = writtenItems as [Item, ...Item[]]
    expect(writtenFaults(writtenItems)).toEqual([])
    expect(writtenFaults([{ ...first, stem: `${first.stem} Really?` }, ...rest])).toContainEqual(
      expect.stringContaining('no blind solve'),
    )
    const other = first.answer === 'A' ? 'B' : 'A'
    expect(writtenFaults([{ ...first, answer: other }, ...rest])).toContainEqual(
      expect.stringContaining('the blind solve says'),
    )
  })
})

function withLongKey(item: Item): Item {
  const text = 'Words that make the key longer than any of the other options. '.repeat(3)
  const options = item.options.map((option) => (option.id === item.answer ? { ...option, text } : option))
  return { ...item, options }
}

it('an explanation that says "only these pairs" and leaves one out is a fault', () => {
  const seeds = Array.from({ length: 200 }, (_, at) => at + 1)
  const items = seeds.map((seed) => buildSufficiency(compareFractions, seed))
  const lists = items.find(({ solution }) =>
    solution.full.some((line) => /Only these pairs .*: .*, .*, and /.test(line)),
  )!
  const lacking = lists.solution.full.map((line) => line.replace(/(Only these pairs .*?: )\S+ \S+, /, '$1'))
  expect(listFaults(compareFractions, lists)).toEqual([])
  expect(listFaults(compareFractions, { ...lists, solution: { ...lists.solution, full: lacking } })).toHaveLength(1)
})

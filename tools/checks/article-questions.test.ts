import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { postsFolder } from '../../frontend/blog/read-posts.ts'
import { buildItem } from '../../services/practice/bank/build-item.ts'
import { templates } from '../../services/practice/bank/templates.ts'
import { writtenItems } from '../../services/practice/bank/written/written-items.ts'

// The questions of the blog are public with their answers, so none of them may be a question of the daily sets.

/** Runs of so many words are compared; numbers count as one word, because a template changes them. */
const RUN = 5
const MOST_SHARED = 0.25

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}]+|\d+/gu) ?? []
  const plain = words.map((word) => (/\d/.test(word) ? '#' : word))
  return new Set(plain.slice(RUN - 1).map((_, at) => plain.slice(at, at + RUN).join(' ')))
}

/** The share of the question's runs that the other text has, too. */
function shared(question: string, other: ReadonlySet<string>): number {
  const runs = [...runsOf(question)]
  return runs.filter((run) => other.has(run)).length / Math.max(1, runs.length)
}

/** Enough for every wording that a template has. */
const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1)

const generated = templates.flatMap((template) => SEEDS.map((seed) => buildItem(template, seed)))
const bank = [...generated, ...writtenItems].map(({ id, stem, options }) => ({
  id,
  runs: runsOf([stem, ...options.map(({ text }) => text)].join(' ')),
}))

const questions = readdirSync(postsFolder).flatMap((file) =>
  [...readFileSync(join(postsFolder, file), 'utf8').matchAll(/^\*\*Question [^]*?(?=^:::fold)/gm)].map(
    // The letters before the options are no letters of algebra, which the bank prints between numbers.
    ([text], index) => [`${file}, question ${index + 1}`, text.replaceAll(/^- \([A-E]\)/gm, 'option')] as const,
  ),
)

/** The items of the bank that a candidate would take for this question. */
const likeIt = (question: string) => bank.filter(({ runs }) => shared(question, runs) > MOST_SHARED).map(({ id }) => id)

it('finds the three questions of each article', () => {
  expect(questions.length).toBe(3 * readdirSync(postsFolder).length)
})

it.each(questions)('%s is not in the bank', (_, question) => {
  expect(likeIt(question)).toEqual([])
})

it.each([templates.length - 1, 0])('would find template %d with other numbers', (at) => {
  expect(likeIt(buildItem(templates[at]!, 20).stem).length).toBeGreaterThan(0)
})

it('would find a written question', () => {
  expect(likeIt(writtenItems[0]!.stem)).toContain(writtenItems[0]!.id)
})

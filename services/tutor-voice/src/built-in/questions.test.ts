import { afterAll, describe, expect, it } from 'vitest'
import { countsOf, judgeAll, tableOf, type QuestionFile } from '../../test/built-in/judge.ts'
import file from './questions-300.json' with { type: 'json' }
import { closeAlgebra, loadAlgebra } from './maths/algebra.ts'

afterAll(closeAlgebra)

describe('the 300 questions of candidates', () => {
  const judging = loadAlgebra().then(() => judgeAll(file as QuestionFile))

  it('has 25 of each of the 12 kinds', () => {
    const sizes = Object.groupBy(file.asks, ({ kind }) => kind)
    expect(Object.values(sizes).map((asks) => asks?.length)).toEqual(Array.from({ length: 12 }, () => 25))
  })

  it('gets no wrong answer', async () => {
    const judged = await judging
    console.log(tableOf(judged))
    const wrong = judged.filter(({ verdict }) => verdict === 'wrong')
    expect(wrong.map(({ ask, answer }) => `${ask.text} -> ${answer.source.title}, expected ${ask.expect}`)).toEqual([])
  })

  it('gets the right answer for at least 75 % of maths and of strategy', async () => {
    for (const kind of ['maths', 'strategy', 'word problems']) {
      const judged = (await judging).filter(({ ask }) => ask.kind === kind)
      expect(countsOf(judged).right, kind).toBeGreaterThanOrEqual(judged.length * 0.75)
    }
  })

  it('names a source with every answer', async () => {
    for (const { answer } of await judging) expect(answer.source.title).not.toBe('')
  })
})

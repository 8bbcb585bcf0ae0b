import { afterAll, describe, expect, it } from 'vitest'
import { countsOf, judgeAll, tableOf, type QuestionFile } from '../../test/built-in/judge.ts'
import of300 from './questions-300.json' with { type: 'json' }
import of60 from './questions-60.json' with { type: 'json' }
import { closeAlgebra, loadAlgebra } from './maths/algebra.ts'

afterAll(closeAlgebra)

describe.each<[string, QuestionFile, number]>([
  ['the 300 questions of candidates', of300 as QuestionFile, 25],
  // Written by a reader who had not seen the rules.
  ['60 further questions', of60 as QuestionFile, 5],
])('%s', (_, file, ofEachKind) => {
  const judging = loadAlgebra().then(() => judgeAll(file))

  it('are as many of each of the 12 kinds', () => {
    const sizes = Object.groupBy(file.asks, ({ kind }) => kind)
    expect(Object.values(sizes).map((asks) => asks?.length)).toEqual(Array.from({ length: 12 }, () => ofEachKind))
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

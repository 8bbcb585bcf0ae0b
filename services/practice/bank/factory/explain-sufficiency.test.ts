import { describe, expect, it } from 'vitest'
import { decide, survey } from './decide-sufficiency.ts'
import { explainChoices, wholeFinding, type Decided } from './explain-sufficiency.ts'
import type { Statement, Sufficiency } from './sufficiency-template.ts'

const CASES = [1, 2, 3, 4, 5, 6] as const
const atMostOne: Statement<number> = { text: 'n < 2', holds: (n) => n < 2, enough: 'only 1 is less than 2.' }
const odd: Statement<number> = {
  text: 'n is odd.',
  holds: (n) => n % 2 === 1,
  lacks: 'Several of the numbers are odd.',
}
const small: Statement<number> = { text: 'n is at most 2.', holds: (n) => n <= 2 }

function decided(pair: readonly [Statement<number>, Statement<number>], more: Partial<Sufficiency<number>> = {}) {
  const question: Sufficiency<number> = {
    stem: 'What is n?',
    cases: CASES,
    ask: String,
    show: (n) => `n = ${n}`,
    statements: [],
    hints: ['Which numbers are there?', 'Which of them fit?'],
    ...more,
  }
  const surveyed = survey(question)
  const fits = (holds: (n: number) => boolean): number[] => CASES.filter(holds)
  const left = { one: fits(pair[0].holds), two: fits(pair[1].holds), both: fits((n) => pair.every(({ holds }) => holds(n))) } // prettier-ignore
  return { question, pair, verdict: decide(surveyed, pair)!, left } satisfies Decided<number>
}

const reasons = (question: Decided<number>): string[] => explainChoices(question).map(({ reason }) => reason)

describe('the explanation of a Data Sufficiency choice', () => {
  it('names the cases of the item where its author says nothing', () => {
    const [a, b, c, d, e] = reasons(decided([atMostOne, odd]))
    expect(a).toBe('Statement (1) alone determines the answer, 1, but statement (2) alone allows more than one answer, such as 1 and 3.') // prettier-ignore
    expect(b).toContain('statement (2) allows both n = 1 (answer: 1) and n = 3 (answer: 3)')
    expect(c).toBe('Choice C uses both statements, but statement (1) is sufficient without statement (2): only 1 is less than 2.') // prettier-ignore
    expect(d).toContain('Several of the numbers are odd. For example, it allows both n = 1 (answer: 1) and n = 3')
    expect(e).toBe('Choice E overlooks that statement (1) is sufficient: only 1 is less than 2.')
  })

  it('says how the author sees it go wrong', () => {
    const trap = 'thinks of 1 alone'
    const missed = 'expects more than one number'
    const [, , , d, e] = reasons(
      decided([
        { ...atMostOne, missed },
        { ...odd, trap },
      ]),
    )
    expect(d).toMatch(
      /^Choice D is right about statement \(1\)\. With statement \(2\), it thinks of 1 alone\. Statement/,
    )
    expect(e).toBe('Choice E misses that statement (1) is sufficient: it expects more than one number.')
    const together = { bothMissed: () => 'stops at the single statements' }
    expect(reasons(decided([small, odd], together))[4]).toBe('Choice E stops at the single statements.')
  })

  it('ends a solution with the answer to the question', () => {
    const isOdd = (n: number): string => (n % 2 === 1 ? 'yes' : 'no')
    const one = { ...atMostOne, enough: 'that is an odd number.' }
    expect(wholeFinding(decided([one, small], { ask: isOdd }))[0]).toBe('Statement (1) is sufficient: that is an odd number. So the answer is yes.') // prettier-ignore
  })
})

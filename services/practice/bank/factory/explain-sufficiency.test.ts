import { describe, expect, it } from 'vitest'
import { decide, survey, type Decided } from './decide-sufficiency.ts'
import { explainChoices } from './explain-sufficiency.ts'
import { shortFinding, wholeFinding } from './find-sufficiency.ts'
import { quickSolution } from './quick-sufficiency.ts'
import type { Statement, Sufficiency } from './sufficiency-template.ts'
import { workedOut } from './worked-out.ts'

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
    expect(a).toBe('Statement (1) gives the answer: only 1 is less than 2. Statement (2) alone allows more than one answer, such as 1 and 3.') // prettier-ignore
    expect(b).toBe('Choice B has the two statements backward. Statement (2) allows n = 1 (answer: 1) as well as n = 3 (answer: 3). With statement (1) alone, the answer can only be 1.') // prettier-ignore
    expect(c).toBe('Choice C combines the statements to find n = 1, but statement (1) alone already gives the answer, 1. Statement (2) is not needed.') // prettier-ignore
    expect(d).toBe('Choice D counts statement (2) as sufficient, too. Several of the numbers are odd. So the answer could be 1 or 3, for example.') // prettier-ignore
    expect(e).toBe('Choice E overlooks that statement (1) is sufficient: only 1 is less than 2.')
  })

  it('says how the author sees it go wrong', () => {
    const trap = 'thinks of 1 alone'
    const missed = 'expects more than one number'
    const one = { ...atMostOne, missed }
    const [, b, c, , e] = reasons(decided([one, { ...odd, trap }]))
    expect(b).toBe('Choice B thinks of 1 alone. Statement (2) allows n = 1 (answer: 1) as well as n = 3 (answer: 3). With statement (1) alone, the answer can only be 1.') // prettier-ignore
    expect(c).toBe(
      'Choice C combines the statements to find n = 1, but statement (1) alone already gives the answer, 1. Statement (2) is not needed.',
    )
    const [, , , d] = reasons(decided([one, { text: odd.text, holds: odd.holds, trap }]))
    expect(d).toMatch(
      /^Statement \(1\) is sufficient, but choice D thinks of 1 alone\. With statement \(2\) alone, the answer could be/,
    )
    expect(e).toBe(
      'Choice E expects more than one number. Statement (1) is sufficient by itself: the answer can only be 1.',
    )
    const together = { bothMissed: () => 'stops at the single statements' }
    expect(reasons(decided([small, odd], together))[4]).toBe('Choice E stops at the single statements.')
  })

  it('names for each choice of a C what it overlooks, and no clause twice', () => {
    const [, , c, d, e] = reasons(decided([small, odd]))
    expect(c).toBe(
      'Statement (1) alone allows n = 1 (answer: 1) and n = 2 (answer: 2). Statement (2) rules out all but n = 1, so the answer is 1.',
    )
    expect(d).toBe('Choice D considers only n = 1. But statement (1) also allows n = 2 (answer: 2), and statement (2) also allows n = 3 (answer: 3).') // prettier-ignore
    expect(e).toBe('Choice E finds that neither statement is sufficient alone, and stops there. Together, they leave only n = 1.') // prettier-ignore
  })

  it('repeats for the E of a D neither the reason of A nor that of B', () => {
    const [a, b, , , e] = reasons(decided([atMostOne, { ...atMostOne, text: 'n is 1.', enough: 'that is the number.' }])) // prettier-ignore
    expect([a, b].every((reason) => reason!.includes('overlooks'))).toBe(true)
    expect(e).toBe('Choice E looks for a case with another answer, but there is none: in every case that fits even one of the statements, the answer is 1.') // prettier-ignore
  })

  it('says of a D where its author names the slips why each statement is sufficient', () => {
    const one = { ...atMostOne, missed: 'expects more' }
    const two = { ...one, text: 'n is 1.', enough: 'it names the number, 1.' }
    const [a, b, c, d, e] = reasons(decided([one, two]))
    expect(a).toBe('Choice A expects more. Statement (2) is sufficient, too: the answer can only be 1.')
    expect(b).toBe('Choice B expects more. Statement (1) alone already gives the answer, 1.')
    expect(c).toBe('Choice C combines the statements to find n = 1. That is more than the question needs: with either one alone, the answer can only be 1.') // prettier-ignore
    expect(d).toBe(
      'Statement (1) is enough: only 1 is less than 2. Statement (2) is enough, too: it names the number, 1.',
    )
    expect(e).toBe('Choice E expects more. Statement (1) is sufficient. So is statement (2): it names the number, 1.')
    const long = { ...two, enough: `it names the number, ${'and nothing else than the number, '.repeat(9)}1.` }
    const [, , other, right] = reasons(decided([one, long]))
    expect(right).toBe('Statement (1) is enough: only 1 is less than 2. Statement (2) alone leads to the same answer.')
    expect(other).toMatch(/^Choice C combines the statements/)
  })

  it('says what the question comes down to, in the full solution and at the choice C of a D', () => {
    const two = { ...atMostOne, text: 'n is 1.', enough: 'that is the number.' }
    expect(wholeFinding(decided([atMostOne, two], { asks: { what: 'whether n is 1' } }))[0]).toBe(
      'The question asks whether n is 1.',
    )
    expect(reasons(decided([atMostOne, two], { asks: { what: 'whether n is 1' } }))[2]).toBe('Choice C combines the statements, but the question asks only whether n is 1. Either statement alone settles that: the answer can only be 1.') // prettier-ignore
  })

  it('says at the choice C of an A that the one statement settles what the question comes down to', () => {
    expect(reasons(decided([atMostOne, odd], { asks: { what: 'whether n is 1' } }))[2]).toBe('Choice C combines the statements to find n = 1, but the question asks only whether n is 1. Statement (1) alone settles that: the answer can only be 1.') // prettier-ignore
  })

  it('works out the answer in each case of a table, where it is not seen at once', () => {
    const since = (n: number) => (n > 1 ? `${n} is not 1` : undefined)
    expect(wholeFinding(decided([atMostOne, odd], { since }))[1]).toMatch(
      /\nCase 1: n = 1; answer: 1\nCase 2: n = 3; answer: 3, since 3 is not 1$/,
    )
  })

  it('shows the values of both sides of a comparison, and of no letter or number alone', () => {
    expect(workedOut('|x - y| = |x| + |y|', { x: 1, y: -3 })).toBe('\\(|x - y| = 4\\) and \\(|x| + |y| = 4\\)')
    expect(workedOut('\\frac{x}{y} > x', { x: 1, y: 3 })).toBe('\\(\\frac{x}{y} = \\frac{1}{3}\\)')
    expect(workedOut('x > 3', { x: 1 })).toBeUndefined()
  })

  it('says in the quick solution of a C what both statements lack, in the words of the template', () => {
    const most = { ...small, lacks: 'It gives only a limit.' }
    expect(quickSolution(decided([most, odd]))[0]).toBe('Statement (1) alone is not sufficient. It gives only a limit. Statement (2) alone is not sufficient, either. Several of the numbers are odd.') // prettier-ignore
  })

  it('names for each choice of an E the cases that it leaves out', () => {
    const some = { ...small, text: 'n is at most 4.', holds: (n: number) => n <= 4 }
    const [a, b, c, d] = reasons(decided([odd, some]))
    expect(a).toBe('Choice A considers only n = 1 (answer: 1). Several of the numbers are odd. Statement (1) is also true for n = 3 (answer: 3).') // prettier-ignore
    expect(b).toBe('Choice B tries only n = 1 (answer: 1). Statement (2) is also true for n = 2 (answer: 2).') // prettier-ignore
    expect(c).toBe('Choice C considers only n = 1 (answer: 1). Statement (2) gives only a limit. Both statements are also true for n = 3 (answer: 3).') // prettier-ignore
    expect(d).toBe('Choice D considers only n = 1. Even together, the statements are not sufficient: for n = 1, the answer is 1, but for n = 3, it is 3.') // prettier-ignore
  })

  it('ends the quick solution with the answer and keeps it shorter than the full one', () => {
    expect(shortFinding(decided([{ ...atMostOne, enough: 'there is one.' }, odd]), 0)).toBe('Statement (1) is sufficient: there is one. So the answer is 1.') // prettier-ignore
    expect(shortFinding(decided([odd, { ...odd, text: 'n is not even.' }]), 2)).toBe('Both statements are true for n = 1 (answer: 1) and for n = 3 (answer: 3), so they are not sufficient even together.') // prettier-ignore
  })

  it('tells two answers that are all from two of many', () => {
    expect(reasons(decided([atMostOne, small]))[0]).toContain('Statement (2) alone allows two answers, 1 and 2.')
    expect(reasons(decided([atMostOne, odd]))[0]).toContain('allows more than one answer, such as 1 and 3.')
    const wider = { ...decided([atMostOne, small]), widely: () => ({ answers: [1, 3], cases: [1, 3] }) as const }
    expect(reasons(wider)[0]).toContain('allows more than one answer, such as 1 and 2.')
  })

  it('shows in the quick solution of an A or a B why the other statement is not sufficient', () => {
    const short = 'Statement (1) is sufficient: only 1 is less than 2.'
    expect(quickSolution(decided([atMostOne, odd]))).toEqual([short, 'Statement (2) is not: for n = 1, the answer is 1, but for n = 3, it is 3.']) // prettier-ignore
    const inMaths = { stem: String.raw`What is \(n\)?`, show: (n: number) => String.raw`\(n = ${n}\)` }
    expect(quickSolution(decided([atMostOne, odd], inMaths))[1]).toBe(String.raw`Statement (2) is not: it allows \(n = 1\) as well as \(n = 3\).`) // prettier-ignore
  })

  it('says in the quick solution of a C what each statement leaves open', () => {
    expect(quickSolution(decided([small, odd]))[0]).toBe('Neither statement alone is sufficient: with statement (1), the answer could also be 2; with statement (2), it could also be 3.') // prettier-ignore
  })

  it('says at the D of an E by number what one statement lacks', () => {
    const some = { ...small, text: 'n is at most 4.', holds: (n: number) => n <= 4, lacks: 'It gives only a limit and says nothing about odd numbers.' } // prettier-ignore
    expect(reasons(decided([odd, some]))[3]).toMatch(/^Choice D takes each statement to be sufficient, but statement \(2\) says nothing about odd numbers\. Even together/) // prettier-ignore
  })

  it('says once in the quick solution of a D what both reasons begin or end with', () => {
    const isOne = { ask: (n: number) => (n === 1 ? 'yes' : 'no') }
    const why = (middle: string) => `the question is whether n is 1. ${middle}, so n is 1, and the answer is yes.`
    const one = { ...atMostOne, enough: why('No number below 2 is greater than 1') }
    const two = { ...one, text: 'n is a factor of 1.', enough: why('Only 1 is a factor of 1') }
    expect(quickSolution(decided([one, two], isOne))).toEqual([
      'The question is whether n is 1.',
      'Statement (1) is sufficient: No number below 2 is greater than 1.',
      'Statement (2) is, too: Only 1 is a factor of 1.',
      'Either way, n is 1, so the answer is yes.',
    ])
  })

  it('says with the right choice A what its author says that a candidate misses, where the whole reason is long', () => {
    const long = { ...atMostOne, enough: `only 1 is less than 2, ${'and nothing else than the number 1, '.repeat(9)}so it is 1.` } // prettier-ignore
    const missed = 'looks for more numbers, but no other number is less than 2'
    expect(reasons(decided([{ ...long, missed }, odd]))[0]).toBe('Statement (1) is sufficient, since no other number is less than 2: the answer can only be 1. Statement (2) alone allows more than one answer, such as 1 and 3.') // prettier-ignore
    expect(reasons(decided([{ ...long, missed: 'looks for more, but it is less than 2' }, odd]))[0]).toMatch(/^Statement \(1\) gives the answer: only 1 is less than 2, .* Statement \(2\) alone is not sufficient\.$/) // prettier-ignore
  })

  it('says with the right choice C what the two statements give together', () => {
    const most = { ...small, text: 'n is at most 5.', holds: (n: number) => n <= 5 }
    const oneOrTwo = { ...odd, text: 'n is 1 or 6.', holds: (n: number) => n === 1 || n === 6 }
    const [, , few] = reasons(decided([most, oneOrTwo]))
    expect(few).toBe('Statement (2) alone allows n = 1 (answer: 1) and n = 6 (answer: 6). Statement (1) rules out all but n = 1, so the answer is 1.') // prettier-ignore
    const notSix = { ...odd, text: 'n is odd or 6.', holds: (n: number) => n % 2 === 1 || n === 6 }
    const isOne = { ask: (n: number) => (n % 2 === 1 ? 'yes' : 'no'), together: () => 'the numbers are odd.' } // prettier-ignore
    expect(reasons(decided([most, notSix], isOne))[2]).toBe('The numbers are odd. So the answer is always yes. Alone, each statement allows both a yes and a no.') // prettier-ignore
  })

  it('ends the full solution of a D with a case to try', () => {
    const full = wholeFinding(decided([atMostOne, { ...atMostOne, text: 'n is 1.', enough: 'that is the number.' }]))
    expect(full[2]).toBe('Check: both statements are true for n = 1, and the answer is 1.')
  })

  it('prints the same two cases once in the full solution of an E', () => {
    const full = wholeFinding(decided([odd, { ...odd, text: 'n is not even.' }]))
    expect(full.slice(1)).toEqual([
      'Statement (2) is not sufficient. Several of the numbers are odd. The same two cases fit statement (2).',
      'Even together, the statements are not sufficient. The same two cases fit both statements.',
    ])
  })

  it('ends with the answer where its number is only the coefficient of a letter', () => {
    const one = { ...atMostOne, enough: String.raw`one number fits \(1x = x\).` }
    expect(shortFinding(decided([one, odd]), 0)).toMatch(/ So the answer is 1\.$/)
  })

  it('ends a solution with the answer to the question', () => {
    const isOdd = (n: number): string => (n % 2 === 1 ? 'yes' : 'no')
    const one = { ...atMostOne, enough: 'that is an odd number.' }
    expect(wholeFinding(decided([one, small], { ask: isOdd }))[0]).toBe('Statement (1) is sufficient: that is an odd number. So the answer is yes.') // prettier-ignore
  })
})

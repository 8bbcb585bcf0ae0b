import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareCalculations } from '../../test/built-in/compare-calculations.ts'
import { showsValue } from '../../test/built-in/judge.ts'
import { builtInTutor } from './answer.ts'
import { askAlgebra, closeAlgebra, loadAlgebra } from './maths/algebra.ts'

beforeAll(async () => void (await loadAlgebra()))
afterAll(closeAlgebra)

const ask = (text: string) =>
  builtInTutor({
    text,
    question: null,
    turns: [],
    hintsGiven: 0,
    variant: () => Promise.resolve(null),
  })

describe('calculations', () => {
  it('agree with a second evaluator in 300 generated cases', async () => {
    const { counts, wrong } = await compareCalculations(300, 17)
    expect(wrong).toEqual([])
    expect(Object.values(counts).filter(({ refused }) => refused > 0)).toEqual([])
  })

  it.each([
    ['1/2x', 'two readings'],
    ['6/2(1+2)', 'two readings'],
    ['100 + 10%', 'a percent of what?'],
    ['square root of 16 plus 9', 'two readings'],
    ['A pipe fills a tank in 6 hours and another empties it in 4 hours. How long together?', 'never full'],
    ['A jacket costs $40 before a 20% discount. What was the original price after tax?', 'another step'],
    ['A committee of 3 is chosen from 5 men and 4 women. How many ways?', 'a condition'],
    ['What is the probability of exactly one six in 3 rolls?', 'another event'],
    ['12 / 0', 'not defined'],
    ['What is the value of 2x if x = 3', 'no equation of 2x times x'],
    ['2x + 3 = 11, what is 2x?', 'not x'],
    ['How many ml of a 10% solution must be added to 5 litres of a 40% solution to get a 20% solution?', 'two units'],
    ['Mix 2 litres of 30% acid with 300 ml of 50% acid. What is the concentration?', 'two units'],
    [
      'A bus leaves at 40 km/h. A car leaves 3 hours later on the same road at 80 km/h. How long after the bus leaves does the car catch up?',
      'the time of the first one',
    ],
    [
      'Anna is three times as old as Ben. In 10 years Ben will be twice as old as Anna. How old is Ben?',
      'turned round',
    ],
    ['I got 5 + 3 questions wrong today', 'amounts in a story'],
    ['is 3/4 of them enough', 'an amount'],
    ['I need 5-10 minutes each, what now', 'a range'],
    ['is 84 x 25 greater than 2000', 'a comparison'],
    ['what is the remainder of 84 x 25 please', 'another operation'],
  ])('refuses %s (%s)', async (text) => {
    expect((await ask(text)).source.kind).toBe('none')
  })

  it.each([
    ['6 divided by 2 times 3', '9'],
    ['What is the probability of exactly one head in 3 tosses?', '3/8'],
    ['you stupid robot, 84 x 25, how hard can it be', '2100'],
    ['Could you do 0.036 divided by 0.0009 for me? I always mess up the zeros.', '40'],
    ['x squared minus 5x minus 84 equals zero, what is x', '12'],
    ['a coat went from 240 down to 198, how many percent off is that', '17.5'],
    ['pls the prime factorsation of 360', '5'],
    ['2/3 divided by 4/5', '5/6'],
    ['if 2x + 3 = 11 what is x', '4'],
    ['solve 1/x + 1/6 = 1/2', '3'],
    ['solve x^3 - 6x^2 + 11x - 6 = 0', '2'],
    ['x^2 = 2', 'sqrt(2)'],
    ['2^x = 32', '5'],
    ['What is 15% of 240 plus 3/4 of 60?', '81'],
    ["what's the units digit of 7^23", '3'],
    ['how many ways can 4 people be picked from 9', '126'],
    ['what are the roots of x^2 - 9 = 0', '-3'],
    ['solve for x and y: x + y = 10; x - y = 2', '6'],
    ['great, now solve 2x = 8', '4'],
    ['Wie löse ich 2x + 4 = 10?', '3'],
    ['Tom is 4 times as old as Sam. 5 years ago he was 9 times as old as Sam. How old is Tom?', '32'],
  ])('works out %s as %s', async (text, value) => {
    expect(showsValue((await ask(text)).text, value)).toBe(true)
  })

  it('are read by the second evaluator with their sign and as a whole', () => {
    expect(showsValue(String.raw`\(x = 36\)`, '6')).toBe(false)
    expect(showsValue(String.raw`\(x = -5\)`, '5')).toBe(false)
    expect(showsValue(String.raw`\(x = \frac{5}{6}\)`, '5')).toBe(false)
    expect(showsValue(String.raw`\(x = -5\)`, '-5')).toBe(true)
  })

  it('shows how it got there, in two to five short lines', async () => {
    const { text } = await ask('Solve 3(x - 2) = 2x + 5')
    expect(text.split('\n\n').length).toBeGreaterThanOrEqual(2)
    expect(text.split('\n\n').length).toBeLessThanOrEqual(5)
    expect(text).toContain(String.raw`\(x = 11\)`)
  })
})

describe('hostile input', () => {
  const deep = 500
  it.each([
    '9^9^9^9',
    '2^100000000',
    '100000!',
    '((((3!)!)!)!)!',
    `${'('.repeat(deep)}1${')'.repeat(deep)}`,
    `${'-'.repeat(190)}1`,
    `what is ${'9'.repeat(1_900)} * ${'9'.repeat(90)}`,
    `average of ${'1'.repeat(300)}x`,
    `average of ${'1 '.repeat(190)}x`,
    `solve (x+1)^8 * (x+2)^8 = 0`,
    `solve ${'(x+y+z+w+1)'.repeat(17)} = 0`,
    'sqrt(99999999999999999999999999999999999999)',
    'is 99999999999999999999999999999 prime',
    'what is 7^99999999999999999999999999999999999999 mod 13',
    'factor x^100 - 1',
    'simplify sum_(n=1)^(10^9) n',
    'a together '.repeat(180),
    `${' how long alone together '.repeat(16)} 5 hours`,
    'solve for x and '.repeat(120),
    '\\frac{'.repeat(300),
    'aaaaa '.repeat(330),
    'constructor __proto__ toString',
    '{{constructor}} + __proto__',
  ])('costs little time: %.40s', async (text) => {
    const before = process.cpuUsage()
    await ask(text)
    // Of the processor and not of the clock, so that a busy machine changes nothing: two asks of the algebra engine at most,
    // 0.9 s each, and its loading.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(3_000)
    expect((await ask('2 + 2')).text).toContain('4')
  })

  it('ends an algebra task that takes too long, and goes on with the next', { timeout: 40_000 }, async () => {
    expect(
      await askAlgebra({ kind: 'simplify', latex: String.raw`\sum_{n=1}^{100000000} \sin(n^2)`, variable: 'n' }),
    ).toEqual(expect.any(Array))
    expect(await askAlgebra({ kind: 'simplify', latex: '100000!', variable: 'n' })).toEqual(expect.any(Array))
    await loadAlgebra()
    // On a busy machine one task may be late; the caller is told nothing then, and asks again.
    const next = () => askAlgebra({ kind: 'factor', latex: 'x^2-9', variable: 'x' })
    await expect.poll(next, { timeout: 20_000 }).toEqual(['(x-3)(x+3)'])
  })
})

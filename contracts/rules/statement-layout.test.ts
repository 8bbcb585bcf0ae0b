import { describe, expect, it } from 'vitest'
import { splitStatements } from './statement-layout.ts'

describe('splitStatements', () => {
  it('takes stem and statements apart', () => {
    expect(splitStatements('What is the value of x? (1) x + 1 = 3. (2) x is even.')).toEqual({
      stem: 'What is the value of x?',
      statements: ['x + 1 = 3.', 'x is even.'],
    })
  })

  it('reads statements on their own lines and more than two', () => {
    const layout = splitStatements(
      'Which box holds the ring?\n(1) Not the red one.\n(2) Not the blue one.\n(3) One of them.',
    )
    expect(layout?.statements).toEqual(['Not the red one.', 'Not the blue one.', 'One of them.'])
  })

  it('leaves function values and mentions of a statement alone', () => {
    expect(splitStatements('If f is linear, what is f(3)? (1) f(1) = 4. (2) f(2) = 6, unlike (1) suggests.')).toEqual({
      stem: 'If f is linear, what is f(3)?',
      statements: ['f(1) = 4.', 'f(2) = 6, unlike (1) suggests.'],
    })
  })

  it.each([
    ['no marker', 'What is x?'],
    ['one statement only', 'What is the value of x? (1) x + 1 = 3.'],
    ['a gap in the numbering', 'What is the value of x? (1) x + 1 = 3. (3) x is even.'],
    ['no stem', '(1) x + 1 = 3. (2) x is even.'],
    ['a marker within the first quarter', 'x? (1) x + 1 = 3 and y is large. (2) x is even and so is y.'],
    ['an empty statement', 'What is the value of x, if it has one? (1) (2) x is even.'],
    ['a statement of one character', 'What is the value of x, if it has one? (1) a (2) x is even.'],
    ['values of a function only', 'If f(1) = 2 and f(2) = 4, what is f(3)?'],
  ])('finds no layout with %s', (_case, text) => {
    expect(splitStatements(text)).toBeNull()
  })

  it('accepts a first marker at exactly a quarter of the text', () => {
    const text = 'aaaaa? (1) bbbbbb (2) ccccccc'.slice(0, 28)
    expect(text.indexOf('(1)') / text.length).toBe(0.25)
    expect(splitStatements(text)?.stem).toBe('aaaaa?')
  })

  it('stays fast on hostile input', () => {
    const started = performance.now()
    splitStatements('(1) ('.repeat(20_000))
    splitStatements(`${'x'.repeat(50_000)} ${'(1) (2) '.repeat(10_000)}`)
    expect(performance.now() - started).toBeLessThan(500)
  })
})

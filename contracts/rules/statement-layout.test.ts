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
    [
      'on lines of their own after any word',
      'How long is the line\n(1) It is not 5,\n(2) It is 6.',
      ['It is not 5,', 'It is 6.'],
    ],
    ['of one character', 'What is the value of x, if it has one? (1) 3 (2) x', ['3', 'x']],
    ['without a full stop', 'If x is an integer, is x > 3? (1) x > 2 (2) x is even', ['x > 2', 'x is even']],
    [
      'in full-width brackets',
      'What is the value of x？（1）x + 1 = 3。（2）x is even。',
      ['x + 1 = 3。', 'x is even。'],
    ],
    ['after a dash', 'What is the value of x? — (1) x + 1 = 3. — (2) x is even.', ['x + 1 = 3.', 'x is even.']],
    ['after a dash without space', 'What is the value of x—(1) x + 1 = 3—(2) x is even.', ['x + 1 = 3', 'x is even.']],
    ['after a hyphen', 'What is the value of x? - (1) x + 1 = 3 - (2) -3 < x.', ['x + 1 = 3', '-3 < x.']],
    [
      'that hold values of a function',
      'Is f linear, if f(3) = 5? (1) f (2) = 4. (2) f (1) = 6.',
      ['f (2) = 4.', 'f (1) = 6.'],
    ],
    [
      'that mention another number',
      'What is the colour of the box? (1) It is not blue. (2) It is lighter than (3).',
      ['It is not blue.', 'It is lighter than (3).'],
    ],
  ])('takes statements %s', (_case, text, statements) => {
    const layout = splitStatements(text)
    expect(layout?.statements).toEqual(statements)
    expect(layout?.stem).not.toMatch(/[-–—]$/)
  })

  it.each([
    ['no marker', 'What is x?'],
    ['one statement only', 'What is the value of x? (1) x + 1 = 3.'],
    ['a gap in the numbering', 'What is the value of x? (1) x + 1 = 3. (3) x is even.'],
    ['no stem', '(1) x + 1 = 3. (2) x is even.'],
    ['a marker within the first quarter', 'x? (1) x + 1 = 3 and y is large. (2) x is even and so is y.'],
    ['an empty statement', 'What is the value of x, if it has one? (1) (2) x is even.'],
    ['values of a function only', 'If f(1) = 2 and f(2) = 4, what is f(3)?'],
    ['values of a function, set with a space', 'If the function f has f (1) = 2 and f (2) = 4, what is f (3)?'],
    ['numbered machines', 'In a bakery that is open all day, machine (1) makes 5 loaves. Machine (2) makes 7 loaves.'],
    [
      'machines named by their number',
      'A bakery has two machines for its bread. (1) makes 5 loaves, (2) makes 7 loaves.',
    ],
    ['named equations', 'Two numbers satisfy x + y = 5 (1) and x - y = 1 (2). The product of both is asked.'],
    ['equations named at the end of their lines', 'Look at the system\nx + y = 5 (1)\nx - y = 1 (2)\nWhat is x?'],
    ['equations named behind a full stop', 'Two numbers satisfy x + y = 5. (1) x - y = 1. (2) What is x?'],
    [
      'a list inside a sentence',
      'To keep the grant, students must (1) attend, (2) take part and (3) hand in a report.',
    ],
    ['a list after a colon', 'Students of the course must do two things: (1) attend, (2) take part.'],
    [
      'a list that ends in "and"',
      'Students of the course must do two things: (1) attend the course and (2) take part.',
    ],
  ])('finds no layout with %s', (_case, text) => {
    expect(splitStatements(text)).toBeNull()
  })

  it('accepts a first marker at exactly a quarter of the text', () => {
    const text = 'aaaaa? (1) bbbbbb (2) ccccccc'.slice(0, 28)
    expect(text.indexOf('(1)') / text.length).toBe(0.25)
    expect(splitStatements(text)?.stem).toBe('aaaaa?')
  })

  it('finds no layout in hostile texts of 100,000 characters', () => {
    expect(splitStatements('(1) ('.repeat(20_000))).toBeNull()
    expect(splitStatements(`${'x'.repeat(50_000)} ${'(1) (2) '.repeat(10_000)}`)).toBeNull()
  })
})

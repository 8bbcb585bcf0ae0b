import { f, type Lessons } from './lesson.ts'

export const algebraLessons: Lessons = {
  'absolute-equation': {
    method:
      'Method: read an absolute value as a distance on the number line. A bound on a distance gives an interval with two ends.',
    check: ([a = 1, b = 0, c = 0], _key, stem) => {
      const [before, after] = [Math.ceil((b - c) / a) - 1, Math.floor((b + c) / a) + 1]
      const side = (x: number): string => f`|${a} \times ${x < 0 ? `(${x})` : x} - ${b}| = ${Math.abs(a * x - b)}`
      return stem.includes('How many integers')
        ? f`Check: one step beyond the ends, \(${side(before)}\) and \(${side(after)}\), both greater than ${c}.`
        : null
    },
  },
  'arithmetic-sequence': {
    method:
      'Method: find the common difference first. Between two terms there are as many equal steps as their places differ.',
    check: ([i = 0, a = 0, j = 0, b = 0, n = 0], key) => {
      const d = (b - a) / (j - i)
      return f`Check: the average term is \(${key} \div ${n} = ${key / n}\), which is halfway between the first term, ${a - (i - 1) * d}, and the last, ${a + (n - i) * d}.`
    },
  },
  'as-old-as': {
    method:
      'Method: write both ages, then and now, in terms of one variable. The same number of years has passed for both people.',
    check: () => null,
  },
  'chain-message': {
    method:
      'Method: write the numbers as powers. Each stage multiplies by the same factor, so the later number is a known multiple of the earlier one.',
    check: (numbers, key) => {
      const difference = Math.max(...numbers)
      return f`Check: the later number is then \(${key} + ${difference} = ${key + difference}\), which is ${(key + difference) / key === 2 ? 'twice' : `${(key + difference) / key} times`} the earlier one.`
    },
  },
  'chain-of-lights': {
    method:
      'Method: divide by the length of the pattern. All full patterns contain the same number of each color, so only the places after the last full pattern need a closer look.',
    check: () => null,
  },
  'composed-functions': {
    method:
      'Method: begin with the outer function. Put the inner function in place of its variable, and then undo the operations one at a time.',
    check: (numbers, key, stem) => {
      const [a = 1, b = 0] = [/f\(x\) = (\d+)x/, /f\(x\) = \d+x \+ (\d+)/].map((each) =>
        Number(each.exec(stem)?.[1] ?? 0),
      )
      const c = Number(/g\(x\) = x - (\d+)/.exec(stem)?.[1] ?? Number.NaN)
      const shown = (value: number): string => (value < 0 ? `(${value})` : f`${value}`)
      return Number.isNaN(c)
        ? null
        : f`Check: \(g(${key}) = ${key - c}\), and \(f(${key - c}) = ${a} \times ${shown(key - c)} + ${b} = ${a * (key - c) + b}\), as required.`
    },
  },
  'first-unit-dearer': {
    method:
      'Method: work backward from the total. Subtract the fixed part, divide what is left by the price of one additional unit, and add the units that were included.',
    check: () => null,
  },
  'geometric-terms': {
    method:
      'Method: compare two terms by division. Each step multiplies by the same factor, so their quotient is a power of that factor.',
    check: () => null,
  },
  'integers-between': {
    method:
      'Method: do the same to all three parts of a double inequality. Dividing by a negative number reverses both signs.',
    check: () => null,
  },
  'parcel-price': {
    method: 'Method: for each number, decide which of the two formulas applies before you compute anything.',
    check: () => null,
  },
  'quadratic-roots': {
    method:
      'Method: factor the quadratic. The two solutions have the constant term as their product and the opposite of the middle coefficient as their sum.',
    check: (_numbers, key, stem) => {
      const [, lead = '', sign = '+', middle = '', end = ''] =
        /(\d*)x\^\{2\} ([+-]) (\d*)x ([+-] [\d{},]+) = 0/.exec(stem) ?? []
      const size = (written: string): number =>
        written === '' ? 1 : Number(written.replace('{,}', '').replace(' ', ''))
      const sum = ((sign === '-' ? 1 : -1) * size(middle)) / size(lead)
      const product = size(end) / size(lead)
      return stem.includes('sum of the squares') && sum * sum - 2 * product === key
        ? f`Check without the solutions: the square of their sum minus twice their product is \(${sum * sum} - 2 \times ${product < 0 ? `(${product})` : product} = ${key}\).`
        : null
    },
  },
  'road-stones': {
    method:
      'Method: write the distances as absolute values. Then treat two cases separately, because the place can be between the two points or beyond one of them.',
    check: () => null,
  },
  'rows-removed': {
    method:
      'Method: write the number before and the number after in terms of the same variable. In the difference, the terms that they have in common cancel.',
    check: () => null,
  },
  'sales-commission': {
    method:
      'Method: work backward. Subtract the fixed salary, divide the commission by its percent, and add the sales for which no commission is paid.',
    check: () => null,
  },
  'same-base-equation': {
    method: 'Method: write both sides as powers of the same base. Then the exponents must be equal.',
    check: () => null,
  },
  'share-the-van': {
    method:
      'Method: let a variable stand for the number of people, and write each share as a quotient. The result is a quadratic equation.',
    check: ([cost = 0, less = 0, more = 0], key, stem) =>
      stem.includes('in the end?') && stem.includes('drop out')
        ? f`Check: with \(${cost / key} + ${less} = ${cost / key + less}\) people the share is \(${cost} \div ${cost / key + less} = ${cost / (cost / key + less)}\) dollars, which is ${more} less.`
        : null,
  },
  'square-identities': {
    method:
      'Method: use the square of a sum or of a difference. It connects the sum, the sum of the squares, and the product, so two of them give the third.',
    check: ([, , squares = 0, sum = 0], key, stem) =>
      stem.includes('value of \\(xy\\)') && squares > 0
        ? stem.includes('x + y =')
          ? f`Check: with this value, \((x + y)^2 = ${squares} + 2 \times ${key} = ${squares + 2 * key}\), and that is \(${sum}^2\).`
          : f`Check: with this value, \((x - y)^2 = ${squares} - 2 \times ${key} = ${squares - 2 * key}\), and that is \(${sum}^2\).`
        : null,
  },
  'stall-profit': {
    method: 'Method: write the profit as an expression in the number sold, and solve the double inequality for it.',
    check: () => null,
  },
  'three-branches': {
    method:
      'Method: let one variable stand for the number asked about, and write the others in terms of it. A move does not change the total.',
    check: () => null,
  },
  'two-orders': {
    method:
      'Method: eliminate one variable. Multiply the equations so that it has the same coefficient in both, and subtract.',
    check: () => null,
  },
}

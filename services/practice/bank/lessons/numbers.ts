import { f, type Lessons } from './lesson.ts'

export const numberLessons: Lessons = {
  'common-pieces': {
    method: 'Method: use the greatest common factor. The longest possible pieces need the fewest cuts.',
    check: ([x = 0, y = 0], key, stem) => {
      if (!stem.includes('cuts')) return null
      const length = (x + y) / (key + 2)
      const cuts = (whole: number): string =>
        whole === 2 * length ? '1 cut makes 2 pieces' : f`${whole / length - 1} cuts make ${whole / length} pieces`
      return f`Check: ${cuts(x)}, \(${x / length} \times ${length} = ${x}\), and ${cuts(y)}, \(${y / length} \times ${length} = ${y}\). That is ${key} cuts in all.`
    },
  },
  'consecutive-odd': {
    method: 'Method: use one variable for the smallest number. The others follow in steps of 2.',
    check: ([n = 0, sum = 0], key, stem) =>
      stem.includes('smallest and the greatest')
        ? f`Check: the average is \(${sum} \div ${n} = ${sum / n}\), and the smallest and the greatest are equally far from it, so their sum is \(2 \times ${sum / n} = ${key}\).`
        : null,
  },
  'divisor-count': {
    method:
      'Method: use the prime factorization. The exponent of each prime in a divisor can be anything from 0 up to its exponent in the number, and these choices are independent.',
    check: () => null,
  },
  'equal-packs': {
    method:
      'Method: list the factors of the total, using its prime factorization, and keep those that meet the condition.',
    check: () => null,
  },
  'forward-and-back': {
    method:
      'Method: group the moves in pairs. Each pair has the same effect, so the position after any number of moves follows from the number of pairs.',
    check: () => null,
  },
  'fraction-of-rest': {
    method: 'Method: keep track of what is left. A fraction of what is left is multiplied, not subtracted.',
    check: ([a = 0, b = 1, c = 0, d = 1, left = 0], key, stem) =>
      stem.includes('original amount?')
        ? f`Check: \(${key} \times \frac{${b - a}}{${b}} = ${(key * (b - a)) / b}\) dollars are left after the first payment, and \(${(key * (b - a)) / b} \times \frac{${d - c}}{${d}} = ${left}\) after the second.`
        : null,
  },
  'full-square': {
    method:
      'Method: use the prime factorization, and look for the smallest multiple of the given number that is a perfect cube.',
    check: ([inside = 0], key, stem) =>
      stem.includes('cube that can be')
        ? f`Check: a cube with ${key} toy cubes along each edge has \(${key}^3 = ${key ** 3}\) of them, and \(${key ** 3} \div ${inside} = ${key ** 3 / inside}\), a whole number.`
        : null,
  },
  'left-over': {
    method:
      'Method: list the numbers that meet two of the conditions, which are evenly spaced. Then test each of them with the third condition.',
    check: (numbers, key) => {
      const [, , a = 1, ra = 0, b = 1, rb = 0, c = 1, rc = 0] = numbers
      return numbers.length === 8
        ? f`Check: \(${key} = ${Math.floor(key / a)} \times ${a} + ${ra}\), \(${key} = ${Math.floor(key / b)} \times ${b} + ${rb}\), and \(${key} = ${Math.floor(key / c)} \times ${c} + ${rc}\).`.replaceAll(
            / \+ 0(?=\\)/g,
            '',
          )
        : null
    },
  },
  'numbered-pages': {
    method:
      'Method: treat the one-digit, two-digit, and three-digit page numbers separately, because they need different numbers of digits.',
    check: (_numbers, key, stem) =>
      stem.includes('digits are')
        ? f`Check: \(9 + 180 + 3 \times ${key - 99} = ${189 + 3 * (key - 99)}\) digits.`
        : null,
  },
  'packs-of-each': {
    method:
      'Method: find the least common multiple of the pack sizes, because equal numbers must be multiples of both. Then take the first multiple of it that is large enough.',
    check: () => null,
  },
  'remainder-of-expression': {
    method:
      'Method: replace the number by its remainder. Multiples of the divisor do not affect the remainder of a sum or a product.',
    check: () => null,
  },
  'reversed-digits': {
    method:
      'Method: write the number in terms of its digits. The middle digit keeps its place value when the digits are reversed, so it does not affect the change.',
    check: (_numbers, key) => {
      const back = Number(String(key).split('').toReversed().join(''))
      return f`Check: the reversed number is ${back}, and \(${Math.max(key, back)} - ${Math.min(key, back)} = ${Math.abs(key - back)}\), as the question says.`
    },
  },
  'server-racks': {
    method:
      'Method: write all the numbers as powers of the same base, because then you can work with the exponents alone.',
    check: () => null,
  },
  'speed-from-skid': {
    method: 'Method: start from the result of the formula and undo its operations one at a time, in reverse order.',
    check: () => null,
  },
  'sum-of-roots': {
    method:
      'Method: take the largest perfect square out of each root. Only multiples of the same root can be added or subtracted.',
    check: () => null,
  },
  'tank-level': {
    method:
      'Method: write each amount as a fraction of the full amount, because the full amount is not known. Find it at the end.',
    check: () => null,
  },
  'together-again': {
    method:
      'Method: find the least common multiple of the two intervals, because the two events coincide once in each such period. Then divide the given time by it.',
    check: () => null,
  },
  'units-digit': {
    method:
      'Method: write down the units digits of the first few powers until they repeat. Only the units digit of the base affects them.',
    check: () => null,
  },
}

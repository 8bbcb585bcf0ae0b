import { f, type Lessons } from './lesson.ts'

export const numberLessons: Lessons = {
  'common-pieces': {
    method: 'Method: use the greatest common factor. The longest possible pieces need the fewest cuts.',
    check: ([x = 0, y = 0], key, stem) => {
      if (!stem.includes('cuts')) return null
      const length = (x + y) / (key + 2)
      return f`Check: \(${x / length}\) and \(${y / length}\) have no common factor greater than 1, so no piece longer than ${length} divides both lengths.`
    },
  },
  'consecutive-odd': {
    method: 'Method: use one variable for the smallest number; the others follow in steps of 2.',
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
      'Method: list the factors. A number of equal packs works exactly if it divides the total, so find the factors from the prime factorization and keep those that meet the extra condition.',
    check: () => null,
  },
  'forward-and-back': {
    method:
      'Method: group the moves in pairs. A move forward and the one back after it always give the same small loss, so the position after any number of moves follows from the number of pairs.',
    check: () =>
      'Check the first few positions by hand and compare them with the two formulas, one for an even and one for an odd number of moves. Both must fit before the condition is solved.',
  },
  'fraction-of-rest': {
    method:
      'Method: follow what is left, not what is spent. After each purchase a fraction of the rest remains, and fractions of a rest are multiplied, not added.',
    check: ([a = 0, b = 1, c = 0, d = 1, left = 0], key, stem) =>
      stem.includes('at the beginning?')
        ? f`Check forward: \(${key} \times \frac{${b - a}}{${b}} = ${(key * (b - a)) / b}\) dollars are left after the first purchase, and \(${(key * (b - a)) / b} \times \frac{${d - c}}{${d}} = ${left}\) after the second.`
        : null,
  },
  'full-square': {
    method:
      'Method: prime factors. In a square every exponent is even, in a cube every exponent is a multiple of 3, so raise each exponent to the next one that is allowed.',
    check: ([inside = 0], key, stem) =>
      stem.includes('cube that can be')
        ? f`Check: a cube with edge ${key} has \(${key}^3 = ${key ** 3}\) small ones, and \(${key ** 3} \div ${inside} = ${key ** 3 / inside}\) full crates, a whole number.`
        : null,
  },
  'left-over': {
    method:
      'Method: list numbers for two conditions and test the third. Once one number fits the first two, the others follow in steps of the least common multiple, so few candidates remain.',
    check: (numbers, key) => {
      const [, , a = 1, ra = 0, b = 1, rb = 0, c = 1, rc = 0] = numbers
      return numbers.length === 8
        ? f`Check: \(${key} = ${Math.floor(key / a)} \times ${a} + ${ra}\), \(${key} = ${Math.floor(key / b)} \times ${b} + ${rb}\) and \(${key} = ${Math.floor(key / c)} \times ${c} + ${rc}\).`.replaceAll(
            / \+ 0(?=\\)/g,
            '',
          )
        : null
    },
  },
  'numbered-pages': {
    method:
      'Method: group the numbers by how many digits they have. There are 9 with one digit and 90 with two; whatever digits remain belong to three-digit numbers, three for each.',
    check: ([, digits = 0], key, stem) =>
      stem.includes('digits are')
        ? f`Check forward: \(9 + 180 + 3 \times ${key - 99} = ${189 + 3 * (key - 99)}\) digits, and the question says ${digits}.`
        : null,
  },
  'packs-of-each': {
    method:
      'Method: the least common multiple. Equal numbers of both kinds must be a common multiple of the two pack sizes, so test its multiples until the need is covered, and only then count the money.',
    check: () =>
      'Check: the common multiple just before this one is too small for the need, and both numbers of packs are whole numbers. So no cheaper purchase fulfills all the conditions.',
  },
  'remainder-of-expression': {
    method:
      'Method: replace the number by its remainder. Multiples of the divisor drop out of every sum and product, so any number with the right remainder gives the same result.',
    check: (numbers, key) => {
      const [d = 1, r = 0] = numbers
      return f`Check with another number that leaves ${r}, such as \(n = ${d + r}\): put it into the expression and divide by ${d}. The remainder is ${key} again.`
    },
  },
  'reversed-digits': {
    method:
      'Method: write the number by its digits, hundreds, tens and units. Reversing exchanges the outer digits only, so the change is 99 times their difference and the middle digit plays no part.',
    check: (_numbers, key) => {
      const back = Number(String(key).split('').toReversed().join(''))
      return f`Check: the reversed number is ${back}, and \(${Math.max(key, back)} - ${Math.min(key, back)} = ${Math.abs(key - back)}\), as the question says.`
    },
  },
  'server-racks': {
    method:
      'Method: write everything with the same base. Products of powers add their exponents, a power of a power multiplies them, and a sum of equal powers is a product first.',
    check: (_numbers, key) =>
      f`Check by size: each factor of the product contributes its own exponent, and the exponents written out once more add up to ${key}. Adding the powers themselves would give a number that is no such power.`,
  },
  'speed-from-skid': {
    method:
      'Method: undo the formula from the outside. Divide by the factor in front first and square afterward; for a change, find both values and subtract only at the end.',
    check: () =>
      'Check by putting both values into the formula: each root comes out whole, and times the factor it gives the two amounts of the question.',
  },
  'sum-of-roots': {
    method:
      'Method: simplify each root by its largest square factor. Roots can be added only when what stands under them is the same, just like terms with the same letter.',
    check: () =>
      'Check by estimating: replace each root by the nearest whole number. The rough value of the whole expression must be close to that of the simplified one.',
  },
  'tank-level': {
    method:
      'Method: count in parts of the whole first and in units last. The difference of two levels is a fraction of the whole, and the amount added is that fraction.',
    check: (_numbers, key) =>
      f`Check forward: start with ${key} as the whole, take each step of the story in turn, and compare the level at the end with the one in the question. They agree.`,
  },
  'together-again': {
    method:
      'Method: the least common multiple. Both events fall together after every common multiple of the two intervals, so divide the span by the least one and keep the whole part.',
    check: ([x = 1, y = 1, span = 0], key, stem) => {
      if (!stem.includes('How often')) return null
      let each = x
      while (each % y !== 0) each += x
      return f`Check: ${each} is a multiple of both ${x} and ${y}, \(${key} \times ${each} = ${key * each}\) is not beyond ${span}, and \(${key + 1} \times ${each} = ${(key + 1) * each}\) is.`
    },
  },
  'units-digit': {
    method:
      'Method: find the cycle. Only the units digit of a base matters, its powers repeat in a short cycle, and the remainder of the exponent on division by the length of the cycle picks the place.',
    check: () =>
      'Check the cycle by one more multiplication: after its last digit the first one must come again. A remainder of 0 means the last digit of the cycle, not the first.',
  },
}

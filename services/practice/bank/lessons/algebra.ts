import { f, type Lessons } from './lesson.ts'

export const algebraLessons: Lessons = {
  'absolute-equation': {
    method:
      'Method: read an absolute value as a distance on the number line. A bound on a distance means one stretch of numbers, so the inequality without the bars has two ends.',
    check: ([a = 1, b = 0, c = 0], key, stem) =>
      stem.includes('How many integers')
        ? f`Check the ends: the last integers that fit keep ${`\\(${a === 1 ? '' : a}x\\)`} within ${c} of ${Math.abs(b)}, one step farther on either side breaks the condition, and from one end to the other there are ${key} integers, both ends counted.`
        : null,
  },
  'arithmetic-sequence': {
    method:
      'Method: find the common difference first. Between two terms there are as many equal steps as their places differ, and a sum is the number of terms times the average of the first and the last.',
    check: ([i = 0, a = 0, j = 0, b = 0, n = 0], key) => {
      const d = (b - a) / (j - i)
      return f`Check with the middle: the average term is \(${key} \div ${n} = ${key / n}\), and it must lie half-way between the first term, ${a - (i - 1) * d}, and the last, ${a + (n - i) * d}. It does.`
    },
  },
  'as-old-as': {
    method:
      'Method: draw a table with two rows, the persons, and two columns, then and now. The same number of years passes for both, so one letter is enough for all four entries.',
    check: ([sum = 0], key, stem) =>
      stem.includes('sum of their ages')
        ? f`Check: the two ages now add up to ${sum}, so the other person is \(${sum} - ${key} = ${sum - key}\). Go back by the difference of the two ages and compare with the first sentence: it holds.`
        : null,
  },
  'chain-message': {
    method:
      'Method: write the numbers as powers. Every stage multiplies by the same factor, so the later stage is a known multiple of the earlier one, and their difference is a multiple of it too.',
    check: (numbers, key) => {
      const difference = Math.max(...numbers)
      return f`Check: the later stage then reaches \(${key} + ${difference} = ${key + difference}\), which is ${(key + difference) / key === 2 ? 'twice' : `${(key + difference) / key} times`} the earlier number, as it must be.`
    },
  },
  'chain-of-lights': {
    method:
      'Method: divide by the length of the pattern. Full patterns all contain the same number of each color, so only the few places after the last full pattern need a look.',
    check: () =>
      'Check: count each color in the full patterns and in the rest separately. The counts of all colors together must give the number of places asked about, and they do.',
  },
  'composed-functions': {
    method:
      'Method: work from the outside in. Write the inner function in place of the variable of the outer one, and then undo the operations one after the other, the last one first.',
    check: (numbers, key) => {
      const target = numbers.at(-1) ?? 0
      return f`Check by putting the value in: start with \(x = ${key}\), apply the inner function, then the outer one. The result is ${target}, as the question demands.`
    },
  },
  'first-unit-dearer': {
    method:
      'Method: work backward from the total. Take off what is paid whatever the length, and divide what remains by the price of one further unit; then add the units that were included.',
    check: ([base = 0, included = 0, rate = 0, extra = 0, total = 0], key, stem) =>
      stem.includes('surcharge') && total > 0
        ? f`Check forward: \(${base} + ${extra} + ${key - included} \times ${rate} = ${base + extra + (key - included) * rate}\) dollars, which is the price in the question.`
        : null,
  },
  'geometric-terms': {
    method:
      'Method: compare two terms by division. From one place to another the same factor is applied once for each step, so their quotient is a power of it, and its root is the factor.',
    check: () =>
      'Check: multiply the first term by the factor step by step. The list must pass through both terms that the question gives, each in its place, before the terms are added.',
  },
  'integers-between': {
    method:
      'Method: do the same to all three parts of a double inequality. Dividing by a negative number turns both signs around, and at the end it matters which of the two ends belongs to the stretch.',
    check: (_numbers, key) =>
      f`Check the two ends by putting them into the middle part: the first and the last of the ${key} integers fulfill the condition, and their outer neighbors do not.`,
  },
  'parcel-price': {
    method:
      'Method: decide for each number which of the two formulas applies before computing anything. The condition beside a formula says so, and one question may need both of them.',
    check: () =>
      'Check: at the limit itself both formulas give the same value, so the second begins where the first ends. That shows that the right formula was used on each side.',
  },
  'quadratic-roots': {
    method:
      'Method: factor the quadratic. Two numbers are wanted whose product is the last term and whose sum is the middle coefficient with the sign changed; they are the solutions.',
    check: (_numbers, key, stem) =>
      stem.includes('sum of the squares')
        ? f`Check without the solutions: the sum of the squares is the square of the sum minus twice the product. Sum and product stand in the equation, and they give ${key} as well.`
        : null,
  },
  'road-stones': {
    method:
      'Method: write distances with absolute values and split into two cases, a place between the two points and a place beyond one of them. Each case gives one linear equation.',
    check: () =>
      'Check each place by its two distances: divide the longer one by the shorter one, and the ratio named in the question must come out both times.',
  },
  'rows-removed': {
    method:
      'Method: express both quantities with the same letter, before and after, and multiply out. The terms that both have in common cancel, and what is left is the change.',
    check: (_numbers, _key) =>
      'Check with a number: take \\(x = 10\\), count the things before and after the change, and compare the difference with the value of the expression for \\(x = 10\\).',
  },
  'sales-commission': {
    method:
      'Method: work backward. Take off the fixed salary first; what remains is the commission, a known percent of the sales above the limit. Divide, and add the limit again.',
    check: ([salary = 0, rate = 0, limit = 0, pay = 0], key, stem) =>
      stem.includes('above') && stem.includes('In March')
        ? f`Check forward: \(${salary} + ${rate / 100} \times (${key} - ${limit}) = ${pay}\) dollars, which is what was earned in March.`
        : null,
  },
  'same-base-equation': {
    method:
      'Method: write both sides as powers of the same base. Then the exponents must be equal, and an equation with unknown exponents becomes a linear one.',
    check: (_numbers, key) =>
      f`Check: put \(x = ${key}\) into both exponents. After both sides have been written with the same base, the two exponents are equal, so the two powers are equal too.`,
  },
  'share-the-van': {
    method:
      'Method: let a letter stand for the number of people and write the share of each as a quotient. Multiplying by both denominators leads to a quadratic equation, and only a positive solution makes sense.',
    check: ([cost = 0, less = 0, more = 0], key, stem) =>
      stem.includes('in the end?') && stem.includes('drop out')
        ? f`Check: \(${cost} \div ${key} = ${cost / key}\) people pay ${key} dollars each in the end. Planned were ${cost / key + less} people with \(${cost} \div ${cost / key + less} = ${cost / (cost / key + less)}\) dollars each, which is ${more} less.`
        : null,
  },
  'square-identities': {
    method:
      'Method: use the square of a sum or of a difference. It ties together the sum, the sum of the squares and the product, so that two of the three give the third, without solving for the letters.',
    check: ([, , squares = 0, sum = 0], key, stem) =>
      stem.includes('value of \\(xy\\)') && stem.includes('x + y =') && squares > 0
        ? f`Check: \(${squares} + 2 \times ${key} = ${squares + 2 * key}\), and that is the square of ${sum}.`
        : null,
  },
  'stall-profit': {
    method:
      'Method: write the profit as one expression, the gain on each piece times their number minus what is paid in any case, and solve the double inequality for the number. It must be a whole number.',
    check: (_numbers, key) =>
      f`Check the ends: the first and the last of these numbers keep the profit inside the two bounds, and one piece less or one more does not. From the first to the last there are ${key} numbers.`,
  },
  'three-branches': {
    method:
      'Method: one letter for the number asked about, and everything else in terms of it. What moves from one place to another is taken off here and added there; the total stays the same.',
    check: ([all = 0, moved = 0], key, stem) =>
      stem.startsWith('Two ') && stem.includes('twice as many')
        ? f`Check: now it is ${key} and ${all - key}. After the move it would be ${key - moved} and ${all - key + moved}, and the second is twice the first.`
        : null,
  },
  'two-orders': {
    method:
      'Method: elimination. Two orders give two equations in two prices; multiply one of them so that a letter has the same coefficient in both, and subtract.',
    check: () =>
      'Check: put both prices into the order that was not used last. Its total must come out as the question states it, and only then compute the order that is asked for.',
  },
}

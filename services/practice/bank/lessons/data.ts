import { f, type Lessons } from './lesson.ts'

/** Counting, sets, probability and statistics. */
export const dataLessons: Lessons = {
  committee: {
    method:
      "Method: count the opposite. 'At least one' covers many cases, but its opposite, none at all, is a single one: subtract it from all choices, in which the order does not matter.",
    check: () =>
      'Check by adding up the cases the long way: exactly one, exactly two, and so on. Their sum must be the same number, and every committee is in exactly one of these cases.',
  },
  'draw-two': {
    method:
      "Method: the opposite event. 'At least one' is one minus 'none', and without putting back both the number of favorable things and the total are one smaller for the second draw.",
    check: () =>
      'Check by adding the cases: first yes and second no, first no and second yes, both yes. Together with none at all they must make 1, and they do.',
  },
  exhibition: {
    method:
      'Method: choices from separate groups multiply, and what must not happen is subtracted. Count all selections first, then those that break the rule, with the fixed ones set and the rest chosen.',
    check: () =>
      'Check by counting the allowed selections directly: with the one and without the other, the other way round, and with neither. The three numbers add up to the same result.',
  },
  'independent-alarms': {
    method:
      "Method: multiply the opposites. For independent events 'at least one' fails only if both fail, so the probability that both fail is the product of the two failures.",
    check: (_numbers, key) =>
      f`Check: with ${100 * key}% for the one that was unknown, multiply the two probabilities of failure and subtract from 1. The probability of at least one in the question comes out.`.replace(
        / \S+% for/,
        ' this probability for',
      ),
  },
  'line-up': {
    method:
      'Method: treat those who stay together as one block. Order the blocks, then the people inside; if they must not be together, subtract this number from all orders.',
    check: ([n = 0], key, stem) => {
      if (!stem.includes('must not')) return null
      const all = Array.from({ length: n }, (_, at) => at + 1).reduce((product, each) => product * each, 1)
      return f`Check the share: of all ${all} orders, \(\frac{${all - key}}{${all}} = \frac{2}{${n}}\) have the two side by side, because each of the ${n - 1} neighboring pairs of places is one of \(\frac{${n} \times ${n - 1}}{2}\).`
    },
  },
  'locker-codes': {
    method:
      'Method: fill the places with a condition first. Choose the digits for the first and the last place together, because one digit may suit both, and then fill the places between with what is left.',
    check: () =>
      'Check for double counting: take each possible first digit in turn and count the last digits that are left for it. The sum of these numbers is the number of pairs used here.',
  },
  'menu-choices': {
    method:
      'Method: multiply the choices, and treat what is excluded before going on. Restrictions on two of the courses change the number of pairs; every pair that is left goes with each third choice.',
    check: ([a = 0, b = 0, c = 0, not = 0], key, stem) =>
      stem.includes('are not offered')
        ? f`Check the other way: all \(${a} \times ${b} \times ${c} = ${a * b * c}\) meals minus the \(${not} \times ${c} = ${not * c}\) with a pair that is not offered leave ${key}.`
        : null,
  },
  'overlap-count': {
    method:
      'Method: two overlapping circles. The two numbers count those in both twice, so sum, overlap, total and those outside are tied together; fill in the four parts one after the other.',
    check: ([total = 0, a = 0, b = 0, neither = 0], key, stem) => {
      if (!stem.includes('exactly one')) return null
      const both = a + b + neither - total
      return f`Check by the parts: \(${a - both}\) only the first, \(${b - both}\) only the second, ${both} both and ${neither} neither make \(${a - both} + ${b - both} + ${both} + ${neither} = ${total}\), and the first two are ${key}.`
    },
  },
  'pick-one': {
    method:
      'Method: inclusion and exclusion. Add the multiples of each number, take off those of both, which were counted twice, and compare with all the numbers of the range, both ends included.',
    check: () =>
      'Check by the pattern: multiples of both numbers repeat in a fixed cycle, so in each full cycle the same share is left. The probability must be close to that share.',
  },
  'three-courses': {
    method:
      'Method: count what is missing. Whoever is not in all groups misses at least one, so the number in all three is smallest when nobody misses two, and the total minus those who miss one is left.',
    check: () =>
      'Check: add all three groups. Everyone in exactly one, two or three of them is counted that often, and the sum must agree with the numbers of the question.',
  },
  'two-wheels': {
    method:
      'Method: list equally likely pairs in an orderly way. For each number of the first wheel, count how many numbers of the second one fit, add these counts, and divide by the number of all pairs.',
    check: () =>
      'Check with the opposite: count the pairs with equal numbers and those with the other wheel ahead. The three counts must add up to the number of all pairs.',
  },
  'average-after-one': {
    method:
      'Method: work with totals. An average times the number of values is their total, and the difference between the totals before and after is the value that was added or removed.',
    check: ([n = 0, mean = 0, later = 0], key, stem) =>
      stem.includes('removed')
        ? f`Check: \(${n} \times ${mean} - ${key} = ${n * mean - key}\), and divided by ${n - 1} that is ${later}. Removing a value ${later > mean ? 'below the average raises' : 'above the average lowers'} the average, so the direction is right too.`
        : f`Check: \(${n} \times ${mean} + ${key} = ${n * mean + key}\), and divided by ${n + 1} that is ${(n * mean + key) / (n + 1)}, the average after the change.`,
  },
  'blend-strength': {
    method:
      'Method: keep track of one ingredient. Its amount, percent times quantity, is the same before and after blending, which gives one linear equation.',
    check: ([have = 0, low = 0, high = 0, goal = 0], key, stem) =>
      stem.includes('must be added')
        ? f`Check: the blend contains \(${low / 100} \times ${have} + ${high / 100} \times ${key} = ${(low * have + high * key) / 100}\) of the ingredient in ${have + key} in all, and that is ${goal}%.`
        : null,
  },
  'course-mark': {
    method:
      'Method: let one weight be a letter and the other what is missing from 1. The weighted average must lie nearer to the score with the greater weight.',
    check: ([a = 0, b = 0, mean = 0], key, stem) =>
      stem.includes('weighted average') && key < 100 && key > 1
        ? f`Check: \(${key / 100} \times ${a} + ${1 - key / 100} \times ${b} = ${mean}\), as required. The average is also nearer to ${key > 50 ? a : b}, the score with the greater weight.`
        : null,
  },
  'deviations-from-mean': {
    method:
      'Method: follow the definition step by step. Find the mean and the differences from it, square them, average the squares, and take the square root.',
    check: (_numbers, key, stem) =>
      stem.includes('definition')
        ? f`Check by size: the differences add up to 0, as they must, and the result of ${key} lies between the least and the greatest distance from the mean.`
        : null,
  },
  'extreme-value': {
    method:
      'Method: put the numbers in order and see which conditions fix some of them. Then make each of the others as great or as small as the conditions allow.',
    check: () => null,
  },
  'group-averages': {
    method:
      'Method: work with totals. Averages of groups of different sizes cannot simply be averaged, but their totals can be added and subtracted.',
    check: ([n = 0, a = 0, k = 0, all = 0], key, stem) =>
      stem.includes('together')
        ? f`Check: \(\frac{${n} \times ${a} + ${k} \times ${key}}{${n + k}} = ${all}\), as given. The combined average is nearer to ${n > k ? a : key}, the average of the larger group.`
        : null,
  },
  'median-with-unknown': {
    method:
      'Method: put the values in order first. The median is the middle value, or the average of the two in the middle, and the range is the greatest value minus the least.',
    check: () => null,
  },
  'misread-entry': {
    method:
      'Method: correct the total, not the average. The average times the number of values gives the total that was used; correct it, and divide by the right number of values.',
    check: ([n = 0, mean = 0, typed = 0, real = 0, extra = 0], key, stem) =>
      stem.includes('left out')
        ? f`Check: \(${n + 1} \times ${key} = ${(n + 1) * key}\), which is the old total of ${n * mean} plus the net correction of \(${real} - ${typed} + ${extra} = ${real - typed + extra}\).`
        : null,
  },
  'same-spread': {
    method:
      'Method: ask what happens to the distances from the mean. Adding the same number to every value changes none of them; multiplying every value by a number multiplies them all.',
    check: ([mean = 0, sd = 0, times = 1, plus = 0, k = 0], key, stem) =>
      stem.includes('multiplied by') && stem.includes('above the mean') && k > 0
        ? f`Check by undoing both steps: \(\frac{${key} - ${plus}}{${times}} = ${(key - plus) / times}\), and that is \(${(key - plus) / times} - ${mean} = ${(key - plus) / times - mean}\) above the old mean, which is ${k} times ${sd}.`
        : null,
  },
}

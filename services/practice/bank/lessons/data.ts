import { f, type Lessons } from './lesson.ts'

/** Counting, sets, probability and statistics. */
export const dataLessons: Lessons = {
  committee: {
    method:
      "Method: count the opposite. 'At least one' covers several cases, but its opposite, 'none at all', is a single case. Subtract it from the total.",
    check: () => null,
  },
  'draw-two': {
    method:
      "Method: use the complement. The probability of 'at least one' is 1 minus the probability of 'none', which is a single case.",
    check: () => null,
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
      'Method: work with totals. An average times the number of things is their total, totals can be subtracted, and the difference of the two totals belongs to what came or went.',
    check: ([n = 0, mean = 0, later = 0], key, stem) =>
      stem.includes('taken out')
        ? f`Check: \(${n} \times ${mean} - ${key} = ${n * mean - key}\), and divided by ${n - 1} that is ${later}. Taking out a value below the average raises it, which fits.`
        : f`Check: \(${n} \times ${mean} + ${key} = ${n * mean + key}\), and divided by ${n + 1} that is ${(n * mean + key) / (n + 1)}, the average after the change.`,
  },
  'blend-strength': {
    method:
      'Method: follow one substance. The amount of it before and after mixing is the same, percent times quantity on each side, which gives one linear equation.',
    check: ([have = 0, low = 0, high = 0, goal = 0], key, stem) =>
      stem.includes('make a blend')
        ? f`Check: \(${low / 100} \times ${have} + ${high / 100} \times ${key} = ${(low * have + high * key) / 100}\) in ${have + key} in all, and that is ${goal}%.`
        : null,
  },
  'course-mark': {
    method:
      'Method: weighted average. Let one weight be a letter and the other what is missing to 1; the result lies nearer to the mark with the greater weight, which is a quick check.',
    check: ([a = 0, b = 0, mean = 0], key, stem) =>
      stem.includes('weighted average') && key < 100 && key > 1
        ? f`Check: \(${key / 100} \times ${a} + ${1 - key / 100} \times ${b} = ${mean}\). The result is nearer to the mark with the greater weight, as it should be.`
        : null,
  },
  'deviations-from-mean': {
    method:
      'Method: follow the definition step by step. Find the mean, then the distances from it, square them, average the squares, and take the root; squares make signs disappear.',
    check: ([, , , ,], key, stem) =>
      stem.includes('root of the average')
        ? f`Check by size: the distances from the mean add up to 0 when their signs are kept, and the result, ${key}, lies between the smallest and the greatest of the distances.`
        : null,
  },
  'extreme-value': {
    method:
      'Method: put the values in order and push them to their limits one at a time. Median and range fix some places; the others are chosen as large or as small as different whole numbers allow.',
    check: (_numbers, key, stem) =>
      stem.includes('all different')
        ? f`Check that the list behind ${key} keeps every condition, the median, the range and different values, and that no single value can move on without breaking one of them.`
        : null,
  },
  'group-averages': {
    method:
      'Method: totals. Averages of groups of different size cannot be averaged, but their totals add up; find the total of all, take off the known group, and divide what is left.',
    check: ([n = 0, a = 0, k = 0, all = 0], key, stem) =>
      stem.includes('Together with')
        ? f`Check: \(\frac{${n} \times ${a} + ${k} \times ${key}}{${n + k}} = ${all}\). The average of all lies between the two and nearer to that of the larger group.`
        : null,
  },
  'median-with-unknown': {
    method:
      'Method: order the values before anything else. The median is the middle one, or the average of the two in the middle, and the range is the distance from the first to the last.',
    check: () =>
      'Check by counting: as many values must stand to the left of the median as to its right, and no value may lie outside the two that the range was taken from.',
  },
  'misread-entry': {
    method:
      'Method: correct the total, not the average. Average times number gives the total that was used; take off what was wrong, add what is right, and divide by the right number of values.',
    check: ([n = 0, mean = 0], key, stem) =>
      stem.includes('left out one further')
        ? f`Check by size: the corrections change the total of ${n * mean}, and one value more is counted, so the new average, ${key}, differs from ${mean} by little, in the direction of the corrections.`
        : null,
  },
  'same-spread': {
    method:
      'Method: ask what happens to distances. Adding the same number to all values moves the mean but no distance; multiplying stretches every distance, and the standard deviation with them.',
    check: ([mean = 0, sd = 0, times = 1, plus = 0, k = 0], key, stem) =>
      stem.includes('multiplied by') && stem.includes('above the mean') && k > 0
        ? f`Check backward: undo both steps, \(\frac{${key} - ${plus}}{${times}} = ${(key - plus) / times}\), and that lies \(${(key - plus) / times} - ${mean} = ${(key - plus) / times - mean}\) above the old mean, ${k} times ${sd}.`
        : null,
  },
}

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
      'Method: count in steps. Choices from separate groups are multiplied; a condition is handled by filling the restricted places first, or by subtracting what it excludes.',
    check: () => null,
  },
  'independent-alarms': {
    method:
      'Method: for independent events, the probability that both happen is the product of their probabilities. Write the given probability as such products and solve for the unknown one.',
    check: () => null,
  },
  'line-up': {
    method:
      'Method: count the complement. Treat the two people as one block to count the orders in which they are together, and subtract that number from all orders.',
    check: ([n = 0], key, stem) => {
      if (!stem.includes('must not')) return null
      const all = Array.from({ length: n }, (_, at) => at + 1).reduce((product, each) => product * each, 1)
      return f`Check: there are \(\frac{${n} \times ${n - 1}}{2} = ${(n * (n - 1)) / 2}\) pairs of places, and ${n - 1} of them are next to each other. So the two are together in \(\frac{${n - 1}}{${(n * (n - 1)) / 2}} = \frac{2}{${n}}\) of the ${all} orders, and \(\frac{${n - 2}}{${n}} \times ${all} = ${key}\).`
    },
  },
  'locker-codes': {
    method:
      'Method: fill the places that have a condition first. Here these are the first and the last place, and one digit may be suitable for both.',
    check: () => null,
  },
  'menu-choices': {
    method:
      'Method: multiply independent choices. If a restriction ties two of them together, count the allowed pairs first.',
    check: ([a = 0, b = 0, c = 0, not = 0], key, stem) =>
      stem.includes('are not offered')
        ? f`Check: without the restriction there would be \(${a} \times ${b} \times ${c} = ${a * b * c}\), and \(${not} \times ${c} = ${not * c}\) of these are not offered. The difference is ${key}.`
        : null,
  },
  'overlap-count': {
    method:
      'Method: draw two overlapping circles. People in both circles are counted twice when the two numbers are added.',
    check: ([total = 0, a = 0, b = 0, neither = 0], key, stem) => {
      if (!stem.includes('exactly one')) return null
      const both = a + b + neither - total
      return f`Check: ${a - both} do only the first, ${b - both} only the second, ${both} both, and ${neither} neither, and \(${a - both} + ${b - both} + ${both} + ${neither} = ${total}\).`
    },
  },
  'pick-one': {
    method:
      'Method: inclusion and exclusion. Add the multiples of each number and subtract the common multiples once, because they were counted twice.',
    check: () => null,
  },
  'three-courses': {
    method:
      'Method: with overlapping groups, make sure that each person is counted once. Correct the sum of the groups for those counted too often, or look at those missing from a group.',
    check: () => null,
  },
  'two-wheels': {
    method:
      'Method: count equally likely pairs. For each number in the first set, count how many numbers in the second set fit, and add these counts.',
    check: () => null,
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

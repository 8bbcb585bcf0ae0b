import { f, type Lessons } from './lesson.ts'

/** Counting, sets, probability and statistics. */
export const dataLessons: Lessons = {
  committee: {
    method:
      'Method: count the opposite. "At least one" covers several cases, but its opposite, "none at all," is a single case. Subtract it from the total.',
    check: () => null,
  },
  'draw-two': {
    method:
      'Method: subtract from 1. The probability of "at least one" is 1 minus the probability of "none," which is a single case.',
    check: () => null,
  },
  exhibition: {
    method:
      'Method: count the choices for each group and multiply them, because they are made separately. If there is a condition, fill the restricted places first or subtract what the condition excludes.',
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
    method: 'Method: fill the places that have a condition before the others, because they leave the fewest choices.',
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
      const [, one = '', two = '', verb = ''] = /survey, \d+ (.+?), \d+ (.+?), and \d+ (\w+) neither/.exec(stem) ?? []
      const both = a + b + neither - total
      return f`Check: \(${a} - ${both} = ${a - both}\) only ${one} and \(${b} - ${both} = ${b - both}\) only ${two}. With ${both} who ${verb} both and ${neither} who ${verb} neither, that makes \(${a - both} + ${b - both} + ${both} + ${neither} = ${total}\).`
    },
  },
  'pick-one': {
    method:
      'Method: count the integers that are multiples of at least one of the two numbers. All the others are multiples of neither.',
    check: () => null,
  },
  'three-courses': {
    method:
      'Method: with overlapping groups, make sure that each person is counted once. Correct the sum of the groups for those counted too often, or look at those missing from a group.',
    check: () => null,
  },
  'two-wheels': {
    method:
      'Method: count the pairs that fit, because all pairs are equally likely. For each number in the first set, count how many numbers in the second set fit, and add these counts.',
    check: () => null,
  },
  'average-after-one': {
    method:
      'Method: work with totals. The number of values times their average is their total. The difference between the two totals is the value that was added or removed.',
    check: ([n = 0, mean = 0, later = 0], key, stem) =>
      stem.includes('removed')
        ? f`Check: with ${key} put back, the total is \(${(n - 1) * later} + ${key} = ${n * mean}\), and \(\frac{${n * mean}}{${n}} = ${mean}\), the old average.`
        : f`Check: \(${n} \times ${mean} + ${key} = ${n * mean + key}\), and divided by ${n + 1} that is ${(n * mean + key) / (n + 1)}, the average after the change.`,
  },
  'blend-strength': {
    method:
      'Method: keep track of one ingredient. Its amount, percent times quantity, is the same before and after blending.',
    check: ([have = 0, low = 0, high = 0, goal = 0], key, stem) =>
      stem.includes('must be added')
        ? f`Check: the blend contains \(${low / 100} \times ${have} + ${high / 100} \times ${key} = ${(low * have + high * key) / 100}\) ${stem.includes('copper') ? 'pounds of copper' : 'liters of the ingredient'} in a total of ${have + key}, which is ${goal}%.`
        : null,
  },
  'course-mark': {
    method:
      'Method: let a variable stand for one weight. The two weights add up to 1, which gives one equation for the weighted average.',
    check: ([a = 0, b = 0, mean = 0], key, stem) =>
      stem.includes('weighted average') && key < 100 && key > 1
        ? f`Check: \(${key / 100} \times ${a} + ${1 - key / 100} \times ${b} = ${mean}\), as required. The average is also closer to ${key > 50 ? a : b}, the score with the greater weight.`
        : null,
  },
  'deviations-from-mean': {
    method:
      'Method: follow the definition step by step. Find the mean and the differences from it, square them, average the squares, and take the square root.',
    check: (_numbers, key, stem) =>
      stem.includes('definition')
        ? f`Check: the differences add up to 0, and the result of ${key} is between the least and greatest distances from the mean.`
        : null,
  },
  'extreme-value': {
    method:
      'Method: put the numbers in order. Make each number that is not fixed as great or as small as the conditions allow.',
    check: () => null,
  },
  'group-averages': {
    method:
      'Method: work with totals. Averages of groups of different sizes cannot simply be averaged, but their totals can be added and subtracted.',
    check: ([n = 0, a = 0, k = 0, all = 0], key, stem) =>
      stem.includes('together')
        ? f`Check: \(\frac{${n} \times ${a} + ${k} \times ${key}}{${n + k}} = ${all}\), as given. The combined average is closer to ${n > k ? a : key}, the average of the larger group.`
        : null,
  },
  'median-with-unknown': {
    method:
      'Method: put the values in order first. The median is the middle value, or the average of the two in the middle, and the range is the greatest value minus the least.',
    check: () => null,
  },
  'misread-entry': {
    method:
      'Method: correct the total, not the average. Then divide the correct total by the correct number of values.',
    check: ([n = 0, mean = 0, typed = 0, real = 0, extra = 0], key, stem) =>
      stem.includes('left out')
        ? f`Check: \(${n + 1} \times ${key} = ${(n + 1) * key}\), which is the old total of ${n * mean} plus the net correction of \(${real} - ${typed} + ${extra} = ${real - typed + extra}\).`
        : null,
  },
  'same-spread': {
    method: 'Method: ask what happens to the distances from the mean. They determine the standard deviation.',
    check: ([mean = 0, sd = 0, times = 1, plus = 0, k = 0], key, stem) =>
      stem.includes('multiplied by') && stem.includes('above the mean') && k > 0
        ? f`Check by undoing both steps: \(\frac{${key} - ${plus}}{${times}} = ${(key - plus) / times}\), and that is \(${(key - plus) / times} - ${mean} = ${(key - plus) / times - mean}\) above the old mean, which is ${k} times ${sd}.`
        : null,
  },
}

import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, mul, sub, type Num } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const PLACES = [
  {
    kind: 'library',
    a: 'Park',
    b: 'Harbor',
    c: 'Hill',
    things: 'loans',
    happens: 'had',
    day: 'On one day',
    move: 'books',
  },
  {
    kind: 'bakery',
    a: 'Market Street',
    b: 'Station',
    c: 'Riverside',
    things: 'loaves',
    happens: 'sold',
    day: 'On one day',
    move: 'trays',
  },
  {
    kind: 'museum',
    a: 'Maritime',
    b: 'Railway',
    c: 'Glass',
    things: 'visitors',
    happens: 'had',
    day: 'In one week',
    move: 'exhibits',
  },
  {
    kind: 'nursery',
    a: 'East',
    b: 'West',
    c: 'North',
    things: 'shrubs',
    happens: 'sold',
    day: 'In one week',
    move: 'shrubs',
  },
] as const

interface Branches {
  level: Level
  /** What the first branch has; the second has `times` as many and `less` fewer. */
  first: number
  times: number
  less: number
  more: number
  place: (typeof PLACES)[number]
}

export const threeBranches = problem<Branches>({
  id: 'three-branches',
  skill: 'translating',
  version: 4,
  levels: [-0.7, 0, 0.8],
  places: [
    [0, 8, 4, 4, 4],
    [0, 0, 6, 7, 7],
    [12, 4, 2, 1, 1],
  ],
  draw: (random, level) => {
    const times = random.int(2, 4)
    const first = random.int(18, 90)
    const [less, more] = [random.int(3, 17), random.int(4, 25)]
    if (level === 3) {
      const after = (first - less) * times
      if (first < less + 8 || after - less < 10 || after - less === first) return null
    }
    return { level, first, times, less, more, place: random.pick(PLACES) }
  },
  write: (branches) => ({
    ...byLevel(branches, [two, three, moved]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (printed, stem) => {
    const numbers = stem.includes('twice') ? printed.toSpliced(stem.includes('were moved') ? 2 : 1, 0, 2) : printed
    if (stem.includes('were moved')) {
      const [all = 0, n = 0, k = 0] = numbers
      return search([n, all], (a) => all - a + n === k * (a - n))
    }
    const [less = 0, k = 0, third = 0, fourth = 0] = numbers
    if (numbers.length === 3) return k * search([1, 500], (a) => a + (k * a - less) === third) - less
    return search([1, 3000], (c) => (c - third + less) % k === 0 && (c - third + less) / k + c - third + c === fourth)
  },
})

const fold = (times: number): string => (times === 2 ? 'twice' : `${times} times`)

function two({ first, times, less, place }: Branches): Written {
  const { kind, a, b, things, happens, day } = place
  const second = times * first - less
  const all = first + second
  return {
    stem: t`${day}, the ${b} ${kind} ${happens} ${less} fewer than ${fold(times)} as many ${things} as the ${a} ${kind}. Together the two ${happens} ${all} ${things}. How many ${things} did the ${b} ${kind} ${happens === 'sold' ? 'sell' : 'have'}?`,
    key: second,
    wrong: [
      [
        first,
        'other-unknown',
        () =>
          t`${first} is how many ${things} the ${a} ${kind} ${happens}. The ${b} ${kind} ${happens} ${m`${times} \times ${first} - ${less} = ${second}`}.`,
      ],
      [
        times * first,
        'stopped-early',
        () =>
          t`${m`${times} \times ${first} = ${times * first}`} is ${fold(times)} as many as the ${a} ${kind} ${happens}. The ${b} ${kind} ${happens} ${less} fewer than that.`,
      ],
      [
        mul(times, div(all, times + 1)),
        'ignored-condition',
        () =>
          t`This answer divides ${all} in the ratio ${times} to 1, ${m`\frac{${times}}{${times + 1}} \times ${all}`}, and so ignores the words "${less} fewer." Add ${less} to ${all} before you divide by ${times + 1}.`,
      ],
      [
        div(times * (all - less), times + 1),
        'moved-without-changing-sign',
        () =>
          t`This answer subtracts ${less} from ${all} instead of adding it, which gives ${m`x = ${div(all - less, times + 1)}`}, and stops at ${m`${times}x`}. The ${b} ${kind} ${happens} ${less} fewer than that.`,
      ],
      [
        sub(mul(times, div(all - less, times + 1)), less),
        'moved-without-changing-sign',
        () =>
          t`This answer solves ${m`${times + 1}x = ${all} - ${less}`}. Since the equation is ${m`${times + 1}x - ${less} = ${all}`}, add ${less} to ${all} instead.`,
      ],
      [
        times * first + less,
        'lost-sign',
        () =>
          t`This answer adds: ${m`${times} \times ${first} + ${less} = ${times * first + less}`}. The word "fewer" means that ${less} must be subtracted.`,
      ],
      [
        second - first,
        'answered-other-quantity',
        () =>
          t`${m`${second} - ${first} = ${second - first}`} is how many more the ${b} ${kind} ${happens} than the ${a} ${kind}. The question asks for all ${things} of the ${b} ${kind}.`,
      ],
      [
        sub(all, div(all, times)),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer gives the ${a} ${kind} ${m`\frac{1}{${times}}`} of ${all}. One part and ${times} parts are ${times + 1} parts altogether.`,
      ],
    ],
    because: t`If ${m`x`} is the number of ${things} that the ${a} ${kind} ${happens}, then ${m`x + ${times}x - ${less} = ${all}`} gives ${m`x = ${first}`}, and ${m`${times} \times ${first} - ${less} = ${second}`}.`,
    quick: [
      t`If the ${b} ${kind} had ${happens === 'sold' ? 'sold' : 'had'} ${less} more, the total would be ${m`${all} + ${less} = ${all + less}`}, or ${times + 1} equal parts of ${m`${all + less} \div ${times + 1} = ${first}`}. One part belongs to the ${a} ${kind}, so the ${b} ${kind} ${happens} ${m`${all} - ${first} = ${second}`}.`,
    ],
    full: [
      t`Let ${m`x`} be the number of ${things} that the ${a} ${kind} ${happens}. Then the ${b} ${kind} ${happens} ${m`${times}x - ${less}`}.`,
      t`From ${m`x + ${times}x - ${less} = ${all}`} it follows that ${m`${times + 1}x = ${all + less}`}, so ${m`x = ${first}`}.`,
      t`The ${b} ${kind} ${happens} ${m`${times} \times ${first} - ${less} = ${second}`} ${things}.`,
      t`Check: ${m`${first} + ${second} = ${all}`}.`,
    ],
    hints: [
      t`If ${m`x`} is the number of ${things} that the ${a} ${kind} ${happens}, what is the number that the ${b} ${kind} ${happens}?`,
      t`The two numbers add up to ${all}. What would the sum be without the words "${less} fewer"?`,
    ],
  }
}

function three({ first, times, less, more, place }: Branches): Written {
  const { kind, a, b, c, things, happens, day } = place
  const second = times * first - less
  const third = second + more
  const all = first + second + third
  const rest = all + 2 * less - more
  const from = (x: Num): Num => sub(mul(times, x), less - more)
  return {
    stem: t`${day}, the ${b} ${kind} ${happens} ${less} fewer than ${fold(times)} as many ${things} as the ${a} ${kind}. The ${c} ${kind} ${happens} ${more} more than the ${b} ${kind}. All three together ${happens} ${all} ${things}. How many ${things} did the ${c} ${kind} ${happens === 'sold' ? 'sell' : 'have'}?`,
    key: third,
    wrong: [
      [second, 'other-unknown', () => t`${second} is how many ${things} the ${b} ${kind} ${happens}. The ${c} ${kind} ${happens} ${more} more than that.`],
      [first, 'other-unknown', () => t`${first} is how many ${things} the ${a} ${kind} ${happens}. The question asks about the ${c} ${kind}.`],
      [first + more, 'reversed-translation', () => t`This answer adds ${more} to what the ${a} ${kind} ${happens}. The ${c} ${kind} ${happens} ${more} more than the ${b} ${kind}, which ${happens} ${second}.`],
      [times * first + more, 'ignored-condition', () => t`In the last step, ${m`${times} \times ${first} + ${more} = ${times * first + more}`} forgets to subtract ${less}. The ${b} ${kind} ${happens} only ${m`${times} \times ${first} - ${less} = ${second}`}.`],
      [from(div(all + less - more, 2 * times + 1)), 'ignored-condition', () => t`This answer solves ${m`${2 * times + 1}x = ${all} + ${less} - ${more}`}. The ${less} fewer count for the ${b} ${kind} and for the ${c} ${kind}, so add ${m`2 \times ${less}`}.`],
      [from(div(all - more, 2 * times + 1)), 'ignored-condition', () => t`This answer solves ${m`${2 * times + 1}x = ${all} - ${more}`}, without the ${less} fewer. The equation should be ${m`${2 * times + 1}x = ${all} + ${2 * less} - ${more}`}.`],
      [from(div(all + 2 * less + more, 2 * times + 1)), 'moved-without-changing-sign', () => t`This answer adds ${more} instead of subtracting it: ${m`${2 * times + 1}x = ${all} + ${2 * less} + ${more} = ${all + 2 * less + more}`}, so ${m`x = ${div(all + 2 * less + more, 2 * times + 1)}`}. It should be ${m`${2 * times + 1}x = ${rest}`}.`],
      [div(all, 3), 'ignored-condition', () => t`This answer divides ${all} equally: ${m`${all} \div 3 = ${div(all, 3)}`}. But the three numbers are different: ${first}, ${second}, and ${third}.`],
      [third + less, 'lost-sign', () => t`In the last step, this answer leaves out the ${less} fewer. The number is ${m`${times} \times ${first} - ${less} + ${more} = ${third}`}.`],
    ], // prettier-ignore
    because: t`If ${m`x`} is the number of ${things} that the ${a} ${kind} ${happens}, then ${m`x + (${times}x - ${less}) + (${times}x - ${less} + ${more}) = ${all}`} gives ${m`x = ${first}`}. So the ${b} ${kind} ${happens} ${m`${times} \times ${first} - ${less} = ${second}`} and the ${c} ${kind} ${m`${second} + ${more} = ${third}`}.`,
    quick: [
      t`The "${less} fewer" lowers the total twice, for the ${b} and the ${c} ${kind}. The "${more} more" raises it once. Without them, the total would be ${m`${all} + 2 \times ${less} - ${more} = ${rest}`}. That is ${m`1 + ${times} + ${times} = ${2 * times + 1}`} times what the ${a} ${kind} ${happens}: ${m`${rest} \div ${2 * times + 1} = ${first}`}. So the answer is ${m`${times} \times ${first} - ${less} + ${more} = ${third}`}.`,
    ],
    full: [
      t`Let ${m`x`} be the number of ${things} that the ${a} ${kind} ${happens}. Then the ${b} ${kind} ${happens} ${m`${times}x - ${less}`} and the ${c} ${kind} ${m`${times}x - ${less} + ${more}`}.`,
      t`The total is ${m`${2 * times + 1}x - ${2 * less} + ${more} = ${all}`}, so ${m`x = \frac{${rest}}{${2 * times + 1}} = ${first}`}.`,
      t`The ${c} ${kind} ${happens} ${m`${times} \times ${first} - ${less} + ${more} = ${third}`} ${things}.`,
      t`Check: ${m`${first} + ${second} + ${third} = ${all}`}.`,
    ],
    hints: [
      t`If ${m`x`} is the number of ${things} that the ${a} ${kind} ${happens}, what are the numbers that the other two ${happens}?`,
      t`Add the three expressions. How many times does each of ${less} and ${more} appear in the sum?`,
    ],
  }
}

function moved({ first, times, less, place }: Branches): Written {
  const { kind, a, b, move } = place
  const after = first - less
  const second = times * after - less
  const all = first + second
  const wrong: Wrong[] = [
    [
      after,
      'stopped-early',
      () => t`${after} is the number of ${move} at ${a} after the move. Now ${a} has ${less} more than that.`,
    ],
    [second, 'other-unknown', () => t`${second} is the number of ${move} at ${b} now. The question asks about ${a}.`],
    [
      div(all + less, times + 1),
      'only-one-aged',
      () =>
        t`This answer solves ${m`${all} - x + ${less} = ${times}x`}, which leaves the ${less} ${move} at ${a}. After the move, ${a} has ${m`x - ${less}`}.`,
    ],
    [
      div(all + times * less, times + 1),
      'only-one-aged',
      () =>
        t`This answer solves ${m`${all} - x = ${times}(x - ${less})`}, which takes the ${less} ${move} from ${a} but does not add them to ${b}. After the move, ${b} has ${m`${all} - x + ${less}`}.`,
    ],
    [
      div(all - less, times + 1),
      'only-one-aged',
      () =>
        t`This answer divides ${m`${all} - ${less} = ${all - less}`} by ${times + 1}. But the ${less} ${move} that leave ${a} arrive at ${b}, so the total is still ${all}.`,
    ],
    [
      after - less,
      'lost-sign',
      () => t`This answer subtracts ${less} from ${after}, the number after the move. To go back, add ${less}.`,
    ],
    [
      second + less,
      'other-unknown',
      () => t`${second + less} is the number of ${move} at ${b} after the move. The question asks about ${a} now.`,
    ],
    [
      sub(all, div(all, times + 1)),
      'other-unknown',
      () =>
        t`This answer is the larger part of ${all}, ${times} of ${times + 1} equal parts. That is what ${b} has after the move. The question asks about ${a} now.`,
    ],
    [
      div(all, times),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer divides ${all} by ${times}. After the move there are ${m`1 + ${times} = ${times + 1}`} equal parts.`,
    ],
    [
      first + less,
      'doubled-or-halved',
      () =>
        t`This answer adds ${less} twice to ${after}, the number at ${a} after the move. Before the move, ${a} had ${m`${after} + ${less} = ${first}`}.`,
    ],
  ]
  return {
    stem: t`Two ${kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`}, ${a} and ${b}, have a total of ${count(all, move.slice(0, -1), move)}. If ${less} ${move} were moved from ${a} to ${b}, then ${b} would have ${fold(times)} as many ${move} as ${a}. How many ${move} does ${a} have now?`,
    key: first,
    wrong,
    because: t`After the move, ${a} would have 1 part and ${b} ${times} parts of all ${all} ${move}. So ${a} would have ${m`\frac{${all}}{${times + 1}} = ${after}`}, and now it has ${less} more: ${m`${after} + ${less} = ${first}`}.`,
    quick: [
      t`The total does not change, so after the move ${a} would have one of ${times + 1} equal parts, ${m`\frac{${all}}{${times + 1}} = ${after}`}. Now ${a} has ${less} more: ${m`${after} + ${less} = ${first}`}.`,
    ],
    full: [
      t`Let ${m`x`} be the number of ${move} at ${a} now, so that ${b} has ${m`${all} - x`}.`,
      t`After the move, ${a} would have ${m`x - ${less}`} and ${b} would have ${m`${all} - x + ${less}`}, so ${m`${all} - x + ${less} = ${times}(x - ${less})`}.`,
      t`Collect the terms: ${m`${times + 1}x = ${all} + ${less} + ${times * less} = ${all + less + times * less}`}, so ${m`x = ${first}`}.`,
      t`Check: after the move there would be ${m`${first} - ${less} = ${after}`} at ${a} and ${m`${second} + ${less} = ${second + less}`} at ${b}, and ${m`${times} \times ${after} = ${second + less}`}.`,
    ],
    hints: [
      t`Does the total number of ${move} change when ${less} of them are moved?`,
      t`After the move, the ${all} ${move} would be divided in the ratio 1 to ${times}. How many would ${a} have then?`,
    ],
  }
}

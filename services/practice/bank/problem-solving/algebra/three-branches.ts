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
    a: 'Market',
    b: 'Station',
    c: 'Castle',
    things: 'loaves',
    happens: 'sold',
    day: 'On one day',
    move: 'trays',
  },
  {
    kind: 'museum',
    a: 'Ship',
    b: 'Railway',
    c: 'Glass',
    things: 'visitors',
    happens: 'had',
    day: 'In one week',
    move: 'exhibits',
  },
  {
    kind: 'plant nursery',
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
  version: 3,
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
          t`${first} is the number at the ${a} ${kind}. At the ${b} ${kind} it was ${m`${times} \times ${first} - ${less} = ${second}`}.`,
      ],
      [
        times * first,
        'stopped-early',
        () =>
          t`${m`${times} \times ${first} = ${times * first}`} is not the end: the ${b} ${kind} ${happens} ${less} fewer.`,
      ],
      [
        mul(times, div(all, times + 1)),
        'ignored-condition',
        () => t`This splits ${all} as ${times} to 1 and leaves out the ${less} fewer.`,
      ],
      [
        div(times * (all - less), times + 1),
        'moved-without-changing-sign',
        () =>
          t`This takes ${less} off ${all} before dividing by ${times + 1}. From ${m`${times + 1}x - ${less} = ${all}`} the ${less} is added.`,
      ],
      [
        sub(mul(times, div(all - less, times + 1)), less),
        'moved-without-changing-sign',
        () =>
          t`This takes ${less} off ${all} before dividing. From ${m`${times + 1}x - ${less} = ${all}`} the ${less} is added.`,
      ],
      [
        times * first + less,
        'lost-sign',
        () => t`This adds ${less} to ${m`${times} \times ${first}`}. 'Fewer' takes them off.`,
      ],
      [
        second - first,
        'answered-other-quantity',
        () => t`${m`${second} - ${first} = ${second - first}`} is the difference between the two.`,
      ],
      [
        sub(all, div(all, times)),
        'part-to-part-as-part-to-whole',
        () =>
          t`This gives the ${a} ${kind} ${m`\frac{1}{${times}}`} of ${all}. One part and ${times} parts make ${times + 1}.`,
      ],
    ],
    because: t`With ${m`x`} at the ${a} ${kind}, ${m`x + ${times}x - ${less} = ${all}`} gives ${m`x = ${first}`}, and ${m`${times} \times ${first} - ${less} = ${second}`}.`,
    quick: [
      t`With ${less} more there would be ${all + less}, which is ${times + 1} equal parts of ${first}. So ${m`${all} - ${first} = ${second}`}.`,
    ],
    full: [
      t`Let ${m`x`} be the number at the ${a} ${kind}; the other has ${m`${times}x - ${less}`}.`,
      t`${m`x + ${times}x - ${less} = ${all}`}, so ${m`${times + 1}x = ${all + less}`} and ${m`x = ${first}`}.`,
      t`At the ${b} ${kind}: ${m`${times} \times ${first} - ${less} = ${second}`}.`,
    ],
    hints: [
      t`Call the number at the ${a} ${kind} ${m`x`}. What is the other?`,
      t`Solve ${m`x + ${times}x - ${less} = ${all}`}.`,
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
      [
        second,
        'other-unknown',
        () => t`${second} is the number at the ${b} ${kind}. The ${c} ${kind} ${happens} ${more} more.`,
      ],
      [first, 'other-unknown', () => t`${first} is the number at the ${a} ${kind}, the ${m`x`} of the equation.`],
      [
        first + more,
        'reversed-translation',
        () =>
          t`This puts the ${c} ${kind} ${more} above the ${a} ${kind}. It ${happens} ${more} more than the ${b} ${kind}, which ${happens} ${second}.`,
      ],
      [
        times * first + more,
        'ignored-condition',
        () =>
          t`This leaves out the ${less} fewer: the ${b} ${kind} ${happens} ${m`${times} \times ${first} - ${less} = ${second}`}.`,
      ],
      [
        from(div(all + less - more, 2 * times + 1)),
        'ignored-condition',
        () =>
          t`This uses the ${less} fewer only once. They are missing at the ${b} ${kind} and again at the ${c} ${kind}, so ${m`2 \times ${less}`}.`,
      ],
      [
        from(div(all - more, 2 * times + 1)),
        'ignored-condition',
        () =>
          t`This leaves the ${less} fewer out of the total: ${m`${2 * times + 1}x = ${all} + ${2 * less} - ${more}`}.`,
      ],
      [
        from(div(all + 2 * less + more, 2 * times + 1)),
        'moved-without-changing-sign',
        () =>
          t`This adds the ${more} when moving it. ${m`${2 * times + 1}x - ${2 * less} + ${more} = ${all}`} gives ${m`${2 * times + 1}x = ${rest}`}.`,
      ],
      [div(all, 3), 'ignored-condition', () => t`This shares ${all} equally among the three. They differ.`],
      [
        third + less,
        'lost-sign',
        () =>
          t`This puts the ${less} back after they had rightly been taken off: ${m`${times} \times ${first} - ${less} + ${more} = ${third}`}.`,
      ],
    ],
    because: t`${m`x + (${times}x - ${less}) + (${times}x - ${less} + ${more}) = ${all}`} gives ${m`x = ${first}`}; then ${m`${second} + ${more} = ${third}`}.`,
    quick: [
      t`Even out: ${m`${all} + 2 \times ${less} - ${more} = ${rest}`} is ${m`${2 * times + 1} \times ${first}`}. So the ${b} ${kind} ${happens} ${second}, the ${c} ${kind} ${third}.`,
    ],
    full: [
      t`Let ${m`x`} be the number at the ${a} ${kind}. Then the others have ${m`${times}x - ${less}`} and ${m`${times}x - ${less} + ${more}`}.`,
      t`Together ${m`${2 * times + 1}x - ${2 * less} + ${more} = ${all}`}, so ${m`x = \frac{${rest}}{${2 * times + 1}} = ${first}`}.`,
      t`At the ${c} ${kind}: ${m`${times} \times ${first} - ${less} + ${more} = ${third}`}.`,
    ],
    hints: [
      t`Write all three with ${m`x`} for the ${a} ${kind}.`,
      t`Solve ${m`${2 * times + 1}x - ${2 * less} + ${more} = ${all}`}.`,
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
      () => t`${after} is what the ${a} ${kind} would hold after the move. Now it holds ${less} more.`,
    ],
    [second, 'other-unknown', () => t`${second} is what the ${b} ${kind} holds now.`],
    [
      div(all + less, times + 1),
      'only-one-aged',
      () => t`This adds the ${less} to the ${b} ${kind} but does not take them from the ${a} ${kind}.`,
    ],
    [
      div(all + times * less, times + 1),
      'only-one-aged',
      () => t`This takes the ${less} from the ${a} ${kind} but does not add them to the ${b} ${kind}.`,
    ],
    [
      div(all - less, times + 1),
      'only-one-aged',
      () => t`This takes ${less} off the total. What leaves one ${kind} arrives at the other, so ${all} stays.`,
    ],
    [after - less, 'lost-sign', () => t`This takes ${less} off ${after} instead of putting them back.`],
    [second + less, 'other-unknown', () => t`${second + less} is what the ${b} ${kind} would hold after the move.`],
    [
      sub(all, div(all, times + 1)),
      'other-unknown',
      () =>
        t`This takes the larger part of ${all}, ${times} of ${times + 1}. After the move the ${a} ${kind} holds the smaller part.`,
    ],
    [
      div(all, times),
      'part-to-part-as-part-to-whole',
      () => t`This divides ${all} by ${times}. After the move there are ${m`1 + ${times} = ${times + 1}`} parts.`,
    ],
    [
      first + less,
      'doubled-or-halved',
      () =>
        t`This puts the ${less} back twice: ${after} after the move means ${m`${after} + ${less} = ${first}`} before it.`,
    ],
  ]
  return {
    stem: t`Two ${kind === 'library' ? 'libraries' : kind === 'bakery' ? 'bakeries' : `${kind}s`}, ${a} and ${b}, hold ${count(all, move.slice(0, -1), move)} between them. If ${less} were moved from ${a} to ${b}, then ${b} would hold ${fold(times)} as many as ${a}. How many ${move} does ${a} hold now?`,
    key: first,
    wrong,
    because: t`After the move ${a} would hold ${m`\frac{${all}}{${times + 1}} = ${after}`}; before it, ${m`${after} + ${less} = ${first}`}.`,
    quick: [t`The total stays ${all}: ${m`\frac{${all}}{${times + 1}} + ${less} = ${first}`}.`],
    full: [
      t`Let ${a} hold ${m`x`} now, so ${b} holds ${m`${all} - x`}.`,
      t`After the move: ${m`${all} - x + ${less} = ${times}(x - ${less})`}.`,
      t`So ${m`${times + 1}x = ${all + less + times * less}`} and ${m`x = ${first}`}.`,
    ],
    hints: ['Does the total change when things are moved?', t`After the move, ${all} is shared as 1 to ${times}.`],
  }
}

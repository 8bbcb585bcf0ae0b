import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole, rational } from '../../factory/rational.ts'

const CLUBS = [
  { who: 'members of a sports club', verb: 'play', list: ['tennis', 'squash', 'badminton'], does: 'plays' },
  { who: 'students of a college', verb: 'take', list: ['economics', 'statistics', 'history'], does: 'takes' },
  {
    who: 'readers of a publisher',
    verb: 'get',
    list: ['the daily letter', 'the weekly letter', 'the monthly letter'],
    does: 'gets',
  },
  { who: 'employees of a hotel', verb: 'speak', list: ['French', 'Arabic', 'Hindi'], does: 'speaks' },
] as const

interface Groups {
  level: Level
  /** Members of each group, of exactly two and of all three. */
  sizes: readonly [number, number, number]
  two: number
  all: number
  total: number
  club: (typeof CLUBS)[number]
}

export const threeCourses = problem<Groups>({
  id: 'three-courses',
  skill: 'sets',
  version: 5,
  levels: [0, 0.6, 1.4],
  places: [
    [1, 1, 1, 5, 12],
    [7, 7, 6, 0, 0],
    [4, 4, 5, 7, 0],
  ],
  draw: (random, level) => {
    const pairs = [random.int(2, 14), random.int(2, 14), random.int(2, 14)] as const
    const only = [random.int(3, 30), random.int(3, 30), random.int(3, 30)] as const
    const all = random.int(3, 16)
    const two = pairs[0] + pairs[1] + pairs[2]
    const club = random.pick(CLUBS)
    const total = only[0] + only[1] + only[2] + two + all
    const sizes = [
      only[0] + pairs[0] + pairs[1] + all,
      only[1] + pairs[0] + pairs[2] + all,
      only[2] + pairs[1] + pairs[2] + all,
    ] as const
    if (level < 3) return two === all || new Set(sizes).size < 3 ? null : { level, sizes, two, all, total, club }
    const most = random.int(40, 120)
    const big = [most - random.int(5, 20), most - random.int(4, 18), most - random.int(3, 16)] as const
    const least = big[0] + big[1] + big[2] - 2 * most
    return least < 4 || new Set(big).size < 3 ? null : { level, sizes: big, two: 0, all: least, total: most, club }
  },
  write: (groups) => ({
    ...byLevel(groups, [atLeastOne, allThree, leastAll]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n && value.n <= BigInt(groups.total * 2),
  }),
  second: ([a = 0, b = 0, c = 0, d = 0, e = 0], stem) => {
    if (stem.includes('smallest possible')) {
      // Whoever misses a group misses only one, as far as that goes.
      const [total, sizes] = [a, [b, c, d]]
      let full = total
      for (const size of sizes) for (let missing = size; missing < total; missing += 1) full -= 1
      return full
    }
    if (stem.includes('in all three?')) {
      for (let all = 0; all <= Math.min(b, c, d); all += 1) if (b + c + d - 2 * e - 3 * all + e + all === a) return all
      return Number.NaN
    }
    const ones = a + b + c - 2 * d - 3 * e
    return ones + d + e
  },
})

const sum = ({ sizes: [a, b, c] }: Groups): number => a + b + c

function atLeastOne(groups: Groups): Written {
  const [a, b, c] = groups.sizes
  const { two, all, total, club } = groups
  const { who, verb, does } = club
  const [x, y, z] = club.list
  const added = sum(groups)
  return {
    stem: t`Of the ${who}, ${a} ${verb} ${x}, ${b} ${verb} ${y} and ${c} ${verb} ${z}. Exactly ${two} of them ${verb} exactly two of the three, and ${all} ${verb} all three. How many ${verb} at least one?`,
    key: total,
    wrong: [
      [
        added,
        'overlap-not-subtracted',
        () =>
          t`This answer adds the three groups. Those in two of them are counted twice, those in all three three times.`,
      ],
      [
        added - two - all,
        'overlap-not-subtracted',
        () =>
          t`This answer takes the ${all} in all three off once. They are counted three times, so two times too often.`,
      ],
      [
        added - two - 3 * all,
        'overlap-subtracted-twice',
        () => t`This answer takes the ${all} in all three off three times, so they are missing now. Twice is enough.`,
      ],
      [
        added - 2 * two - 3 * all,
        'answered-other-quantity',
        () => t`That is the number of those in exactly one group.`,
      ],
      [
        added - 2 * two - 2 * all,
        'overlap-subtracted-twice',
        () => t`This answer takes the ${two} in exactly two groups off twice, so they are missing now. Once is enough.`,
      ],
      [
        added - two,
        'ignored-condition',
        () =>
          t`This answer takes off only the ${two} in exactly two groups. Those in all three are counted three times as well.`,
      ],
      [
        two + all,
        'answered-other-quantity',
        () => t`${m`${two} + ${all} = ${two + all}`} is the number of those in at least two groups.`,
      ],
      [
        added - 2 * all,
        'ignored-condition',
        () =>
          t`This answer takes off only the ${all} in all three. Those in exactly two groups are counted twice as well.`,
      ],
    ],
    because: t`${m`${a} + ${b} + ${c} = ${added}`} counts ${two} people once too often and ${all} twice too often: ${total}.`,
    quick: [t`${m`${a} + ${b} + ${c} - ${two} - 2 \times ${all} = ${total}`}.`],
    full: [
      t`The sum ${m`${a} + ${b} + ${c} = ${added}`} counts everyone once for each group.`,
      t`Whoever ${does} exactly two is counted once too often, whoever ${does} all three twice too often.`,
      t`${m`${added} - ${two} - 2 \times ${all} = ${total}`}.`,
    ],
    hints: [
      'How often does the sum of the groups count someone who is in all three?',
      t`The sum is ${added}. Take off what is counted too often.`,
    ],
  }
}

function allThree(groups: Groups): Written {
  const [a, b, c] = groups.sizes
  const { two, all, total, club } = groups
  const { who, verb } = club
  const [x, y, z] = club.list
  const added = sum(groups)
  const excess = added - total
  return {
    stem: t`Each of the ${total} ${who} is in at least one of three groups: ${a} ${verb} ${x}, ${b} ${verb} ${y} and ${c} ${verb} ${z}. Exactly ${two} are in two of the groups and not in the third. How many are in all three?`,
    key: all,
    wrong: [
      [
        2 * all,
        'doubled-or-halved',
        () =>
          t`${m`${excess} - ${two} = ${2 * all}`} is what is counted too often. Whoever is in all three is counted two times too often.`,
      ],
      [
        excess,
        'stopped-early',
        () => t`${excess} is by how much the three groups exceed ${total}. It includes the ${two} in two groups.`,
      ],
      [
        rational(excess, 2),
        'ignored-condition',
        () => t`This answer halves the excess of ${excess} without taking off the ${two} in two groups.`,
      ],
      [
        rational(2 * all, 3),
        'overlap-subtracted-twice',
        () => t`This answer divides ${2 * all} by 3. Those in all three are counted three times, once of them rightly.`,
      ],
      [total - two - all, 'answered-other-quantity', () => t`That is the number of those in exactly one group.`],
      [two + all, 'answered-other-quantity', () => t`That is the number of those in at least two groups.`],
      [
        total - two,
        'ignored-condition',
        () => t`${m`${total} - ${two} = ${total - two}`} are in one group or in all three.`,
      ],
      [
        Math.abs(excess - 2 * two),
        'overlap-subtracted-twice',
        () => t`This answer takes the ${two} in two groups off twice. They are counted once too often.`,
      ],
    ],
    because: t`The groups add up to ${added}, ${excess} more than ${total}. ${two} of that are from two groups; the other ${2 * all} are twice ${all}.`,
    quick: [t`${m`\frac{${added} - ${total} - ${two}}{2} = ${all}`}.`],
    full: [
      t`${m`${a} + ${b} + ${c} = ${added}`}, which is ${excess} more than there are people.`,
      t`The ${two} in two groups are counted once too often: ${m`${excess} - ${two} = ${2 * all}`}.`,
      t`Those in all three are counted twice too often: ${m`\frac{${2 * all}}{2} = ${all}`}.`,
    ],
    hints: [
      t`By how much do the three groups exceed ${total}?`,
      t`They exceed it by ${excess}; ${two} of that come from those in two groups.`,
    ],
  }
}

function leastAll(groups: Groups): Written {
  const [a, b, c] = groups.sizes
  const { all, total, club } = groups
  const { who, verb } = club
  const [x, y, z] = club.list
  const [missA, missB, missC] = [total - a, total - b, total - c]
  const missing = missA + missB + missC
  const wrong: Wrong[] = [
    [
      Math.min(a, b, c),
      'inequality-not-flipped',
      () =>
        t`${Math.min(a, b, c)} is the greatest possible number: the smallest group, if all of it is in the others too.`,
    ],
    [
      a + b - total,
      'ignored-condition',
      () =>
        t`${m`${a} + ${b} - ${total} = ${a + b - total}`} is the smallest overlap of two groups. The third excludes up to ${missC} more.`,
    ],
    [
      b + c - total,
      'ignored-condition',
      () =>
        t`${m`${b} + ${c} - ${total} = ${b + c - total}`} is the smallest overlap of two groups. The first excludes up to ${missA} more.`,
    ],
    [
      a + c - total,
      'ignored-condition',
      () =>
        t`${m`${a} + ${c} - ${total} = ${a + c - total}`} is the smallest overlap of two groups. The second excludes up to ${missB} more.`,
    ],
    [
      missing,
      'complement-forgotten',
      () =>
        t`${missing} is the greatest possible number of those who miss at least one. The other ${all} are in all three.`,
    ],
    [
      total - Math.max(missA, missB, missC),
      'inequality-not-flipped',
      () =>
        t`This answer lets everyone who misses one group miss the others too. For the smallest number, different people miss them.`,
    ],
    [
      rational(a + b + c - total, 2),
      'doubled-or-halved',
      () =>
        t`This answer halves the excess ${m`${a} + ${b} + ${c} - ${total}`}. That is the greatest number if no one is in exactly two groups.`,
    ],
    [
      rational(a + b + c - total, 3),
      'mean-of-means',
      () =>
        t`This answer divides the excess over ${total} by 3. Count who misses a group instead: ${missA}, ${missB} and ${missC}.`,
    ],
    [
      Math.max(1, total - missing - Math.min(missA, missB, missC)),
      'overlap-subtracted-twice',
      () =>
        t`This answer takes ${Math.min(missA, missB, missC)} off twice. Those who miss a group are ${missA}, ${missB} and ${missC}.`,
    ],
  ]
  return {
    stem: t`Of the ${total} ${who}, ${a} ${verb} ${x}, ${b} ${verb} ${y} and ${c} ${verb} ${z}. What is the smallest possible number of those who ${verb} all three?`,
    key: all,
    wrong,
    because: t`${missA}, ${missB} and ${missC} miss one of the three. If they are all different people, ${m`${total} - ${missing} = ${all}`} miss none.`,
    quick: [t`${m`${total} - (${missA} + ${missB} + ${missC}) = ${all}`}.`],
    full: [
      t`${m`${total} - ${a} = ${missA}`} do not ${verb} ${x}, ${missB} do not ${verb} ${y}, and ${missC} do not ${verb} ${z}.`,
      t`Everyone else is in all three groups. They are fewest when no one misses two.`,
      t`${m`${total} - ${missing} = ${all}`}.`,
    ],
    hints: [
      t`How many do not ${verb} ${x}?`,
      t`${missA}, ${missB} and ${missC} miss one of the three. When are the others fewest?`,
    ],
  }
}

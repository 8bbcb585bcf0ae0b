import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole, rational } from '../../factory/rational.ts'

const CLUBS = [
  { who: 'members of a sports club', verb: 'play', list: ['tennis', 'squash', 'badminton'], does: 'plays' },
  { who: 'students of a college', verb: 'take', list: ['economics', 'statistics', 'history'], does: 'takes' },
  {
    who: 'subscribers to a news site',
    verb: 'get',
    list: ['the daily newsletter', 'the weekly newsletter', 'the monthly newsletter'],
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
  version: 6,
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
    stem: t`Of the ${who}, ${a} ${verb} ${x}, ${b} ${verb} ${y}, and ${c} ${verb} ${z}. Of these people, ${two} ${verb} exactly two of the three, and ${all} ${verb} all three. How many ${verb} at least one of the three?`,
    key: total,
    wrong: [
      [added, 'overlap-not-subtracted', () => t`This answer adds the three groups. The ${two} people in exactly two groups are counted twice, and the ${all} in all three are counted three times.`],
      [added - two - all, 'overlap-not-subtracted', () => t`This answer subtracts the ${all} in all three only once. They are counted three times in the sum, so subtract them twice.`],
      [added - two - 3 * all, 'overlap-subtracted-twice', () => t`This answer subtracts the ${all} in all three three times, so now they are not counted at all. Subtract them twice.`],
      [added - 2 * two - 3 * all, 'answered-other-quantity', () => t`This is the number of people in exactly one group.`],
      [added - 2 * two - 2 * all, 'overlap-subtracted-twice', () => t`This answer subtracts the ${two} in exactly two groups twice, so now they are not counted at all. Subtract them once.`],
      [added - two, 'ignored-condition', () => t`This answer subtracts only for the ${two} in exactly two groups. The ${all} in all three are counted three times, so subtract them twice.`],
      [two + all, 'answered-other-quantity', () => t`${m`${two} + ${all} = ${two + all}`} is the number of people in at least two groups.`],
      [added - 2 * all, 'ignored-condition', () => t`This answer subtracts only for the ${all} in all three. The ${two} in exactly two groups are counted twice, so subtract them once.`],
    ], // prettier-ignore
    because: t`The sum ${m`${a} + ${b} + ${c} = ${added}`} counts ${two} people once too often and ${all} people twice too often: ${m`${added} - ${two} - 2 \times ${all} = ${total}`}.`,
    quick: [
      t`Add the groups and subtract what is counted too often: ${m`${a} + ${b} + ${c} - ${two} - 2 \times ${all} = ${total}`}.`,
    ],
    full: [
      t`The sum ${m`${a} + ${b} + ${c} = ${added}`} counts each person once for each group.`,
      t`A person who ${does} exactly two is counted once too often, and a person who ${does} all three is counted twice too often.`,
      t`So ${m`${added} - ${two} - 2 \times ${all} = ${total}`} people ${verb} at least one of the three.`,
    ],
    hints: [
      'How many times does the sum of the three groups count a person who is in all three?',
      t`The sum of the groups is ${added}. How much of it is counted too often?`,
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
    stem: t`Each of the ${total} ${who} is in at least one of three groups: ${a} ${verb} ${x}, ${b} ${verb} ${y}, and ${c} ${verb} ${z}. If ${two} of them are in exactly two of the groups, how many are in all three?`,
    key: all,
    wrong: [
      [2 * all, 'doubled-or-halved', () => t`${m`${excess} - ${two} = ${2 * all}`} is how much people in all three add to the excess. Each of them is counted twice too often, so divide by 2.`],
      [excess, 'stopped-early', () => t`${excess} is the excess of the three groups over the ${total} people. It includes the ${two} from people in exactly two groups.`],
      [rational(excess, 2), 'ignored-condition', () => t`This answer divides the excess ${excess} by 2 without first subtracting the ${two} for people in exactly two groups.`],
      [rational(2 * all, 3), 'overlap-subtracted-twice', () => t`This answer divides ${2 * all} by 3. A person in all three is counted three times but should be counted once, so divide by 2.`],
      [total - two - all, 'answered-other-quantity', () => t`This is the number of people in exactly one group.`],
      [two + all, 'answered-other-quantity', () => t`This is the number of people in at least two groups.`],
      [total - two, 'ignored-condition', () => t`${m`${total} - ${two} = ${total - two}`} is the number of people in exactly one group or in all three.`],
      [Math.abs(excess - 2 * two), 'overlap-subtracted-twice', () => t`This answer subtracts the ${two} in exactly two groups twice from the excess ${excess}. They are counted once too often, so subtract them once.`],
    ], // prettier-ignore
    because: t`The groups add up to ${added}, which is ${excess} more than ${total}. People in two groups account for ${two} of that, and the other ${2 * all} is twice the number in all three, ${all}.`,
    quick: [
      t`Subtract the people and those in two groups from the sum, then divide by 2: ${m`\frac{${added} - ${total} - ${two}}{2} = ${all}`}.`,
    ],
    full: [
      t`The groups add up to ${m`${a} + ${b} + ${c} = ${added}`}, which is ${excess} more than the ${total} people.`,
      t`Each of the ${two} people in exactly two groups is counted once too often, which leaves ${m`${excess} - ${two} = ${2 * all}`} of this excess.`,
      t`Each person in all three is counted twice too often, so there are ${m`\frac{${2 * all}}{2} = ${all}`} of them.`,
      t`Check: ${total - two - all} people are in exactly one group, and ${m`${total - two - all} + 2 \times ${two} + 3 \times ${all} = ${added}`}.`,
    ],
    hints: [
      t`Why do the three groups add up to more than ${total}?`,
      t`They add up to ${excess} more than ${total}. How much of that comes from the people in exactly two groups?`,
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
        t`${Math.min(a, b, c)} is the greatest possible number, which is reached if everyone in the smallest group is also in the other two.`,
    ],
    [
      a + b - total,
      'ignored-condition',
      () =>
        t`${m`${a} + ${b} - ${total} = ${a + b - total}`} is the smallest possible overlap of the first two groups. Up to ${missC} of these people may not be in the third.`,
    ],
    [
      b + c - total,
      'ignored-condition',
      () =>
        t`${m`${b} + ${c} - ${total} = ${b + c - total}`} is the smallest possible overlap of the last two groups. Up to ${missA} of these people may not be in the first.`,
    ],
    [
      a + c - total,
      'ignored-condition',
      () =>
        t`${m`${a} + ${c} - ${total} = ${a + c - total}`} is the smallest possible overlap of the first and third groups. Up to ${missB} of these people may not be in the second.`,
    ],
    [
      missing,
      'complement-forgotten',
      () =>
        t`${missing} is the greatest possible number of people who are missing from at least one group. The other ${all} are in all three.`,
    ],
    [
      total - Math.max(missA, missB, missC),
      'inequality-not-flipped',
      () =>
        t`This answer assumes that the people who are missing from one group are missing from the others too. The number in all three is smallest if they are all different people.`,
    ],
    [
      rational(a + b + c - total, 2),
      'doubled-or-halved',
      () =>
        t`This answer divides the excess ${m`${a} + ${b} + ${c} - ${total}`} by 2. That would be right if everyone who is not in all three were in exactly one group.`,
    ],
    [
      rational(a + b + c - total, 3),
      'mean-of-means',
      () =>
        t`This answer divides the excess ${m`${a} + ${b} + ${c} - ${total}`} by 3. Count the people who are missing from each group instead: ${missA}, ${missB}, and ${missC}.`,
    ],
    [
      Math.max(1, total - missing - Math.min(missA, missB, missC)),
      'overlap-subtracted-twice',
      () =>
        t`This answer subtracts ${Math.min(missA, missB, missC)} twice. The numbers missing from the groups are ${missA}, ${missB}, and ${missC}; subtract each of them once.`,
    ],
  ]
  return {
    stem: t`Of the ${total} ${who}, ${a} ${verb} ${x}, ${b} ${verb} ${y}, and ${c} ${verb} ${z}. What is the smallest possible number who ${verb} all three?`,
    key: all,
    wrong,
    because: t`The numbers missing from the groups are ${missA}, ${missB}, and ${missC}. If they are all different people, ${m`${total} - ${missing} = ${all}`} are missing from none.`,
    quick: [
      t`Subtract everyone who could be missing from a group: ${m`${total} - (${missA} + ${missB} + ${missC}) = ${all}`}.`,
    ],
    full: [
      t`Of the ${total} people, ${m`${total} - ${a} = ${missA}`} do not ${verb} ${x}, ${m`${total} - ${b} = ${missB}`} do not ${verb} ${y}, and ${m`${total} - ${c} = ${missC}`} do not ${verb} ${z}.`,
      t`Everyone else is in all three groups. The number in all three is smallest if the missing people are all different.`,
      t`Then ${m`${missA} + ${missB} + ${missC} = ${missing}`} people are missing from a group, and ${m`${total} - ${missing} = ${all}`} ${verb} all three.`,
      t`Check: these ${missing} people are in exactly two groups each, and ${m`2 \times ${missing} + 3 \times ${all} = ${a + b + c}`}, which is ${m`${a} + ${b} + ${c}`}.`,
    ],
    hints: [
      t`Is it easier to look at the people in all three groups, or at those who are missing from a group?`,
      t`The numbers missing from the groups are ${missA}, ${missB}, and ${missC}. When are the fewest people left over?`,
    ],
  }
}

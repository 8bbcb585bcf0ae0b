import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole, rational } from '../../factory/rational.ts'

const CLUBS = [
  {
    who: 'members of a sports club',
    verb: 'play',
    list: ['tennis', 'squash', 'badminton'],
    does: 'plays',
    what: 'sports',
  },
  {
    who: 'students at a college',
    verb: 'take',
    list: ['economics', 'statistics', 'history'],
    does: 'takes',
    what: 'courses',
  },
  {
    who: 'subscribers to a news site',
    verb: 'get',
    list: ['the daily newsletter', 'the weekly newsletter', 'the monthly newsletter'],
    does: 'gets',
    what: 'newsletters',
  },
  {
    who: 'employees of a hotel',
    verb: 'speak',
    list: ['French', 'Arabic', 'Hindi'],
    does: 'speaks',
    what: 'languages',
  },
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
  version: 7,
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
    if (stem.includes('Each of the')) {
      for (let all = 0; all <= Math.min(b, c, d); all += 1) if (b + c + d - 2 * e - 3 * all + e + all === a) return all
      return Number.NaN
    }
    const ones = a + b + c - 2 * d - 3 * e
    return ones + d + e
  },
})

const sum = ({ sizes: [a, b, c] }: Groups): number => a + b + c
/** 'students' and 'student' for 'students at a college'. */
const peopleOf = (who: string): [several: string, one: string] => [/^\w+/.exec(who)![0], /^\w+(?=s)/.exec(who)![0]]

function atLeastOne(groups: Groups): Written {
  const [a, b, c] = groups.sizes
  const { two, all, total, club } = groups
  const { who, verb, does, what } = club
  const [people, person] = peopleOf(who)
  const [x, y, z] = club.list
  const added = sum(groups)
  return {
    stem: t`Of the ${who}, ${a} ${verb} ${x}, ${b} ${verb} ${y}, and ${c} ${verb} ${z}. Of these ${people}, ${two} ${verb} exactly two of the three ${what}, and ${all} ${verb} all three. How many ${verb} at least one of the three ${what}?`,
    key: total,
    wrong: [
      [added, 'overlap-not-subtracted', () => t`This answer is ${m`${a} + ${b} + ${c}`}. That sum counts the ${two} ${people} in exactly two groups twice and the ${all} in all three groups three times.`],
      [added - two - all, 'overlap-not-subtracted', () => t`This is ${m`${added} - ${two} - ${all}`}, which subtracts the ${all} ${people} in all three groups only once. The sum counts them three times, so subtract them twice.`],
      [added - two - 3 * all, 'overlap-subtracted-twice', () => t`This answer subtracts ${m`3 \times ${all}`} for the ${all} ${people} who ${verb} all three ${what}, which removes them from the count entirely. Subtract ${m`2 \times ${all}`}, so that each is still counted once.`],
      [added - 2 * two - 3 * all, 'answered-other-quantity', () => t`This is ${m`${added} - 2 \times ${two} - 3 \times ${all}`}, the number of ${people} in exactly one group. Those in two or three groups must be counted, too.`],
      [added - 2 * two - 2 * all, 'overlap-subtracted-twice', () => t`This answer subtracts ${m`2 \times ${two}`} for the ${two} ${people} in exactly two groups, which removes them from the count entirely. Subtract ${two} once.`],
      [added - two, 'ignored-condition', () => t`This is ${m`${added} - ${two}`}, which corrects only for the ${two} ${people} in exactly two groups. The ${all} in all three groups are counted three times, so subtract them twice.`],
      [two + all, 'answered-other-quantity', () => t`${m`${two} + ${all} = ${two + all}`} is the number of ${people} in at least two groups. Those in exactly one group must be counted, too.`],
      [added - 2 * all, 'ignored-condition', () => t`This is ${m`${added} - 2 \times ${all}`}, which corrects only for the ${all} ${people} in all three groups. The ${two} in exactly two groups are counted twice, so subtract them once.`],
    ], // prettier-ignore
    because: t`The sum ${m`${a} + ${b} + ${c} = ${added}`} counts ${two} ${people} one extra time and ${all} ${people} two extra times: ${m`${added} - ${two} - 2 \times ${all} = ${total}`}.`,
    quick: [
      t`Add the three numbers and subtract the extra counts: ${m`${a} + ${b} + ${c} - ${two} - 2 \times ${all} = ${total}`}.`,
    ],
    full: [
      t`The sum ${m`${a} + ${b} + ${c} = ${added}`} counts each ${person} once for each group.`,
      t`Each ${person} who ${does} exactly two ${what} is counted one extra time, and each ${person} who ${does} all three is counted two extra times.`,
      t`So ${m`${added} - ${two} - 2 \times ${all} = ${total}`} ${people} ${verb} at least one of the three ${what}.`,
    ],
    hints: [
      t`How many times does the sum ${m`${a} + ${b} + ${c}`} count each ${person} who ${does} all three ${what}?`,
      t`The sum is ${added}. How much must you subtract so that every ${person} is counted exactly once?`,
    ],
  }
}

function allThree(groups: Groups): Written {
  const [a, b, c] = groups.sizes
  const { two, all, total, club } = groups
  const { who, verb, does, what } = club
  const [people, person] = peopleOf(who)
  const [x, y, z] = club.list
  const added = sum(groups)
  const excess = added - total
  const only = total - two - all
  return {
    stem: t`Each of the ${total} ${who} ${does} at least one of three ${what}: ${a} ${verb} ${x}, ${b} ${verb} ${y}, and ${c} ${verb} ${z}. If ${two} of them ${verb} exactly two of the ${what}, how many ${verb} all three?`,
    key: all,
    wrong: [
      [2 * all, 'doubled-or-halved', () => t`${m`${excess} - ${two} = ${2 * all}`} is the part of the excess that comes from ${people} in all three groups. Each of them is counted two extra times, so divide by 2.`],
      [excess, 'stopped-early', () => t`${m`${added} - ${total} = ${excess}`} is the excess of the three groups over the ${total} ${people}. First subtract the ${two} that come from those in exactly two groups, and then divide by 2.`],
      [rational(excess, 2), 'ignored-condition', () => t`This answer divides the whole excess, ${excess}, by 2. First subtract the ${two} that come from ${people} in exactly two groups.`],
      [rational(2 * all, 3), 'overlap-subtracted-twice', () => t`This answer divides ${m`${excess} - ${two} = ${2 * all}`} by 3. Each ${person} in all three groups is counted three times but should be counted once, so divide by 2.`],
      [only, 'answered-other-quantity', () => t`${only} is the number of ${people} in exactly one group: ${m`${total} - ${two} - ${all}`}. The question asks for those in all three.`],
      [two + all, 'answered-other-quantity', () => t`${m`${two} + ${all} = ${two + all}`} is the number of ${people} in at least two groups. The question asks for those in all three.`],
      [total - two, 'ignored-condition', () => t`${m`${total} - ${two} = ${total - two}`} is the number of ${people} in exactly one group or in all three. Those in exactly one group do not count.`],
      [excess - 2 * two, 'overlap-subtracted-twice', () => t`This is ${m`${excess} - 2 \times ${two}`}. Each of the ${two} ${people} in exactly two groups is counted only one extra time, so subtract ${two} once and divide the rest by 2.`],
    ], // prettier-ignore
    because: t`The groups add up to ${added}, which is ${excess} more than ${total}. Those in exactly two groups account for ${two} of that, and the other ${2 * all} is twice the number in all three, so the number is ${all}.`,
    quick: [
      t`The sum ${m`${a} + ${b} + ${c} = ${added}`} exceeds the ${total} ${people} by ${excess}. It counts the ${two} in exactly two groups one extra time each, and those in all three two extra times. So the number in all three is ${m`\frac{${added} - ${total} - ${two}}{2} = ${all}`}.`,
    ],
    full: [
      t`The groups add up to ${m`${a} + ${b} + ${c} = ${added}`}, which is ${excess} more than the ${total} ${people}.`,
      t`Each of the ${two} ${people} in exactly two groups is counted one extra time, which leaves ${m`${excess} - ${two} = ${2 * all}`} of this excess.`,
      t`Each ${person} in all three groups is counted two extra times, so ${m`\frac{${2 * all}}{2} = ${all}`} ${verb} all three ${what}.`,
      t`Check: ${m`${total} - ${two} - ${all} = ${only}`} are in exactly one group, and ${m`${only} + 2 \times ${two} + 3 \times ${all} = ${added}`}, the sum of the groups.`,
    ],
    hints: [
      t`Why do the three groups add up to more than ${total}?`,
      t`They add up to ${excess} more than ${total}. How much of that comes from the ${people} in exactly two groups?`,
    ],
  }
}

function leastAll(groups: Groups): Written {
  const [a, b, c] = groups.sizes
  const { all, total, club } = groups
  const { who, verb, what } = club
  const [people] = peopleOf(who)
  const [x, y, z] = club.list
  const [missA, missB, missC] = [total - a, total - b, total - c]
  const missing = missA + missB + missC
  const wrong: Wrong[] = [
    [
      Math.min(a, b, c),
      'inequality-not-flipped',
      () =>
        t`${Math.min(a, b, c)} is the greatest possible number, reached if everyone in the smallest group is also in the other two groups. The question asks for the smallest.`,
    ],
    [
      a + b - total,
      'ignored-condition',
      () =>
        t`${m`${a} + ${b} - ${total} = ${a + b - total}`} is the smallest possible overlap of the first two groups. Of these ${people}, up to ${missC} may be missing from the third group.`,
    ],
    [
      b + c - total,
      'ignored-condition',
      () =>
        t`${m`${b} + ${c} - ${total} = ${b + c - total}`} is the smallest possible overlap of the last two groups. Of these ${people}, up to ${missA} may be missing from the first group.`,
    ],
    [
      a + c - total,
      'ignored-condition',
      () =>
        t`${m`${a} + ${c} - ${total} = ${a + c - total}`} is the smallest possible overlap of the first and third groups. Of these ${people}, up to ${missB} may be missing from the second group.`,
    ],
    [
      missing,
      'complement-forgotten',
      () =>
        t`${m`${missA} + ${missB} + ${missC} = ${missing}`} is the greatest possible number of ${people} who are missing from a group. The other ${all} are in all three groups.`,
    ],
    [
      total - Math.max(missA, missB, missC),
      'inequality-not-flipped',
      () =>
        t`This answer is ${m`${total} - ${Math.max(missA, missB, missC)}`}, as if the same ${people} were missing from every group. The number in all three is smallest if those missing from each group are different ${people}.`,
    ],
    [
      rational(a + b + c - total, 2),
      'doubled-or-halved',
      () =>
        t`This answer divides the excess ${m`${a} + ${b} + ${c} - ${total} = ${a + b + c - total}`} by 2. That would be right only if everyone who is not in all three groups were in exactly one of them.`,
    ],
    [
      rational(a + b + c - total, 3),
      'mean-of-means',
      () =>
        t`This answer divides the excess ${m`${a} + ${b} + ${c} - ${total} = ${a + b + c - total}`} by 3. Count the ${people} who are missing from each group instead: ${missA}, ${missB}, and ${missC}.`,
    ],
    [
      total - missing - Math.min(missA, missB, missC),
      'overlap-subtracted-twice',
      () =>
        t`This answer is ${m`${total} - ${missing} - ${Math.min(missA, missB, missC)}`}, which subtracts ${Math.min(missA, missB, missC)} twice. The numbers missing from the groups are ${missA}, ${missB}, and ${missC}. Subtract each of them once.`,
    ],
  ]
  return {
    stem: t`Of the ${total} ${who}, ${a} ${verb} ${x}, ${b} ${verb} ${y}, and ${c} ${verb} ${z}. What is the smallest possible number of ${people} who ${verb} all three?`,
    key: all,
    wrong,
    because: t`The numbers missing from the groups are ${missA}, ${missB}, and ${missC}. If these are all different ${people}, ${m`${total} - (${missA} + ${missB} + ${missC}) = ${all}`} are missing from none.`,
    quick: [
      t`Of the ${total} ${people}, ${missA} do not ${verb} ${x}, ${missB} do not ${verb} ${y}, and ${missC} do not ${verb} ${z}. If these are all different people, ${m`${total} - (${missA} + ${missB} + ${missC}) = ${all}`} are left for all three.`,
    ],
    full: [
      t`Of the ${total} ${people}, ${m`${total} - ${a} = ${missA}`} do not ${verb} ${x}, ${m`${total} - ${b} = ${missB}`} do not ${verb} ${y}, and ${m`${total} - ${c} = ${missC}`} do not ${verb} ${z}.`,
      t`Everyone else is in all three groups. The number in all three is smallest if no one is missing from two groups.`,
      t`Then ${m`${missA} + ${missB} + ${missC} = ${missing}`} ${people} are missing from a group, and ${m`${total} - ${missing} = ${all}`} ${verb} all three ${what}.`,
      t`Check: these ${missing} ${people} are in exactly two groups each, and ${m`2 \times ${missing} + 3 \times ${all} = ${a + b + c}`}, which is ${m`${a} + ${b} + ${c}`}.`,
    ],
    hints: [
      t`Is it easier to count the ${people} in all three groups, or those who are missing from a group?`,
      t`The numbers missing from the groups are ${missA}, ${missB}, and ${missC}. When are the fewest people left over?`,
    ],
  }
}

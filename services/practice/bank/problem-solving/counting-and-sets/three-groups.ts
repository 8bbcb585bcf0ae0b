import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { who: 'members of a sports club', a: 'swim', b: 'row', c: 'run', each: 'A member' },
  { who: 'students in a theater program', a: 'sing', b: 'dance', c: 'act', each: 'A student' },
  { who: 'guests of a mountain lodge', a: 'hike', b: 'bike', c: 'fish', each: 'A guest' },
  { who: 'employees of a design studio', a: 'draw', b: 'code', c: 'edit', each: 'An employee' },
] as const

const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0)

interface Groups {
  level: Level
  setting: (typeof SETTINGS)[number]
  /** Those in exactly one group, by group; in exactly two, by pair (ab, ac, bc); in all three; in none. */
  one: readonly number[]
  two: readonly number[]
  three: number
  none: number
}

export const threeGroups = problem<Groups>({
  id: 'three-groups',
  skill: 'sets',
  version: 2,
  levels: [1.6, 1.6, 1.9],
  places: [
    [5, 5, 5, 5, 0],
    [4, 3, 4, 3, 6],
    [3, 4, 3, 4, 6],
  ],
  draw: (random, level) => {
    const some = (low: number, high: number): number => random.int(low, high)
    const groups = { level, setting: random.pick(SETTINGS), one: [some(4, 20), some(4, 20), some(4, 20)], two: [some(2, 12), some(2, 12), some(2, 12)], three: some(2, 11), none: level === 3 ? 0 : some(3, 15) } // prettier-ignore
    if (level === 3 && (sumOf(groups.two) % groups.three !== 0 || sumOf(groups.two) / groups.three < 2)) return null
    return new Set([...groups.two, groups.three, ...groups.one]).size < 6 ? null : groups
  },
  write: (groups) => ({
    ...byLevel(groups, [allThree, exactlyTwo, exactlyOne]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (numbers, stem) => {
    // Deals people into the seven regions until the counts of the stem come out.
    const [total = 0, a = 0, b = 0, c = 0, ...rest] = numbers
    if (stem.includes('exactly one')) {
      const k = stem.includes('twice') ? 2 : Number(/by (\d+) times/.exec(stem)?.[1])
      for (let x = 1; x < total; x += 1)
        if (total - k * x - x + 2 * k * x + 3 * x === a + b + c) return total - k * x - x
      return Number.NaN
    }
    const none = Number(/and (\d+) do none/.exec(stem)?.[1])
    if (stem.includes('all three?')) {
      const [ab = 0, ac = 0, bc = 0] = rest
      for (let all = 0; all <= Math.min(ab, ac, bc); all += 1) {
        const onlyPairs = ab + ac + bc - 3 * all
        const onlyOne = a + b + c - 2 * onlyPairs - 3 * all
        if (onlyOne + onlyPairs + all + none === total) return all
      }
      return Number.NaN
    }
    const all = rest[0]!
    for (let pairs = 0; pairs <= total; pairs += 1) if (a + b + c - 2 * pairs - 3 * all + pairs + all + none === total) return pairs // prettier-ignore
    return Number.NaN
  },
})

type Part = Written<'show' | 'fits'>

function known({ one, two, three, none }: Groups) {
  const [x = 0, y = 0, z = 0] = one
  const [ab = 0, ac = 0, bc = 0] = two
  const sizes = [x + ab + ac + three, y + ab + bc + three, z + ac + bc + three] as const
  const onlyOne = x + y + z
  const onlyTwo = ab + ac + bc
  return { sizes, sum: sizes[0] + sizes[1] + sizes[2], onlyOne, onlyTwo, total: onlyOne + onlyTwo + three + none, ab, ac, bc, three, none } // prettier-ignore
}

function allThree(groups: Groups): Part {
  const { who, a, b, c, each } = groups.setting
  const { sizes, sum, total, ab, ac, bc, three, none, onlyTwo } = known(groups)
  const pairs = [ab + three, ac + three, bc + three] as const
  const pairSum = pairs[0] + pairs[1] + pairs[2]
  return {
    stem: t`Of the ${total} ${who}, ${sizes[0]} ${a}, ${sizes[1]} ${b}, and ${sizes[2]} ${c}. Furthermore, ${pairs[0]} ${a} and ${b}, ${pairs[1]} ${a} and ${c}, ${pairs[2]} ${b} and ${c}, and ${none} do none of the three. How many do all three?`,
    key: three,
    hints: [t`${each} who does two of the three is counted twice when the groups are added. How often is one who does all three counted?`, 'Add the groups, take off the pairs, and see what must be put back so that everyone is counted once.'], // prettier-ignore
    wrong: [
      [sum - pairSum + three + none - total + 2 * three, 'overlap-subtracted-twice', () => t`This puts the people in all three back twice.`],
      [total - none - (sum - pairSum) + none, 'neither-forgotten', () => t`This forgets that ${none} of the ${total} are in none of the groups.`],
      [three - 2, 'off-by-one', () => t`This misses two people: the balance of the equation does not close with it.`],
      [sum - (total - none), 'overlap-not-subtracted', () => t`This is how far the groups add up beyond the people in them; people in two groups cause most of it.`],
      [pairSum, 'both-for-only', () => t`This adds the three pairs, which count those in all three once in each pair.`],
      [onlyTwo, 'answered-other-quantity', () => t`This is the number of people in exactly two groups.`],
      [three + none, 'neither-forgotten', () => t`This adds the ${none} who are in no group.`],
      [2 * three, 'doubled-or-halved', () => t`This counts the triple overlap twice.`],
      [Math.min(...pairs), 'both-for-only', () => t`This takes the smallest pair for the triple overlap; some in it are in two groups only.`],
      [three - 1, 'off-by-one', () => t`This misses one person: the balance of the equation does not close with it.`],
      [three + 1, 'off-by-one', () => t`This counts one person too many: the balance of the equation does not close with it.`],
      [Math.abs(three - none), 'neither-forgotten', () => t`This subtracts the ${none} in no group once more.`],
    ], // prettier-ignore
    because: t`${m`${sum} - ${pairSum} + x = ${total} - ${none}`}, so ${m`x = ${three}`}.`,
    quick: [t`Groups minus pairs plus triple equals those in any group: ${m`${sum} - ${pairSum} + x = ${total - none}`}, so ${m`x = ${three}`}.`], // prettier-ignore
    full: [
      t`Use inclusion and exclusion. Adding the groups counts people in two groups twice and people in all three three times.`,
      t`Groups: ${m`${sizes[0]} + ${sizes[1]} + ${sizes[2]} = ${sum}`}. Pairs: ${m`${pairs[0]} + ${pairs[1]} + ${pairs[2]} = ${pairSum}`}. Taking the pairs off removes those in all three completely, so they must be added once more.`,
      t`With ${m`x`} in all three: ${m`${sum} - ${pairSum} + x = ${total} - ${none}`}, hence ${m`x = ${three}`}.`,
      t`Check: exactly two groups then hold ${m`${pairSum} - 3 \times ${three} = ${onlyTwo}`} people, which is not negative, and the regions add up to ${total}.`,
    ],
  }
}

function exactlyTwo(groups: Groups): Part {
  const { who, a, b, c } = groups.setting
  const { sizes, sum, total, three, none, onlyTwo, onlyOne } = known(groups)
  return {
    stem: t`Of the ${total} ${who}, ${sizes[0]} ${a}, ${sizes[1]} ${b}, and ${sizes[2]} ${c}. Furthermore, ${three} do all three, and ${none} do none of the three. How many do exactly two of the three?`,
    key: onlyTwo,
    hints: ['Add the three groups. How often does this count a person in exactly two groups, and one in all three?', 'Compare the sum of the groups with the number of people who are in any group. What explains the surplus?'], // prettier-ignore
    wrong: [
      [sum - (total - none), 'overlap-not-subtracted', () => t`This is the whole surplus. Those in all three account for ${m`2 \times ${three} = ${2 * three}`} of it.`],
      [sum - (total - none) - three, 'overlap-not-subtracted', () => t`This takes those in all three off once, but they are counted two times too often.`],
      [sum - (total - none) - 3 * three, 'overlap-subtracted-twice', () => t`This takes those in all three off three times; one of their three counts is legitimate.`],
      [sum - total - 2 * three, 'neither-forgotten', () => t`This forgets the ${none} who are in no group: only ${total - none} people are in one.`],
      [onlyTwo + three, 'both-for-only', () => t`This is the number of people in at least two groups.`],
      [onlyOne, 'answered-other-quantity', () => t`This is the number of people in exactly one group.`],
      [total - none - onlyTwo, 'complement-forgotten', () => t`This counts the people in one group or in all three.`],
      [sum - total, 'neither-forgotten', () => t`This compares with all ${total} people and does not correct for those in all three.`],
      [onlyTwo + none, 'neither-forgotten', () => t`This adds the ${none} in no group.`],
      [onlyOne + three, 'answered-other-quantity', () => t`This counts the people in one group or in all three.`],
    ], // prettier-ignore
    because: t`The groups add up to ${sum}, and ${total - none} people are in one; the surplus ${sum - total + none} is ${m`x + 2 \times ${three}`}, so ${m`x = ${onlyTwo}`}.`,
    quick: [t`${m`${sum} - ${total - none} = x + 2 \times ${three}`}, so ${m`x = ${onlyTwo}`}.`],
    full: [
      t`Compare the sum of the groups with the number of different people in them.`,
      t`The groups add up to ${m`${sizes[0]} + ${sizes[1]} + ${sizes[2]} = ${sum}`}, but only ${m`${total} - ${none} = ${total - none}`} people are in any group. The surplus is ${sum - total + none}.`,
      t`A person in exactly two groups is counted once too often, a person in all three twice too often: ${m`x + 2 \times ${three} = ${sum - total + none}`}, so ${m`x = ${onlyTwo}`}.`,
      t`Check: ${m`${total - none} - ${onlyTwo} - ${three} = ${onlyOne}`} people are in exactly one group, and ${m`${onlyOne} + 2 \times ${onlyTwo} + 3 \times ${three} = ${sum}`}.`,
    ],
  }
}

function exactlyOne(groups: Groups): Part {
  const { who, a, b, c } = groups.setting
  const { sizes, sum, total, three, onlyTwo, onlyOne } = known(groups)
  const k = onlyTwo / three
  const surplus = sum - total
  return {
    stem: t`Each of the ${total} ${who} does at least one of three things: ${sizes[0]} ${a}, ${sizes[1]} ${b}, and ${sizes[2]} ${c}. If exactly two of the three are done by ${k === 2 ? 'twice' : `${k} times`} as many people as all three, how many people do exactly one of the three?`,
    key: onlyOne,
    hints: ['Add the three groups. By how much does the sum exceed the number of people, and who causes the surplus?', 'Call the number who do all three x. Express the number who do exactly two, and then the surplus, in terms of x.'], // prettier-ignore
    wrong: [
      [total - onlyTwo, 'stopped-early', () => t`This takes off only those who do exactly two; those who do all three do not belong either.`],
      [total - three, 'stopped-early', () => t`This takes off only those who do all three.`],
      [onlyTwo, 'answered-other-quantity', () => t`This is the number who do exactly two.`],
      [onlyTwo + three, 'complement-forgotten', () => t`This is the number who do at least two.`],
      [total - surplus, 'overlap-not-subtracted', () => t`This takes the whole surplus off the total. Those who do all three are in the surplus twice, but they are only one person each.`],
      [total - Math.round((surplus * (k + 1)) / (k + 3)), 'overlap-subtracted-twice', () => t`This counts those who do all three in the surplus three times; one of their three counts is legitimate.`],
      [Math.round(total - surplus / (k + 1)), 'overlap-not-subtracted', () => t`This counts those who do all three in the surplus only once.`],
      [surplus, 'stopped-early', () => t`This is the surplus of the groups over the people.`],
      [three, 'answered-other-quantity', () => t`This is the number who do all three.`],
      [onlyOne + three, 'both-for-only', () => t`This counts those who do all three as well.`],
      [onlyOne - three, 'overlap-subtracted-twice', () => t`This takes those who do all three off twice.`],
      [onlyOne - 2 * three, 'overlap-subtracted-twice', () => t`This takes those who do all three off three times.`],
    ], // prettier-ignore
    because: t`The surplus ${m`${sum} - ${total} = ${surplus}`} is ${m`${k}x + 2x`}, so ${m`x = ${three}`}, and ${m`${total} - ${onlyTwo} - ${three} = ${onlyOne}`} do exactly one.`,
    quick: [
      t`${m`${k}x + 2x = ${surplus}`}, so ${m`x = ${three}`} and ${m`${total} - ${k + 1} \times ${three} = ${onlyOne}`}.`,
    ],
    full: [
      t`Compare the sum of the groups with the number of people. Let ${m`x`} people do all three; then ${m`${k}x`} do exactly two.`,
      t`The groups add up to ${m`${sizes[0]} + ${sizes[1]} + ${sizes[2]} = ${sum}`}, which exceeds ${total} by ${surplus}. A person in exactly two groups is counted once too often, one in all three twice too often.`,
      t`So ${m`${k}x + 2x = ${surplus}`}, which gives ${m`x = ${three}`} and ${m`${k}x = ${onlyTwo}`}. Exactly one is left for ${m`${total} - ${onlyTwo} - ${three} = ${onlyOne}`} people.`,
      t`Check: ${m`${onlyOne} + 2 \times ${onlyTwo} + 3 \times ${three} = ${sum}`}.`,
    ],
  }
}

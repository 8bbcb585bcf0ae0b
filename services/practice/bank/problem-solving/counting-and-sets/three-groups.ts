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

interface Groups {
  level: Level
  setting: (typeof SETTINGS)[number]
  /** Members of each group, how many are in at least one, and how many in none. */
  sizes: readonly [number, number, number]
  inAny: number
  none: number
  /** The asked number of those in all three. */
  key: number
}

export const threeGroups = problem<Groups>({
  id: 'three-groups',
  skill: 'sets',
  version: 3,
  levels: [1.7, 2, 2],
  places: [
    [2, 3, 4, 4, 7],
    [5, 5, 5, 5, 0],
    [5, 4, 3, 3, 5],
  ],
  draw: (random, level) => {
    const inAny = random.int(36, 80)
    const share = (): number => Math.round(inAny * random.pick([0.45, 0.5, 0.55, 0.6, 0.65, 0.7])) + random.int(-2, 2)
    const sizes = [share(), share(), share()] as const
    const surplus = sizes[0] + sizes[1] + sizes[2] - inAny
    const least = Math.min(...sizes)
    const bound = (2 * surplus - inAny) / 3
    const key = [Math.min(Math.floor(surplus / 2), least), Math.ceil(bound) - 1, Math.floor(bound) + 1][level - 1]!
    if (new Set(sizes).size < 3 || key < 4 || 2 * key > surplus || !canBe(sizes, inAny, key)) return null
    if (level > 1 && (bound < 4 || Math.max(...sizes) > 0.68 * inAny)) return null
    return { level, setting: random.pick(SETTINGS), sizes, inAny, none: level === 1 ? random.int(3, 12) : 0, key }
  },
  write: (groups) => ({
    ...byLevel(groups, [mostInAll, mostIfTwo, leastIfOne]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n && value.n < 80n,
  }),
  second: (numbers, stem) => {
    // Fills the regions of the diagram in every way and keeps what the stem allows.
    const [total = 0, a = 0, b = 0, c = 0] = numbers
    const inAny = total - Number(/and (\d+) do none/.exec(stem)?.[1] ?? 0)
    const found = new Set<number>()
    for (let all = 0; all <= Math.min(a, b, c); all += 1)
      for (let ab = 0; ab <= Math.min(a, b) - all; ab += 1)
        for (let ac = 0; ac <= a - all - ab; ac += 1) {
          const bc = a + b + c - 2 * all - ab - ac - inAny
          const [one, two] = [inAny - ab - ac - bc - all, ab + ac + bc]
          if (bc < 0 || ab + bc + all > b || ac + bc + all > c) continue
          if (stem.includes('than exactly one of') && two <= one) continue
          if (stem.includes('than exactly two of') && one <= two) continue
          found.add(all)
        }
    return stem.includes('least possible') ? Math.min(...found) : Math.max(...found)
  },
})

type Part = Written<'show' | 'fits'>

/** Whether the groups can be filled with exactly so many in all three. */
function canBe([a, b, c]: Groups['sizes'], inAny: number, all: number): boolean {
  const two = a + b + c - inAny - 2 * all
  for (let ab = 0; ab <= two; ab += 1)
    for (let ac = 0; ab + ac <= two; ac += 1) {
      const bc = two - ab - ac
      if (ab + ac + all <= a && ab + bc + all <= b && ac + bc + all <= c) return true
    }
  return false
}

function known({ sizes, inAny, key }: Groups) {
  const sum = sizes[0] + sizes[1] + sizes[2]
  const surplus = sum - inAny
  const two = surplus - 2 * key
  return { sum, surplus, two, one: inAny - two - key, added: m`${sizes[0]} + ${sizes[1]} + ${sizes[2]} = ${sum}` }
}

function mostInAll(groups: Groups): Part {
  const { setting, sizes, inAny, none, key } = groups
  const { sum, surplus, two, one, added } = known(groups)
  const least = Math.min(...sizes)
  const half = Math.floor(surplus / 2)
  const isHalf = half < least
  const limit = isHalf
    ? t`twice the number is at most the surplus ${surplus}, so it is at most ${half}`
    : t`no more than the ${least} of the smallest group can do all three`
  return {
    stem: t`Of the ${inAny + none} ${setting.who}, ${sizes[0]} ${setting.a}, ${sizes[1]} ${setting.b}, and ${sizes[2]} ${setting.c}, and ${none} do none of the three. What is the greatest possible number of those who do all three?`,
    key,
    harder: isHalf ? 0 : -0.1,
    hints: ['Add the three groups and compare the sum with the number of people who are in any of them. What explains the surplus?', 'A person in all three groups is counted two times too often. How many such people does the surplus allow, and how many does the smallest group?'],
    wrong: [
      [isHalf ? least : half, 'ignored-condition', () => isHalf ? t`This is the whole smallest group. All of them in all three groups would make the surplus at least ${m`2 \times ${least} = ${2 * least}`}, but it is ${surplus}.` : t`This is half of the surplus, but the smallest group has only ${least} people.`],
      [Math.floor((surplus - none) / 2), 'neither-forgotten', () => t`This forgets that ${none} of the ${inAny + none} are in none of the groups.`],
      [surplus, 'overlap-not-subtracted', () => t`This is the surplus of the groups over the people. A person in all three causes two of it.`],
      [Math.floor(surplus / 3), 'overlap-subtracted-twice', () => t`This divides the surplus by three, but one of the three counts of a person in all groups is legitimate.`],
      [Math.floor(sum / 3), 'ignored-condition', () => t`This divides all memberships by three, as if no one could be in a single group.`],
      [surplus - none, 'neither-forgotten', () => t`This compares with all ${inAny + none} people and does not halve.`],
      [key + 1, 'off-by-one', () => t`This is one too many: ${limit}.`],
      [key - 1, 'off-by-one', () => t`This is possible, but one more is possible too.`],
      [key - 2, 'off-by-one', () => t`This is possible, but it is not the greatest possible number.`],
      [key + 2, 'off-by-one', () => t`This is two too many: ${limit}.`],
    ],
    because: t`The groups add up to ${sum}, and ${inAny} people are in any group. With x in all three and y in exactly two, ${m`2x + y = ${surplus}`}; ${limit}.`,
    quick: [t`The surplus is ${m`${sum} - ${inAny} = ${surplus}`}, and those in all three are in it twice: ${limit}.`],
    full: [
      t`Compare the sum of the groups with the number of people in them: ${added}, but only ${m`${inAny + none} - ${none} = ${inAny}`} people are in any group. The surplus is ${surplus}.`,
      t`A person in exactly two groups is counted once too often, a person in all three twice. With ${m`x`} in all three and ${m`y`} in exactly two, ${m`2x + y = ${surplus}`}.`,
      isHalf ? t`The fewer are in exactly two, the more can be in all three. Since ${m`y`} cannot be negative, ${m`x`} is at most half of ${surplus}, which allows ${half}.` : t`Half of ${surplus} would allow ${half}, but no one outside the smallest group, which has ${least}, can be in all three.`,
      t`Check that it works: ${key} in all three, ${two === 0 ? 'none' : two} in exactly two, and ${one} in exactly one make up ${inAny} people, and ${m`${one} + 2 \times ${two} + 3 \times ${key} = ${sum}`}.`,
    ],
  } // prettier-ignore
}

const COMPARED = [
  'Call the number in all three x. How many are then in exactly two, and how many in exactly one?',
  'Write the comparison as an inequality for x, and round to the side that keeps it true.',
] as const

function compared(groups: Groups, isMost: boolean): Part {
  const { setting, sizes, inAny, key } = groups
  const { sum, surplus, two, one, added } = known(groups)
  const [more, fewer] = isMost ? ['two', 'one'] : ['one', 'two']
  const sign = isMost ? '<' : '>'
  const right = 2 * surplus - inAny
  const beyond = isMost ? key + 1 : key - 1
  const edge = t`With ${beyond} in all three, ${surplus - 2 * beyond} are in exactly two and ${inAny - surplus + beyond} in exactly one, so the condition fails.`
  return {
    stem: t`Each of the ${inAny} ${setting.who} does at least one of three things: ${sizes[0]} ${setting.a}, ${sizes[1]} ${setting.b}, and ${sizes[2]} ${setting.c}. If more of them do exactly ${more} of the three than exactly ${fewer} of the three, what is the ${isMost ? 'greatest' : 'least'} possible number of those who do all three?`,
    key,
    hints: COMPARED,
    wrong: [
      [beyond, 'boundary-included', () => edge],
      [isMost ? Math.floor(surplus / 2) : 1, 'ignored-condition', () => isMost ? t`This is as many as the surplus ${surplus} allows, without the condition that more do exactly two than exactly one.` : t`With only one in all three, more do exactly two than exactly one.`],
      [Math.floor(surplus / 3), 'overlap-subtracted-twice', () => t`This takes those in all three for a third of the surplus ${surplus}.`],
      [two, 'answered-other-quantity', () => t`This is the number of those who do exactly two.`],
      [one, 'answered-other-quantity', () => t`This is the number of those who do exactly one.`],
      [Math.floor(right / 2), 'overlap-not-subtracted', () => t`This counts those in all three only once too often in the sum of the groups.`],
      [right, 'stopped-early', () => t`This is the bound for three times the number, ${m`3x ${sign} ${right}`}.`],
      [isMost ? key - 1 : key + 1, 'off-by-one', () => t`This is possible, but so is one ${isMost ? 'more' : 'less'}.`],
      [Math.min(...sizes), 'ignored-condition', () => t`This is the smallest group; not all of it can be in all three.`],
      [isMost ? key + 2 : key - 2, 'boundary-included', () => t`This goes two too far. ${edge}`],
      [isMost ? Math.ceil(right / 5) - 1 : Math.floor(right / 5) + 1, 'overlap-subtracted-twice', () => t`This counts those in all three three times in the surplus; one of their three counts is legitimate.`],
      [surplus, 'overlap-not-subtracted', () => t`This is the surplus of the groups over the people.`],
      [isMost ? key - 2 : key + 2, 'off-by-one', () => t`This is possible, but it is not the ${isMost ? 'greatest' : 'least'} possible number.`],
    ],
    because: t`With x in all three, ${m`${surplus} - 2x`} are in exactly two and ${m`${inAny - surplus} + x`} in exactly one; the condition is ${m`3x ${sign} ${right}`}, so the ${isMost ? 'greatest' : 'least'} x is ${key}.`,
    quick: [t`${m`${surplus} - 2x ${isMost ? '>' : '<'} ${inAny - surplus} + x`} gives ${m`3x ${sign} ${right}`}, so ${m`x = ${key}`}.`],
    full: [
      t`Compare the sum of the groups with the number of people: ${added}, which exceeds ${inAny} by ${surplus}. A person in exactly two groups causes one of this surplus, a person in all three two.`,
      t`With ${m`x`} in all three, ${m`${surplus} - 2x`} are in exactly two, and the others, ${m`${inAny} - x - (${surplus} - 2x) = ${inAny - surplus} + x`}, in exactly one.`,
      t`The condition is ${m`${surplus} - 2x ${isMost ? '>' : '<'} ${inAny - surplus} + x`}, that is ${m`3x ${sign} ${right}`}. The ${isMost ? 'greatest' : 'least'} integer with this property is ${key}.`,
      t`Check: with ${key} in all three, ${two} are in exactly two and ${one} in exactly one, and ${m`${one} + 2 \times ${two} + 3 \times ${key} = ${sum}`}. ${edge}`,
    ],
  } // prettier-ignore
}

const mostIfTwo = (groups: Groups): Part => compared(groups, true)
const leastIfOne = (groups: Groups): Part => compared(groups, false)

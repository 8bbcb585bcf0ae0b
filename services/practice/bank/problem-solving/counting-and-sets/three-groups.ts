import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { who: 'members of a sports club', people: 'members', a: 'swim', b: 'row', c: 'run', each: 'A member' },
  { who: 'students in a theater program', people: 'students', a: 'sing', b: 'dance', c: 'act', each: 'A student' },
  { who: 'guests of a mountain lodge', people: 'guests', a: 'hike', b: 'bike', c: 'fish', each: 'A guest' },
  { who: 'employees of a design studio', people: 'employees', a: 'draw', b: 'code', c: 'edit', each: 'An employee' },
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
  version: 5,
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
    ? t`twice the number cannot exceed the surplus ${surplus}, which makes the number at most ${half}`
    : t`only the ${least} ${setting.people} in the smallest group can do all three`
  return {
    stem: t`Of the ${inAny + none} ${setting.who}, ${sizes[0]} ${setting.a}, ${sizes[1]} ${setting.b}, and ${sizes[2]} ${setting.c}, and ${none} do none of the three. What is the greatest possible number of ${setting.people} who do all three?`,
    key,
    harder: isHalf ? 0 : -0.1,
    hints: [t`By how much does the sum of the three groups exceed the number of ${setting.people} who are in a group, and why?`, 'How much of that surplus does a person in all three groups account for? Is there any other limit on the number of such people?'],
    wrong: [
      [isHalf ? least : half, 'ignored-condition', () => isHalf ? t`This answer puts the whole smallest group of ${least} into all three. That would make the surplus at least ${m`2 \times ${least} = ${2 * least}`}, but it is ${surplus}.` : t`This answer is half of the surplus ${surplus}${surplus % 2 === 1 ? ', rounded down' : ''}, but the smallest group has only ${least} ${setting.people}, so no more than ${least} can do all three.`],
      [Math.floor((surplus - none) / 2), 'neither-forgotten', () => t`This answer compares the sum ${sum} with all ${inAny + none} ${setting.people}, but ${none} of them do none of the three. Only ${inAny} are in any group.`],
      [surplus, 'overlap-not-subtracted', () => t`This answer is the surplus ${m`${sum} - ${inAny}`}. A person who does all three accounts for 2 of it, not 1.`],
      [Math.floor(surplus / 3), 'overlap-subtracted-twice', () => t`This answer divides the surplus ${surplus} by 3${surplus % 3 === 0 ? '' : ' and rounds down'}. A person who does all three is counted 3 times but should be counted once, so each accounts for only 2 of the surplus.`],
      [Math.floor(sum / 3), 'ignored-condition', () => t`This answer divides the sum ${sum} by 3${sum % 3 === 0 ? '' : ' and rounds down'}, as if no one did only one or two of the three. That would account for too few of the ${inAny} ${setting.people}.`],
      [surplus - none, 'neither-forgotten', () => t`This answer is ${m`${sum} - ${inAny + none}`}. It includes the ${none} who do none of the three, and it forgets to divide by 2.`],
      [key + 1, 'off-by-one', () => t`This is one too many: ${limit}.`],
      [key - 1, 'off-by-one', () => t`With ${key - 1} in all three, ${two + 2} would be in exactly two, which is possible. But ${key} is possible too.`],
      [key - 2, 'off-by-one', () => t`With ${key - 2} in all three, ${two + 4} would be in exactly two, which is possible. But ${key} is possible too.`],
      [key + 2, 'off-by-one', () => t`This is two too many: ${limit}.`],
    ],
    because: t`The groups add up to ${sum}, which is ${surplus} more than the ${inAny} ${setting.people} in them. With ${m`x`} in all three and ${m`y`} in exactly two, ${m`2x + y = ${surplus}`}. ${isHalf ? t`Since ${m`y`} cannot be negative, ${m`x`} is at most ${half}` : t`But ${limit}`}.`,
    quick: [t`The groups add up to ${sum}, which is ${surplus} more than the ${inAny} ${setting.people} in them, and each person in all three accounts for 2 of that. ${isHalf ? 'So' : 'But'} ${limit}.`],
    full: [
      t`Compare the sum of the groups, ${added}, with the ${m`${inAny + none} - ${none} = ${inAny}`} ${setting.people} who are in at least one of them. The surplus is ${m`${sum} - ${inAny} = ${surplus}`}.`,
      t`A person in exactly two groups is counted once too often, and a person in all three is counted twice too often. With ${m`x`} in all three and ${m`y`} in exactly two, ${m`2x + y = ${surplus}`}.`,
      isHalf ? t`Since ${m`y`} cannot be negative, ${m`x`} is at most half of ${surplus}, so ${m`x`} is at most ${half}.` : t`This equation alone would allow ${m`x = ${half}`}, but the smallest group has only ${least} ${setting.people}, so ${m`x`} is at most ${least}.`,
      t`This number can be reached: ${key} in all three, ${two === 0 ? 'none' : two} in exactly two, and ${one} in exactly one are ${inAny} ${setting.people}, and ${m`${one} + 2 \times ${two} + 3 \times ${key} = ${sum}`}. The greatest possible number is ${key}.`,
    ],
  } // prettier-ignore
}

const COMPARED = [
  t`If ${m`x`} people do all three, how many do exactly two, and how many do exactly one?`,
  t`Write the condition as an inequality in ${m`x`}. Which whole numbers satisfy it?`,
] as const

function compared(groups: Groups, isMost: boolean): Part {
  const { setting, sizes, inAny, key } = groups
  const { sum, surplus, two, one, added } = known(groups)
  const [more, fewer] = isMost ? ['two', 'one'] : ['one', 'two']
  const sign = isMost ? '<' : '>'
  const right = 2 * surplus - inAny
  const beyond = isMost ? key + 1 : key - 1
  const breaks = (all: number): string => t`With ${all} in all three, ${surplus - 2 * all} would be in exactly two and ${inAny - surplus + all} in exactly one, so the condition would fail.` // prettier-ignore
  const holds = (all: number): string => t`With ${all} in all three, ${surplus - 2 * all} are in exactly two and ${inAny - surplus + all} in exactly one, so the condition holds. But it also holds with ${key}.` // prettier-ignore
  const edge = breaks(beyond)
  return {
    stem: t`Each of the ${inAny} ${setting.who} does at least one of three things: ${sizes[0]} ${setting.a}, ${sizes[1]} ${setting.b}, and ${sizes[2]} ${setting.c}. If more of them do exactly ${more} of the three than exactly ${fewer} of the three, what is the ${isMost ? 'greatest' : 'least'} possible number of ${setting.people} who do all three?`,
    key,
    hints: COMPARED,
    wrong: [
      [beyond, 'boundary-included', () => edge],
      [isMost ? Math.floor(surplus / 2) : 1, 'ignored-condition', () => isMost ? t`This answer is half of the surplus ${surplus}${surplus % 2 === 1 ? ', rounded down' : ''}. It ignores the condition that more ${setting.people} do exactly two than exactly one.` : t`With only one person in all three, ${surplus - 2} would do exactly two and only ${inAny - surplus + 1} exactly one, so the condition would fail.`],
      [Math.floor(surplus / 3), 'overlap-subtracted-twice', () => t`This answer is a third of the surplus ${surplus}${surplus % 3 === 0 ? '' : ', rounded down'}. A person in all three accounts for 2 of the surplus, and the condition has to be used as well.`],
      [two, 'answered-other-quantity', () => t`${two} is the number of ${setting.people} who do exactly two when ${key} do all three. The question asks for the number who do all three.`],
      [one, 'answered-other-quantity', () => t`${one} is the number of ${setting.people} who do exactly one when ${key} do all three. The question asks for the number who do all three.`],
      [Math.floor(right / 2), 'overlap-not-subtracted', () => t`This answer uses ${m`${surplus} - x`} for the number in exactly two. A person in all three accounts for 2 of the surplus, so it should be ${m`${surplus} - 2x`}.`],
      [right, 'stopped-early', () => t`This answer is the bound in ${m`3x ${sign} ${right}`}. Divide it by 3 to find the bound for x.`],
      [isMost ? key - 1 : key + 1, 'off-by-one', () => holds(isMost ? key - 1 : key + 1)],
      [Math.min(...sizes), 'ignored-condition', () => t`This answer is the size of the smallest group. If all of them did all three, ${surplus - 2 * Math.min(...sizes) < 0 ? 'the groups would exceed the people by too much' : 'the condition would fail'}.`],
      [isMost ? key + 2 : key - 2, 'boundary-included', () => breaks(isMost ? key + 2 : key - 2)],
      [isMost ? Math.ceil(right / 5) - 1 : Math.floor(right / 5) + 1, 'overlap-subtracted-twice', () => t`This answer uses ${m`${surplus} - 3x`} for the number in exactly two. A person in all three is counted only twice too often, so it should be ${m`${surplus} - 2x`}.`],
      [surplus, 'overlap-not-subtracted', () => t`This answer is the surplus ${m`${sum} - ${inAny}`}, by which the groups exceed the number of ${setting.people}. A person in all three accounts for 2 of it, and the condition has to be used as well.`],
      [isMost ? key - 2 : key + 2, 'off-by-one', () => holds(isMost ? key - 2 : key + 2)],
    ],
    because: t`With ${m`x`} in all three, ${m`${surplus} - 2x`} are in exactly two and ${m`${inAny - surplus} + x`} in exactly one. The condition becomes ${m`3x ${sign} ${right}`}, so the ${isMost ? 'greatest' : 'least'} possible ${m`x`} is ${key}.`,
    quick: [t`The groups add up to ${sum}, which is ${surplus} more than the ${inAny} ${setting.people}. With ${m`x`} in all three, ${m`${surplus} - 2x`} are in exactly two, which leaves ${m`${inAny - surplus} + x`} in exactly one. So ${m`${surplus} - 2x ${isMost ? '>' : '<'} ${inAny - surplus} + x`}, or ${m`3x ${sign} ${right}`}, and the ${isMost ? 'greatest' : 'least'} possible ${m`x`} is ${key}.`],
    full: [
      t`The sum of the groups, ${added}, exceeds the ${inAny} ${setting.people} by ${surplus}. A person in exactly two groups accounts for 1 of this surplus, and a person in all three accounts for 2.`,
      t`If ${m`x`} are in all three, then ${m`${surplus} - 2x`} are in exactly two, and the remaining ${m`${inAny} - x - (${surplus} - 2x) = ${inAny - surplus} + x`} are in exactly one.`,
      t`The condition ${m`${surplus} - 2x ${isMost ? '>' : '<'} ${inAny - surplus} + x`} simplifies to ${m`3x ${sign} ${right}`}, so the ${isMost ? 'greatest' : 'least'} whole number that satisfies it is ${key}.`,
      t`Check: with ${key} in all three, ${two} are in exactly two and ${one} in exactly one, as required, and ${m`${one} + 2 \times ${two} + 3 \times ${key} = ${sum}`}. ${edge} The ${isMost ? 'greatest' : 'least'} possible number is ${key}.`,
    ],
  } // prettier-ignore
}

const mostIfTwo = (groups: Groups): Part => compared(groups, true)
const leastIfOne = (groups: Groups): Part => compared(groups, false)

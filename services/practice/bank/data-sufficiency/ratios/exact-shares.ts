import { NEVER_EACH } from '../../factory/answer-packs.ts'
import { capital } from '../../factory/capital.ts'
import { count, m, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { gcd } from '../../factory/gcd.ts'
import { range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import type { Level } from '../../factory/problem-template.ts'
import { remember } from '../../factory/remember.ts'
import { sufficiency, type Statement, type StatementPair, type Sufficiency } from '../../factory/sufficiency-template.ts' // prettier-ignore

type Group = readonly [women: number, men: number]
/** A part of a group by its fraction in lowest terms. */
type Part = readonly [top: number, bottom: number]

const BELOW = 100
const CASES = once((): readonly Group[] => simplestFirst(range(1, BELOW - 2).flatMap((w) => range(1, BELOW - 1 - w).map((v): Group => [w, v])))) // prettier-ignore
const SETTINGS = [
  { whole: 'A firm', members: 'employees' },
  { whole: 'An orchestra', members: 'musicians' },
  { whole: 'A choir', members: 'singers' },
  { whole: 'A hiking club', members: 'members' },
] as const
/** Parts of a group. Each is printed as a percent if that is a short decimal, else as a fraction. */
const PARTS: readonly Part[] = [[2, 5], [3, 8], [5, 8], [3, 10], [7, 20], [9, 20], [9, 25], [11, 25], [2, 3], [3, 7], [4, 7], [4, 9], [5, 9], [5, 11], [5, 12], [7, 15]] // prettier-ignore
const shown = ([top, bottom]: Part): string => (1000 % bottom === 0 ? `${(100 * top) / bottom}%` : m`${fracTex(top, bottom)}`) // prettier-ignore
/** '62.5%, or 5/8,', or only the fraction where that is what the statement says. */
const inFull = (part: Part): string =>
  1000 % part[1] === 0 ? t`${shown(part)}, or ${m`${fracTex(...part)}`},` : shown(part)

interface Drawn {
  level: Level
  women: number
  men: number
  ofWomen: Part
  ofMen: Part
  ofAll: Part
  limit: number
  joining: number
  setting: (typeof SETTINGS)[number]
}

/** A statement, with what it says about whole numbers. */
interface Told extends Statement<Group> {
  hard: number
  /** It gives the groups one after the other, so a statement on divisors picks from a list. */
  lists?: 'share' | 'joined'
  /** What it says of the numbers of women and men, as a sentence without its full stop. */
  counts?: string
  /** How far its list goes, up to the comma before 'so'. */
  limit?: string
  /** Why one of the numbers is a multiple of something, as a sentence without its full stop. */
  because?: string
  /** The statement that stands in it as its second half. */
  half?: Told
  /** It says that `of` is a multiple of `by`. */
  divides?: { of: 'women' | 'men' | 'all'; by: number; part: Part }
}

export const exactShares = sufficiency({
  id: 'exact-shares',
  skill: 'ds-ratios',
  version: 2,
  levels: [1.5, 1.6, 1.6],
  answers: NEVER_EACH,
  draw: (random, level): Drawn | null => {
    const share = random.pick(PARTS)
    const unit = random.int(2, Math.floor((BELOW - 1) / share[1]))
    const [women, men] = [share[0] * unit, (share[1] - share[0]) * unit]
    const [ofWomen, ofMen, ofAll] = [women, men, women + men].map((size) => {
      const fitting = PARTS.filter((part) => size % part[1] === 0 && part[1] < size && part[1] !== share[1])
      return fitting.length === 0 ? undefined : random.pick(fitting)
    })
    if (!ofWomen || !ofMen || !ofAll) return null
    return { level, women, men, ofWomen, ofMen, ofAll, limit: random.pick([32, 38, 43, 46, 52, 58, 64]), joining: random.int(2, 9), setting: random.pick(SETTINGS) } // prettier-ignore
  },
  write: (drawn): Sufficiency<Group> => {
    const { level, limit, setting: { whole, members } } = drawn // prettier-ignore
    const told = toldOf(drawn)
    return {
      stem: t`${whole} has fewer than ${BELOW} ${members}: at least one woman, at least one man, and no one else. ${[
        t`How many ${members} are there?`,
        t`How many of the ${members} are women?`,
        t`Is the number of ${members} greater than ${limit}?`,
      ][level - 1]!}`,
      cases: CASES(),
      ask: askIn(drawn),
      show: ([w, v]) => t`${count(w, 'woman', 'women')} and ${count(v, 'man', 'men')}`,
      since: ([w, v]) => (drawn.level === 2 ? undefined : m`${w} + ${v} = ${w + v}`),
      statements: [],
      pairs: told.flatMap((first, at) => told.slice(at + 1).flatMap((other) => pairOf(drawn, first, other))),
      hints: [
        t`A number of people is always whole. If exactly ${m`${fracTex(3, 4)}`} of a group wear hats, what do you know about the size of the group?`,
        t`Which multiples does each statement allow for the number of women, of men, or of all the ${members}? Which of them keep the total below ${BELOW}?`,
      ],
    }
  },
  second: {
    cases: () => {
      const found: Array<readonly [women: number, all: number]> = []
      for (let all = BELOW - 1; all > 1; all -= 1) for (let women = 1; women < all; women += 1) found.push([women, all]) // prettier-ignore
      return found
    },
    ask: ([women, all], _n, stem) => {
      const limit = /greater than (\d+)/.exec(stem)
      if (limit) return all > Number(limit[1])
      return stem.includes('are women') ? women : all
    },
    read: [
      [/ women joined, exactly /, ([women, all], [joined = 0], { statement }) => clausesOf(statement).every(({ part }) => isNear((women + joined) / (all + joined), part))],
      [/^Exactly /, ([women, all], _n, { statement }) => clausesOf(statement).every(({ part, of, isWomen }) => {
        const size = of === 'women' ? women : of === 'men' ? all - women : all // prettier-ignore
        return isWomen ? isNear(women / all, part) : isNear(part * size, Math.round(part * size))
      })],
    ],
  },
}) // prettier-ignore

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

/** For the second solver: the parts that a statement names, of which group, and whether the part is the women. */
const clausesOf = remember((statement: string) =>
  [...statement.matchAll(/exactly (?:([\d.]+)%|\\\(\\frac\{(\d+)\}\{(\d+)\}\\\)) of (?:the|these) (\w+) (\w+ \w+)/gi)].map(([, percent, top, bottom, of, does = '']) => ({
    part: percent === undefined ? Number(top) / Number(bottom) : Number(percent) / 100,
    of,
    isWomen: does.startsWith('are women'),
  })),
) // prettier-ignore

/** Asked for every case, so without the tags that format numbers. */
function askIn({ level, limit }: Drawn): (group: Group) => string {
  if (level === 1) return ([w, v]) => String(w + v)
  return level === 2 ? ([w]) => String(w) : ([w, v]) => (w + v > limit ? 'yes' : 'no')
}

const isOnly = (step: number): boolean => 2 * step >= BELOW
/** The answer; for a yes or no with the limit with which the number found, or the least possible one, is compared. */
const answerOf = (drawn: Drawn): string => {
  const answer = askIn(drawn)([drawn.women, drawn.men])
  const compared = drawn.level < 3 ? '' : t`which is ${answer === 'yes' ? '' : 'not '}greater than ${drawn.limit}, `
  return t`${compared}so the answer is ${answer}.`
}
const sizeOf = ([w, v]: Group, of: 'women' | 'men' | 'all'): number => ({ women: w, men: v, all: w + v })[of]

function toldOf(drawn: Drawn): Told[] {
  const { women, men, ofWomen, ofMen, ofAll, joining, setting: { members } } = drawn // prettier-ignore
  const all = women + men
  const reduced = (top: number, bottom: number): Part => [top / gcd(top, bottom), bottom / gcd(top, bottom)]
  const share = reduced(women, all)
  /** Whose number a statement on a part of some leaves open. */
  const rest = (of: string): string => (of === 'women' ? 'men' : 'women')
  const multiple = (of: string, part: Part): string =>
    t`It says only that the number of ${of} is a multiple of ${part[1]}, because ${inFull(part)} of that number has to be a whole number.${of === members ? '' : t` The number of ${rest(of)} is not given.`}`
  const smallest = (of: string, part: Part): string =>
    t`finds one group that fits, but the number of ${of} can be any multiple of ${part[1]}${of === members && drawn.level !== 2 ? '' : t`, and the number of ${rest(of)} is not given`}`
  const because = (part: Part): string =>
    t`That number is also a multiple of ${part[1]}, because ${inFull(part)} of it has to be whole`
  const shares = ([w, v]: Group): boolean => w * share[1] === share[0] * (w + v)
  const onShare: Told = {
    text: t`Exactly ${shown(share)} of the ${members} are women.`,
    holds: shares,
    lacks: t`${1000 % share[1] === 0 ? t`${shown(share)} is ${m`${fracTex(...share)}`}, so there` : 'There'} are ${m`${share[0]}k`} women and ${m`${share[1] - share[0]}k`} men for some whole number ${m`k`}, but the number of ${members} could be any multiple of ${share[1]} below ${BELOW}.`,
    trap: t`treats the ratio of women to men, ${share[0]} to ${share[1] - share[0]}, as the numbers of women and men`,
    lists: 'share',
    limit: t`Since ${m`${share[1]}k < ${BELOW}`}, ${m`k`} is at most ${Math.floor((BELOW - 1) / share[1])},`,
    counts: t`exactly ${inFull(share)} of the ${members} are women, so there are ${m`${share[0]}k`} women and ${m`${share[1] - share[0]}k`} men, a total of ${m`${share[1]}k`} ${members}, for some whole number ${m`k`}`,
    hard: 0,
  }
  const young: Told = { text: t`Exactly ${shown(ofWomen)} of the women are left-handed.`, holds: ([w]) => w % ofWomen[1] === 0, lacks: multiple('women', ofWomen), trap: smallest('women', ofWomen), divides: { of: 'women', by: ofWomen[1], part: ofWomen }, because: because(ofWomen), hard: 0 } // prettier-ignore
  const glasses: Told = { text: t`Exactly ${shown(ofMen)} of the men wear glasses.`, holds: ([, v]) => v % ofMen[1] === 0, lacks: multiple('men', ofMen), trap: smallest('men', ofMen), divides: { of: 'men', by: ofMen[1], part: ofMen }, because: because(ofMen), hard: 0 } // prettier-ignore
  const spanish: Told = { text: t`Exactly ${shown(ofAll)} of the ${members} speak Spanish.`, holds: ([w, v]) => (w + v) % ofAll[1] === 0, lacks: multiple(members, ofAll), trap: smallest(members, ofAll), divides: { of: 'all', by: ofAll[1], part: ofAll }, because: because(ofAll), hard: 0 } // prettier-ignore
  const joined = reduced(women + joining, all + joining)
  const withMore: Told = {
    text: t`If ${joining} more women joined, exactly ${shown(joined)} of the ${members} would be women.`,
    holds: ([w, v]) => (w + joining) * joined[1] === joined[0] * (w + v + joining),
    lacks: t`There would then be ${m`${joined[0]}k`} women among ${m`${joined[1]}k`} ${members} for some whole number ${m`k`}. So there are now ${m`${joined[0]}k - ${joining}`} women, and more than one value of ${m`k`} is possible.`,
    trap: t`finds one group that fits, but in other groups, too, exactly ${shown(joined)} would be women if ${joining} more women joined`,
    lists: 'joined',
    limit: t`Since ${m`${joined[1]}k - ${joining} < ${BELOW}`}, ${m`k`} is at most ${Math.floor((BELOW - 1 + joining) / joined[1])},`,
    counts: t`with ${joining} more women, exactly ${inFull(joined)} of the ${members} would be women, so there would then be ${m`${joined[0]}k`} women and ${m`${joined[1] - joined[0]}k`} men for some whole number ${m`k`}. So there are now ${m`${joined[0]}k - ${joining}`} women and ${m`${joined[1] - joined[0]}k`} men, a total of ${m`${joined[1]}k - ${joining}`} ${members}`,
    hard: 0.2,
  }
  return [onShare, young, glasses, spanish, ...(PARTS.some(([top, bottom]) => top === joined[0] && bottom === joined[1]) ? [withMore] : []), ...inOne(drawn, onShare, [young, glasses])] // prettier-ignore
}

/** The share of the women and the exact part of a group in one statement. */
function inOne(drawn: Drawn, onShare: Told, others: readonly Told[]): Told[] {
  const { women, men, limit, level, setting: { members } } = drawn // prettier-ignore
  const all = women + men
  const g = gcd(women, men)
  return others.map((other): Told => {
    const { of, by, part: exact } = other.divides!
    const part = sizeOf([women / g, men / g], of)
    const name = of === 'all' ? members : of
    const k = by / gcd(by, part)
    const step = (k * all) / g
    const share: Part = [women / g, all / g]
    const groups = t`${1000 % share[1] === 0 ? t`${shown(share)} is ${m`${fracTex(...share)}`}, so ` : ''}there are ${m`${women / g}k`} women and ${m`${men / g}k`} men for some whole number ${m`k`}`
    const common = by / k
    const times = m`${part / common}k`
    const reduced = common === 1 ? '' : t` Dividing both by ${common} shows that ${times} is a multiple of ${k}.`
    const alone =
      part === common
        ? ''
        : t` Since ${part / common} and ${k} have no common factor greater than 1, ${m`k`} is a multiple of ${k}.`
    const multiple = k === 1 ? t`For every ${m`k`}, ${inFull(exact)} of the ${m`${part}k`} ${name} is a whole number` : t`Because ${inFull(exact)} of the ${m`${part}k`} ${name} has to be a whole number, ${m`${part}k`} is a multiple of ${by}.${reduced}${alone}`.slice(0, -1) // prettier-ignore
    const total = t`the number of ${members}, ${m`${all / g}k`}, is ${step === all / g ? '' : 'therefore '}a multiple of ${step}`
    const found = t`${groups}. ${multiple}. ${capital(total)}`
    const start = t`${inFull(share)} of the ${members} are women, so there are ${m`${women / g}k`} women and ${m`${men / g}k`} men for some whole number ${m`k`}`
    const isDecided = isOnly(step) || (level === 3 && limit < step)
    const end = isOnly(step) ? t`The only one below ${BELOW} is ${step}${level === 2 ? t`, which means ${m`k = ${k}`} and ${count(women, 'woman', 'women')}` : ''}` : t`That is at least ${step}` // prettier-ignore
    return {
      text: `${onShare.text.slice(0, -1)}, and ${other.text.replace('Exactly', 'exactly').replace('of the', 'of these')}`.replace('these men', 'the men'),
      holds: (group) => onShare.holds(group) && other.holds(group),
      lacks: `${capital(found)}.`,
      trap: t`finds one group that fits, but a larger group with the same ratio of women to men also has fewer than ${BELOW} ${members}`,
      missed: t`overlooks that with ${m`${women / g}k`} women and ${m`${men / g}k`} men, ${shown(exact)} of the ${name} is a whole number only if ${m`k`} is a multiple of ${k}, so the number of ${members} is ${isOnly(step) ? '' : 'at least '}${step}`,
      ...(isDecided ? { enough: t`${start}. ${multiple}. ${capital(total)}. ${end}, ${answerOf(drawn)}` } : {}),
      lists: 'share',
      limit: t`Since ${m`${all / g}k < ${BELOW}`}${k === 1 ? '' : t` and ${m`k`} is a multiple of ${k}`}, ${m`k`} is at most ${k * Math.floor((BELOW - 1) / step)},`,
      counts: t`${groups}. ${multiple}`,
      half: other,
      hard: 0.2,
    } // prettier-ignore
  })
}

/** None where one statement repeats a part of the other, or where two divisors leave too much open to tempt. */
function pairOf(drawn: Drawn, first: Told, other: Told): Array<StatementPair<Group>> {
  const { level, limit } = drawn
  const pair = { statements: [first, other], harder: Math.max(first.hard, other.hard), open: t`More than one group of fewer than ${BELOW} ${drawn.setting.members} fits both statements.` } as const // prettier-ignore
  const list = [first, other].find(({ lists }) => lists)
  const divisor = [first, other].find(({ divides }) => divides)
  if (list && divisor) return list.half === divisor ? [] : [{ ...pair, ...picked(drawn, list, divisor) }]
  if (list) return first.lists === other.lists ? [] : [pair]
  const [one, two] = [first.divides!, other.divides!]
  if (level !== 3 || one.of === 'all' || two.of === 'all' || one.by + two.by <= limit) return []
  return [{ ...pair, harder: 0.2, together: t`the number of ${one.of} is a multiple of ${one.by} and is not 0, and the number of ${two.of} is a multiple of ${two.by} and is not 0. That makes a total of at least ${one.by + two.by}, ${answerOf(drawn)}`, bothMissed: t`overlooks that with at least ${one.by} ${one.of} and at least ${two.by} ${two.of}, the total is at least ${one.by + two.by}, which is greater than ${limit}` }] // prettier-ignore
}

/** Why a divisor picks one group, or leaves several, from the list that another statement leaves. */
function picked(
  drawn: Drawn,
  list: Told,
  { divides, because, holds }: Told,
): Pick<StatementPair<Group>, 'together' | 'open' | 'bothTrap' | 'bothMissed'> {
  const { women, men, setting: { members } } = drawn // prettier-ignore
  const groups = CASES().filter(list.holds)
  const fits = groups.filter(holds)
  const { of, by } = divides!
  const name = of === 'all' ? members : of
  if (fits.length !== 1)
    return list.lists === 'share' && fits[0]
      ? {
          open: t`One statement gives the ratio of women to men, and every fraction in the two statements must give a whole number of people. The smallest group for which all of them do is ${count(fits[0][0], 'woman', 'women')} and ${count(fits[0][1], 'man', 'men')}, and every multiple of it with fewer than ${BELOW} ${members} fits, too.`,
          bothTrap: t`considers only the smallest group that fits both statements, ${count(fits[0][0], 'woman', 'women')} and ${count(fits[0][1], 'man', 'men')}, and overlooks larger groups with the same ratio of women to men`,
        }
      : fits[0]
        ? {
            bothTrap: t`considers only one group that fits both statements, such as ${count(fits[0][0], 'woman', 'women')} and ${count(fits[0][1], 'man', 'men')}`,
          }
        : {}
  const sizes = groups.map((group) => sizeOf(group, of)).toSorted((a, b) => a - b)
  const few = sizes.length > 8 ? t`${sizes.slice(0, 3).join(', ')}, and so on up to ${sizes.at(-1)!}` : sizes.slice(0, -1).join(', ') + t`${sizes.length > 2 ? ',' : ''} or ${sizes.at(-1)!}` // prettier-ignore
  return {
    together: t`${list.counts!}. ${list.limit!} so the number of ${name} can only be ${few}. ${because!}. Of the numbers just listed, only ${sizeOf([women, men], of)} is a multiple of ${by}, which means ${count(women, 'woman', 'women')} and ${count(men, 'man', 'men')}. ${drawn.level === 2 ? t`S${answerOf(drawn).slice(1)}` : t`The total is ${women + men}, ${answerOf(drawn)}`}`,
    bothMissed: t`overlooks that of the possible numbers of ${name} (${few}), only ${sizeOf([women, men], of)} is a multiple of ${by}`,
  }
}

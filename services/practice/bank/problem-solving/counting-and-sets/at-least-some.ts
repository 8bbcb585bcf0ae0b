import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { choose } from '../../factory/search.ts'

const SETTINGS = [
  { group: 'A committee', from: 'council members', a: 'lawyers', b: 'engineers' },
  { group: 'A jury', from: 'judges', a: 'writers', b: 'painters' },
  { group: 'A crew', from: 'volunteers', a: 'nurses', b: 'drivers' },
  { group: 'A panel', from: 'experts', a: 'economists', b: 'biologists' },
] as const

interface Group {
  level: Level
  setting: (typeof SETTINGS)[number]
  a: number
  b: number
  size: number
}

const c = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (c(n - 1, k - 1) * n) / k)

export const atLeastSome = problem<Group>({
  id: 'at-least-some',
  skill: 'combinations',
  version: 2,
  levels: [1.6, 1.7, 1.9],
  draw: (random, level) => {
    const group = { level, setting: random.pick(SETTINGS), a: random.int(4, 8), b: random.int(4, 8), size: random.int(3, 4) } // prettier-ignore
    return group.a === group.b || group.a <= group.size || group.b <= group.size ? null : group
  },
  write: (group) => ({
    ...byLevel(group, [twoRefuse, moreOfOne, onlyTogether]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (_numbers, stem) => {
    const [a = 0, b = 0] = /from (\d+) \w+ and (\d+)/.exec(stem)!.slice(1).map(Number)
    const size = Number(/of (\d) is/.exec(stem)?.[1])
    const people = [...range(1, a).map((at) => `a${at}`), ...range(1, b).map((at) => `b${at}`)]
    const firsts = (list: readonly string[]): number => list.filter((one) => one.startsWith('a')).length
    return choose(people, size).filter((list) => {
      const isMixed = firsts(list) >= 1 && firsts(list) < size
      if (stem.includes('both or neither')) return isMixed && list.includes('a1') === list.includes('a2')
      if (list.includes('a1') && list.includes('b1')) return false
      return stem.includes('More ') ? 2 * firsts(list) > size : isMixed
    }).length
  },
})

type Part = Written<'show' | 'fits'>
const opening = ({ setting, a, b, size }: Group): string => t`${setting.group} of ${size} is to be chosen from ${a} ${setting.a} and ${b} ${setting.b}.` // prettier-ignore
const C = (n: number, k: number): string => `\\binom{${n}}{${k}}`

function moreOfOne(group: Group): Part {
  const { setting, a, b, size } = group
  const n = a + b
  const kinds = range(Math.floor(size / 2) + 1, size)
  const cases = kinds.map((k) => ({
    k,
    ways: c(a, k) * c(b, size - k),
    pair: c(a - 1, k - 1) * c(b - 1, size - k - 1),
  }))
  const [first, last] = [cases[0]!, cases.at(-1)!]
  const all = first.ways + last.ways
  const key = all - first.pair
  const [oneA, oneB] = [setting.a.replace(/s$/, ''), setting.b.replace(/s$/, '')]
  return {
    stem: t`${opening(group)} More ${setting.a} than ${setting.b} must be chosen, and a certain ${oneA} refuses to serve together with a certain ${oneB}. In how many ways can the choice be made?`,
    key,
    hints: ['Which numbers of each profession are allowed? Take the cases one by one.', 'In which of these cases can the two people who refuse meet at all? Take off only those groups.'], // prettier-ignore
    wrong: [
      [all, 'ignored-condition', () => t`This ignores that the two refuse to serve together.`],
      [all - c(n - 2, size - 2), 'ignored-condition', () => t`This takes off every group with both people, also those that do not have more ${setting.a} and were never counted.`],
      [first.ways - first.pair, 'stopped-early', () => t`This forgets the groups of ${setting.a} only.`],
      [first.ways, 'stopped-early', () => t`This forgets the groups of ${setting.a} only, and it ignores the refusal.`],
      [c(a, first.k) * c(n - first.k, size - first.k) - first.pair, 'order-counted', () => t`This chooses ${first.k} ${setting.a} first and then anyone, so groups with more of them are counted several times.`],
      [cases.reduce((sum, { k }) => sum + c(a - 1, k) * c(b - 1, size - k), 0), 'ignored-condition', () => t`This leaves both people out of every group. One of them alone may serve.`],
      [all - c(a - 1, first.k - 1) * c(b, size - first.k), 'ignored-condition', () => t`This takes off every mixed group with the ${oneA}, also those without the ${oneB}.`],
      [all - 2 * first.pair, 'order-counted', () => t`This takes the groups with both people off twice.`],
      [c(n, size) - c(n - 2, size - 2), 'ignored-condition', () => t`This ignores that more ${setting.a} than ${setting.b} must be chosen.`],
      [first.pair, 'complement-forgotten', () => t`This counts the groups in which the two serve together.`],
      [all + last.ways - first.pair, 'order-counted', () => t`This counts the groups of ${setting.a} only twice.`],
    ], // prettier-ignore
    because: t`Of ${all} groups with more ${setting.a}, ${first.pair} contain both people, so ${key} remain.`,
    quick: [
      t`${m`${C(a, first.k)} \times ${C(b, size - first.k)} + ${C(a, size)} - ${C(a - 1, first.k - 1)} = ${key}`}.`,
    ],
    full: [
      t`Split into cases. More ${setting.a} than ${setting.b} means ${first.k} and ${size - first.k}, or ${size} and none.`,
      t`First case: ${m`${C(a, first.k)} \times ${C(b, size - first.k)} = ${first.ways}`} groups. Second case: ${m`${C(a, size)} = ${last.ways}`}. Together that is ${all}.`,
      t`The two people can meet only in the first case. Then one of the ${setting.b} is fixed, and so is one of the ${setting.a}; the others are chosen in ${m`${C(a - 1, first.k - 1)} = ${first.pair}`} ways.`,
      t`This leaves ${m`${all} - ${first.pair} = ${key}`}. Check: a group of ${setting.a} only has no ${oneB}, so nothing had to be taken off in the second case.`,
    ],
  }
}

function onlyTogether(group: Group): Part {
  const { setting, a, b, size } = group
  const n = a + b
  const both = c(n - 2, size - 2) - c(a - 2, size - 2)
  const neither = c(n - 2, size) - c(a - 2, size) - c(b, size)
  const key = both + neither
  const mixed = c(n, size) - c(a, size) - c(b, size)
  const places = size - 2 === 1 ? 'The last place' : t`The other ${size - 2} places`
  return {
    stem: t`${opening(group)} At least one of each profession must be chosen. Two of the ${setting.a} work only as a team, so both or neither of them must be chosen. In how many ways can the choice be made?`,
    key,
    hints: ['Two cases exclude each other: the team is chosen, or it is not.', t`In each case, make sure that at least one of the ${setting.b} and one of the ${setting.a} is chosen.`], // prettier-ignore
    wrong: [
      [mixed, 'ignored-condition', () => t`This ignores the team and counts every group with both professions.`],
      [c(n - 2, size - 2) + c(n - 2, size), 'ignored-condition', () => t`This respects the team but also counts groups of one profession only.`],
      [c(n - 2, size - 2) + neither, 'ignored-condition', () => t`With the team, this also counts groups that have no ${setting.b.replace(/s$/, '')}.`],
      [both, 'stopped-early', () => t`This counts only the groups with the team.`],
      [neither, 'stopped-early', () => t`This counts only the groups without the team.`],
      [mixed - 2 * c(n - 2, size - 1), 'overlap-subtracted-twice', () => t`This takes off all groups with just one of the two, also those of ${setting.a} only, which were taken off before.`],
      [mixed - c(n - 2, size - 1), 'one-order-only', () => t`This takes off the groups with one of the two, but not those with the other.`],
      [mixed - both, 'complement-forgotten', () => t`This takes off the groups with the team, as if the two refused to serve together.`],
      [2 * both + neither, 'order-counted', () => t`This counts the groups with the team twice.`],
      [both + (a - 2) * c(b, size - 1), 'stopped-early', () => t`Without the team, this counts only groups with exactly one of the ${setting.a}.`],
      [both * neither, 'wrong-operation', () => t`This multiplies the two cases. They exclude each other, so they must be added.`],
      [both + c(n - 2, size) - c(b, size), 'ignored-condition', () => t`Without the team, this also counts groups that have no ${setting.b.replace(/s$/, '')}.`],
      [both + c(n - 2, size) - c(a - 2, size), 'ignored-condition', () => t`Without the team, this also counts groups of ${setting.b} only.`],
    ], // prettier-ignore
    because: t`With the team there are ${both} groups and without it ${neither}; together ${key}.`,
    quick: [t`With the team ${both}, without it ${neither}: ${m`${both} + ${neither} = ${key}`}.`],
    full: [
      t`Split into two cases: both members of the team are chosen, or neither.`,
      t`With the team: ${places.toLowerCase()} can be filled in ${m`${C(n - 2, size - 2)} = ${c(n - 2, size - 2)}`} ways, of which ${c(a - 2, size - 2)} use only ${setting.a} and are not allowed. That leaves ${both}.`,
      t`Without the team: ${m`${C(n - 2, size)} = ${c(n - 2, size)}`} groups from the other ${n - 2} people, less ${c(a - 2, size)} of ${setting.a} only and ${c(b, size)} of ${setting.b} only. That leaves ${neither}.`,
      t`The cases exclude each other: ${m`${both} + ${neither} = ${key}`}. Check: this is less than ${mixed}, the number of groups with both professions when there is no team.`,
    ],
  }
}

function twoRefuse(group: Group): Part {
  const { setting, a, b, size } = group
  const n = a + b
  const total = c(n, size)
  const [onlyA, onlyB] = [c(a, size), c(b, size)]
  const both = c(n - 2, size - 2)
  const key = total - onlyA - onlyB - both
  const [oneA, oneB] = [setting.a.replace(/s$/, ''), setting.b.replace(/s$/, '')]
  const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a')
  return {
    stem: t`${opening(group)} At least one of each profession must be chosen, and a certain ${oneA} refuses to serve together with a certain ${oneB}. In how many ways can the choice be made?`,
    key,
    hints: ['Count all groups first. Which groups break the first condition, and which break the second?', 'Can a group break both conditions? If not, simply take off both kinds.'], // prettier-ignore
    wrong: [
      [total, 'ignored-condition', () => t`This counts all groups of ${size} and ignores both conditions.`],
      [total - onlyA - onlyB, 'ignored-condition', () => t`This ignores that the two refuse to serve together.`],
      [total - both, 'ignored-condition', () => t`This ignores that both professions must be present.`],
      [both, 'complement-forgotten', () => t`This counts the groups in which the two serve together.`],
      [total - onlyA - onlyB - 2 * both, 'order-counted', () => t`This takes the groups with both of them off twice.`],
      [c(n - 2, size), 'ignored-condition', () => t`This leaves both of them out of every group. One of them alone may serve.`],
      [total - onlyA - onlyB - c(n - 1, size - 1), 'ignored-condition', () => t`This takes off every group with the ${oneA}, also those without the ${oneB}.`],
      [total - onlyA - onlyB - c(n - 2, size - 1), 'off-by-one', () => t`When both serve, only ${size - 2} further places are left, not ${size - 1}.`],
      [total - Math.max(onlyA, onlyB) - both, 'ignored-condition', () => t`This takes off groups of one profession only, but forgets those of the other.`],
      [a * b * c(n - 2, size - 2), 'order-counted', () => t`This chooses one of each profession and then anyone, which counts many groups several times.`],
      [a * b * c(n - 2, size - 2) - both, 'order-counted', () => t`This chooses one of each profession and then anyone; only the pair that refuses is taken off.`],
    ], // prettier-ignore
    because: t`Of ${total} groups, ${onlyA + onlyB} lack a profession and ${both} contain both people; no group does both, so ${key} remain.`,
    quick: [t`${m`${total} - ${onlyA} - ${onlyB} - ${both} = ${key}`}.`],
    full: [
      t`Count all groups and take off the forbidden ones: ${m`${C(n, size)} = ${total}`}.`,
      t`Without both professions: ${m`${C(a, size)} = ${onlyA}`} groups of ${setting.a} only and ${m`${C(b, size)} = ${onlyB}`} of ${setting.b} only.`,
      t`With both people who do not get along: the other ${size - 2 === 1 ? 'place' : `${size - 2} places`} can be filled in ${m`${C(n - 2, size - 2)} = ${both}`} ways. Such a group has ${article(oneA)} ${oneA} and ${article(oneB)} ${oneB}, so it was not taken off yet.`,
      t`This leaves ${m`${total} - ${onlyA} - ${onlyB} - ${both} = ${key}`}. Check: nothing is taken off twice, because the kinds exclude each other.`,
    ],
  }
}

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
  levels: [1.2, 1.7, 2],
  draw: (random, level) => {
    const group = { level, setting: random.pick(SETTINGS), a: random.int(4, 8), b: random.int(4, 8), size: random.int(3, 4) } // prettier-ignore
    return group.a === group.b || group.a <= group.size || group.b <= group.size ? null : group
  },
  write: (group) => ({
    ...byLevel(group, [atLeastTwo, atMostTwo, twoRefuse]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (_numbers, stem) => {
    const [a = 0, b = 0] = /from (\d+) \w+ and (\d+)/.exec(stem)!.slice(1).map(Number)
    const size = Number(/of (\d) is/.exec(stem)?.[1])
    const people = [...range(1, a).map((at) => `a${at}`), ...range(1, b).map((at) => `b${at}`)]
    const firsts = (list: readonly string[]): number => list.filter((one) => one.startsWith('a')).length
    return choose(people, size).filter((list) => {
      if (stem.includes('at least two')) return firsts(list) >= 2
      if (stem.includes('at most two')) return firsts(list) <= 2 && firsts(list) >= 1
      return firsts(list) >= 1 && firsts(list) < size && !(list.includes('a1') && list.includes('b1'))
    }).length
  },
})

type Part = Written<'show' | 'fits'>
const opening = ({ setting, a, b, size }: Group): string => t`${setting.group} of ${size} is to be chosen from ${a} ${setting.a} and ${b} ${setting.b}.` // prettier-ignore
const C = (n: number, k: number): string => `\\binom{${n}}{${k}}`

function atLeastTwo(group: Group): Part {
  const { setting, a, b, size } = group
  const n = a + b
  const cases = range(2, size).map((k) => ({ k, ways: c(a, k) * c(b, size - k) }))
  const key = cases.reduce((sum, { ways }) => sum + ways, 0)
  const total = c(n, size)
  const [none, one] = [c(b, size), a * c(b, size - 1)]
  return {
    stem: t`${opening(group)} In how many ways can this be done if at least two of the chosen must be ${setting.a}?`,
    key,
    hints: ['What numbers of each profession are allowed?', 'Either add the allowed cases, or take the forbidden ones off the total. Do not fill two places first and the rest freely.'], // prettier-ignore
    wrong: [
      [c(a, 2) * c(n - 2, size - 2), 'order-counted', () => t`This chooses two ${setting.a} first and then anyone. A group with more ${setting.a} is counted several times.`],
      [total, 'ignored-condition', () => t`This counts all groups of ${size}.`],
      [total - none, 'ignored-condition', () => t`This excludes only groups without ${setting.a}; exactly one is not allowed either.`],
      [cases[0]!.ways, 'stopped-early', () => t`This counts groups with exactly two ${setting.a}; more are allowed.`],
      [total - one, 'ignored-condition', () => t`This excludes groups with exactly one, but keeps those with none.`],
      [none + one, 'complement-forgotten', () => t`This counts the groups that are not allowed.`],
      [c(a, 2) + c(b, size - 2), 'choices-added', () => t`This adds the choices from the two professions instead of multiplying them.`],
      [key - c(a, size), 'stopped-early', () => t`This leaves out groups of ${setting.a} only.`],
      [range(2, size).reduce((sum, k) => sum + c(b, k) * c(a, size - k), 0), 'reversed-translation', () => t`This exchanges the two professions.`],
      [one, 'complement-forgotten', () => t`This counts groups with exactly one of the ${setting.a}.`],
    ], // prettier-ignore
    because: t`Of ${total} groups, ${none} have none of the ${setting.a} and ${one} have one; ${m`${total} - ${none} - ${one} = ${key}`}.`,
    quick: [t`${m`${cases.map(({ k }) => (size === k ? C(a, k) : `${C(a, k)}${C(b, size - k)}`)).join(' + ')} = ${key}`}.`], // prettier-ignore
    full: [
      t`Split into cases by the number of ${setting.a}; each case multiplies a choice from one profession by a choice from the other.`,
      ...cases.map(({ k, ways }) => t`With ${k} ${setting.a}${size === k ? ' and nobody else' : t` and ${size - k} ${size - k === 1 ? setting.b.replace(/s$/, '') : setting.b}`}: ${m`${size === k ? C(a, k) : `${C(a, k)} \\times ${C(b, size - k)}`} = ${ways}`}.`),
      t`The cases exclude each other, so add them: ${key}.`,
      t`Check from the other side: of ${m`${C(n, size)} = ${total}`} groups, ${none} contain none of the ${setting.a} and ${one} contain exactly one, and ${m`${total} - ${none} - ${one} = ${key}`}.`,
    ], // prettier-ignore
  }
}

function atMostTwo(group: Group): Part {
  const { setting, a, b, size } = group
  const n = a + b
  const [one, two] = [a * c(b, size - 1), c(a, 2) * c(b, size - 2)]
  const key = one + two
  const total = c(n, size)
  const none = c(b, size)
  return {
    stem: t`${opening(group)} In how many ways can this be done if at least one but at most two of the chosen must be ${setting.a}?`,
    key,
    hints: ['Which numbers of each profession are allowed? List the cases.', 'In each case, multiply the choices from the two professions; then add the cases.'], // prettier-ignore
    wrong: [
      [one, 'stopped-early', () => t`This counts groups with exactly one of the ${setting.a} only.`],
      [two, 'stopped-early', () => t`This counts groups with exactly two of the ${setting.a} only.`],
      [key + none, 'ignored-condition', () => t`This also counts groups without any of the ${setting.a}.`],
      [total, 'ignored-condition', () => t`This counts all groups of ${size}.`],
      [total - none, 'ignored-condition', () => t`This excludes groups without ${setting.a}, but keeps those with more than two.`],
      [one * two, 'wrong-operation', () => t`This multiplies the two cases. They exclude each other, so they must be added.`],
      [a * c(n - 1, size - 1), 'order-counted', () => t`This chooses one of the ${setting.a} and then anyone, which counts many groups twice and allows too many of them.`],
      [a + c(b, size - 1) + c(a, 2) + c(b, size - 2), 'choices-added', () => t`This adds the choices within each case instead of multiplying them.`],
      [total - key, 'complement-forgotten', () => t`This counts the groups that are not allowed.`],
      [b * c(a, size - 1) + c(b, 2) * c(a, size - 2), 'reversed-translation', () => t`This exchanges the two professions.`],
    ], // prettier-ignore
    because: t`Exactly one gives ${one} groups and exactly two give ${two}; together ${key}.`,
    quick: [t`${m`${a} \times ${C(b, size - 1)} + ${C(a, 2)} \times ${C(b, size - 2)} = ${one} + ${two} = ${key}`}.`],
    full: [
      t`Two cases are allowed: exactly one or exactly two of the ${setting.a}. Count each and add.`,
      t`Exactly one: choose one of ${a} ${setting.a} and ${size - 1} of ${b} ${setting.b}, ${m`${a} \times ${C(b, size - 1)} = ${a} \times ${c(b, size - 1)} = ${one}`}.`,
      t`Exactly two: ${m`${C(a, 2)} \times ${C(b, size - 2)} = ${c(a, 2)} \times ${c(b, size - 2)} = ${two}`}.`,
      t`Together ${m`${one} + ${two} = ${key}`}. Check: there are ${total} groups in all; ${none} have none of the ${setting.a} and ${total - key - none} have more than two, which leaves ${key}.`,
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

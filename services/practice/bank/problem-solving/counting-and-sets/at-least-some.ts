import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
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
  version: 3,
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
    stem: t`${opening(group)} More ${setting.a} than ${setting.b} must be chosen, and one particular ${oneA} refuses to serve together with one particular ${oneB}. In how many ways can the choice be made?`,
    key,
    hints: [t`How many ${setting.a} can there be among the ${size}? Take the cases one by one.`, 'In which of these cases can both of the people who refuse be chosen? Who fills the remaining places?'], // prettier-ignore
    wrong: [
      [all, 'ignored-condition', () => t`This answer counts all ${all} groups with more ${setting.a}, including the ${first.pair} in which the two who refuse serve together.`],
      [all - c(n - 2, size - 2), 'ignored-condition', () => t`This answer subtracts all ${c(n - 2, size - 2)} groups that contain both people: ${m`${all} - ${c(n - 2, size - 2)}`}. Some of those do not have more ${setting.a} than ${setting.b}, so they were never counted.`],
      [first.ways - first.pair, 'stopped-early', () => t`This answer is ${m`${first.ways} - ${first.pair}`}. It leaves out the ${count(last.ways, 'group')} made up only of ${setting.a}.`],
      [first.ways, 'stopped-early', () => t`This answer counts only the groups with ${first.k} ${setting.a}. It leaves out the groups made up only of ${setting.a} and ignores the refusal.`],
      [c(a, first.k) * c(n - first.k, size - first.k) - first.pair, 'order-counted', () => t`This answer chooses ${first.k} ${setting.a} first and then anyone else: ${m`${c(a, first.k)} \times ${c(n - first.k, size - first.k)} - ${first.pair}`}. A group made up only of ${setting.a} is counted several times that way.`],
      [cases.reduce((sum, { k }) => sum + c(a - 1, k) * c(b - 1, size - k), 0), 'ignored-condition', () => t`This answer is ${m`${c(a - 1, first.k) * c(b - 1, size - first.k)} + ${c(a - 1, size)}`}, which excludes both people from every group. They refuse only to serve together, so either one may serve without the other.`],
      [all - c(a - 1, first.k - 1) * c(b, size - first.k), 'ignored-condition', () => t`This answer is ${m`${all} - ${c(a - 1, first.k - 1) * c(b, size - first.k)}`}. It subtracts every mixed group that includes the ${oneA}, even if the ${oneB} is not in it.`],
      [all - 2 * first.pair, 'order-counted', () => t`This answer is ${m`${all} - 2 \times ${first.pair}`}. The ${first.pair} groups with both people should be subtracted only once.`],
      [c(n, size) - c(n - 2, size - 2), 'ignored-condition', () => t`This answer is ${m`${c(n, size)} - ${c(n - 2, size - 2)}`}. It starts from all groups of ${size} and ignores that there must be more ${setting.a} than ${setting.b}.`],
      [first.pair, 'complement-forgotten', () => t`${first.pair} is the number of groups in which the two people serve together. These are the groups to subtract.`],
      [all + last.ways - first.pair, 'order-counted', () => t`This answer is ${m`${all} + ${last.ways} - ${first.pair}`}, which counts the ${count(last.ways, 'group')} made up only of ${setting.a} twice.`],
    ], // prettier-ignore
    because: t`Of the ${all} groups with more ${setting.a} than ${setting.b}, ${first.pair} contain both of the people who refuse to serve together, so ${key} remain.`,
    quick: [
      t`Count the groups with ${first.k} or ${last.k} ${setting.a}. Then subtract the groups with both people, who need ${first.k === 2 ? 'one more of the' : t`${first.k - 1} more`} ${setting.a}: ${m`${C(a, first.k)} \times ${C(b, size - first.k)} + ${C(a, size)} - ${C(a - 1, first.k - 1)} = ${key}`}.`,
    ],
    full: [
      t`Split the count into cases. If there are more ${setting.a} than ${setting.b}, the group has either ${first.k} ${setting.a} and 1 of the ${setting.b}, or ${size} ${setting.a}.`,
      t`In the first case there are ${m`${C(a, first.k)} \times ${C(b, size - first.k)} = ${first.ways}`} groups, and in the second ${m`${C(a, size)} = ${last.ways}`}, for a total of ${all}.`,
      t`The two people can be together only in the first case. Then the other ${first.k - 1 === 1 ? `place goes to one of the other ${a - 1} ${setting.a}` : `${first.k - 1} places go to ${first.k - 1} of the other ${a - 1} ${setting.a}`}, in ${m`${C(a - 1, first.k - 1)} = ${first.pair}`} ways. (A group made up only of ${setting.a} has no ${oneB}, so nothing is subtracted there.)`,
      t`Subtracting these leaves ${m`${all} - ${first.pair} = ${key}`} ways.`,
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
  const places = size - 2 === 1 ? 'the other place' : t`the other ${size - 2} places`
  const split = 2 * (c(n - 2, size - 1) - c(a - 2, size - 1))
  const onlyA =
    c(a - 2, size) === 0
      ? ''
      : t`the ${c(a - 2, size) === 1 ? '1 group' : t`${m`${C(a - 2, size)} = ${c(a - 2, size)}`} groups`} with no ${setting.b} and `
  return {
    stem: t`${opening(group)} At least one of each profession must be chosen. Two particular ${setting.a} work only as a team, so both or neither of them must be chosen. In how many ways can the choice be made?`,
    key,
    hints: ['What are the only two things that can happen to the team?', t`In each case, how many groups have no ${setting.b}, or no ${setting.a}?`], // prettier-ignore
    wrong: [
      [mixed, 'ignored-condition', () => t`This answer counts all ${mixed} groups with both professions, including the ${split} that have only one member of the team.`],
      [c(n - 2, size - 2) + c(n - 2, size), 'ignored-condition', () => t`This answer is ${m`${c(n - 2, size - 2)} + ${c(n - 2, size)}`}. It keeps the team together, but it also counts groups that have no ${setting.b} or no ${setting.a}.`],
      [c(n - 2, size - 2) + neither, 'ignored-condition', () => t`When the team is chosen, this answer also counts the ${count(c(a - 2, size - 2), 'group')} made up only of ${setting.a}: ${m`${c(n - 2, size - 2)} + ${neither}`}.`],
      [both, 'stopped-early', () => t`${both} is the number of groups with the team. Groups with neither member of the team are allowed too.`],
      [neither, 'stopped-early', () => t`${neither} is the number of groups without the team. Groups with both members of the team are allowed too.`],
      [mixed - 2 * c(n - 2, size - 1), 'overlap-subtracted-twice', () => t`This answer is ${m`${mixed} - 2 \times ${c(n - 2, size - 1)}`}, which subtracts every group with just one member of the team. Groups made up only of ${setting.a} are not among the ${mixed}, so they should not be subtracted again.`],
      [mixed - c(n - 2, size - 1), 'one-order-only', () => t`This answer is ${m`${mixed} - ${c(n - 2, size - 1)}`}. It subtracts the groups with one member of the team, but forgets the groups with only the other member.`],
      [mixed - both, 'complement-forgotten', () => t`This answer is ${m`${mixed} - ${both}`}, as if the two ${setting.a} refused to serve together. Groups with the whole team are allowed.`],
      [2 * both + neither, 'order-counted', () => t`This answer is ${m`2 \times ${both} + ${neither}`}, which counts the groups with the team twice.`],
      [both + (a - 2) * c(b, size - 1), 'stopped-early', () => t`Without the team, this answer chooses exactly 1 of the other ${a - 2} ${setting.a} and ${size - 1} ${setting.b}: ${m`${both} + ${a - 2} \times ${c(b, size - 1)}`}. Groups with more ${setting.a} are allowed too.`],
      [both * neither, 'wrong-operation', () => t`This answer multiplies ${both} by ${neither}. The team is either chosen or not, so the two numbers are added.`],
      [both + c(n - 2, size) - c(b, size), 'ignored-condition', () => t`When the team is not chosen, this answer also counts the ${count(c(a - 2, size), 'group')} made up only of ${setting.a}: ${m`${both} + ${c(n - 2, size)} - ${c(b, size)}`}.`],
      [both + c(n - 2, size) - c(a - 2, size), 'ignored-condition', () => t`When the team is not chosen, this answer also counts the ${c(b, size)} groups made up only of ${setting.b}: ${m`${both} + ${c(n - 2, size) - c(a - 2, size)}`}.`],
    ], // prettier-ignore
    because: t`With the team there are ${m`${C(n - 2, size - 2)} - ${c(a - 2, size - 2)} = ${both}`} groups, and without it ${m`${C(n - 2, size)} - ${c(a - 2, size)} - ${c(b, size)} = ${neither}`}, for a total of ${key}.`,
    quick: [
      t`With the team there are ${c(n - 2, size - 2)} groups, and ${c(a - 2, size - 2)} of them ${c(a - 2, size - 2) === 1 ? 'has' : 'have'} no ${setting.b}. That leaves ${both}. Without the team, ${m`${c(n - 2, size)} - ${c(a - 2, size)} - ${c(b, size)} = ${neither}`} groups have both professions, for a total of ${key}.`,
    ],
    full: [
      t`Split the count into two cases: either both members of the team are chosen, or neither is.`,
      t`With the team: ${places} can be filled in ${m`${C(n - 2, size - 2)} = ${c(n - 2, size - 2)}`} ways. Of these, ${c(a - 2, size - 2) === 1 ? t`1 group has` : t`${m`${C(a - 2, size - 2)} = ${c(a - 2, size - 2)}`} groups have`} no ${setting.b}, so ${both} are allowed.`,
      t`Without the team: there are ${m`${C(n - 2, size)} = ${c(n - 2, size)}`} groups of the other ${n - 2} people. Subtract ${onlyA}the ${c(b, size) > 0 ? m`${C(b, size)} = ${c(b, size)}` : '0'} ${c(b, size) === 1 ? 'group' : 'groups'} with no ${setting.a}, which leaves ${neither}.`,
      t`The total is ${m`${both} + ${neither} = ${key}`}. Check: of the ${mixed} groups with both professions, ${split} have only one member of the team, and ${m`${mixed} - ${split} = ${key}`}.`,
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
    stem: t`${opening(group)} At least one of each profession must be chosen, and one particular ${oneA} refuses to serve together with one particular ${oneB}. In how many ways can the choice be made?`,
    key,
    hints: [t`Which groups of ${size} have only one profession? Which groups have both people who refuse to serve together?`, t`Count all groups of ${size}, and then the groups that break each condition. Can one group break both conditions?`], // prettier-ignore
    wrong: [
      [total, 'ignored-condition', () => t`This answer counts all ${total} groups of ${size} people and ignores both conditions.`],
      [total - onlyA - onlyB, 'ignored-condition', () => t`This answer is ${m`${total} - ${onlyA} - ${onlyB}`}. It ignores the refusal, so it still includes the ${both} groups in which the two people serve together.`],
      [total - both, 'ignored-condition', () => t`This answer is ${m`${total} - ${both}`}. It does not subtract the ${onlyA + onlyB} groups that lack a profession.`],
      [both, 'complement-forgotten', () => t`${both} is the number of groups in which the two people serve together. The question asks for the groups that are allowed.`],
      [total - onlyA - onlyB - 2 * both, 'order-counted', () => t`This answer is ${m`${total} - ${onlyA} - ${onlyB} - 2 \times ${both}`}. The ${both} groups with both people should be subtracted only once.`],
      [c(n - 2, size), 'ignored-condition', () => t`This answer is ${m`${C(n - 2, size)}`}, which excludes both people from every group. They refuse only to serve together, so either one may serve without the other.`],
      [total - onlyA - onlyB - c(n - 1, size - 1), 'ignored-condition', () => t`This answer subtracts all ${c(n - 1, size - 1)} groups that include the ${oneA}, even those without the ${oneB}. Only the ${both} groups with both people break the condition.`],
      [total - onlyA - onlyB - c(n - 2, size - 1), 'off-by-one', () => t`This answer fills ${size - 1} more places after choosing the two people, so it subtracts ${m`${C(n - 2, size - 1)} = ${c(n - 2, size - 1)}`}. The two take two of the ${size} places, so only ${size - 2} ${size === 3 ? 'is' : 'are'} left.`],
      [total - Math.max(onlyA, onlyB) - both, 'ignored-condition', () => t`This answer is ${m`${total} - ${Math.max(onlyA, onlyB)} - ${both}`}. It forgets the ${Math.min(onlyA, onlyB)} groups made up only of ${onlyA < onlyB ? setting.a : setting.b}.`],
      [a * b * c(n - 2, size - 2), 'order-counted', () => t`This answer chooses one person of each profession and then anyone else: ${m`${a} \times ${b} \times ${both}`}. Most groups are counted more than once that way.`],
      [a * b * c(n - 2, size - 2) - both, 'order-counted', () => t`This answer chooses one person of each profession and then anyone else: ${m`${a} \times ${b} \times ${both} - ${both}`}. Most groups are counted more than once that way.`],
    ], // prettier-ignore
    because: t`Of the ${m`${C(n, size)} = ${total}`} groups, ${m`${C(a, size)} + ${C(b, size)} = ${onlyA + onlyB}`} lack a profession and ${m`${C(n - 2, size - 2)} = ${both}`} contain both people who refuse. No group is in both of these counts, so ${key} remain.`,
    quick: [
      t`From all ${total} groups, subtract the ${onlyA + onlyB} with only one profession and the ${both} with both people who refuse: ${m`${total} - ${onlyA} - ${onlyB} - ${both} = ${key}`}.`,
    ],
    full: [
      t`Count all groups and subtract those that are not allowed. There are ${m`${C(n, size)} = ${total}`} groups of ${size} in all.`,
      t`Of these, ${m`${C(a, size)} = ${onlyA}`} have only ${setting.a} and ${m`${C(b, size)} = ${onlyB}`} have only ${setting.b}.`,
      t`If the two people who refuse are both chosen, the other ${size - 2 === 1 ? 'place' : `${size - 2} places`} can be filled in ${m`${C(n - 2, size - 2)} = ${both}`} ways. Each of these groups has ${article(oneA)} ${oneA} and ${article(oneB)} ${oneB}, so none of them has been subtracted yet.`,
      t`This leaves ${m`${total} - ${onlyA} - ${onlyB} - ${both} = ${key}`} ways.`,
    ],
  }
}

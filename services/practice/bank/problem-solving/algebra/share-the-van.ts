import { byLevel } from '../../factory/by-level.ts'
import { m, money, plain, poly, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, mul, sub } from '../../factory/rational.ts'

const TRIPS = [
  { who: 'friends', what: 'hiring a van' },
  { who: 'neighbors', what: 'renting a snow plow' },
  { who: 'musicians', what: 'booking a studio' },
  { who: 'hikers', what: 'reserving a mountain hut' },
  { who: 'designers', what: 'renting a loft' },
] as const

interface Trip {
  level: Level
  n: number
  gone: number
  each: number
  more: number
  trip: (typeof TRIPS)[number]
}

export const shareTheVan = problem<Trip>({
  id: 'share-the-van',
  skill: 'quadratics',
  version: 3,
  levels: [-0.3, 0.5, 0.9],
  places: [
    [7, 7, 6, 0, 0],
    [5, 4, 4, 7, 0],
    [0, 1, 2, 5, 12],
  ],
  draw: (random, level) => {
    if (level === 1) {
      const n = random.int(4, 25)
      const each = n + random.int(2, 25)
      return n * each > 999 ? null : { level, n, gone: 0, each, more: 0, trip: random.pick(TRIPS) }
    }
    const gone = random.int(1, 5)
    const n = gone + random.int(3, 20)
    // With the share e and the surcharge d, (n - gone)(e + d) = ne, so e = d(n - gone) / gone.
    const more = gone * random.int(1, 4)
    const each = (more * (n - gone)) / gone
    if (!Number.isInteger(each) || each < 4 || each > 120 || n * each > 999) return null
    return { level, n, gone, each, more, trip: random.pick(TRIPS) }
  },
  write: (drawn) => byLevel(drawn, [groupFromShare, groupBefore, shareAfter]),
  second: (numbers, stem) => {
    const [cost = 0, a = 0, b = 0] = numbers
    for (let n = 2; n <= 400; n += 1) {
      if (stem.includes('is greater by')) {
        if (n * (n + a) === cost) return n
        continue
      }
      const [gone, more] = stem.includes('one of the') ? [1, a] : [a, b]
      if (n > gone && Math.abs(cost / (n - gone) - cost / n - more) < 1e-9)
        return stem.includes('at first') ? n : cost / (n - gone)
    }
    return Number.NaN
  },
})

function groupFromShare(drawn: Trip): Problem {
  const { n, each, trip } = drawn
  const { who, what } = trip
  const cost = n * each
  const quadratic = poly([1, each - n, -cost], 'n')
  const other = -each
  const equation = t`n(n + ${each - n}) = ${cost}`
  return {
    stem: t`A group of ${who} share the cost of ${what}, ${money(cost)}, equally. The number of dollars that each of them pays is greater by ${each - n} than the number of ${who}. How many ${who} are there?`,
    key: n,
    show: plain,
    fits: (value) => value.n > 0n && isWhole(value),
    wrong: wrongFirst(drawn),
    because: t`${m`${n} \times ${each} = ${cost}`}, and ${m`${each} - ${n} = ${each - n}`}.`,
    quick: [t`Look for two factors of ${cost} that differ by ${each - n}: ${n} and ${each}.`],
    full: [
      t`Let ${m`n`} be the number ${`of ${who}`}: ${m`${equation}`}.`,
      t`This gives ${m`${quadratic} = 0`}, that is ${m`(n - ${n})(n + ${-other}) = 0`}.`,
      t`A number of ${who} is positive, so ${m`n = ${n}`}.`,
    ],
    hints: [
      t`With ${m`n`} ${who}, how much does each pay?`,
      t`The equation is ${m`${equation}`}; it leads to ${m`${quadratic} = 0`}.`,
    ],
  }
}

function groupBefore(drawn: Trip): Problem {
  const { n, gone, each, more, trip } = drawn
  const { who, what } = trip
  const cost = n * each
  const leave = gone === 1 ? `one of the ${who} drops out` : t`${gone} of the ${who} drop out`
  const quadratic = poly([1, -gone, -((cost * gone) / more)], 'n')
  const other = gone - n
  const equation = t`\\frac{${cost}}{n - ${gone}} - \\frac{${cost}}{n} = ${more}`
  return {
    stem: t`A group of ${who} plan to share the cost of ${what}, ${money(cost)}, equally. Then ${leave}, and each of the others has to pay ${money(more)} more than planned. How many ${who} were in the group at first?`,
    key: n,
    show: plain,
    fits: (value) => value.n > 0n && isWhole(value),
    wrong: wrongGroups(drawn),
    because: t`With ${n} in the group each pays ${m`${cost} \div ${n} = ${each}`} dollars, with ${n - gone} it is ${m`${cost} \div ${n - gone} = ${each + more}`}, which is ${more} more.`,
    quick: [
      t`${money(more)} from each of the ${m`n - ${gone}`} others makes up for ${gone === 1 ? 'one share' : t`${gone} shares`}: ${m`${more}n(n - ${gone}) = ${gone} \times ${cost}`}, so ${m`n(n - ${gone}) = ${(gone * cost) / more} = ${n} \times ${n - gone}`}.`,
    ],
    full: [
      t`Let ${m`n`} be the number at first: ${m`${equation}`}.`,
      t`This gives ${m`${quadratic} = 0`}, that is ${m`(n - ${n})(n + ${-other}) = 0`}.`,
      t`A number of ${who} is positive, so ${m`n = ${n}`}.`,
    ],
    hints: [
      t`What does each pay with ${m`n`} ${who}, and with ${m`n - ${gone}`}?`,
      t`The equation is ${m`${equation}`}; it leads to ${m`${quadratic} = 0`}.`,
    ],
  }
}

function shareAfter(drawn: Trip): Problem {
  const { n, gone, each, more, trip } = drawn
  const { who, what } = trip
  const cost = n * each
  const key = each + more
  const leave = gone === 1 ? `one of the ${who} drops out` : t`${gone} of the ${who} drop out`
  const quadratic = poly([1, -gone, -((cost * gone) / more)], 'n')
  const other = gone - n
  const equation = t`\\frac{${cost}}{n - ${gone}} - \\frac{${cost}}{n} = ${more}`
  return {
    stem: t`A group of ${who} plan to share the cost of ${what}, ${money(cost)}, equally. Then ${leave}, and each of the others has to pay ${money(more)} more than planned. How much does each of the others pay in the end?`,
    key,
    show: money,
    fits: (value) => value.n > 0n && isWhole(mul(2, value)),
    wrong: wrongShares(drawn),
    because: t`With ${n} in the group each pays ${m`${cost} \div ${n} = ${each}`} dollars, with ${n - gone} it is ${m`${cost} \div ${n - gone} = ${each + more}`}, which is ${more} more.`,
    quick: [
      t`${money(more)} from each of the ${m`n - ${gone}`} others makes up for ${gone === 1 ? 'one share' : t`${gone} shares`}: ${m`${more}n(n - ${gone}) = ${gone} \times ${cost}`}, so ${m`n(n - ${gone}) = ${(gone * cost) / more} = ${n} \times ${n - gone}`}.`,
    ],
    full: [
      t`Let ${m`n`} be the number at first: ${m`${equation}`}.`,
      t`This gives ${m`${quadratic} = 0`}, that is ${m`(n - ${n})(n + ${-other}) = 0`}.`,
      t`A number of ${who} is positive, so ${m`n = ${n}`}. In the end each pays ${m`${cost} \div ${n - gone} = ${key}`} dollars.`,
    ],
    hints: [
      t`What does each pay with ${m`n`} ${who}, and with ${m`n - ${gone}`}?`,
      t`The equation is ${m`${equation}`}; it leads to ${m`${quadratic} = 0`}.`,
    ],
  }
}

function wrongFirst({ n, each, trip: { who } }: Trip): Wrong[] {
  const [cost, more] = [n * each, each - n]
  return [
    [
      each,
      'other-unknown',
      () => t`${each} is what each pays, in dollars. The number of ${who} is the smaller factor of ${cost}.`,
    ],
    [
      n + each,
      'sum-and-product-swapped',
      () => t`${n + each} is the sum of the two factors of ${cost}. The number of ${who} is one of them.`,
    ],
    [
      div(cost, more),
      'ignored-condition',
      () =>
        t`This answer divides ${cost} by ${more}. That is the difference of share and number, not the share itself.`,
    ],
    [
      Math.round(Math.sqrt(cost)),
      'ignored-condition',
      () => t`This answer takes the root of ${cost}. Then share and number would be equal, but they differ by ${more}.`,
    ],
    [
      div(cost - more, 2),
      'wrong-operation',
      () =>
        t`This answer reads ${m`n(n + ${more}) = ${cost}`} as a sum. The number of ${who} and the share are multiplied.`,
    ],
    [more, 'answered-other-quantity', () => t`${more} is the difference of share and number.`],
    [
      div(n + each, 2),
      'wrong-operation',
      () =>
        t`This answer takes the mean of the two factors ${n} and ${each} of ${cost}. The number of ${who} is the smaller of them.`,
    ],
    [
      n + 1,
      'off-by-one',
      () => t`${m`${n + 1} \times ${n + 1 + more} = ${(n + 1) * (n + 1 + more)}`}, which is more than ${cost}.`,
    ],
    [
      n - 1,
      'off-by-one',
      () => t`${m`${n - 1} \times ${n - 1 + more} = ${(n - 1) * (n - 1 + more)}`}, which is less than ${cost}.`,
    ],
  ]
}

function wrongGroups({ n, gone, each, more, trip: { who } }: Trip): Wrong[] {
  const cost = n * each
  return [
    [n - gone, 'answered-other-quantity', () => t`${n - gone} are left in the end. At first there were ${gone} more.`],
    [
      n + gone,
      'lost-sign',
      () => t`This answer takes ${n} for the number that is left. It is the number at first; ${n - gone} are left.`,
    ],
    [each, 'other-unknown', () => t`${each} is what each would have paid at first, in dollars.`],
    [each + more, 'other-unknown', () => t`${each + more} is what each pays in the end, in dollars.`],
    [
      div(cost, more),
      'ignored-condition',
      () =>
        t`This answer divides ${money(cost)} by the ${money(more)}. That is only the rise of the share, not the share.`,
    ],
    [
      Math.round(Math.sqrt((cost * gone) / more)),
      'middle-term-dropped',
      () =>
        t`This answer leaves the ${m`-${gone === 1 ? '' : gone}n`} out of ${m`n^2 - ${gone === 1 ? '' : gone}n = ${(cost * gone) / more}`}.`,
    ],
    [
      2 * n - gone,
      'sum-and-product-swapped',
      () => t`This answer adds the numbers before and after, ${n} and ${n - gone}. The number at first is asked.`,
    ],
    [
      gone * more,
      'wrong-operation',
      () =>
        t`This answer multiplies ${gone} by ${more}. What the others pay more makes up the shares of those who left.`,
    ],
    [
      n + 1,
      'off-by-one',
      () =>
        t`With ${n + 1} ${who}, ${money(more)} from each of ${n + 1 - gone} is not what ${gone} of ${n + 1} equal shares of ${money(cost)} come to.`,
    ],
    [
      n - 1,
      'off-by-one',
      () =>
        t`With ${n - 1} ${who}, ${money(more)} from each of ${n - 1 - gone} is not what ${gone} of ${n - 1} equal shares of ${money(cost)} come to.`,
    ],
  ]
}

function wrongShares({ n, gone, each, more }: Trip): Wrong[] {
  const cost = n * each
  return [
    [
      each,
      'stopped-early',
      () => t`${money(each)} is what each would have paid at first. In the end it is ${money(more)} more.`,
    ],
    [n - gone, 'other-unknown', () => t`${n - gone} is the number of people who pay in the end.`],
    [n, 'other-unknown', () => t`${n} is the number of people at first.`],
    [
      each + 2 * more,
      'doubled-or-halved',
      () => t`This answer adds ${money(more)} twice to the share of ${money(each)} planned at first.`,
    ],
    [
      each - more,
      'lost-sign',
      () => t`This answer takes ${money(more)} off the share of ${money(each)}. Fewer people pay more each.`,
    ],
    [
      div(cost, n + gone),
      'lost-sign',
      () =>
        t`This answer shares ${money(cost)} among ${n + gone}. ${gone} of ${n} dropped out, so ${n - gone} are left.`,
    ],
    [
      div(cost, gone * more),
      'wrong-operation',
      () =>
        t`This answer divides ${money(cost)} by ${m`${gone} \times ${more}`}. It is shared among those who are left.`,
    ],
    [
      sub(div(cost, n - gone), gone),
      'wrong-operation',
      () => t`This answer takes the ${gone} who dropped out off a number of dollars.`,
    ],
    [
      each + gone * more,
      'wrong-operation',
      () =>
        t`This answer adds ${money(more)} for each of the ${gone} who dropped out. All in all, each pays ${money(more)} more.`,
    ],
    [
      div(cost, n - gone - 1),
      'off-by-one',
      () =>
        t`This answer shares ${money(cost)} among ${n - gone - 1}. Of ${n}, ${gone} dropped out: ${n - gone} are left.`,
    ],
  ]
}

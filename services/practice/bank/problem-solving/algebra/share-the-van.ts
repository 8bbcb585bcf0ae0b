import { byLevel } from '../../factory/by-level.ts'
import { m, money, plain, poly, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, mul, sub } from '../../factory/rational.ts'

const TRIPS = [
  { who: 'friends', what: 'renting a van' },
  { who: 'neighbors', what: 'renting a snow plow' },
  { who: 'musicians', what: 'booking a studio' },
  { who: 'hikers', what: 'reserving a mountain cabin' },
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
  version: 4,
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
      if (stem.includes('more than the number')) {
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
    stem: t`A group of ${who} share the cost of ${what}, ${money(cost)}, equally. The number of dollars that each of them pays is ${each - n} more than the number of ${who}. How many ${who} are there?`,
    key: n,
    show: plain,
    fits: (value) => value.n > 0n && isWhole(value),
    wrong: wrongFirst(drawn),
    because: t`${m`${n} \times ${each} = ${cost}`}, and each share, ${money(each)}, is ${each - n} more than ${n}, as required.`,
    quick: [
      t`Look for two factors of ${cost} that differ by ${each - n}: ${n} and ${each}. The smaller one, ${n}, is the number of ${who}.`,
    ],
    full: [
      t`Let ${m`n`} be the number of ${who}. Each pays ${m`n + ${each - n}`} dollars, so ${m`${equation}`}.`,
      t`This is ${m`${quadratic} = 0`}, which factors as ${m`(n - ${n})(n + ${-other}) = 0`}.`,
      t`A number of ${who} must be positive, so ${m`n = ${n}`}.`,
      t`Check: each pays ${m`${n} + ${each - n} = ${each}`} dollars, and ${m`${n} \times ${each} = ${cost}`}.`,
    ],
    hints: [
      t`If there are ${m`n`} ${who}, how many dollars does each of them pay?`,
      t`The two numbers multiply to ${cost} and differ by ${each - n}. Which equation in ${m`n`} does that give?`,
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
    because: t`With ${n} ${who}, each pays ${m`${cost} \div ${n} = ${each}`} dollars. With ${n - gone}, each pays ${m`${cost} \div ${n - gone} = ${each + more}`} dollars, which is ${more} more.`,
    quick: [
      t`The extra ${money(more)} from each of the ${m`n - ${gone}`} others makes up for ${gone === 1 ? 'one share' : t`${gone} shares`} of ${m`\frac{${cost}}{n}`}: ${m`${more}(n - ${gone}) = \frac{${gone * cost}}{n}`}. So ${m`n(n - ${gone}) = ${(gone * cost) / more} = ${n} \times ${n - gone}`}, and ${m`n = ${n}`}.`,
    ],
    full: [
      t`Let ${m`n`} be the number of ${who} at first. The share rises by ${money(more)} when ${gone === 1 ? 'one person drops' : t`${gone} people drop`} out: ${m`${equation}`}.`,
      t`Multiplying by ${m`n(n - ${gone})`} gives ${m`${cost}n - ${cost}(n - ${gone}) = ${cost * gone} = ${more}n(n - ${gone})`}. So ${m`${quadratic} = 0`}, which factors as ${m`(n - ${n})(n + ${-other}) = 0`}.`,
      t`A number of ${who} must be positive, so ${m`n = ${n}`}.`,
    ],
    hints: [
      t`How much does each pay if there are ${m`n`} ${who}, and how much if there are ${m`n - ${gone}`}?`,
      t`The second share is ${money(more)} more than the first. Write that as an equation in ${m`n`}.`,
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
    because: t`With ${n} ${who} at first, each share would have been ${m`${cost} \div ${n} = ${each}`} dollars. With ${n - gone}, each pays ${m`${cost} \div ${n - gone} = ${key}`} dollars, which is ${more} more.`,
    quick: [
      t`The extra ${money(more)} from each of the ${m`n - ${gone}`} others makes up for ${gone === 1 ? 'one share' : t`${gone} shares`} of ${m`\frac{${cost}}{n}`}: ${m`${more}(n - ${gone}) = \frac{${gone * cost}}{n}`}. So ${m`n(n - ${gone}) = ${(gone * cost) / more} = ${n} \times ${n - gone}`}, and each pays ${m`${cost} \div ${n - gone} = ${key}`} dollars.`,
    ],
    full: [
      t`Let ${m`n`} be the number of ${who} at first. The share rises by ${money(more)} when ${gone === 1 ? 'one person drops' : t`${gone} people drop`} out: ${m`${equation}`}.`,
      t`Multiplying by ${m`n(n - ${gone})`} gives ${m`${cost}n - ${cost}(n - ${gone}) = ${cost * gone} = ${more}n(n - ${gone})`}. So ${m`${quadratic} = 0`}, which factors as ${m`(n - ${n})(n + ${-other}) = 0`}.`,
      t`A number of ${who} must be positive, so ${m`n = ${n}`}. In the end each of the others pays ${m`${cost} \div ${n - gone} = ${key}`} dollars.`,
    ],
    hints: [
      t`How much does each pay if there are ${m`n`} ${who}, and how much if there are ${m`n - ${gone}`}?`,
      t`The second share is ${money(more)} more than the first. Find ${m`n`} from that, and then answer the question asked.`,
    ],
  }
}

function wrongFirst({ n, each, trip: { who } }: Trip): Wrong[] {
  const [cost, more] = [n * each, each - n]
  return [
    [
      each,
      'other-unknown',
      () => t`${each} is the number of dollars that each pays. The number of ${who} is the smaller factor of ${cost}.`,
    ],
    [
      n + each,
      'sum-and-product-swapped',
      () => t`${n + each} is the sum of the two factors of ${cost}. The number of ${who} is one of the factors.`,
    ],
    [
      div(cost, more),
      'ignored-condition',
      () =>
        t`This answer divides ${cost} by ${more}. But ${more} is the difference between the share and the number of ${who}, not one of the two.`,
    ],
    [
      Math.round(Math.sqrt(cost)),
      'ignored-condition',
      () =>
        t`This answer is ${m`\sqrt{${cost}}`}, rounded. Then the share and the number of ${who} would be equal, but they differ by ${more}.`,
    ],
    [
      div(cost - more, 2),
      'wrong-operation',
      () =>
        t`This answer solves ${m`n + (n + ${more}) = ${cost}`}. The number of ${who} and the share are multiplied, not added.`,
    ],
    [more, 'answered-other-quantity', () => t`${more} is the difference between the share and the number of ${who}.`],
    [
      div(n + each, 2),
      'wrong-operation',
      () =>
        t`This answer is the average of the two factors, ${n} and ${each}. The number of ${who} is the smaller of them.`,
    ],
    [
      n + 1,
      'off-by-one',
      () =>
        t`With ${n + 1} ${who}, the cost would be ${m`${n + 1} \times ${n + 1 + more} = ${(n + 1) * (n + 1 + more)}`} dollars, which is too much.`,
    ],
    [
      n - 1,
      'off-by-one',
      () =>
        t`With ${n - 1} ${who}, the cost would be only ${m`${n - 1} \times ${n - 1 + more} = ${(n - 1) * (n - 1 + more)}`} dollars.`,
    ],
  ]
}

function wrongGroups({ n, gone, each, more, trip: { who } }: Trip): Wrong[] {
  const cost = n * each
  const cents = (value: number): string => `$${value.toFixed(2)}`
  const notEnough = (size: number): string =>
    t`With ${size} ${who} at first, the share would rise from about ${cents(cost / size)} to about ${cents(cost / (size - gone))}. That is not exactly ${money(more)} more.`
  return [
    [
      n - gone,
      'answered-other-quantity',
      () =>
        t`${n - gone} is the number of ${who} left in the end. At first there ${gone === 1 ? 'was' : 'were'} ${gone} more.`,
    ],
    [
      n + gone,
      'lost-sign',
      () =>
        t`This answer adds ${gone} to ${n}, as if ${n} ${who} were left. There were ${n} at first, and ${n - gone} are left.`,
    ],
    [each, 'other-unknown', () => t`${each} is the number of dollars that each would have paid at first.`],
    [each + more, 'other-unknown', () => t`${each + more} is the number of dollars that each pays in the end.`],
    [
      div(cost, more),
      'ignored-condition',
      () =>
        t`This answer divides ${money(cost)} by ${money(more)}. That is only the increase in the share, not the share itself.`,
    ],
    [
      Math.round(Math.sqrt((cost * gone) / more)),
      'middle-term-dropped',
      () =>
        t`This answer ignores the term ${m`-${gone === 1 ? '' : gone}n`} in ${m`n^2 - ${gone === 1 ? '' : gone}n = ${(cost * gone) / more}`} and rounds ${m`\sqrt{${(cost * gone) / more}}`}.`,
    ],
    [
      2 * n - gone,
      'sum-and-product-swapped',
      () =>
        t`This answer adds the numbers before and after, ${n} and ${n - gone}. The question asks for the number at first.`,
    ],
    [
      gone * more,
      'wrong-operation',
      () => t`This answer multiplies ${gone} by ${more}. The product is a number of dollars, not a number of ${who}.`,
    ],
    [n + 1, 'off-by-one', () => notEnough(n + 1)],
    [n - 1, 'off-by-one', () => notEnough(n - 1)],
  ]
}

function wrongShares({ n, gone, each, more }: Trip): Wrong[] {
  const cost = n * each
  return [
    [each, 'stopped-early', () => t`${money(each)} is what each would have paid at first. In the end each pays ${money(more)} more.`],
    [n - gone, 'other-unknown', () => t`${n - gone} is the number of people who pay in the end, not what each pays.`],
    [n, 'other-unknown', () => t`${n} is the number of people at first, not what each pays.`],
    [each + 2 * more, 'doubled-or-halved', () => t`This answer is ${m`${each} + 2 \times ${more}`}, which adds the increase of ${money(more)} twice to the original share of ${money(each)}. Add it only once.`],
    [each - more, 'lost-sign', () => t`This answer subtracts ${money(more)} from the original share of ${money(each)}. With fewer people, each pays more.`],
    [div(cost, n + gone), 'lost-sign', () => t`This answer divides ${money(cost)} among ${n + gone} people. Of the ${n} people, ${gone} dropped out, so only ${n - gone} are left.`],
    [div(cost, gone * more), 'wrong-operation', () => t`This answer divides ${money(cost)} by ${m`${gone} \times ${more}`}. The cost must be divided by the number of people who are left.`],
    [sub(div(cost, n - gone), gone), 'wrong-operation', () => t`This answer subtracts ${gone}, a number of people, from each share of ${money(div(cost, n - gone))}, a number of dollars. That share is already the answer.`],
    [each + gone * more, 'wrong-operation', () => t`This answer adds ${money(more)} for each of the ${gone} who dropped out. Altogether each share rises by ${money(more)}.`],
    [div(cost, n - gone - 1), 'off-by-one', () => t`This answer divides ${money(cost)} among ${n - gone - 1} people. Of the ${n} people, ${gone} dropped out, so ${n - gone} are left.`],
  ] // prettier-ignore
}

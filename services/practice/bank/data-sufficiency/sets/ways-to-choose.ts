import { bothSay } from '../../factory/why-together.ts'
import { m, plain, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Offer = readonly [number, number, number]

const TWO = once((): readonly Offer[] => pairs(range(2, 12), range(2, 12)).map(([x, y]) => [x, y, 1] as const))
const THREE = once((): readonly Offer[] =>
  range(2, 12).flatMap((x) => pairs(range(2, 12), range(2, 12)).map(([y, z]) => [x, y, z] as const)),
)
const WIDE_TWO = once((): readonly Offer[] => range(2, 12).flatMap((y) => range(2, 12).map((x) => [x, y, 1] as const)))
const WIDE_THREE = once((): readonly Offer[] =>
  range(2, 12).flatMap((z) => range(2, 12).flatMap((y) => range(2, 12).map((x) => [x, y, z] as const))),
)
const OFFERS = [
  { shop: 'A printer offers', kinds: ['papers', 'inks', 'envelopes'], made: 'card' },
  { shop: 'A cafeteria offers', kinds: ['soups', 'salads', 'desserts'], made: 'lunch', many: 'lunches' },
  { shop: 'A bicycle shop offers', kinds: ['frames', 'saddles', 'bells'], made: 'bicycle' },
  { shop: 'A florist offers', kinds: ['vases', 'roses', 'ribbons'], made: 'gift' },
  { shop: 'A tailor offers', kinds: ['fabrics', 'linings', 'buttons'], made: 'coat' },
] as const

const two = (y: number): number => (y * (y - 1)) / 2

export const waysToChoose = sufficiency({
  id: 'ways-to-choose',
  skill: 'ds-sets',
  version: 4,
  levels: [-0.5, 0.3, 1],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [x, y, z] = [random.int(3, 9), random.int(3, 9), level === 2 ? random.int(2, 6) : 1]
    if (x === y) return null
    return { x, y, z, plus: random.int(1, 3), slack: random.int(1, 3), level, offer: random.pick(OFFERS) }
  },
  write: ({ x, y, z, plus, slack, level, offer }): Sufficiency<Offer> => {
    const [ones, twos, threes] = offer.kinds
    const { made } = offer
    const all = 'many' in offer ? offer.many : `${made}s`
    const [one, other, third] = [ones, twos, threes].map((kind) => kind.slice(0, -1)) as [string, string, string]
    const ways = ([p, q, s]: Offer): number => (level === 3 ? p * two(q) : p * q * s)
    const rest = ([, q, s]: Offer): number => (level === 3 ? two(q) : q * s)
    const now: Offer = [x, y, z]
    const total = ways(now)
    const [more, fewer, gap] = x > y ? [ones, twos, x - y] : [twos, ones, y - x]
    const missed = (found: string): string =>
      t`overlooks that ${found} is the number of ${all}, whatever the numbers of kinds are`
    const free = (names: string): string =>
      level === 2
        ? t`It says nothing about the kinds of ${names} and ${threes}. There can be anywhere from 2 to 12 kinds of each.`
        : t`It says nothing about the kinds of ${names}. There can be anywhere from 2 to 12 of them.`
    const howMany = (name: string): string =>
      t`how many kinds of ${level === 2 ? t`${name} and ${threes}` : name} there are`
    const kept = total - rest(now)
    const others = (level === 2 ? THREE() : TWO()).find(
      (each) => ways(each) - rest(each) === kept && ways(each) !== total,
    )
    const product = t`the number of ${all} is the number of kinds of ${ones} times the number of ways to choose the rest`
    const formula =
      level === 3
        ? t` For ${m`p`} kinds of ${ones} and ${m`q`} of ${twos}, the number of ${all} is ${m`p \times \frac{q(q - 1)}{2}`}.`
        : ''
    const statements: Array<Statement<Offer>> = [
      {
        text: t`There are ${x} kinds of ${ones}.`,
        gives: t`there are ${x} kinds of ${ones}`,
        holds: ([p]) => p === x,
        lacks: free(twos),
        trap: t`uses the ${x} kinds of ${ones}, but the number of ${all} also depends on ${howMany(twos)}`,
      },
      {
        text: t`There are ${y} kinds of ${twos}.`,
        gives: t`there are ${y} kinds of ${twos}`,
        holds: ([, q]) => q === y,
        lacks: free(ones),
        trap: t`uses the ${y} kinds of ${twos}, but the number of ${all} also depends on ${howMany(ones)}`,
      },
      {
        text: t`There are ${x + y} kinds of ${ones} and ${twos} in all.`,
        gives: t`there are ${x + y} kinds of ${ones} and ${twos} in all`,
        holds: ([p, q]) => p + q === x + y,
        lacks:
          level === 2
            ? t`It gives only the total for ${ones} and ${twos}. The number of kinds of ${threes} is not known at all.`
            : t`The total of ${x + y} can be split between ${ones} and ${twos} in many ways, and the number of ${all} changes with the split.${formula}`,
        trap: t`overlooks that ${x + y} kinds in all can be split between ${ones} and ${twos} in many ways`,
      },
      {
        text: t`With ${plus} more ${plus === 1 ? t`kind of ${one}` : t`kinds of ${ones}`}, there would be ${plain(plus * rest(now))} more ${all} to choose from.`,
        gives: t`each kind of ${one} goes into ${plain(rest(now))} of the ${all}`,
        holds: (each) => plus * rest(each) === plus * rest(now),
        lacks: t`Each kind of ${one} goes into ${plus === 1 ? plain(rest(now)) : m`${plus * rest(now)} \div ${plus} = ${rest(now)}`} of the ${all}, but we do not know how many kinds of ${ones} there are now.`,
        trap: t`finds how many ${all} one kind of ${one} adds, but not how many kinds of ${ones} there are`,
      },
      {
        text: t`With twice as many kinds of ${ones}, there would be ${plain(2 * total)} ${all} to choose from.`,
        holds: (each) => 2 * ways(each) === 2 * total,
        enough: t`${product}, so it would double, too. Now there are ${m`${2 * total} \div 2 = ${total}`} ${all}.`,
        missed: missed(t`half of ${plain(2 * total)}`),
      },
      {
        text: t`The number of kinds of ${more} is ${gap} greater than the number of kinds of ${fewer}.`,
        gives: t`there ${gap === 1 ? t`is 1 more kind` : t`are ${gap} more kinds`} of ${more} than of ${fewer}`,
        holds: ([p, q]) => p - q === x - y,
        lacks:
          level === 2
            ? t`It only compares the kinds of ${ones} and ${twos}. The number of kinds of ${threes} is not known at all.`
            : t`Many pairs of numbers have a difference of ${gap}, and the number of ${all} is not the same for all of them.${formula}`,
        trap: t`overlooks that many different offers have ${gap} more ${gap === 1 ? 'kind' : 'kinds'} of ${more} than of ${fewer}`,
      },
      {
        text: t`If one kind of ${one} is no longer offered, the number of ${all} falls by one ${ordinal(x)}.`,
        gives: t`one kind of ${one} is used in one ${ordinal(x)} of all ${all}`,
        holds: ([p]) => p === x,
        lacks: t`Every kind of ${one} is used in one ${ordinal(x)} of the ${all}, which means that there are ${x} kinds of ${ones}, but we do not know ${howMany(twos)}.`,
        trap: t`finds that there are ${x} kinds of ${ones}, but the number of ${all} also depends on ${howMany(twos)}`,
      },
      {
        text: t`If one kind of ${one} is no longer offered, ${plain(kept)} ${all} are left to choose from.`,
        gives: t`without one kind of ${one}, ${plain(kept)} ${all} are left`,
        holds: (each) => ways(each) - rest(each) === kept,
        lacks: t`The remaining kinds of ${ones} times the ways to choose the rest make ${plain(kept)} ${all}. This product can be ${m`${x - 1} \times ${rest(now)}`}${others ? t` but also ${m`${others[0] - 1} \times ${rest(others)}`}` : ''}.`,
        trap: t`thinks only of the product ${m`${x - 1} \times ${rest(now)}`}, but other products also equal ${plain(kept)}`,
        enough: t`the number of remaining kinds of ${ones}, from 1 to 11, times ${[t`the number of kinds of ${twos}, from 2 to 12,`, t`the numbers of kinds of ${twos} and of ${threes}, each from 2 to 12,`, t`the number of pairs of ${twos} (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, or 66)`][level - 1]!} is ${kept}; of all products equal to ${kept}, only ${m`${x - 1} \times ${rest(now)}`} fits, so now there are ${m`${x} \times ${rest(now)} = ${total}`} ${all}.`,
        missed: 'overlooks that the limits from two to twelve leave only one possible product',
      },
      {
        text: t`There are fewer than ${y + slack} kinds of ${twos}.`,
        holds: ([, q]) => q < y + slack,
        lacks: t`It gives only an upper limit for the number of kinds of ${twos}. Nothing is known about the kinds of ${ones}.`,
        trap: t`overlooks that the statement gives only a limit for the kinds of ${twos} and says nothing about the kinds of ${ones}`,
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`With three times as many kinds of ${twos}, there would be ${plain(3 * total)} ${all} to choose from.`,
        holds: (each) => 3 * ways(each) === 3 * total,
        enough: t`the number of ${all} is the number of kinds of ${twos} times the number of kinds of ${ones}, so it would triple, too. Now there are ${m`${3 * total} \div 3 = ${total}`} ${all}.`,
        missed: missed(t`a third of ${plain(3 * total)}`),
      })
    }
    if (level === 2) {
      statements.push(
        {
          text: t`There are ${z} kinds of ${threes}.`,
          gives: t`there are ${z} kinds of ${threes}`,
          holds: ([, , s]) => s === z,
          lacks: t`It says nothing about the kinds of ${ones} and ${twos}.`,
          trap: t`uses the ${z} kinds of ${threes}, but the number of ${all} also depends on how many kinds of ${ones} and ${twos} there are`,
        },
        {
          text: t`If every ${made} came in a large and a small size, there would be ${plain(2 * total)} ${all} to choose from.`,
          holds: (each) => 2 * ways(each) === 2 * total,
          enough: t`each of the ${all} would come in two sizes, so ${plain(2 * total)} is twice the number of ${all} now, which is ${m`${2 * total} \div 2 = ${total}`}.`,
          missed: missed(t`half of ${plain(2 * total)}`),
        },
      )
    }
    if (level === 3) {
      statements.push({
        text: t`If the order of the two ${twos} mattered, there would be ${plain(2 * total)} ${all} to choose from.`,
        holds: (each) => 2 * ways(each) === 2 * total,
        enough: t`every pair of ${twos} can be put in two orders, so ${plain(2 * total)} counts each ${made} twice, and there are ${m`${2 * total} \div 2 = ${total}`} ${all}.`,
        missed: missed(t`half of ${plain(2 * total)}`),
      })
    }
    /** How two statements lead to the number of kinds of the first and the number of other choices. */
    const steps = (said: string): readonly string[] => {
      const tells = (what: string): boolean => said.includes(what)
      const knowsFirst = tells(t`There are ${x} kinds of ${ones}.`) || tells('falls by')
      const knowsRest = tells('With ') || (level !== 2 && tells(t`There are ${y} kinds of ${twos}.`))
      const chosen = t`From ${y} kinds of ${twos}, two can be chosen in ${m`\frac{${y} \times ${y - 1}}{2} = ${two(y)}`} ways.`
      const each = tells('With ')
        ? []
        : [level === 3 ? chosen : t`Each kind of ${one} goes into ${plain(rest(now))} of the ${all}.`]
      if (tells('are left')) {
        if (knowsFirst) return [t`The other ${x - 1} kinds of ${ones} go into ${plain(kept)} ${all}, so each goes into ${m`${kept} \div ${x - 1} = ${rest(now)}`} of them.`] // prettier-ignore
        if (knowsRest) return [...each, t`Without one kind of ${one}, ${m`${kept} \div ${rest(now)} = ${x - 1}`} kinds of ${ones} are left, so there are ${x} now.`] // prettier-ignore
        return [t`The ${plain(kept)} ${all} come from the remaining kinds of ${ones} times the ways to choose the rest. Of the products equal to ${plain(kept)}, only ${m`${x - 1} \times ${rest(now)}`} also fits the other statement, so there are ${x} kinds of ${ones} now.`] // prettier-ignore
      }
      const after = level === 3 ? each : []
      const before = level === 3 && tells('With ') ? [t`For each of the ${ones}, two kinds of ${twos} can be chosen in ${two(y)} ways. Since ${m`\frac{${y} \times ${y - 1}}{2} = ${two(y)}`}, there are ${y} kinds of ${twos}.`] : [] // prettier-ignore
      const [here, there, from, to] = knowsFirst ? [x, y, ones, twos] : [y, x, twos, ones]
      const inAll = tells(' in all.')
      if (inAll && tells(' greater than '))
        return [t`The greater number is ${m`(${x + y} + ${gap}) \div 2 = ${Math.max(x, y)}`}, and the smaller one is ${m`${x + y} - ${Math.max(x, y)} = ${Math.min(x, y)}`}.`, ...after] // prettier-ignore
      if (inAll || tells(' greater than ')) {
        const sum = inAll ? m`${x + y} - ${here} = ${there}` : m`${here} ${there > here ? '+' : '-'} ${gap} = ${there}`
        return [...before, t`With ${here} kinds of ${from}, there are ${sum} kinds of ${to}.`, ...after]
      }
      return [
        ...(tells('falls by')
          ? [t`Since each kind of ${one} is used in one ${ordinal(x)} of the ${all}, there are ${x} kinds of ${ones}.`]
          : []),
        ...each,
      ]
    }
    const kinds = level === 2 ? `several ${ones}, ${twos}, and ${threes}` : `several ${ones} and ${twos}`
    const makes = [
      `one kind of ${one} and one kind of ${other}`,
      `one kind of ${one}, one kind of ${other}, and one kind of ${third}`,
      `one kind of ${one} and two different kinds of ${twos}`,
    ][level - 1]!
    return {
      stem: t`${offer.shop} ${kinds}, from two to twelve kinds of each. A ${made} is made with ${makes}. How many different ${all} are there to choose from?`,
      cases: level === 2 ? THREE() : TWO(),
      ask: (each) => plain(ways(each)),
      show: ([p, q, s]) =>
        level === 2
          ? t`${p} kinds of ${ones}, ${q} of ${twos}, and ${s} of ${threes}`
          : t`${p} kinds of ${ones} and ${q} of ${twos}`,
      since: (each) =>
        [
          m`${each[0]} \times ${each[1]} = ${ways(each)}`,
          m`${each[0]} \times ${each[1]} \times ${each[2]} = ${ways(each)}`,
          m`${each[0]} \times \frac{${each[1]} \times ${each[1] - 1}}{2} = ${ways(each)}`,
        ][level - 1],
      statements,
      together: (pair, left) => {
        if (pair.some(({ gives }) => gives === undefined)) return undefined
        if (level !== 2 && left.length > 1) return undefined
        const said = pair.map(({ text }) => text).join(' ')
        return [bothSay(pair), ...steps(said), t`That makes ${m`${x} \times ${rest(now)} = ${total}`} ${all}.`].join(
          ' ',
        )
      },
      bothMissed: (_pair, left) =>
        level === 2 || left.length > 1
          ? undefined
          : t`overlooks that only ${left[0]![0]} kinds of ${ones} and ${left[0]![1]} of ${twos} fit both statements`,
      bothTrap: ([first, next]) => {
        if (/fewer than \d/.test(`${first.text} ${next.text}`))
          return t`takes the limit for the number of kinds of ${twos}, but smaller numbers are possible, too`
        if (level !== 2) return undefined
        return t`overlooks that even together, the statements do not fix the numbers of kinds of ${ones}, ${twos}, and ${threes}`
      },
      hints: [
        t`Which numbers do you multiply to count the ${all}? Could a statement give you their product without the numbers?`,
        level === 3
          ? t`For ${m`p`} kinds of ${ones} and ${m`q`} kinds of ${twos}, the number of ${all} is ${m`p \times \frac{q(q - 1)}{2}`}. What does each statement tell you about ${m`p`}, ${m`q`}, or this product?`
          : t`The number of ${all} is the product of the numbers of kinds. What does each statement tell you about these numbers or their product?`,
      ],
    }
  },
  second: {
    cases: (_n, stem) => (kindsIn(stem) === 3 ? WIDE_THREE() : WIDE_TWO()),
    ask: (each, _n, stem) => waysOf(each, stem),
    read: [
      [/three times/, (each, [total = 0], { stem }) => 3 * waysOf(each, stem) === total],
      [/(twice as many|came in|order of)/, (each, [total = 0], { stem }) => 2 * waysOf(each, stem) === total],
      [
        /^With/,
        ([x, y, z], [plus = 0, more = 0], { stem }) =>
          waysOf([x + plus, y, z], stem) - waysOf([x, y, z], stem) === more,
      ],
      [/falls by/, ([x], _n, { statement }) => statement.endsWith(` ${ordinal(x)}.`)],
      [/are left/, ([x, y, z], [left = 0], { stem }) => waysOf([x - 1, y, z], stem) === left],
      [/in all/, ([x, y], [sum = 0]) => x + y === sum],
      [
        /^The number of kinds/,
        ([x, y], [gap = 0], { statement, stem }) =>
          (statement.startsWith(`The number of kinds of ${nameOf(stem, 0)} is`) ? x - y : y - x) === gap,
      ],
      [/fewer than/, ([, y], [bound = 0]) => y < bound],
      [
        /^There are/,
        (each, [value = 0], { statement, stem }) =>
          each[[0, 1, 2].find((at) => statement.endsWith(` ${nameOf(stem, at)}.`)) as 0] === value,
      ],
    ],
  },
})

function ordinal(n: number): string {
  return ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'][n] ?? 'part'
}

function kindsIn(stem: string): number {
  return stem.includes(' made with one') && /several \w+, \w+, and/.test(stem) ? 3 : 2
}

function waysOf([x, y, z]: Offer, stem: string): number {
  if (stem.includes('two different kinds')) {
    let chosen = 0
    for (let later = 1; later < y; later += 1) chosen += later
    return chosen * x
  }
  return x * y * z
}

/** The noun of a kind, as the stem has it: the first, second or third. */
function nameOf(stem: string, at: number): string {
  return /several (\w+),? (?:and )?(\w+)(?:, and (\w+))?/.exec(stem)?.[at + 1] ?? '?'
}

import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, percent, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const EVENTS = [
  {
    what: 'Two smoke alarms respond to a fire independently of each other',
    one: 'the old alarm',
    two: 'the new alarm',
    does: 'goes off in time',
    fails: 'fails to go off in time',
    fail: 'fail to go off in time',
    do: 'go off in time',
  },
  {
    what: 'Two trains run independently of each other',
    one: 'the morning train',
    two: 'the evening train',
    does: 'is on time',
    fails: 'is late',
    fail: 'are late',
    do: 'are on time',
  },
  {
    what: 'Two suppliers deliver independently of each other',
    one: 'the local supplier',
    two: 'the foreign supplier',
    does: 'delivers on time',
    fails: 'delivers late',
    fail: 'deliver late',
    do: 'deliver on time',
  },
  {
    what: 'Two goalkeepers each face a penalty kick, independently of each other',
    one: 'the first goalkeeper',
    two: 'the second goalkeeper',
    does: 'makes the save',
    fails: 'fails to make the save',
    fail: 'fail to make the save',
    do: 'make the save',
  },
] as const

interface Events {
  level: Level
  p: number
  q: number
  one: boolean
  event: (typeof EVENTS)[number]
}

export const independentAlarms = problem<Events>({
  id: 'independent-alarms',
  skill: 'joint-probability',
  version: 4,
  levels: [-0.2, 0.5, 1.1],
  draw: (random, level) => {
    const [p, q] = [random.step(20, 95, 5), random.step(20, 95, 5)]
    if (p === q || p + q === 100 || (level === 3 && p === 50) || q === 50) return null
    return { level, p, q, one: random.int(0, 1) === 0, event: random.pick(EVENTS) }
  },
  write: (events) => ({
    ...byLevel(events, [atLeast, exactlyOne, unknown]),
    show: percent,
    fits: (value) => value.n > 0n && compare(value, 100) < 0 && isWhole(mul(8, value)),
  }),
  second: ([p = 0, q = 0], stem) => {
    if (/What is the probability that (?:at least one|exactly one|neither)/.test(stem)) {
      // Ten thousand equally likely cases, a hundred for each of the two.
      let hits = 0
      for (let x = 0; x < 100; x += 1)
        for (let y = 0; y < 100; y += 1) {
          const [a, b] = [x < p, y < q]
          if (stem.includes('at least one') ? a || b : stem.includes('exactly one') ? a !== b : !a && !b) hits += 1
        }
      return hits / 100
    }
    return search([1, 99], (x) =>
      near(stem.includes('exactly one') ? p * (100 - x) + (100 - p) * x : 10_000 - (100 - p) * (100 - x), q * 100),
    )
  },
})

const both = (p: number, q: number): Rational => rational(p * q, 100)

function given({ p, q, event: { what, one, two, does } }: Events): string {
  return t`${what}. The probability that ${one} ${does} is ${p}%, and the probability that ${two} ${does} is ${q}%.`
}

function atLeast(events: Events): Written {
  const { p, q, one, event } = events
  const none = both(100 - p, 100 - q)
  const key = one ? sub(100, none) : none
  const [u, v] = [100 - p, 100 - q]
  return {
    stem: t`${given(events)} What is the probability that ${one ? t`at least one of the two ${event.does}` : t`neither of the two ${event.does}`}?`,
    key,
    wrong: [
      [
        sub(100, key),
        'complement-forgotten',
        () =>
          one
            ? t`This answer is ${m`${rational(u, 100)} \times ${rational(v, 100)}`}, the probability that neither of the two ${event.does}. Subtract it from 1.`
            : t`This answer is ${m`1 - ${rational(u, 100)} \times ${rational(v, 100)}`}, the probability that at least one of the two ${event.does}. The question asks for the opposite.`,
      ],
      [both(p, q), 'answered-other-quantity', () => t`This is ${m`${rational(p, 100)} \times ${rational(q, 100)}`}, the probability that both ${event.do}. The question asks about ${one ? 'at least one' : 'neither'} of the two.`],
      [sub(100, both(p, q)), 'complement-forgotten', () => t`This answer is ${m`1 - ${rational(p, 100)} \times ${rational(q, 100)}`}, the probability that at least one of the two ${event.fails}. ${one ? t`The question asks for the probability that at least one ${event.does}.` : 'For "neither," both have to fail.'}`],
      [
        one ? p + q : u + v,
        'probabilities-added',
        () =>
          one
            ? t`This answer adds ${p}% and ${q}%. The cases in which both ${event.do} are counted twice.`
            : t`This answer adds the probabilities of failure, ${u}% and ${v}%. Since both have to fail, multiply them.`,
      ],
      [
        rational(one ? p + q : u + v, 2),
        'mean-of-means',
        () =>
          one
            ? t`This answer is ${m`\frac{${p}\% + ${q}\%}{2}`}, the average of the two probabilities. "At least one" is more likely than either one alone, so the result has to be greater than both.`
            : t`This answer is ${m`\frac{${u}\% + ${v}\%}{2}`}, the average of the probabilities of failure. "Both fail" is less likely than either single failure, so the result has to be less than both.`,
      ],
      [add(both(p, v), both(u, q)), 'answered-other-quantity', () => t`This answer is ${m`${rational(p, 100)} \times ${rational(v, 100)} + ${rational(u, 100)} \times ${rational(q, 100)}`}, the probability that exactly one of the two ${event.does}. ${one ? t`The cases in which both ${event.do} count too.` : 'The question asks about neither.'}`],
      [
        one ? Math.max(p, q) : Math.min(u, v),
        'ignored-condition',
        () =>
          one
            ? t`This answer is the probability that ${p > q ? event.one : event.two} ${event.does}. It leaves out the cases in which only ${p > q ? event.two : event.one} ${event.does}.`
            : t`This answer is the probability that ${p > q ? event.one : event.two} ${event.fails}. It includes the cases in which ${p > q ? event.two : event.one} ${event.does}.`,
      ],
      [
        one ? Math.min(p, q) : Math.max(u, v),
        'ignored-condition',
        () =>
          one
            ? t`This answer is the probability that ${p < q ? event.one : event.two} ${event.does}. It leaves out the cases in which only ${p < q ? event.two : event.one} ${event.does}.`
            : t`This answer is the probability that ${p < q ? event.one : event.two} ${event.fails}. It includes the cases in which ${p < q ? event.two : event.one} ${event.does}.`,
      ],
      [
        both(p, v),
        'one-order-only',
        () =>
          t`This answer is ${m`${rational(p, 100)} \times ${rational(v, 100)}`}, the probability that ${event.one} ${event.does} and ${event.two} ${event.fails}. That is not the case in the question.`
      ],
    ], // prettier-ignore
    because: t`The probability that both ${event.fail} is ${m`${rational(u, 100)} \times ${rational(v, 100)} = ${div(none, 100)}`}${one ? t`. In all other cases at least one ${event.does}, so the probability is ${percent(key)}` : t`, or ${percent(key)}`}.`,
    quick: [
      one
        ? t`Subtract the probability that both ${event.fail} from 1: ${m`1 - ${rational(u, 100)} \times ${rational(v, 100)} = ${div(key, 100)}`}, which is ${percent(key)}.`
        : t`Multiply the probabilities of failure: ${m`${rational(u, 100)} \times ${rational(v, 100)} = ${div(key, 100)}`}, which is ${percent(key)}.`,
    ],
    full: [
      t`The two ${event.fail} with probabilities of ${m`100\% - ${p}\% = ${u}\%`} and ${m`100\% - ${q}\% = ${v}\%`}.`,
      t`Since the two are independent, the probability that both ${event.fail} is ${m`${rational(u, 100)} \times ${rational(v, 100)} = ${div(none, 100)}`}.`,
      one
        ? t`In all other cases at least one ${event.does}, so the probability is ${m`1 - ${div(none, 100)} = ${div(key, 100)}`}, or ${percent(key)}.`
        : t`So the probability that neither ${event.does} is ${percent(key)}.`,
    ],
    hints: [
      one
        ? t`What must happen to both if it is not true that at least one of the two ${event.does}?`
        : t`What is the probability that ${event.one} ${event.fails}?`,
      t`The two ${event.fail} with probabilities of ${u}% and ${v}%. How likely is it that both ${event.fail}?`,
    ],
  }
}

function exactlyOne(events: Events): Written {
  const { p, q, event } = events
  const [u, v] = [100 - p, 100 - q]
  const [first, second] = [both(p, v), both(u, q)]
  const key = add(first, second)
  return {
    stem: t`${given(events)} What is the probability that exactly one of the two ${event.does}?`,
    key,
    wrong: [
      [first, 'one-order-only', () => t`This answer is ${m`${rational(p, 100)} \times ${rational(v, 100)}`}, the probability that ${event.one} ${event.does} and ${event.two} ${event.fails}. The reverse is possible too, so add its probability.`],
      [second, 'one-order-only', () => t`This answer is ${m`${rational(u, 100)} \times ${rational(q, 100)}`}, the probability that ${event.two} ${event.does} and ${event.one} ${event.fails}. The reverse is possible too, so add its probability.`],
      [sub(100, both(u, v)), 'answered-other-quantity', () => t`This answer is ${m`1 - ${rational(u, 100)} \times ${rational(v, 100)}`}, the probability of at least one. It includes the cases in which both ${event.do}.`],
      [sub(100, both(p, q)), 'answered-other-quantity', () => t`This answer is ${m`1 - ${rational(p, 100)} \times ${rational(q, 100)}`}, the probability of at most one. It includes the cases in which neither ${event.does}.`],
      [sub(100, key), 'complement-forgotten', () => t`This answer is ${m`${rational(p, 100)} \times ${rational(q, 100)} + ${rational(u, 100)} \times ${rational(v, 100)}`}, the probability that both ${event.do} or both ${event.fail}. The question asks for the other cases.`],
      [p + q, 'probabilities-added', () => t`This answer adds ${p}% and ${q}%. The cases in which both ${event.do} are counted twice, although they should not count at all.`],
      [sub(p + q, both(p, q)), 'overlap-not-subtracted', () => t`This answer is ${m`${rational(p, 100)} + ${rational(q, 100)} - ${rational(p, 100)} \times ${rational(q, 100)}`}. The cases in which both ${event.do} are included in each of the first two numbers, so subtract the product twice.`],
      [both(p, q), 'answered-other-quantity', () => t`This answer is ${m`${rational(p, 100)} \times ${rational(q, 100)}`}, the probability that both ${event.do}. The question asks about exactly one.`],
    ], // prettier-ignore
    because: t`Either only ${event.one} ${event.does} or only ${event.two} ${event.does}: ${m`${rational(p, 100)} \times ${rational(v, 100)} + ${rational(u, 100)} \times ${rational(q, 100)} = ${div(key, 100)}`}, which is ${percent(key)}.`,
    quick: [
      t`The probability that both ${event.do}, ${m`${rational(p, 100)} \times ${rational(q, 100)} = ${div(both(p, q), 100)}`}, is part of both given probabilities, so subtract it twice: ${m`${rational(p, 100)} + ${rational(q, 100)} - 2 \times ${div(both(p, q), 100)} = ${div(key, 100)}`}, or ${percent(key)}.`,
    ],
    full: [
      t`Only ${event.one} ${event.does}: ${m`${rational(p, 100)} \times ${rational(v, 100)} = ${div(first, 100)}`}.`,
      t`Only ${event.two} ${event.does}: ${m`${rational(u, 100)} \times ${rational(q, 100)} = ${div(second, 100)}`}.`,
      t`These two cases cannot happen together, so add: ${m`${div(first, 100)} + ${div(second, 100)} = ${div(key, 100)}`}. The probability of exactly one is ${percent(key)}.`,
    ],
    hints: [
      t`In what two ways can it happen that exactly one of the two ${event.does}?`,
      t`What is the probability that ${event.one} ${event.does} and ${event.two} ${event.fails}? What is the other case?`,
    ],
  }
}

function unknown(events: Events): Written {
  const { p, q, one: atLeastAsked, event } = events
  const { what, one, two, does } = event
  const [u, v] = [100 - p, 100 - q]
  const goal = atLeastAsked ? sub(100, both(u, v)) : add(both(p, v), both(u, q))
  const start = t`${what}. The probability that ${one} ${does} is ${p}%, and the probability that ${atLeastAsked ? 'at least' : 'exactly'} one of the two ${does} is ${percent(goal)}. What is the probability that ${two} ${does}?`
  const gap = sub(goal, p)
  return {
    stem: start,
    key: q,
    wrong: [
      [v, 'complement-forgotten', () => t`${v}% is the probability that ${two} ${event.fails}. The question asks for the opposite, so subtract it from 100%.`],
      [gap.n < 0n ? sub(0, gap) : gap, 'probabilities-added', () => t`This answer is the difference between ${percent(goal)} and ${p}%, as if the two probabilities simply added up to ${percent(goal)}. It ignores the cases in which both ${event.do}.`],
      [div(mul(100, goal), p), 'wrong-operation', () => t`This answer divides ${percent(goal)} by ${p}%. That would be right if ${percent(goal)} were the probability that both ${event.do}.`],
      [div(mul(100, sub(100, goal)), p), 'complement-forgotten', () => t`This answer divides ${percent(sub(100, goal))} by ${p}%, the probability that ${one} ${event.does}. ${atLeastAsked ? t`But ${percent(sub(100, goal))} is the probability that both ${event.fail}, so divide it by ${u}%, the probability that ${one} ${event.fails}.` : t`It mixes the case in which only ${one} ${event.does} with the case in which both ${event.do}.`}`],
      [sub(mul(2, goal), p), 'mean-of-means', () => t`This answer is ${m`2 \times ${goal}\% - ${p}\%`}, which treats ${percent(goal)} as the average of the two probabilities. But ${percent(goal)} is the probability that ${atLeastAsked ? 'at least' : 'exactly'} one of the two ${event.does}.`],
      [goal, 'answered-other-quantity', () => t`${percent(goal)} is the given probability that ${atLeastAsked ? 'at least' : 'exactly'} one ${event.does}. The question asks about ${two} alone.`],
      [p, 'other-unknown', () => t`${p}% is the given probability for ${one}. The question asks about ${two}.`],
    ], // prettier-ignore
    because: atLeastAsked
      ? t`The probability that both ${event.fail} is ${percent(sub(100, goal))}, and ${one} ${event.fails} with probability ${u}%. So ${two} ${event.fails} with probability ${m`\frac{${div(sub(100, goal), 100)}}{${rational(u, 100)}} = ${rational(v, 100)}`} and ${event.does} with probability ${q}%.`
      : t`If ${m`x`} is the probability that ${two} ${does}, ${m`${rational(p, 100)}(1 - x) + ${rational(u, 100)}x = ${div(goal, 100)}`} gives ${m`x = ${rational(q, 100)}`}, which is ${q}%.`,
    quick: [
      atLeastAsked
        ? t`Divide the probability that both ${event.fail} by the probability that ${one} ${event.fails}, and subtract from 1: ${m`1 - \frac{1 - ${div(goal, 100)}}{${rational(u, 100)}} = ${rational(q, 100)}`}, which is ${q}%.`
        : t`Let ${m`x`} be the probability that ${two} ${does}. Then ${m`${rational(p, 100)}(1 - x) + ${rational(u, 100)}x = ${div(goal, 100)}`}, so ${m`x = ${rational(q, 100)}`}, which is ${q}%.`,
    ],
    full: atLeastAsked
      ? [
          t`The opposite of "at least one" is that both ${event.fail}, so the probability of that is ${m`1 - ${div(goal, 100)} = ${div(sub(100, goal), 100)}`}.`,
          t`Let ${m`x`} be the probability that ${two} ${does}. Then ${one} ${event.fails} with probability ${rational(u, 100)}, and ${two} ${event.fails} with probability ${m`1 - x`}. Since the two are independent, ${m`${rational(u, 100)}(1 - x) = ${div(sub(100, goal), 100)}`}.`,
          t`Dividing by ${rational(u, 100)} gives ${m`1 - x = ${rational(v, 100)}`}, so ${m`x = ${rational(q, 100)}`}, which is ${q}%.`,
          t`Check: ${m`1 - ${rational(u, 100)} \times ${rational(v, 100)} = ${div(goal, 100)}`}, the given probability.`,
        ]
      : [
          t`Let ${m`x`} be the probability that ${two} ${does}. Exactly one ${event.does} if ${one} ${event.does} and ${two} ${event.fails}, or the other way around.`,
          t`The two cases exclude each other, so their probabilities are added: ${m`${rational(p, 100)}(1 - x) + ${rational(u, 100)}x = ${div(goal, 100)}`}.`,
          t`This simplifies to ${m`${rational(u - p, 100)}x = ${div(gap, 100)}`}, so ${m`x = ${rational(q, 100)}`}, which is ${q}%.`,
          t`Check: ${m`${rational(p, 100)} \times ${rational(v, 100)} + ${rational(u, 100)} \times ${rational(q, 100)} = ${div(goal, 100)}`}, the given probability.`,
        ],
    hints: [
      atLeastAsked
        ? t`What must happen to both if it is not true that at least one of the two ${does}?`
        : t`In what two ways can it happen that exactly one of the two ${does}?`,
      atLeastAsked
        ? t`The probability that both ${event.fail} is ${percent(sub(100, goal))}. How does that depend on the probability that ${two} ${event.fails}?`
        : t`Let ${m`x`} be the probability that ${two} ${does}. What is the probability of each case?`,
    ],
  }
}

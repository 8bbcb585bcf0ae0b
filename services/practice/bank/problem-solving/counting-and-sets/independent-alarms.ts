import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, percent, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const EVENTS = [
  {
    what: 'Two smoke alarms work independently of each other',
    one: 'the old alarm',
    two: 'the new alarm',
    does: 'goes off in time',
    do: 'go off in time',
  },
  {
    what: 'Two trains run independently of each other',
    one: 'the morning train',
    two: 'the evening train',
    does: 'is punctual',
    do: 'are punctual',
  },
  {
    what: 'Two suppliers deliver independently of each other',
    one: 'the local supplier',
    two: 'the foreign supplier',
    does: 'delivers on time',
    do: 'deliver on time',
  },
  {
    what: 'Two goalkeepers train independently of each other',
    one: 'the first goalkeeper',
    two: 'the second goalkeeper',
    does: 'holds a penalty',
    do: 'hold a penalty',
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
  version: 3,
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
    if (stem.includes('What is the probability that')) {
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
  return t`${what}. The probability that ${one} ${does} is ${p}%, and that ${two} ${does} is ${q}%.`
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
            ? t`That is the probability that neither ${event.does}.`
            : t`That is the probability that at least one ${event.does}.`,
      ],
      [
        both(p, q),
        'answered-other-quantity',
        () => t`${m`${rational(p, 100)} \times ${rational(q, 100)}`} is the probability that both ${event.do}.`,
      ],
      [
        sub(100, both(p, q)),
        'complement-forgotten',
        () =>
          t`This answer takes the probability of both off 100%. That leaves every case in which at least one of them fails.`,
      ],
      [
        one ? p + q : u + v,
        'probabilities-added',
        () =>
          one
            ? t`This answer adds ${p}% and ${q}%. That counts the cases in which both ${event.do} twice.`
            : t`This answer adds ${u}% and ${v}%. For both to fail, the probabilities multiply.`,
      ],
      [
        rational(one ? p + q : u + v, 2),
        'mean-of-means',
        () =>
          one
            ? t`This answer averages ${p}% and ${q}%. One can make good for the other, so it is more than either.`
            : t`This answer averages ${u}% and ${v}%. For both to fail, the probabilities multiply.`,
      ],
      [
        add(both(p, v), both(u, q)),
        'answered-other-quantity',
        () => t`That is the probability that exactly one of the two ${event.does}.`,
      ],
      [
        one ? Math.max(p, q) : Math.min(u, v),
        'ignored-condition',
        () =>
          one
            ? t`This answer takes the better one alone. The other can make good when it fails.`
            : t`This answer takes the better one's failure alone. The other has to fail as well.`,
      ],
      [
        one ? Math.min(p, q) : Math.max(u, v),
        'ignored-condition',
        () =>
          one
            ? t`This answer takes the worse one alone. The other can make good when it fails.`
            : t`This answer takes the worse one's failure alone. The other has to fail as well.`,
      ],
      [
        both(p, v),
        'one-order-only',
        () => t`That is the probability that ${event.one} ${event.does} and ${event.two} does not.`,
      ],
    ],
    because: t`Both fail with the probability ${m`${rational(u, 100)} \times ${rational(v, 100)} = ${div(none, 100)}`}${one ? t`; in all other cases at least one ${event.does}` : ''}: ${percent(key)}.`,
    quick: [
      one
        ? t`${m`1 - ${rational(u, 100)} \times ${rational(v, 100)} = ${div(key, 100)}`}, which is ${percent(key)}.`
        : t`${m`${rational(u, 100)} \times ${rational(v, 100)} = ${div(key, 100)}`}, which is ${percent(key)}.`,
    ],
    full: [
      t`They fail with the probabilities ${m`100 - ${p} = ${u}`} and ${m`100 - ${q} = ${v}`} percent.`,
      t`They are independent, so both fail with ${m`${rational(u, 100)} \times ${rational(v, 100)} = ${div(none, 100)}`}.`,
      ...(one
        ? [t`At least one ${event.does} with ${m`1 - ${div(none, 100)} = ${div(key, 100)}`}, which is ${percent(key)}.`]
        : [t`That is ${percent(key)}.`]),
    ],
    hints: [
      one ? 'What is the opposite of at least one?' : 'With which probability does each of them fail?',
      t`They fail with ${u}% and ${v}%.`,
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
      [
        first,
        'one-order-only',
        () =>
          t`That is only the case that ${event.one} ${event.does} and ${event.two} does not. It may be the other way round.`,
      ],
      [
        second,
        'one-order-only',
        () =>
          t`That is only the case that ${event.two} ${event.does} and ${event.one} does not. It may be the other way round.`,
      ],
      [
        sub(100, both(u, v)),
        'answered-other-quantity',
        () => t`That is the probability of at least one. It includes the cases in which both ${event.do}.`,
      ],
      [
        sub(100, both(p, q)),
        'answered-other-quantity',
        () => t`That is the probability of at most one. It includes the cases in which neither ${event.does}.`,
      ],
      [
        sub(100, key),
        'complement-forgotten',
        () => t`That is the probability that both or neither of them ${event.do}.`,
      ],
      [
        p + q,
        'probabilities-added',
        () => t`This answer adds ${p}% and ${q}%. That includes the cases in which both ${event.do}, even twice.`,
      ],
      [
        sub(p + q, both(p, q)),
        'overlap-not-subtracted',
        () =>
          t`This answer takes the cases in which both ${event.do} off once. They are in ${p}% and in ${q}%, so they come off twice.`,
      ],
      [both(p, q), 'answered-other-quantity', () => t`That is the probability that both ${event.do}.`],
    ],
    because: t`${m`${rational(p, 100)} \times ${rational(v, 100)} + ${rational(u, 100)} \times ${rational(q, 100)} = ${div(key, 100)}`}, which is ${percent(key)}.`,
    quick: [
      t`${m`${rational(p, 100)} + ${rational(q, 100)} - 2 \times ${rational(p, 100)} \times ${rational(q, 100)} = ${div(key, 100)}`}, which is ${percent(key)}.`,
    ],
    full: [
      t`Only ${event.one}: ${m`${rational(p, 100)} \times ${rational(v, 100)} = ${div(first, 100)}`}.`,
      t`Only ${event.two}: ${m`${rational(u, 100)} \times ${rational(q, 100)} = ${div(second, 100)}`}.`,
      t`Together ${m`${div(first, 100)} + ${div(second, 100)} = ${div(key, 100)}`}, which is ${percent(key)}.`,
    ],
    hints: ['In which two ways can it be exactly one?', t`Only ${event.one}: ${percent(first)}.`],
  }
}

function unknown(events: Events): Written {
  const { p, q, one: atLeastAsked, event } = events
  const { what, one, two, does } = event
  const [u, v] = [100 - p, 100 - q]
  const goal = atLeastAsked ? sub(100, both(u, v)) : add(both(p, v), both(u, q))
  const start = t`${what}. The probability that ${one} ${does} is ${p}%, and the probability that ${atLeastAsked ? 'at least' : 'exactly'} one of the two ${does} is ${percent(goal)}. What is the probability for ${two}?`
  const gap = sub(goal, p)
  return {
    stem: start,
    key: q,
    wrong: [
      [v, 'complement-forgotten', () => t`${v}% is the probability that ${two} fails.`],
      [
        gap.n < 0n ? sub(0, gap) : gap,
        'probabilities-added',
        () =>
          t`This answer takes the difference of ${percent(goal)} and ${p}%. The two probabilities do not simply add: both may succeed.`,
      ],
      [
        div(mul(100, goal), p),
        'wrong-operation',
        () => t`This answer divides ${percent(goal)} by ${p}%. That would be right if both had to succeed.`,
      ],
      [
        div(mul(100, sub(100, goal)), p),
        'complement-forgotten',
        () =>
          t`This answer divides the ${percent(sub(100, goal))} by ${p}%, where ${one} succeeds. It fails with ${u}%.`,
      ],
      [
        sub(mul(2, goal), p),
        'mean-of-means',
        () => t`This answer takes ${percent(goal)} for the mean of the two probabilities.`,
      ],
      [goal, 'answered-other-quantity', () => t`${percent(goal)} is the probability for the two together.`],
      [p, 'other-unknown', () => t`${p}% is the probability for ${one}.`],
    ],
    because: atLeastAsked
      ? t`Both fail with ${percent(sub(100, goal))}, and ${one} with ${u}%: so ${two} fails with ${m`\frac{${sub(100, goal)}}{${u}} = ${rational(v, 100)}`} and succeeds with ${q}%.`
      : t`From ${m`${rational(p, 100)}(1 - x) + ${rational(u, 100)}x = ${div(goal, 100)}`} follows ${m`x = ${rational(q, 100)}`}, which is ${q}%.`,
    quick: [
      atLeastAsked
        ? t`${m`1 - \frac{1 - ${div(goal, 100)}}{${rational(u, 100)}} = ${rational(q, 100)}`}, which is ${q}%.`
        : t`${m`x = \frac{${div(goal, 100)} - ${rational(p, 100)}}{1 - 2 \times ${rational(p, 100)}} = ${rational(q, 100)}`}, which is ${q}%.`,
    ],
    full: atLeastAsked
      ? [
          t`Both fail with ${m`1 - ${div(goal, 100)} = ${div(sub(100, goal), 100)}`}.`,
          t`With ${m`x`} for ${two}: ${m`${rational(u, 100)}(1 - x) = ${div(sub(100, goal), 100)}`}.`,
          t`So ${m`1 - x = ${rational(v, 100)}`} and ${m`x = ${rational(q, 100)}`}, which is ${q}%.`,
        ]
      : [
          t`Let ${m`x`} be the probability for ${two}. Exactly one means only ${one} or only ${two}.`,
          t`${m`${rational(p, 100)}(1 - x) + ${rational(u, 100)}x = ${div(goal, 100)}`}.`,
          t`So ${m`${rational(u - p, 100)}x = ${div(gap, 100)}`} and ${m`x = ${rational(q, 100)}`}, which is ${q}%.`,
        ],
    hints: [
      atLeastAsked ? 'What is the probability that both fail?' : 'In which two ways can it be exactly one?',
      atLeastAsked
        ? t`Both fail with ${percent(sub(100, goal))}; ${one} alone fails with ${u}%.`
        : t`Write both cases with ${m`x`} for ${two}.`,
    ],
  }
}

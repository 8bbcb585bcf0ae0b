import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'

interface Parts {
  first: number
  second: number
  both: number
  neither: number
}

const GROUPS = [
  { who: 'employees of a firm', do: 'cycle', other: 'take the bus' },
  { who: 'members of a club', do: 'play chess', other: 'play go' },
  { who: 'guests at a party', do: 'dance', other: 'sing' },
  { who: 'students on a course', do: 'speak Greek', other: 'speak Turkish' },
  { who: 'tenants of a house', do: 'own a bicycle', other: 'own a car' },
  { who: 'visitors to a fair', do: 'ride the wheel', other: 'ride the train' },
] as const

export const neitherGroup = sufficiency({
  id: 'neither-group',
  skill: 'ds-sets',
  version: 4,
  levels: [-0.3, 0.5, 1.1],
  draw: (random, level) => {
    const truth = {
      first: random.int(2, 8),
      second: random.int(2, 8),
      both: random.int(2, 6),
      neither: random.int(2, 7),
    }
    const total = truth.first + truth.second + truth.both + truth.neither
    if (total > 24 || Math.abs(truth.first - truth.second) < 2) return null
    return { truth, total, slack: random.int(1, 3), level, group: random.pick(GROUPS) }
  },
  write: ({ truth, total, slack, level, group }): Sufficiency<Parts> => {
    const { who, do: one, other } = group
    const { first, second, both, neither } = truth
    const [inOne, inOther] = [first + both, second + both]
    const asks = [
      { question: `How many of them do neither?`, of: (each: Parts) => each.neither },
      { question: `How many of them do exactly one of the two?`, of: (each: Parts) => each.first + each.second },
      { question: `How many of them ${one} but do not ${other}?`, of: (each: Parts) => each.first },
    ] as const
    const { question, of } = asks[level - 1]!
    const statements: Array<Statement<Parts>> = [
      {
        text: t`${inOne} of them ${one}.`,
        holds: (each) => each.first + each.both === inOne,
        lacks: t`How many of these also ${other} stays open.`,
      },
      {
        text: t`${inOther} of them ${other}.`,
        holds: (each) => each.second + each.both === inOther,
        lacks: t`How many of these also ${one} stays open.`,
      },
      {
        text: t`${both} of them both ${one} and ${other}.`,
        holds: (each) => each.both === both,
        lacks: 'The other three parts stay open.',
      },
      {
        text: t`${Math.abs(first - second)} more of them ${first > second ? one : other} than ${first > second ? other : one}.`,
        holds: (each) => each.first - each.second === first - second,
        lacks: 'It compares two groups and fixes neither.',
      },
      {
        text: t`${second} of them ${other} but do not ${one}.`,
        holds: (each) => each.second === second,
        lacks: 'The other three parts stay open.',
      },
      {
        text: t`Fewer than ${both + slack} of them both ${one} and ${other}.`,
        holds: (each) => each.both < both + slack,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level === 1) {
      statements.push(
        {
          text: t`${first + second + both} of them do at least one of the two.`,
          holds: (each) => each.neither === neither,
          enough: t`the rest do neither: ${m`${total} - ${first + second + both} = ${neither}`}.`,
        },
        {
          text: t`${inOne} of them ${one}, and ${second} of the others ${other}.`,
          holds: (each) => each.first + each.both === inOne && each.second === second,
          enough: t`that leaves ${m`${total} - ${inOne} - ${second} = ${neither}`}.`,
        },
      )
    }
    if (level === 2) {
      statements.push(
        {
          text: t`${both + neither} of them do both or neither.`,
          holds: (each) => each.both + each.neither === both + neither,
          enough: t`all others do exactly one: ${m`${total} - ${both + neither} = ${first + second}`}.`,
        },
        {
          text: t`Of those who ${one}, ${first} do not ${other}; of those who ${other}, ${second} do not ${one}.`,
          holds: (each) => each.first === first && each.second === second,
          enough: t`these two parts are what is asked: ${m`${first} + ${second} = ${first + second}`}.`,
        },
        {
          text: t`${neither} of them do neither.`,
          holds: (each) => each.neither === neither,
          lacks: 'How many of the rest do both stays open.',
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`${inOther} of them ${other}, and ${neither} of the others do not ${one} either.`,
          holds: (each) => each.second + each.both === inOther && each.neither === neither,
          enough: t`all that remain are asked for: ${m`${total} - ${inOther} - ${neither} = ${first}`}.`,
        },
        {
          text: t`All but ${first} of them ${other} or do neither.`,
          holds: (each) => each.first === first,
          enough: t`those ${first} do not ${other} but do something, so they ${one}.`,
        },
        {
          text: t`${neither} of them do neither.`,
          holds: (each) => each.neither === neither,
          lacks: 'How the rest divide stays open.',
        },
      )
    }
    return {
      stem: t`Of the ${total} ${who}, some ${one}, some ${other}, and some may do both or neither. ${question}`,
      cases: partitions(total),
      ask: (each) => String(of(each)),
      show: (each) =>
        t`a split of ${each.both} (both), ${each.first} (only ${one}), ${each.second} (only ${other}) and ${each.neither} (neither)`,
      statements,
      hints: [
        t`Draw two overlapping circles: four parts add up to ${total}.`,
        'Write each statement as a sum of parts; which parts does the question need?',
      ],
    }
  },
  second: {
    /** By the sizes of the two circles, of which neither is empty, their overlap and their union. */
    cases: ([total = 0]) =>
      range(1, total).flatMap((a) =>
        range(1, total).flatMap((b) =>
          range(Math.max(0, a + b - total), Math.min(a, b)).map((x) => ({ a, b, x, union: a + b - x })),
        ),
      ),
    ask: ({ a, b, x, union }, [total = 0], stem) =>
      stem.includes('How many of them do neither')
        ? total - union
        : stem.includes('exactly one')
          ? a + b - 2 * x
          : a - x,
    read: [
      [/at least one/, ({ union }, [k = 0]) => union === k],
      [
        /of the others do(es)? not/,
        ({ b, union }, [k = 0, rest = 1], { stem }) => b === k && totalOf(stem) - union === rest,
      ],
      [/of the others/, ({ a, union }, [k = 0, more = 0]) => a === k && union - a === more],
      [/both or neither/, ({ x, union }, [k = 0], { stem }) => totalOf(stem) - union + x === k],
      [/^Of those/, ({ a, b, x }, [p = 0, q = 0]) => a - x === p && b - x === q],
      [/^All but/, ({ a, x }, [k = 0]) => a - x === k],
      [/neither\.$/, ({ union }, [k = 1], { stem }) => totalOf(stem) - union === k],
      [
        / more of them/,
        ({ a, b }, [gap = 0], { statement, stem }) => (namesFirst(statement, stem) ? a - b : b - a) === gap,
      ],
      [/^Fewer/, ({ x }, [bound = 0]) => x < bound],
      [/ them both /, ({ x }, [k = 1]) => x === k],
      [/ but do(es)? not /, ({ b, x }, [k = 1]) => b - x === k],
      [/of them/, ({ a, b }, [k = 1], { statement, stem }) => (namesFirst(statement, stem) ? a : b) === k],
    ],
  },
})

/** Every split of a total into the four parts where some are in each group, those with a small overlap first. */
function partitions(total: number): Parts[] {
  const splits = range(0, total).flatMap((both) =>
    range(0, total - both).flatMap((first) =>
      range(0, total - both - first).map((second) => ({ first, second, both, neither: total - both - first - second })),
    ),
  )
  return splits.filter(({ first, second, both }) => first + both > 0 && second + both > 0)
}

function totalOf(stem: string): number {
  return Number(/^Of the (\d+)/.exec(stem)?.[1])
}

/** Whether a statement such as '7 of them sing.' is about the first of the two activities. */
function namesFirst(statement: string, stem: string): boolean {
  const first = /some (.*?), some/.exec(stem)?.[1] ?? ''
  return statement.includes(` them ${first} than `) || statement.endsWith(` them ${first}.`)
}

import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'
import { listed } from '../../factory/why-together.ts'

interface Parts {
  first: number
  second: number
  both: number
  neither: number
}

const GROUPS = [
  { who: 'employees of a firm', do: 'bike to work', other: 'take the bus' },
  { who: 'members of a club', do: 'play chess', other: 'play go' },
  { who: 'guests at a party', do: 'dance', other: 'sing' },
  { who: 'students in a course', do: 'speak Greek', other: 'speak Turkish' },
  { who: 'tenants of an apartment building', do: 'own a bicycle', other: 'own a car' },
  { who: 'visitors to a fair', do: 'ride the Ferris wheel', other: 'ride the train' },
] as const

/** How often each part (only first, only second, both, neither) is counted; ASKED is what each level asks for. */
type Row = readonly [number, number, number, number]

interface Told extends Statement<Parts> {
  row?: Row
  /** The equation that it is. */
  says?: string
}

const ASKED: readonly Row[] = [
  [0, 0, 0, 1],
  [1, 1, 0, 0],
  [1, 0, 0, 0],
]

export const neitherGroup = sufficiency({
  id: 'neither-group',
  skill: 'ds-sets',
  version: 5,
  levels: [-0.3, 0.5, 1.1],
  draw: (random, level) => {
    const [first, second, both, neither] = [random.int(2, 8), random.int(2, 8), random.int(2, 6), random.int(2, 7)]
    const truth = { first, second, both, neither }
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
    const letters = t`Let ${m`a`} be the number of people who only ${one}, ${m`b`} the number who only ${other}, ${m`c`} the number who do both, and ${m`d`} the number who do neither`
    const { question, of } = asks[level - 1]!
    const gap = Math.abs(first - second)
    const asked = ['do neither', 'do exactly one of the two', t`only ${one}`][level - 1]!
    const statements: Told[] = [
      fact(
        truth,
        t`${inOne} of them ${one}.`,
        [1, 0, 1, 0],
        level === 3
          ? t`It says nothing about how many of the ${inOne} who ${one} also ${other}.`
          : t`It says nothing about how many of the other ${total - inOne} people ${other}.`,
        [
          t`counts the other ${total - inOne} people as doing neither, but some of them may ${other}`,
          t`counts all ${inOne} as doing exactly one of the two, but some of them may do both`,
          t`counts all ${inOne} as people who only ${one}, but some of them may also ${other}`,
        ][level - 1]!,
      ),
      fact(
        truth,
        t`${inOther} of them ${other}.`,
        [0, 1, 1, 0],
        t`It says nothing about how many of the other ${total - inOther} people ${one}.`,
        [
          t`counts the other ${total - inOther} people as doing neither, but some of them may ${one}`,
          t`counts all ${inOther} as doing exactly one of the two, but some of them may do both`,
          t`counts the other ${total - inOther} as people who ${one}, but some of them may do neither`,
        ][level - 1]!,
      ),
      fact(
        truth,
        t`${both} of them both ${one} and ${other}.`,
        [0, 0, 1, 0],
        t`It gives only the number of people who do both. It says nothing about the other ${total - both} people.`,
        [
          t`counts the other ${total - both} people as doing neither, but some of them may do one of the two`,
          t`counts the other ${total - both} people as doing exactly one of the two, but some of them may do neither`,
          t`uses the number who do both, but we also need to know how many people ${one}`,
        ][level - 1]!,
      ),
      fact(
        truth,
        t`${gap} more of them ${first > second ? one : other} than ${first > second ? other : one}.`,
        [1, -1, 0, 0],
        'It gives only the difference between the sizes of the two groups. With one more person in each group, the difference stays the same.',
        t`overlooks that groups of many different sizes have a difference of ${gap}`,
      ),
      fact(
        truth,
        t`${second} of them ${other} but do not ${one}.`,
        [0, 1, 0, 0],
        t`It says nothing about the other ${total - second} people.`,
        [
          t`counts the other ${total - second} people as doing neither, but some of them may ${one}`,
          t`counts only the ${second} who ${other} but do not ${one}, although others may only ${one}`,
          t`counts the other ${total - second} as people who only ${one}, but some of them may do both or neither`,
        ][level - 1]!,
      ),
      {
        text: t`Fewer than ${both + slack} of them both ${one} and ${other}.`,
        holds: (each) => each.both < both + slack,
        lacks:
          'It gives only an upper limit for the number of people who do both. It says nothing about everyone else.',
        trap: 'overlooks that the limit fits many numbers of people who do both and says nothing about everyone else',
      },
    ]
    if (level === 1) {
      statements.push(
        {
          text: t`${first + second + both} of them do at least one of the two.`,
          holds: (each) => each.neither === neither,
          enough: t`everyone else does neither, so ${m`${total} - ${first + second + both} = ${neither}`} people do neither.`,
          missed: 'overlooks that everyone who does not do at least one of the two does neither',
        },
        {
          text: t`${inOne} of them ${one}, and ${second} of the others ${other}.`,
          holds: (each) => each.first + each.both === inOne && each.second === second,
          enough: t`the ${inOne} who ${one} include everyone who does both, and the ${second} others only ${other}; nobody is counted twice, so ${m`${total} - ${inOne} - ${second} = ${neither}`} people do neither.`,
          missed: t`overlooks that everyone who does both is already counted among the ${inOne} who ${one}`,
        },
      )
    }
    if (level === 2) {
      statements.push(
        {
          text: t`${both + neither} of them do both or neither.`,
          holds: (each) => each.both + each.neither === both + neither,
          enough: t`each person does both, neither, or exactly one of the two, so ${m`${total} - ${both + neither} = ${first + second}`} people do exactly one.`,
          missed: 'overlooks that everyone else does exactly one of the two',
        },
        {
          text: t`Of those who ${one}, ${first} do not ${other}; of those who ${other}, ${second} do not ${one}.`,
          holds: (each) => each.first === first && each.second === second,
          enough: t`the ${first} who only ${one} and the ${second} who only ${other} together are all the people who do exactly one of the two, so the answer is ${m`${first} + ${second} = ${first + second}`}.`,
          missed: 'overlooks that the two numbers already cover everyone who does exactly one of the two',
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`${inOther} of them ${other}, and ${neither} of the others do not ${one} either.`,
          holds: (each) => each.second + each.both === inOther && each.neither === neither,
          enough: t`take away the ${inOther} who ${other} and the ${neither} who do neither; the rest ${one} but do not ${other}, so there are ${m`${total} - ${inOther} - ${neither} = ${first}`} of them.`,
          missed: t`overlooks that everyone who does both is already counted among the ${inOther} who ${other}`,
        },
        {
          text: t`All but ${first} of them ${other} or do neither.`,
          holds: (each) => each.first === first,
          enough: t`the ${first} people left out do not ${other}, but they do at least one of the two, so they ${one}. All the others ${other} or do neither, so the answer is ${first}.`,
          missed: t`overlooks that the ${first} people left out are exactly those who only ${one}`,
        },
      )
    }
    if (level > 1) {
      const [open = '', as = '', may = ''] =
        level === 2
          ? ['do both', 'doing exactly one of the two', 'do both']
          : [other, t`people who ${one}`, t`only ${other}`]
      statements.push(
        fact(
          truth,
          t`${neither} of them do neither.`,
          [0, 0, 0, 1],
          t`It says nothing about how many of the other ${total - neither} people ${open}.`,
          t`counts the other ${total - neither} as ${as}, but some of them may ${may}`,
        ),
      )
    }
    return {
      stem: t`Of the ${total} ${who}, some ${one}, some ${other}, and some may do both or neither. ${question}`,
      cases: partitions(total),
      ask: (each) => String(of(each)),
      show: (each) => parted(each, one, other),
      since: ({ first: p, second: q }) => (level === 2 && p * q > 0 ? m`${p} + ${q} = ${p + q}` : undefined),
      statements,
      together: (pair) => {
        const rows = pair.flatMap(({ row }: Told) => (row ? [row] : []))
        return rows.length === 2
          ? t`${letters}, so that ${m`a + b + c + d = ${total}`}. Statement (1) says ${(pair[0] as Told).says!}, and statement (2) says ${(pair[1] as Told).says!}. ${combined(rows as [Row, Row], ASKED[level - 1]!)} ${m`${['d', 'a + b', 'a'][level - 1]!} = ${[neither, first + second, first][level - 1]!}`}.`
          : undefined
      },
      bothTrap: (pair) =>
        pair.every(({ row }: Told) => row !== undefined)
          ? t`combines two facts with the total, ${total}, but these do not give the number of people who ${asked}`
          : 'takes the limit for the exact number of people who do both, but smaller numbers are possible, too',
      bothMissed: () =>
        t`looks for all four parts of the diagram, but the two statements together show that ${of(truth)} people ${asked}`,
      hints: [
        'Draw two overlapping circles. Which part or parts of the diagram does the question ask for?',
        t`${letters}. What does each statement tell you about these letters, and which of them does the question need?`,
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

/** One of the pool's statements that are equations, in the order only first, only second, both, neither. */
function fact(truth: Parts, ...[text, row, lacks, trap]: readonly [string, Row, string, string]): Told {
  const sum = ({ first, second, both, neither }: Parts): number =>
    row[0] * first + row[1] * second + row[2] * both + row[3] * neither
  const terms = ['a', 'b', 'c', 'd'].flatMap((letter, at) =>
    row[at] === 0 ? [] : [`${row[at] === 1 ? '+' : '-'} ${letter}`],
  )
  return {
    text,
    row,
    holds: (each) => sum(each) === sum(truth),
    lacks,
    trap,
    says: t`${m`${terms.join(' ').replace(/^\+ /, '')} = ${sum(truth)}`}`,
  }
}

/** '0 people who do both, 8 who only bike to work, 1 who only takes the bus, and 12 who do neither': witness-faults.ts reads all four. */
function parted({ first, second, both, neither }: Parts, one: string, other: string): string {
  const does = (n: number, verb: string): string =>
    n === 1 ? verb.replace(/^(?:only )?\w+/, (word) => (word === 'do' ? 'does' : `${word}s`)) : verb
  const parts = [[both, 'do both'], [first, `only ${one}`], [second, `only ${other}`], [neither, 'do neither']] as const // prettier-ignore
  const people = both === 1 ? ' person' : ' people'
  return listed(parts.map(([n, verb], at) => `${n}${at === 0 ? people : ''} who ${does(n, verb)}`))
}

/** How two equations and the total give the asked sum, to be followed by it. */
function combined([one, two]: readonly [Row, Row], asked: Row): string {
  const gives = (x: number, y: number, z: number): boolean =>
    asked.every((each, at) => x * one[at]! + y * two[at]! + z === each)
  if (gives(1, 1, 0)) return 'Adding the two equations gives'
  if (gives(1, -1, 0)) return 'Subtracting equation (2) from equation (1) gives'
  if (gives(-1, 1, 0)) return 'Subtracting equation (1) from equation (2) gives'
  if (gives(-1, -1, 1)) return 'Subtracting both equations from the total gives'
  if (gives(2, 1, 0)) return 'Adding equation (2) to twice equation (1) gives'
  if (gives(1, 2, 0)) return 'Adding equation (1) to twice equation (2) gives'
  return 'With the total, these give'
}

/** Every split of a total into the four parts where some are in each group, those with a small overlap first. */
function partitions(total: number): Parts[] {
  const splits = range(0, total).flatMap((both) => range(0, total - both).flatMap((first) => range(0, total - both - first).map((second) => ({ first, second, both, neither: total - both - first - second })))) // prettier-ignore
  return splits.filter(({ first, second, both }) => first + both > 0 && second + both > 0)
}

const totalOf = (stem: string): number => Number(/^Of the (\d+)/.exec(stem)?.[1])

/** Whether a statement such as '7 of them sing.' is about the first of the two activities. */
function namesFirst(statement: string, stem: string): boolean {
  const first = /some (.*?), some/.exec(stem)?.[1] ?? ''
  return statement.includes(` them ${first} than `) || statement.endsWith(` them ${first}.`)
}

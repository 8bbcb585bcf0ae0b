import { m, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

type Run = readonly [smallest: number, size: number]

const CASES = once((): readonly Run[] => pairs(range(1, 98), range(3, 100)).filter(([s, n]) => s + n - 1 <= 100))
/** For the second solver: by the two ends. */
const ENDS = once(() => range(1, 98).flatMap((from) => range(from + 2, 100).map((to) => ({ from, to }))))
const ROWS = [
  ['A row of lockers', 'locker'],
  ['A page of tickets', 'ticket'],
  ['A shelf of files', 'file'],
  ['A street of houses', 'house'],
  ['A row of seats', 'seat'],
] as const

export const consecutiveRun = sufficiency({
  id: 'consecutive-run',
  skill: 'ds-statistics',
  version: 3,
  levels: [-0.5, 0.4, 1.1],
  draw: (random, level) => {
    const [s, n] = [random.int(2, 30), random.int(4, level === 1 ? 12 : 20)]
    return { s, n, slack: random.int(1, 3), level, row: random.pick(ROWS) }
  },
  write: ({ s, n, slack, level, row: [row, thing] }): Sufficiency<Run> => {
    const g = s + n - 1
    const sum = (n * (s + g)) / 2
    const things = `${thing}s`
    const asks = [
      { question: 'What is the greatest number?', of: ([a, k]: Run) => String(a + k - 1) },
      {
        question: 'What is the average (arithmetic mean) of the numbers?',
        of: ([a, k]: Run) => t`${rational(2 * a + k - 1, 2)}`,
      },
      { question: `How many ${things} are there?`, of: ([, k]: Run) => String(k) },
    ] as const
    const { question, of } = asks[level - 1]!
    const mean = rational(s + g, 2)
    const statements: Array<Statement<Run>> = [
      {
        text: t`The greatest number is ${n - 1} more than the smallest.`,
        holds: ([, k]) => k === n,
        lacks: t`It says that there are ${n} numbers, but not where they begin.`,
        enough: t`from the smallest to the greatest there are ${m`${n - 1} + 1 = ${n}`} numbers.`,
      },
      {
        text: t`The smallest number is ${s}.`,
        holds: ([a]) => a === s,
        lacks: 'How many follow it stays open.',
      },
      {
        text: t`The sum of the smallest and the greatest number is ${s + g}.`,
        holds: ([a, k]) => 2 * a + k - 1 === s + g,
        lacks: 'The run can be longer or shorter around the same middle.',
        enough: t`in a run of consecutive integers the average is half of that sum, ${mean}.`,
      },
      {
        text: t`The sum of all the numbers is ${sum}.`,
        holds: ([a, k]) => k * (2 * a + k - 1) === 2 * sum,
        lacks: 'Longer and shorter runs have the same sum.',
      },
      {
        text: t`There are ${n % 2 === 0 ? 'as many odd numbers as even ones' : `more ${s % 2 === 0 ? 'even' : 'odd'} numbers than ${s % 2 === 0 ? 'odd' : 'even'} ones`}.`,
        holds: ([a, k]) => (n % 2 === 0 ? k % 2 === 0 : k % 2 === 1 && a % 2 === s % 2),
        lacks: t`It says only that the number of ${things} is ${n % 2 === 0 ? 'even' : 'odd'}.`,
      },
      {
        text: t`There are fewer than ${n + slack} ${things}.`,
        holds: ([, k]) => k < n + slack,
        lacks: 'It gives only a bound.',
      },
      {
        text: t`The second-smallest number is ${s + 1}.`,
        holds: ([a]) => a + 1 === s + 1,
        lacks: 'That gives the smallest number; how many follow stays open.',
      },
    ]
    if (level === 1) {
      statements.push(
        {
          text: t`The sum of the two greatest numbers is ${2 * g - 1}.`,
          holds: ([a, k]) => 2 * (a + k - 1) - 1 === 2 * g - 1,
          enough: t`two neighbours with this sum are ${g - 1} and ${g}.`,
        },
        {
          text: t`The average of the three greatest numbers is ${g - 1}.`,
          holds: ([a, k]) => a + k - 2 === g - 1,
          enough: t`the average of three neighbours is the middle one, ${g - 1}, so the greatest is ${g}.`,
        },
      )
    }
    if (level === 2) {
      statements.push(
        {
          text: t`The median of the numbers is ${mean}.`,
          holds: ([a, k]) => 2 * a + k - 1 === s + g,
          enough: 'the numbers are evenly spaced, so their average equals their median.',
        },
        {
          text: t`If each number were doubled, their average would be ${s + g}.`,
          holds: ([a, k]) => 2 * a + k - 1 === s + g,
          enough: t`the average would double too, so it is ${m`${s + g} \div 2 = ${mean}`}.`,
        },
      )
    }
    if (level === 3) {
      statements.push({
        text: t`If each number were ${slack} greater, their sum would be ${slack * n} greater.`,
        holds: ([, k]) => slack * k === slack * n,
        enough: t`each of them adds ${slack}, so there are ${m`${slack * n} \div ${slack} = ${n}`}.`,
      })
    }
    return {
      stem: t`${row} is numbered with at least three consecutive positive integers up to at most 100, one for each ${thing}. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([a, k]) => t`the run from ${a} to ${a + k - 1}`,
      statements,
      hints: [
        t`A run is fixed by two facts, such as its smallest number ${m`a`} and how many there are, ${m`n`}; its greatest is ${m`a + n - 1`}.`,
        level === 2
          ? 'Its average lies half-way between the two ends.'
          : t`Write each statement with ${m`a`} and ${m`n`}.`,
      ],
    }
  },
  second: {
    cases: ENDS,
    ask: ({ from, to }, _n, stem) =>
      stem.includes('greatest') ? to : stem.includes('How many') ? to - from : from + to,
    read: [
      [/more than the smallest/, ({ from, to }, [gap = 0]) => from + gap === to],
      [/^The smallest/, ({ from }, [value = 0]) => from === value],
      [/^The sum of the smallest/, ({ from, to }, [sum = 0]) => from + to === sum],
      [/^The sum of all/, ({ from, to }, [sum = 0]) => ((to - from + 1) * (from + to)) / 2 === sum],
      [/as many odd/, ({ from, to }) => (from + to) % 2 === 1],
      [/more even/, ({ from, to }) => from % 2 === 0 && to % 2 === 0],
      [/more odd/, ({ from, to }) => from % 2 === 1 && to % 2 === 1],
      [/fewer than/, ({ from, to }, [bound = 0]) => to - from + 1 < bound],
      [/^The second/, ({ from }, [value = 0]) => from === value - 1],
      [/two greatest/, ({ to }, [sum = 0]) => to + to - 1 === sum],
      [/three greatest/, ({ to }, [mean = 0]) => to === mean + 1],
      [/median/, ({ from, to }, [mean = 0]) => (from + to) / 2 === mean],
      [/doubled/, ({ from, to }, [mean = 0]) => from + to === mean],
      [/sum would be/, ({ from, to }, [each = 1, all = 0]) => (to - from + 1) * each === all],
    ],
  },
})

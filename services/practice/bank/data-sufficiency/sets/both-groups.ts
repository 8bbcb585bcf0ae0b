import { m, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Three = readonly [number, number, number]

const COURSES = [
  ['guests of a hotel', 'breakfast', 'dinner', 'book'],
  ['students of a school', 'French', 'Spanish', 'study'],
  ['readers of a survey', 'a newspaper', 'a magazine', 'read'],
  ['clients of a gym', 'the pool', 'the sauna', 'use'],
] as const

export const bothGroups = sufficiency({
  id: 'both-groups',
  skill: 'ds-sets',
  version: 3,
  levels: [-1.5, -0.9, 0.3],
  answers: NEVER_EACH,
  draw: (random) => {
    const both = random.int(4, 20)
    const first = both + random.int(5, 30)
    const second = both + random.int(5, 30)
    if (first === second) return null
    return { both, first, second, total: first + second - both, setting: random.pick(COURSES) }
  },
  write: ({ both, first, second, total, setting: [who, one, two, verb] }): Sufficiency<Three> => {
    const only = total - both
    return {
      stem: t`Each of the ${total} ${who} ${verb}s ${one}, ${two} or both. How many ${verb} both?`.replace(
        'studys',
        'studies',
      ),
      cases: pairs(range(0, total), range(0, total))
        .filter(([f, s]) => f + s <= total)
        .map(([f, s]) => [f, s, total - f - s] as const),
      ask: ([, , x]) => String(x),
      show: ([f, s, x]) => t`the split ${f} (${one} only), ${x} (both) and ${s} (${two} only)`,
      statements: [
        {
          text: t`${first} of them ${verb} ${one}.`,
          line: [0, 1, total - first],
          holds: ([f, , x]) => f + x === first,
          lacks: t`It leaves open how many of these also ${verb} ${two}.`,
        },
        {
          text: t`${second} of them ${verb} ${two}.`,
          line: [1, 0, total - second],
          holds: ([, s, x]) => s + x === second,
          lacks: t`It leaves open how many of these also ${verb} ${one}.`,
        },
        {
          text: t`${only} of them ${verb} exactly one of the two.`,
          holds: ([f, s]) => f + s === only,
          enough: t`everyone else ${verb}s both: ${m`${total} - ${only} = ${both}`}.`.replace('studys', 'studies'),
        },
        {
          text: t`${first - both} of them ${verb} ${one} but not ${two}.`,
          line: [1, 0, first - both],
          holds: ([f]) => f === first - both,
          lacks: t`The others, ${second}, all ${verb} ${two}; how many of these also ${verb} ${one} stays open.`,
        },
        {
          text: t`${second - both} of them ${verb} ${two} but not ${one}.`,
          line: [0, 1, second - both],
          holds: ([, s]) => s === second - both,
          lacks: t`The others, ${first}, all ${verb} ${one}; how many of these also ${verb} ${two} stays open.`,
        },
        {
          text: t`Those who ${verb} ${one} are ${Math.abs(first - second)} ${first > second ? 'more' : 'fewer'} than those who ${verb} ${two}.`,
          line: [1, -1, first - second],
          holds: ([f, s]) => f - s === first - second,
          lacks: 'The common part drops out of the difference.',
        },
        {
          text: t`The numbers of those who ${verb} ${one} and of those who ${verb} ${two} add up to ${first + second}.`,
          holds: ([f, s, x]) => f + s + 2 * x === first + second,
          enough: t`the sum counts those with both twice: ${m`${first + second} - ${total} = ${both}`}.`,
        },
      ],
      unknowns: {
        letters: ['f', 's'],
        meaning: t`Let ${m`f`} of them ${verb} only ${one}, and ${m`s`} only ${two}. Everyone belongs to at least one group, so those outside one group are the only ones of the other.`,
        result: ([f, s, x]) => t`The rest ${verb} both: ${m`${total} - ${f} - ${s} = ${x}`}.`,
      },
      hints: [
        'Draw two overlapping circles; the three parts add up to the total.',
        t`How many are outside the overlap?`,
      ],
    }
  },
  second: {
    cases: (numbers) => {
      const total = numbers[0] ?? 0
      return range(0, total).flatMap((a) => range(total - a, total).map((b) => [a, b] as const))
    },
    ask: ([a, b], [total = 0]) => a + b - total,
    read: [
      [/exactly one/, ([a, b], [only = 0], { stem }) => 2 * totalOf(stem) - a - b === only],
      [
        / but not /,
        ([a, b], [part = 0], { statement, stem }) =>
          firstNamed(statement) === 0 ? totalOf(stem) - b === part : totalOf(stem) - a === part,
      ],
      [
        / (more|fewer) than/,
        ([a, b], [gap = 0], { statement }) => (statement.includes('more than') ? a - b === gap : b - a === gap),
      ],
      [/add up to/, ([a, b], [sum = 0]) => a + b === sum],
      [/of them/, ([a, b], [part = 0], { statement }) => (firstNamed(statement) === 0 ? a : b) === part],
    ],
  },
})

function totalOf(stem: string): number {
  return Number(/Each of the (\d+)/.exec(stem)?.[1] ?? Number.NaN)
}

/** Which of the two groups a statement names first. */
function firstNamed(statement: string): 0 | 1 {
  return /^\d+ of them \w+ (breakfast|French|a newspaper|the pool)/.test(statement) ? 0 : 1
}

import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Three = readonly [number, number, number]

const CIRCLES = 'Draw two overlapping circles. Which parts of them does each statement count?'

const COURSES = [
  ['guests at a hotel', 'breakfast', 'dinner', 'book'],
  ['students at a school', 'French', 'Spanish', 'study'],
  ['people in a survey', 'a newspaper', 'a magazine', 'read'],
  ['members of a gym', 'the pool', 'the sauna', 'use'],
] as const

export const bothGroups = sufficiency({
  id: 'both-groups',
  skill: 'ds-sets',
  version: 4,
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
    const [onlyOne, onlyTwo] = [first - both, second - both]
    /** Finds how many are in only one of the groups, from a statement that counts a group or a part of one. */
    const part = ({ text, line }: Statement<Three>, at: number): string => {
      const [own, missing] = line![0] === 0 ? [onlyTwo, one] : [onlyOne, two]
      const name = line![0] === 0 ? two : one
      return text.includes(' but not ')
        ? t`Statement (${at}) says that ${own} ${verb} only ${name}.`
        : t`Statement (${at}) leaves ${m`${total} - ${total - own} = ${own}`} who do not ${verb} ${missing}, so these ${verb} only ${name}.`
    }
    const rest = t`The rest ${verb} both: ${m`${total} - ${onlyOne} - ${onlyTwo} = ${both}`}.`
    return {
      stem: t`Each of the ${total} ${who} ${verb}s ${one}, ${two}, or both. How many ${verb} both?`.replace(
        'studys',
        'studies',
      ),
      cases: pairs(range(0, total), range(0, total))
        .filter(([f, s]) => f + s <= total)
        .map(([f, s]) => [f, s, total - f - s] as const),
      ask: ([, , x]) => String(x),
      show: ([f, s, x]) => t`${f} with only ${one}, ${x} with both, and ${s} with only ${two}`,
      statements: [
        {
          text: t`${first} of them ${verb} ${one}.`,
          line: [0, 1, total - first],
          holds: ([f, , x]) => f + x === first,
          lacks: t`Some of these ${first} may also ${verb} ${two}, and the statement does not say how many.`,
          trap: t`subtracts ${m`${total} - ${first} = ${total - first}`}, but that is the number who ${verb} only ${two}, not the number who ${verb} both`,
        },
        {
          text: t`${second} of them ${verb} ${two}.`,
          line: [1, 0, total - second],
          holds: ([, s, x]) => s + x === second,
          lacks: t`Some of these ${second} may also ${verb} ${one}, and the statement does not say how many.`,
          trap: t`subtracts ${m`${total} - ${second} = ${total - second}`}, but that is the number who ${verb} only ${one}, not the number who ${verb} both`,
        },
        {
          text: t`${only} of them ${verb} exactly one of the two.`,
          holds: ([f, s]) => f + s === only,
          enough:
            t`everyone ${verb}s one or both, so all who are not among these ${only} ${verb} both: ${m`${total} - ${only} = ${both}`}. The sizes of the two groups are not needed.`.replace(
              'studys',
              'studies',
            ),
          missed: t`looks for the sizes of the two groups, but the ${both} who are not in exactly one of them must be in both`,
        },
        {
          text: t`${first - both} of them ${verb} ${one} but not ${two}.`,
          line: [1, 0, first - both],
          holds: ([f]) => f === first - both,
          lacks: t`The other ${second} all ${verb} ${two}, but the statement does not say how many of these also ${verb} ${one}.`,
          trap: t`counts all the other ${second} as people who ${verb} both, but some may ${verb} only ${two}`,
        },
        {
          text: t`${second - both} of them ${verb} ${two} but not ${one}.`,
          line: [0, 1, second - both],
          holds: ([, s]) => s === second - both,
          lacks: t`The other ${first} all ${verb} ${one}, but the statement does not say how many of these also ${verb} ${two}.`,
          trap: t`counts all the other ${first} as people who ${verb} both, but some may ${verb} only ${one}`,
        },
        {
          text: t`The number of those who ${verb} ${one} is ${Math.abs(first - second)} ${first > second ? 'greater' : 'less'} than the number of those who ${verb} ${two}.`,
          line: [1, -1, first - second],
          holds: ([f, s]) => f - s === first - second,
          lacks: t`Those who ${verb} both are counted in both numbers, so they cancel in the difference, and their number is not known.`,
          trap: t`finds one pair of group sizes that differ by ${Math.abs(first - second)}, but both groups can grow together without changing the difference`,
        },
        {
          text: t`The numbers of those who ${verb} ${one} and of those who ${verb} ${two} add up to ${first + second}.`,
          holds: ([f, s, x]) => f + s + 2 * x === first + second,
          enough: t`in the sum of ${first + second}, those who ${verb} both are counted twice and everyone else once. The sum is therefore greater than the total by the number who ${verb} both, ${m`${first + second} - ${total} = ${both}`}. Check: ${only} people counted once and ${both} counted twice make ${m`${only} + 2 \times ${both} = ${first + second}`}.`,
          missed: t`looks for the two numbers separately, but the ${both} by which their sum exceeds ${total} must have been counted twice`,
        },
      ],
      unknowns: {
        letters: ['f', 's'],
        meaning: t`Let ${m`f`} be the number who ${verb} only ${one} and ${m`s`} the number who ${verb} only ${two}. Everyone is in at least one group, so those who do not ${verb} one ${verb} only the other.`,
        result: ([f, s, x]) => t`The rest ${verb} both: ${m`${total} - ${f} - ${s} = ${x}`}.`,
      },
      together: (pair, left) => {
        const at = pair.findIndex(({ line }) => line?.[1] === -1)
        if (left.length !== 1 || pair.some(({ line }) => line === undefined)) return undefined
        if (isDirect(pair)) {
          const whole = pair[0].text.includes(' but not ') ? 2 : 1
          const [group, alone, name, not] =
            pair[whole - 1]!.line![0] === 0 ? [first, onlyOne, one, two] : [second, onlyTwo, two, one]
          return t`Statement (${whole}) says that ${group} ${verb} ${name}, and statement (${3 - whole}) says that ${alone} of these do not ${verb} ${not}. So ${m`${group} - ${alone} = ${both}`} ${verb} both.`
        }
        if (at === -1) return t`Everyone is in at least one group. ${part(pair[0], 1)} ${part(pair[1], 2)} ${rest}`
        const known = pair[1 - at]!
        const [of, more] = known.line![0] === 0 ? [onlyTwo, onlyOne] : [onlyOne, onlyTwo]
        const step = t`${m`${of} ${more > of ? '+' : '-'} ${Math.abs(onlyOne - onlyTwo)} = ${more}`} ${verb} only ${known.line![0] === 0 ? one : two}`
        return t`${part(known, 2 - at)} Those who ${verb} both cancel in the difference in statement (${at + 1}), so the numbers who ${verb} only ${one} and only ${two} also differ by ${Math.abs(onlyOne - onlyTwo)}. Therefore, ${step}. ${rest}`
      },
      bothMissed: (pair) =>
        isDirect(pair)
          ? t`rejects both statements together because neither statement alone gives the number, but the difference of the two numbers, ${both}, is the number who ${verb} both`
          : t`overlooks the total of ${total}. Since the statements give ${onlyOne} with only ${one} and ${onlyTwo} with only ${two}, the other ${both} ${verb} both`,
      bothTrap: ([{ line }, next]) =>
        String(line) === String(next.line)
          ? t`counts two facts, but both statements say only that ${line![0] === 0 ? t`${onlyTwo} ${verb} only ${two}` : t`${onlyOne} ${verb} only ${one}`}`
          : undefined,
      hintsFor: (pair) =>
        isDirect(pair) && String(pair[0].line) !== String(pair[1].line)
          ? [CIRCLES, 'Both statements are about the same circle. How do the parts that they count differ?']
          : pair.every(({ line }) => line !== undefined && line[1] !== -1)
            ? [
                CIRCLES,
                t`From each statement, find how many ${verb} only ${one} or only ${two}. Of the ${total}, how many does that leave?`,
              ]
            : undefined,
      hints: [
        CIRCLES,
        t`The three parts of the circles add up to ${total}. Can the part in the middle change while a statement stays true?`,
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
        / is \d+ (greater|less) than/,
        ([a, b], [gap = 0], { statement }) => (statement.includes('greater than') ? a - b === gap : b - a === gap),
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

/** Whether one statement counts a whole group and the other a part of a group that is in no other. */
function isDirect(pair: ReadonlyArray<Statement<Three>>): boolean {
  const parts = pair.filter(({ text }) => text.includes(' but not '))
  return parts.length === 1 && pair.every(({ line }) => line !== undefined && line[1] !== -1)
}

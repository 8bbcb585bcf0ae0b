import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Three = readonly [number, number, number]

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
    const kind = who.replace(/ .*/, '')
    const verbs = verb === 'study' ? 'studies' : `${verb}s`
    const count = (number: number): string => t`${number} who ${number === 1 ? verbs : verb}`
    const circles = t`Draw overlapping circles for ${one} and ${two}. Which of the three parts does each statement count?`
    /** Finds how many are in only one of the groups, from a statement that counts a group or a part of one. */
    const part = ({ text, line }: Statement<Three>, at: number): string => {
      const [own, missing] = line![0] === 0 ? [onlyTwo, one] : [onlyOne, two]
      const name = line![0] === 0 ? two : one
      return text.includes(' but not ')
        ? t`Statement (${at}) says that ${own} ${kind} ${verb} only ${name}.`
        : t`Statement (${at}) leaves ${m`${total} - ${total - own} = ${own}`} ${kind} who do not ${verb} ${missing}, so they ${verb} only ${name}.`
    }
    const rest = t`The rest of the ${kind} ${verb} both: ${m`${total} - ${onlyOne} - ${onlyTwo} = ${both}`}.`
    /** Of a pair of a whole group and a part of it: which statement counts the group, and how many each counts. */
    const direct = (pair: ReadonlyArray<Statement<Three>>) => {
      const whole = pair[0]!.text.includes(' but not ') ? 2 : 1
      return pair[whole - 1]!.line![0] === 0
        ? { whole, group: first, alone: onlyOne, name: one, not: two }
        : { whole, group: second, alone: onlyTwo, name: two, not: one }
    }
    return {
      stem: t`Each of the ${total} ${who} ${verbs} ${one}, ${two}, or both. How many ${verb} both?`,
      cases: pairs(range(0, total), range(0, total))
        .filter(([f, s]) => f + s <= total)
        .map(([f, s]) => [f, s, total - f - s] as const),
      ask: ([, , x]) => String(x),
      show: ([f, s, x]) => t`${count(f)} only ${one}, ${count(x)} both, and ${count(s)} only ${two}`,
      statements: [
        {
          text: t`${first} of them ${verb} ${one}.`,
          line: [0, 1, total - first],
          holds: ([f, , x]) => f + x === first,
          lacks: t`It does not say how many of the ${first} ${kind} who ${verb} ${one} also ${verb} ${two}.`,
          trap: t`subtracts ${m`${total} - ${first} = ${total - first}`}, but that is the number who ${verb} only ${two}, not the number who ${verb} both`,
        },
        {
          text: t`${second} of them ${verb} ${two}.`,
          line: [1, 0, total - second],
          holds: ([, s, x]) => s + x === second,
          lacks: t`It does not say how many of the ${second} ${kind} who ${verb} ${two} also ${verb} ${one}.`,
          trap: t`subtracts ${m`${total} - ${second} = ${total - second}`}, but that is the number who ${verb} only ${one}, not the number who ${verb} both`,
        },
        {
          text: t`${only} of them ${verb} exactly one of the two.`,
          holds: ([f, s]) => f + s === only,
          enough: t`each of the ${total} ${kind} ${verbs} at least one of the two, and ${only} ${verb} exactly one, so the other ${m`${total} - ${only} = ${both}`} ${verb} both. How the ${only} are split between ${one} and ${two} does not matter.`,
          missed: t`overlooks that everyone who does not ${verb} exactly one of the two ${verbs} both`,
        },
        {
          text: t`${first - both} of them ${verb} ${one} but not ${two}.`,
          line: [1, 0, first - both],
          holds: ([f]) => f === first - both,
          lacks: t`It leaves ${second} ${kind}, all of whom ${verb} ${two}, but does not say how many of them also ${verb} ${one}.`,
          trap: t`assumes that the other ${second} ${kind} all ${verb} both, but some may ${verb} only ${two}`,
        },
        {
          text: t`${second - both} of them ${verb} ${two} but not ${one}.`,
          line: [0, 1, second - both],
          holds: ([, s]) => s === second - both,
          lacks: t`It leaves ${first} ${kind}, all of whom ${verb} ${one}, but does not say how many of them also ${verb} ${two}.`,
          trap: t`assumes that the other ${first} ${kind} all ${verb} both, but some may ${verb} only ${one}`,
        },
        {
          text: t`The number of those who ${verb} ${one} is ${Math.abs(first - second)} ${first > second ? 'greater' : 'less'} than the number of those who ${verb} ${two}.`,
          line: [1, -1, first - second],
          holds: ([f, s]) => f - s === first - second,
          lacks: t`The ${kind} who ${verb} both are counted for ${one} and for ${two}, so they cancel in the difference, and there could be few or many of them.`,
          trap: t`tries only one pair of numbers that differ by ${Math.abs(first - second)}, but many other pairs have the same difference`,
        },
        {
          text: t`The numbers of those who ${verb} ${one} and of those who ${verb} ${two} add up to ${first + second}.`,
          holds: ([f, s, x]) => f + s + 2 * x === first + second,
          enough: t`in the sum of ${first + second}, the ${kind} who ${verb} both are counted twice and everyone else once, so ${m`${first + second} - ${total} = ${both}`} ${kind} ${verb} both. Check: ${only} ${kind} counted once and ${both} counted twice make ${m`${only} + 2 \times ${both} = ${first + second}`}.`,
          missed: t`overlooks that the sum is ${both} more than ${total} because the ${both} ${kind} who ${verb} both are counted twice`,
        },
      ],
      unknowns: {
        letters: ['f', 's'],
        meaning: t`Let ${m`f`} be the number of ${kind} who ${verb} only ${one} and ${m`s`} the number who ${verb} only ${two}. Everyone ${verbs} at least one of the two, so those who do not ${verb} one ${verb} only the other.`,
        result: ([f, s, x]) => t`The rest of the ${kind} ${verb} both: ${m`${total} - ${f} - ${s} = ${x}`}.`,
      },
      together: (pair, left) => {
        const at = pair.findIndex(({ line }) => line?.[1] === -1)
        if (left.length !== 1 || pair.some(({ line }) => line === undefined)) return undefined
        if (isDirect(pair)) {
          const { whole, group, alone, name, not } = direct(pair)
          return t`Statement (${whole}) says that ${group} ${kind} ${verb} ${name}, and statement (${3 - whole}) says that ${alone} of them do not ${verb} ${not}. So the other ${m`${group} - ${alone} = ${both}`} ${verb} both.`
        }
        if (at === -1)
          return t`Everyone ${verbs} at least one of the two. ${part(pair[0], 1)} ${part(pair[1], 2)} ${rest}`
        const known = pair[1 - at]!
        const [of, more] = known.line![0] === 0 ? [onlyTwo, onlyOne] : [onlyOne, onlyTwo]
        const step = t`${m`${of} ${more > of ? '+' : '-'} ${Math.abs(onlyOne - onlyTwo)} = ${more}`} ${kind} ${verb} only ${known.line![0] === 0 ? one : two}`
        return t`${part(known, 2 - at)} The ${kind} who ${verb} both cancel in the difference in statement (${at + 1}), so the numbers who ${verb} only ${one} and only ${two} also differ by ${Math.abs(onlyOne - onlyTwo)}. Therefore, ${step}. ${rest}`
      },
      bothMissed: (pair) => {
        if (!isDirect(pair))
          return t`overlooks that everyone ${verbs} at least one of the two. Since ${onlyOne} ${kind} ${verb} only ${one} and ${onlyTwo} only ${two}, the other ${both} ${verb} both`
        const { whole, group, alone } = direct(pair)
        return t`overlooks that the ${alone} ${kind} in statement (${3 - whole}) are among the ${group} in statement (${whole}), so the other ${both} ${verb} both`
      },
      bothTrap: ([{ line }, next]) =>
        String(line) === String(next.line)
          ? t`treats the statements as two different facts, but each says only that ${line![0] === 0 ? t`${onlyTwo} ${kind} ${verb} only ${two}` : t`${onlyOne} ${kind} ${verb} only ${one}`}`
          : undefined,
      hintsFor: (pair) =>
        isDirect(pair) && String(pair[0].line) !== String(pair[1].line)
          ? [circles, 'Both statements are about the same circle. Which part of it does only one of them count?']
          : pair.every(({ line }) => line !== undefined && line[1] !== -1)
            ? [
                circles,
                t`From each statement, find how many ${kind} ${verb} only ${one} or only ${two}. Of the ${total}, how many does that leave?`,
              ]
            : undefined,
      hints: [
        circles,
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

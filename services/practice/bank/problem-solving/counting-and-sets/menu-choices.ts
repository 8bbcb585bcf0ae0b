import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'

export const menuChoices = problem({
  id: 'menu-choices',
  skill: 'counting',
  version: 6,
  levels: [-1.9, -1.3, -0.2],
  draw: (random, level) => {
    const [a, b, c] = [random.int(2, 6), random.int(3, 9), random.int(2, 6)]
    const blocked = level === 3 ? random.int(1, Math.min(a, b) - 1) : 0
    return {
      a,
      b,
      c,
      optional: level === 2,
      blocked,
      setting: random.pick([
        ['A restaurant', 'appetizer', 'main course', 'dessert', 'meal'],
        ['A tailor', 'fabric', 'cut', 'lining', 'suit'],
        ['A travel agency', 'flight', 'hotel', 'tour', 'trip'],
        ['A carmaker', 'engine', 'color', 'sound system', 'car'],
      ] as const),
    }
  },
  write: ({ a, b, c, optional, blocked, setting: [who, one, two, single, whole] }) => {
    const [ones, twos, threes] = [`${one}s`, `${two}s`, `${single}s`]
    const key = optional ? a * b * (c + 1) : (a * b - blocked) * c
    const rule = optional
      ? t`A ${whole} must have one ${one} and one ${two}; it may also have one ${single}, but a ${single} is optional.`
      : t`A ${whole} consists of one of each.`
    const except =
      blocked > 0
        ? t` Of the possible pairs of one ${one} and one ${two}, ${blocked} ${blocked === 1 ? 'is' : 'are'} not offered.`
        : ''
    return {
      stem: t`${who} offers ${a} ${ones}, ${b} ${twos}, and ${c} ${threes}. ${rule}${except} How many different ${whole}s are possible?`,
      key,
      show: plain,
      wrong: [
        [
          a + b + c,
          'choices-added',
          () =>
            t`This answer is ${m`${a} + ${b} + ${c}`}. Each of the ${a} ${ones} can be combined with each of the ${b} ${twos}, so multiply.`,
        ],
        [
          a * b * c,
          optional || blocked > 0 ? 'ignored-condition' : 'choices-added',
          () =>
            optional
              ? t`This answer is ${m`${a} \times ${b} \times ${c}`}, which counts only the ${whole}s with a ${single}. Leaving it out is one more possibility, so use ${c + 1} instead of ${c}.`
              : t`This answer is ${m`${a} \times ${b} \times ${c}`}. It ignores that ${blocked} of the ${a * b} pairs ${blocked === 1 ? 'is' : 'are'} not offered.`,
        ],
        [
          optional ? a * b * c + 1 : a * b * c - blocked,
          optional ? 'off-by-one' : 'wrong-count',
          () =>
            optional
              ? t`This answer is ${m`${a} \times ${b} \times ${c} + 1`}, with only one ${whole} without a ${single}. There are ${a * b} of those, one for each pair of ${one} and ${two}.`
              : blocked > 0
                ? t`This answer is ${m`${a * b * c} - ${blocked}`}, the total number of ${whole}s minus ${blocked}. Each pair that is not offered rules out ${c} ${whole}s, one for each ${single}, so subtract ${blocked * c}.`
                : '',
        ],
        [
          optional ? (a + 1) * (b + 1) * (c + 1) : (a * b + blocked) * c,
          optional ? 'ignored-condition' : 'lost-sign',
          () =>
            optional
              ? t`This answer is ${m`${a + 1} \times ${b + 1} \times ${c + 1}`}, which lets all three be left out. Only the ${single} is optional, so only ${c} changes to ${c + 1}.`
              : t`This answer is ${m`(${a} \times ${b} + ${blocked}) \times ${c}`}. It adds the ${blocked === 1 ? 'pair that is' : t`${blocked} pairs that are`} not offered instead of subtracting ${blocked === 1 ? 'it' : 'them'}.`,
        ],
        ...wrongByRule({ a, b, c, optional }, { one, single, whole }),
        [
          a * b,
          'stopped-early',
          () =>
            t`${a * b} is the number of pairs of ${one} and ${two}. ${optional ? t`Multiply it by the ${c + 1} possibilities for the ${single}` : blocked > 0 ? t`Only ${a * b - blocked} of these are offered, and each goes with ${c} ${threes}` : t`Multiply it by the ${c} ${threes}`}.`,
        ],
        [
          a * b + c,
          'choices-added',
          () =>
            t`This answer is ${m`${a} \times ${b} + ${c}`}. Each pair can be combined with each ${single}, so multiply again.`,
        ],
        [
          optional ? a * b * c + c : blocked > 0 ? (a - 1) * b * c : 0,
          'wrong-count',
          () =>
            optional
              ? t`This answer is ${m`${a} \times ${b} \times ${c} + ${c}`}, with ${c} ${whole}s without a ${single}. There are ${a * b} of those, one for each pair of ${one} and ${two}.`
              : t`This answer is ${m`${a - 1} \times ${b} \times ${c}`}, as if one ${one} were not offered at all. Only ${blocked === 1 ? 'one pair is' : t`${blocked} pairs are`} not offered.`,
        ],
        [
          b * c,
          'ignored-condition',
          () => t`This answer is ${m`${b} \times ${c}`}, which leaves out the choice among the ${a} ${ones}.`,
        ],
        [
          a * (b + c),
          'choices-added',
          () =>
            t`This answer is ${m`${a} \times (${b} + ${c})`}. Each ${two} can be combined with each ${single}, so multiply them.`,
        ],
      ],
      because: optional
        ? t`Having no ${single} is one more possibility, so there are ${m`${c} + 1 = ${c + 1}`} choices for it: ${m`${a} \times ${b} \times ${c + 1} = ${key}`}.`
        : blocked > 0
          ? t`Of the pairs of ${one} and ${two}, ${m`${a} \times ${b} - ${blocked} = ${a * b - blocked}`} are offered, each with ${c} ${threes}: ${m`${a * b - blocked} \times ${c} = ${key}`}.`
          : t`Each choice of one kind can be combined with each choice of the others: ${m`${a} \times ${b} \times ${c} = ${key}`}.`,
      quick: [
        optional
          ? t`Count "no ${single}" as one more choice: ${m`${a} \times ${b} \times (${c} + 1) = ${key}`}.`
          : blocked > 0
            ? t`Remove the pairs that are not offered before multiplying by ${c}: ${m`(${a} \times ${b} - ${blocked}) \times ${c} = ${key}`}.`
            : t`Multiply the numbers of choices: ${m`${a} \times ${b} \times ${c} = ${key}`}.`,
      ],
      full: [
        t`The ${ones} and ${twos} can be paired in ${m`${a} \times ${b} = ${a * b}`} ways.`,
        ...(blocked > 0
          ? [
              t`Of these, ${blocked} ${blocked === 1 ? 'is' : 'are'} not offered, so ${m`${a * b} - ${blocked} = ${a * b - blocked}`} remain.`,
            ]
          : []),
        optional
          ? t`For the ${single} there are ${c} choices, plus the choice of having none, so ${c + 1} in all.`
          : t`Each of these pairs can be combined with any of the ${c} ${threes}.`,
        t`So ${m`${a * b - blocked} \times ${optional ? c + 1 : c} = ${key}`} different ${whole}s are possible.`,
      ],
      hints: [
        optional
          ? t`In how many ways can you decide about the ${single}?`
          : blocked > 0
            ? t`Some pairs are not offered. Which two of the three choices are affected by that?`
            : t`Once the ${one} is chosen, in how many ways can the rest be chosen?`,
        optional
          ? t`How many pairs of ${one} and ${two} are there? Combine each of them with each decision about the ${single}.`
          : t`How many pairs of ${one} and ${two} ${blocked > 0 ? 'are offered' : 'are there'}?`,
      ],
    }
  },
  second: (numbers, stem) => {
    const [a = 0, b = 0, c = 0, blocked = 0] = numbers
    let total = 0
    for (let i = 0; i < a; i += 1)
      for (let j = 0; j < b; j += 1)
        for (let k = stem.includes('optional') ? -1 : 0; k < c; k += 1) if (i * b + j >= blocked) total += 1
    return total
  },
})

interface Counts {
  a: number
  b: number
  c: number
  optional: boolean
}

function wrongByRule({ a, b, c, optional }: Counts, words: { one: string; single: string; whole: string }): Wrong[] {
  const { one, single, whole } = words
  if (optional) {
    return [
      [
        a * b * 2 ** c,
        'repetition-allowed',
        () =>
          t`This answer is ${m`${a} \times ${b} \times 2^{${c}}`}, which allows any number of the ${c} ${single}s. A ${whole} has at most one, so there are ${c + 1} choices.`,
      ],
      [
        (a + 1) * b * (c + 1),
        'ignored-condition',
        () =>
          t`This answer is ${m`${a + 1} \times ${b} \times ${c + 1}`}, which lets the ${one} be left out too. Only the ${single} is optional.`,
      ],
      [
        2 * a * b * (c + 1),
        'order-counted',
        () =>
          t`This answer is ${m`2 \times ${a} \times ${b} \times ${c + 1}`}, which counts each ${whole} twice. The order in which its parts are chosen makes no difference.`,
      ],
    ]
  }
  return [
    [
      (a + 1) * (b + 1) * (c + 1),
      'ignored-condition',
      () =>
        t`This answer is ${m`${a + 1} \times ${b + 1} \times ${c + 1}`}, which lets each of the three be left out. A ${whole} must have one of each, so do not add 1 to any of the numbers ${a}, ${b}, and ${c}.`,
    ],
    [
      a * b * (c + 1),
      'ignored-condition',
      () =>
        t`This answer is ${m`${a} \times ${b} \times ${c + 1}`}, which counts leaving out the ${single} as one more choice. A ${whole} must have one.`,
    ],
    [
      6 * a * b * c,
      'order-counted',
      () =>
        t`This answer is ${m`6 \times ${a} \times ${b} \times ${c}`}, with a factor of 6 for the orders in which the three can be chosen. A different order does not make a different ${whole}.`,
    ],
    [
      a * b * c + a + b + c,
      'choices-added',
      () =>
        t`This answer is ${m`${a * b * c} + ${a + b + c}`}, which adds the ${a + b + c} single items. A single item is not a ${whole}.`,
    ],
  ]
}

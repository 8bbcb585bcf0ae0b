import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'

export const menuChoices = problem({
  id: 'menu-choices',
  skill: 'counting',
  version: 4,
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
        ['A restaurant', 'starter', 'main course', 'dessert', 'meal'],
        ['A tailor', 'fabric', 'cut', 'lining', 'suit'],
        ['A travel agency', 'flight', 'hotel', 'tour', 'trip'],
        ['A car maker', 'engine', 'color', 'radio', 'car'],
      ] as const),
    }
  },
  write: ({ a, b, c, optional, blocked, setting: [who, one, two, single, whole] }) => {
    const [ones, twos, threes] = [`${one}s`, `${two}s`, `${single}s`]
    const key = optional ? a * b * (c + 1) : (a * b - blocked) * c
    const rule = optional
      ? t`A ${whole} needs one ${one} and one ${two}; a ${single} is optional, at most one.`
      : t`A ${whole} needs one of each.`
    const except =
      blocked > 0
        ? t` Of the possible pairs of ${one} and ${two}, ${blocked} ${blocked === 1 ? 'is' : 'are'} not offered.`
        : ''
    return {
      stem: t`${who} offers ${a} ${ones}, ${b} ${twos} and ${c} ${threes}. ${rule}${except} How many different ${whole}s are possible?`,
      key,
      show: plain,
      wrong: [
        [
          a + b + c,
          'choices-added',
          () =>
            t`This answer adds the choices. Every one of the ${a} ${ones} can go with every one of the ${b} ${twos}, so they multiply.`,
        ],
        [
          a * b * c,
          optional || blocked > 0 ? 'ignored-condition' : 'choices-added',
          () =>
            optional
              ? t`This answer counts only those with a ${single}. Leaving it out is one more choice, so there are ${c + 1} instead of ${c}.`
              : t`This answer leaves out that ${blocked} of the ${a * b} pairs are not offered.`,
        ],
        [
          optional ? a * b * c + 1 : a * b * c - blocked,
          optional ? 'off-by-one' : 'wrong-count',
          () =>
            optional
              ? t`This answer adds one ${whole} without a ${single}. There are ${a * b} of these, one for each pair of ${one} and ${two}.`
              : blocked > 0
                ? t`This answer takes ${blocked} off the end result. Each of the missing pairs would have gone with ${c} ${threes}, so ${blocked * c} are missing.`
                : '',
        ],
        [
          optional ? (a + 1) * (b + 1) * (c + 1) : (a * b + blocked) * c,
          optional ? 'ignored-condition' : 'lost-sign',
          () =>
            optional
              ? t`This answer lets all three be left out. Only the ${single} is optional, so only ${c} becomes ${c + 1}.`
              : t`This answer adds the ${blocked} pairs that are not offered instead of taking them away.`,
        ],
        ...wrongByRule({ a, b, c, optional }, { one, single, whole }),
        [
          a * b,
          'stopped-early',
          () => t`This answer stops at the ${a * b} pairs of ${one} and ${two}. The ${threes} are still to be chosen.`,
        ],
        [
          a * b + c,
          'choices-added',
          () => t`This answer multiplies ${a} by ${b} and adds the ${c} ${threes}. They multiply as well.`,
        ],
        [
          optional ? a * b * c + c : (a - 1) * b * c,
          optional ? 'wrong-count' : 'wrong-count',
          () =>
            optional
              ? t`This answer adds ${c} for leaving out the ${single}. There are ${a * b} such ${whole}s.`
              : t`This answer leaves out one of the ${a} ${ones} altogether.`,
        ],
        [b * c, 'ignored-condition', () => t`This answer does not use the ${a} ${ones}.`],
        [
          a * (b + c),
          'choices-added',
          () => t`This answer adds ${b} and ${c}. A ${whole} takes one of each, so they multiply.`,
        ],
      ],
      because: optional
        ? t`${a} times ${b} times ${c + 1}, since 'none' is one more choice of ${single}: ${key}.`
        : blocked > 0
          ? t`${m`${a} \times ${b} - ${blocked} = ${a * b - blocked}`} pairs are offered, each with ${c} ${threes}: ${key}.`
          : t`Each choice goes with each of the others: ${m`${a} \times ${b} \times ${c} = ${key}`}.`,
      quick: [
        optional
          ? t`${m`${a} \times ${b} \times (${c} + 1) = ${key}`}.`
          : blocked > 0
            ? t`${m`(${a} \times ${b} - ${blocked}) \times ${c} = ${key}`}.`
            : t`${m`${a} \times ${b} \times ${c} = ${key}`}.`,
      ],
      full: [
        t`The ${ones} and ${twos} can be paired in ${m`${a} \times ${b} = ${a * b}`} ways.`,
        ...(blocked > 0 ? [t`${blocked} of these are not offered: ${a * b - blocked} remain.`] : []),
        optional
          ? t`For the ${single} there are ${c} choices and the choice of none, ${c + 1} in all.`
          : t`Each pair goes with ${c} ${threes}.`,
        t`So there are ${key}.`,
      ],
      hints: [
        'Independent choices multiply.',
        optional
          ? t`Leaving out the ${single} is a choice as well.`
          : t`How many pairs of ${one} and ${two} are there?`,
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
          t`This answer lets any number of the ${c} ${single}s be taken, in ${m`2^{${c}}`} ways. At most one is, so there are ${c + 1} choices.`,
      ],
      [
        (a + 1) * b * (c + 1),
        'ignored-condition',
        () => t`This answer lets the ${one} be left out as well. Only the ${single} is optional.`,
      ],
      [
        2 * a * b * (c + 1),
        'order-counted',
        () =>
          t`This answer counts each ${whole} twice, once for each order of the first two choices. The order makes no other ${whole}.`,
      ],
    ]
  }
  return [
    [
      (a + 1) * (b + 1) * (c + 1),
      'ignored-condition',
      () =>
        t`This answer lets each of the three be left out. A ${whole} needs one of each, so nothing is added to ${a}, ${b} and ${c}.`,
    ],
    [
      a * b * (c + 1),
      'ignored-condition',
      () => t`This answer counts leaving out the ${single} as one more choice. A ${whole} needs one of each.`,
    ],
    [
      6 * a * b * c,
      'order-counted',
      () => t`This answer counts the 6 orders in which the three can be chosen. The order makes no other ${whole}.`,
    ],
    [
      a * b * c + a + b + c,
      'choices-added',
      () =>
        t`This answer adds the ${a + b + c} single things on top. A ${whole} needs one of each; one thing alone is none.`,
    ],
  ]
}

import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

const SURVEYS = [
  ['commuters', 'use a train', 'use a bicycle'],
  ['households', 'have a garden', 'have a dog'],
  ['employees', 'speak Spanish', 'speak Arabic'],
  ['tourists', 'visited the cathedral', 'visited the harbor'],
] as const

const ASKS = ['both', 'neither', 'one'] as const

export const overlapCount = problem({
  id: 'overlap-count',
  skill: 'sets',
  version: 3,
  levels: [-0.8, -0.1, 0.6],
  places: [
    [2, 2, 8, 8, 0],
    [10, 10, 0, 0, 0],
    [0, 0, 4, 4, 12],
  ],
  draw: (random, level) => {
    const both = random.int(5, 40)
    const onlyA = random.int(10, 70)
    const onlyB = random.int(10, 70)
    const neither = random.int(4, 40)
    if (onlyA === onlyB || both === neither) return null
    return {
      both,
      onlyA,
      onlyB,
      neither,
      ask: ASKS[level - 1]!,
      setting: random.pick(SURVEYS),
    } as const
  },
  write: ({ both, onlyA, onlyB, neither, ask, setting: [who, one, two] }) => {
    const a = onlyA + both
    const b = onlyB + both
    const total = onlyA + onlyB + both + neither
    const key = ask === 'both' ? both : ask === 'neither' ? neither : onlyA + onlyB
    const known = ask === 'neither' ? t`${both} do both` : t`${neither} do neither`
    const asked =
      ask === 'both'
        ? 'How many do both?'
        : ask === 'neither'
          ? 'How many do neither?'
          : 'How many do exactly one of the two?'
    return {
      stem: t`Of ${total} ${who} in a survey, ${a} ${one}, ${b} ${two}, and ${known}. ${asked}`,
      key,
      show: plain,
      fits: (value) => value.n > 0n && value.n < BigInt(total),
      wrong:
        ask === 'neither'
          ? [
              [
                Math.abs(total - a - b),
                'overlap-not-subtracted',
                () =>
                  t`This answer takes ${a} and ${b} off ${total}. Those ${both} who do both are counted in each of the two numbers, so it takes them off twice.`,
              ],
              [
                total - a - b + 2 * both,
                'overlap-subtracted-twice',
                () =>
                  t`This answer puts the ${both} back twice. They are counted twice in ${m`${a} + ${b}`}, so once is enough.`,
              ],
              [
                total - both,
                'ignored-condition',
                () =>
                  t`${total - both} is everyone except those who do both. Those with exactly one of the two have to come off as well.`,
              ],
              [
                a + b - both,
                'complement-forgotten',
                () =>
                  t`${a + b - both} is the number of those who do at least one of the two. The rest of the ${total} do neither.`,
              ],
              [
                a + b - 2 * both,
                'answered-other-quantity',
                () => t`${a + b - 2 * both} is the number of those who do exactly one of the two.`,
              ],
              [total - a, 'ignored-condition', () => t`This answer takes only the first group off ${total}.`],
              [total - b, 'ignored-condition', () => t`This answer takes only the second group off ${total}.`],
            ]
          : ask === 'both'
            ? [
                [
                  a + b - total > 0 ? a + b - total : a + b - both,
                  'neither-forgotten',
                  () =>
                    t`This answer leaves out the ${neither} who do neither. Only ${total - neither} do at least one of the two.`,
                ],
                [
                  a + b - total + 2 * neither,
                  'neither-forgotten',
                  () => t`This answer counts the ${neither} twice: take them off ${total} once.`,
                ],
                [
                  total - neither,
                  'stopped-early',
                  () => t`${total - neither} is the number of those who do at least one of the two.`,
                ],
                [
                  a + b - 2 * both,
                  'answered-other-quantity',
                  () => t`${a + b - 2 * both} is the number of those who do exactly one of the two.`,
                ],
                [
                  Math.min(a, b),
                  'both-for-only',
                  () =>
                    t`${Math.min(a, b)} is one of the two groups as a whole; not all of it need do the other as well.`,
                ],
                [
                  a - both,
                  'both-for-only',
                  () => t`${a - both} is the number of those who do only the first of the two.`,
                ],
                [
                  b - both,
                  'both-for-only',
                  () => t`${b - both} is the number of those who do only the second of the two.`,
                ],
                [
                  Math.abs(a - b),
                  'wrong-operation',
                  () => t`${Math.abs(a - b)} is the difference of the two groups, which does not show their overlap.`,
                ],
              ]
            : [
                [
                  total - neither,
                  'overlap-not-subtracted',
                  () => t`${total - neither} do at least one of the two. Take off the ${both} who do both.`,
                ],
                [both, 'answered-other-quantity', () => t`${both} is the number of those who do both.`],
                [
                  a + b - both - neither,
                  'neither-forgotten',
                  () => t`This answer takes the ${neither} off once more than needed: they are in neither group.`,
                ],
                [
                  a + b - total > 0 ? total - (a + b - total) : a + b,
                  'neither-forgotten',
                  () =>
                    t`This answer works out the overlap without the ${neither} who do neither. With them it is ${m`${a} + ${b} - ${total - neither} = ${both}`}.`,
                ],
                [
                  total - both,
                  'neither-forgotten',
                  () => t`${total - both} still includes the ${neither} who do neither.`,
                ],
                [onlyA, 'both-for-only', () => t`${onlyA} is the number of those who do only the first of the two.`],
                [onlyB, 'both-for-only', () => t`${onlyB} is the number of those who do only the second of the two.`],
                [
                  a + b - total + neither + onlyA,
                  'overlap-subtracted-twice',
                  () => t`${both + onlyA} is the first group as a whole, including those who do both.`,
                ],
              ],
      because:
        ask === 'neither'
          ? t`At least one: ${m`${a} + ${b} - ${both} = ${a + b - both}`}. The rest of ${total} is ${neither}.`
          : t`At least one: ${m`${total} - ${neither} = ${total - neither}`}. So both: ${m`${a} + ${b} - ${total - neither} = ${both}`}${ask === 'one' ? t`, and exactly one: ${m`${total - neither} - ${both} = ${key}`}` : ''}.`,
      quick: [
        ask === 'neither'
          ? t`${m`${total} - (${a} + ${b} - ${both}) = ${neither}`}.`
          : ask === 'both'
            ? t`${m`${a} + ${b} + ${neither} - ${total} = ${both}`}: whatever exceeds the total was counted twice.`
            : t`${m`2 \times ${total - neither} - ${a} - ${b} = ${key}`}.`,
      ],
      full: [
        t`Those in both groups are counted twice in ${m`${a} + ${b} = ${a + b}`}.`,
        ask === 'neither'
          ? t`At least one: ${m`${a + b} - ${both} = ${a + b - both}`}.`
          : t`At least one: ${m`${total} - ${neither} = ${total - neither}`}.`,
        ask === 'neither'
          ? t`Neither: ${m`${total} - ${a + b - both} = ${neither}`}.`
          : t`Both: ${m`${a + b} - ${total - neither} = ${both}`}.`,
        ...(ask === 'one' ? [t`Exactly one: ${m`${total - neither} - ${both} = ${key}`}.`] : []),
      ],
      hints: [
        'Draw two overlapping circles and a frame around them.',
        'The total is first plus second minus both plus neither.',
      ],
    }
  },
  second: ([total = 0, a = 0, b = 0, known = 0], stem) => {
    for (let both = 0; both <= Math.min(a, b); both += 1) {
      const neither = total - (a - both) - (b - both) - both
      if (neither < 0) continue
      if (stem.includes('do neither?') && both === known) return neither
      if (stem.includes('and') && stem.includes('do neither.') && neither === known)
        return stem.includes('exactly one') ? a + b - 2 * both : both
    }
    return Number.NaN
  },
})

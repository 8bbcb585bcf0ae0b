import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

const SURVEYS = [
  ['commuters', 'take the train', 'ride a bicycle'],
  ['students', 'play an instrument', 'play a sport'],
  ['employees', 'travel for work', 'work on weekends'],
  ['tourists', 'take the bus tour', 'take the boat tour'],
] as const

const ASKS = ['both', 'neither', 'one'] as const

export const overlapCount = problem({
  id: 'overlap-count',
  skill: 'sets',
  version: 4,
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
                  t`This answer subtracts both ${a} and ${b} from ${total}. The ${both} who do both are in each of these numbers, so they are subtracted twice.`,
              ],
              [
                total - a - b + 2 * both,
                'overlap-subtracted-twice',
                () =>
                  t`This answer adds the ${both} back twice. They are counted twice in ${m`${a} + ${b}`} and should be counted once, so add them back once.`,
              ],
              [
                total - both,
                'ignored-condition',
                () =>
                  t`${total - both} is the number of people who do not do both. It still includes those who do exactly one of the two.`,
              ],
              [
                a + b - both,
                'complement-forgotten',
                () =>
                  t`${a + b - both} is the number who do at least one of the two. The others, out of ${total}, do neither.`,
              ],
              [
                a + b - 2 * both,
                'answered-other-quantity',
                () => t`${a + b - 2 * both} is the number who do exactly one of the two.`,
              ],
              [
                total - a,
                'ignored-condition',
                () =>
                  t`This answer subtracts only ${a} from ${total}. Those who do only the second of the two have to be subtracted too.`,
              ],
              [
                total - b,
                'ignored-condition',
                () =>
                  t`This answer subtracts only ${b} from ${total}. Those who do only the first of the two have to be subtracted too.`,
              ],
            ]
          : ask === 'both'
            ? [
                [
                  a + b - total > 0 ? a + b - total : a + b - both,
                  'neither-forgotten',
                  () =>
                    t`This answer subtracts the total ${total} from ${m`${a} + ${b}`}, but ${neither} of these people do neither. Only ${total - neither} do at least one of the two.`,
                ],
                [
                  a + b - total + 2 * neither,
                  'neither-forgotten',
                  () =>
                    t`This answer subtracts the ${neither} who do neither twice from ${total}. They should be subtracted once.`,
                ],
                [
                  total - neither,
                  'stopped-early',
                  () => t`${total - neither} is the number who do at least one of the two.`,
                ],
                [
                  a + b - 2 * both,
                  'answered-other-quantity',
                  () => t`${a + b - 2 * both} is the number who do exactly one of the two.`,
                ],
                [
                  Math.min(a, b),
                  'both-for-only',
                  () => t`${Math.min(a, b)} is the whole smaller group. Not everyone in it also does the other.`,
                ],
                [a - both, 'both-for-only', () => t`${a - both} is the number who do only the first of the two.`],
                [b - both, 'both-for-only', () => t`${b - both} is the number who do only the second of the two.`],
                [
                  Math.abs(a - b),
                  'wrong-operation',
                  () =>
                    t`${Math.abs(a - b)} is the difference between the two groups, which says nothing about how far they overlap.`,
                ],
              ]
            : [
                [
                  total - neither,
                  'overlap-not-subtracted',
                  () =>
                    t`${total - neither} is the number who do at least one of the two. It still includes the ${both} who do both.`,
                ],
                [both, 'answered-other-quantity', () => t`${both} is the number who do both.`],
                [
                  a + b - both - neither,
                  'neither-forgotten',
                  () =>
                    t`This answer subtracts the ${neither} who do neither from the sum of the two groups. They are in neither group, so they are not part of that sum.`,
                ],
                [
                  a + b - total > 0 ? total - (a + b - total) : a + b,
                  'neither-forgotten',
                  () =>
                    t`This answer finds the overlap as ${m`${a} + ${b} - ${total}`}, but ${neither} of the ${total} do neither. The overlap is ${m`${a} + ${b} - ${total - neither} = ${both}`}.`,
                ],
                [
                  total - both,
                  'neither-forgotten',
                  () =>
                    t`This answer subtracts the ${both} who do both from ${total}, but it still includes the ${neither} who do neither.`,
                ],
                [
                  onlyA,
                  'both-for-only',
                  () =>
                    t`${onlyA} is the number who do only the first of the two. Those who do only the second count as well.`,
                ],
                [
                  onlyB,
                  'both-for-only',
                  () =>
                    t`${onlyB} is the number who do only the second of the two. Those who do only the first count as well.`,
                ],
                [
                  a + b - total + neither + onlyA,
                  'overlap-subtracted-twice',
                  () => t`${both + onlyA} is the whole first group, including those who do both.`,
                ],
              ],
      because:
        ask === 'neither'
          ? t`${m`${a} + ${b} - ${both} = ${a + b - both}`} do at least one of the two, so ${m`${total} - ${a + b - both} = ${neither}`} do neither.`
          : t`${m`${total} - ${neither} = ${total - neither}`} do at least one of the two, so ${m`${a} + ${b} - ${total - neither} = ${both}`} do both${ask === 'one' ? t` and ${m`${total - neither} - ${both} = ${key}`} do exactly one` : ''}.`,
      quick: [
        ask === 'neither'
          ? t`Subtract those who do at least one from the total: ${m`${total} - (${a} + ${b} - ${both}) = ${neither}`}.`
          : ask === 'both'
            ? t`The amount by which ${m`${a} + ${b} + ${neither}`} exceeds ${total} is the number counted twice: ${both}.`
            : t`Subtract the overlap from those who do at least one: ${m`${total - neither} - (${a} + ${b} - ${total - neither}) = ${key}`}.`,
      ],
      full: [
        t`The sum ${m`${a} + ${b} = ${a + b}`} counts those who do both twice.`,
        ask === 'neither'
          ? t`Counted once, those who do at least one of the two are ${m`${a + b} - ${both} = ${a + b - both}`}.`
          : t`Since ${neither} do neither, ${m`${total} - ${neither} = ${total - neither}`} do at least one of the two.`,
        ask === 'neither'
          ? t`The remaining ${m`${total} - ${a + b - both} = ${neither}`} do neither.`
          : t`The sum exceeds this by the number who do both: ${m`${a + b} - ${total - neither} = ${both}`}.`,
        ...(ask === 'one'
          ? [
              t`Subtract these from all who do at least one: ${m`${total - neither} - ${both} = ${key}`} do exactly one of the two.`,
            ]
          : []),
      ],
      hints: [
        t`Which of the ${who} are counted twice in ${m`${a} + ${b}`}?`,
        ask === 'neither'
          ? 'How many do at least one of the two?'
          : ask === 'both'
            ? t`How many do at least one of the two? Compare that number with ${m`${a} + ${b}`}.`
            : 'Find how many do at least one of the two and how many do both.',
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

import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

const SURVEYS = [
  ['commuters', 'take the train', 'ride a bicycle', 'do'],
  ['students', 'play an instrument', 'play a sport', 'do'],
  ['employees', 'travel for work', 'work on weekends', 'do'],
  ['tourists', 'take the bus tour', 'take the boat tour', 'take'],
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
  write: ({ both, onlyA, onlyB, neither, ask, setting: [who, one, two, verb] }) => {
    const a = onlyA + both
    const b = onlyB + both
    const total = onlyA + onlyB + both + neither
    const key = ask === 'both' ? both : ask === 'neither' ? neither : onlyA + onlyB
    const known = ask === 'neither' ? t`${both} ${verb} both` : t`${neither} ${verb} neither`
    const same = (count: number): string =>
      count === neither ? t` (and also, by coincidence, the number who ${verb} neither)` : ''
    const asked =
      ask === 'both'
        ? t`How many ${verb} both?`
        : ask === 'neither'
          ? t`How many ${verb} neither?`
          : t`How many ${verb} exactly one of the two?`
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
                  total > a + b
                    ? t`This answer is ${m`${total} - ${a} - ${b}`}. The ${both} who ${verb} both are included in each of the numbers ${a} and ${b}, so they are subtracted twice.`
                    : t`This answer is the difference between ${m`${a} + ${b}`} and ${total}. The sum counts each of the ${both} who ${verb} both two times, so subtract ${both} once before comparing.`,
              ],
              [
                total - a - b + 2 * both,
                'overlap-subtracted-twice',
                () =>
                  t`This answer is ${m`${total} - ${a} - ${b} + 2 \times ${both}`}. Those who ${verb} both are counted twice in ${m`${a} + ${b}`} and should be counted once, so add them back once.`,
              ],
              [
                total - both,
                'ignored-condition',
                () =>
                  t`${m`${total} - ${both} = ${total - both}`} is the number of ${who} who do not ${verb} both. It still includes those who ${verb} exactly one.`,
              ],
              [
                a + b - both,
                'complement-forgotten',
                () =>
                  t`${m`${a} + ${b} - ${both} = ${a + b - both}`} is the number who ${verb} at least one of the two. Subtract it from ${total} to find those who ${verb} neither.`,
              ],
              [
                a + b - 2 * both,
                'answered-other-quantity',
                () =>
                  t`${m`${a} + ${b} - 2 \times ${both} = ${a + b - 2 * both}`} is the number who ${verb} exactly one of the two. The question asks for those who ${verb} neither.`,
              ],
              [
                total - a,
                'ignored-condition',
                () => t`This answer is ${m`${total} - ${a}`}. It still includes those who ${two} but do not ${one}.`,
              ],
              [
                total - b,
                'ignored-condition',
                () => t`This answer is ${m`${total} - ${b}`}. It still includes those who ${one} but do not ${two}.`,
              ],
            ]
          : ask === 'both'
            ? [
                [
                  a + b - total > 0 ? a + b - total : a + b - both,
                  'neither-forgotten',
                  () =>
                    a + b > total
                      ? t`This answer is ${m`${a} + ${b} - ${total}`}, but ${neither} of the ${total} ${who} ${verb} neither. Subtract only the ${total - neither} who ${verb} at least one of the two.`
                      : t`${m`${a} + ${b} - ${both} = ${total - neither}`} is the number who ${verb} at least one of the two. The question asks for those who ${verb} both.`,
                ],
                [
                  a + b - total + 2 * neither,
                  'neither-forgotten',
                  () =>
                    t`This answer is ${m`${a} + ${b} - (${total} - 2 \times ${neither})`}. The ${neither} who ${verb} neither should be subtracted from ${total} only once.`,
                ],
                [
                  total - neither,
                  'stopped-early',
                  () =>
                    t`${m`${total} - ${neither} = ${total - neither}`} is the number who ${verb} at least one of the two. Compare it with ${m`${a} + ${b}`}.`,
                ],
                [
                  a + b - 2 * both,
                  'answered-other-quantity',
                  () =>
                    t`${a + b - 2 * both} is the number who ${verb} exactly one of the two. The question asks for those who ${verb} both.`,
                ],
                [
                  Math.min(a, b),
                  'both-for-only',
                  () =>
                    t`${Math.min(a, b)} is the number of all who ${a < b ? one : two}. Not all of these ${who} also ${a < b ? two : one}.`,
                ],
                [
                  a - both,
                  'both-for-only',
                  () =>
                    t`${a - both} is the number who ${one} but do not ${two}. Subtract it from ${a} to find those who ${verb} both.`,
                ],
                [
                  b - both,
                  'both-for-only',
                  () =>
                    t`${b - both} is the number who ${two} but do not ${one}. Subtract it from ${b} to find those who ${verb} both.`,
                ],
                [
                  Math.abs(a - b),
                  'wrong-operation',
                  () =>
                    t`This answer is ${m`${Math.max(a, b)} - ${Math.min(a, b)}`}. The difference between the two numbers does not tell how many ${who} are in both groups.`,
                ],
              ]
            : [
                [
                  total - neither,
                  'overlap-not-subtracted',
                  () =>
                    t`${m`${total} - ${neither} = ${total - neither}`} is the number who ${verb} at least one of the two. It still includes the ${both} who ${verb} both.`,
                ],
                [
                  both,
                  'answered-other-quantity',
                  () =>
                    t`${m`${a} + ${b} - ${total - neither} = ${both}`} is the number who ${verb} both. Subtract it from the ${total - neither} who ${verb} at least one of the two to find those who ${verb} exactly one.`,
                ],
                [
                  a + b - both - neither,
                  'neither-forgotten',
                  () =>
                    t`This answer is ${m`${a} + ${b} - ${both} - ${neither}`}. The ${neither} who ${verb} neither are not part of ${m`${a} + ${b}`}, and the ${both} who ${verb} both have to be subtracted twice.`,
                ],
                [
                  a + b - total > 0 ? total - (a + b - total) : a + b,
                  'neither-forgotten',
                  () =>
                    a + b > total
                      ? t`This answer finds the number who ${verb} both as ${m`${a} + ${b} - ${total}`}, but ${neither} of the ${total} ${verb} neither. The number who ${verb} both is ${m`${a} + ${b} - ${total - neither} = ${both}`}.`
                      : t`This answer is ${m`${a} + ${b}`}. That sum counts each of the ${both} who ${verb} both two times, and they should not be counted at all.`,
                ],
                [
                  total - both,
                  'neither-forgotten',
                  () =>
                    t`This answer is ${m`${total} - ${both}`}. It still includes the ${neither} who ${verb} neither.`,
                ],
                [
                  onlyA,
                  'both-for-only',
                  () =>
                    t`${onlyA} is the number who only ${one}${same(onlyA)}. The ${onlyB} who only ${two} count as well.`,
                ],
                [
                  onlyB,
                  'both-for-only',
                  () =>
                    t`${onlyB} is the number who only ${two}${same(onlyB)}. The ${onlyA} who only ${one} count as well.`,
                ],
                [
                  a + b - total + neither + onlyA,
                  'overlap-subtracted-twice',
                  () =>
                    t`${both + onlyA} is the number of all who ${one}. It includes the ${both} who ${verb} both and leaves out the ${onlyB} who only ${two}.`,
                ],
              ],
      because:
        ask === 'neither'
          ? t`Of the ${who}, ${m`${a} + ${b} - ${both} = ${a + b - both}`} ${verb} at least one of the two, so ${m`${total} - ${a + b - both} = ${neither}`} ${verb} neither.`
          : t`Of the ${who}, ${m`${total} - ${neither} = ${total - neither}`} ${verb} at least one of the two, so ${m`${a} + ${b} - ${total - neither} = ${both}`} ${verb} both${ask === 'one' ? t` and ${m`${total - neither} - ${both} = ${key}`} ${verb} exactly one` : ''}.`,
      quick: [
        ask === 'neither'
          ? t`Subtract those who ${verb} at least one from the total: ${m`${total} - (${a} + ${b} - ${both}) = ${neither}`}.`
          : ask === 'both'
            ? t`The sum ${m`${a} + ${b} + ${neither} = ${a + b + neither}`} counts everyone once, except that those who ${verb} both are counted twice. So ${m`${a + b + neither} - ${total} = ${both}`} ${verb} both.`
            : t`At least one: ${m`${total} - ${neither} = ${total - neither}`}. Both: ${m`${a} + ${b} - ${total - neither} = ${both}`}. Exactly one: ${m`${total - neither} - ${both} = ${key}`}.`,
      ],
      full: [
        t`In the sum ${m`${a} + ${b} = ${a + b}`}, those who ${verb} both are counted twice.`,
        ask === 'neither'
          ? t`Counted once, those who ${verb} at least one of the two are ${m`${a + b} - ${both} = ${a + b - both}`}.`
          : t`Since ${neither} ${verb} neither, ${m`${total} - ${neither} = ${total - neither}`} ${verb} at least one of the two.`,
        ask === 'neither'
          ? t`The remaining ${m`${total} - ${a + b - both} = ${neither}`} ${verb} neither.`
          : t`The sum ${a + b} is greater than ${total - neither} by the number who ${verb} both: ${m`${a + b} - ${total - neither} = ${both}`}.`,
        ...(ask === 'one'
          ? [
              t`Subtract these ${both} from all who ${verb} at least one: ${m`${total - neither} - ${both} = ${key}`} ${verb} exactly one of the two.`,
            ]
          : []),
      ],
      hints: [
        t`Which of the ${who} are counted twice in ${m`${a} + ${b}`}?`,
        ask === 'neither'
          ? t`If those who ${verb} both are counted only once, how many ${verb} at least one of the two?`
          : ask === 'both'
            ? t`How many ${verb} at least one of the two? Compare that number with ${m`${a} + ${b}`}.`
            : t`How many ${verb} at least one of the two? Compare that number with ${m`${a} + ${b}`} to find how many ${verb} both.`,
      ],
    }
  },
  second: ([total = 0, a = 0, b = 0, known = 0], stem) => {
    for (let both = 0; both <= Math.min(a, b); both += 1) {
      const neither = total - (a - both) - (b - both) - both
      if (neither < 0) continue
      if (stem.includes('neither?') && both === known) return neither
      if (stem.includes('neither.') && neither === known) return stem.includes('exactly one') ? a + b - 2 * both : both
    }
    return Number.NaN
  },
})

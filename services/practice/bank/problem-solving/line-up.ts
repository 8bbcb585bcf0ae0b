import { m, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { arrangements } from '../factory/search.ts'
import { NAMES } from './names.ts'

export const lineUp = problem({
  id: 'line-up',
  skill: 'combinations',
  levels: [-0.3, 0.4, 1],
  draw: (random, level) => {
    const size = random.int(4, level === 1 ? 7 : 6)
    const prizes = random.int(2, 3)
    return {
      size,
      prizes,
      kind: level,
      names: random.some(NAMES, 2) as [string, string],
      what: random.pick([
        ['runners', 'a race'],
        ['singers', 'a contest'],
        ['films', 'a festival'],
        ['designs', 'a competition'],
      ] as const),
    }
  },
  write: ({ size, prizes, kind, names: [a, b], what: [who, event] }) => {
    const f = (n: number): number => (n < 2 ? 1 : n * f(n - 1))
    const falling = f(size) / f(size - prizes)
    const together = 2 * f(size - 1)
    const key = kind === 1 ? falling : kind === 2 ? together : f(size) - together
    const medals = prizes === 2 ? 'a first and a second prize' : 'a first, a second and a third prize'
    const stem =
      kind === 1
        ? t`${size} ${who} take part in ${event}. In how many ways can ${medals} be awarded, if no one gets two of them?`
        : t`${size} friends, among them ${a} and ${b}, stand in a row for a photograph. In how many orders can they stand, if ${a} and ${b} ${kind === 2 ? 'must stand next to each other' : 'must not stand next to each other'}?`
    return {
      stem,
      key,
      show: plain,
      wrong:
        kind === 1
          ? [
              [
                falling / f(prizes),
                'order-ignored',
                () =>
                  t`You chose ${prizes} winners without order. It matters who gets which prize, so each choice counts ${m`${prizes}! = ${f(prizes)}`} times.`,
              ],
              [
                size ** prizes,
                'repetition-allowed',
                () =>
                  t`You let one of them get several prizes: ${m`${size}^${prizes}`}. After the first prize only ${size - 1} are left for the second.`,
              ],
              [
                size * prizes,
                'choices-added',
                () =>
                  t`You multiplied ${size} by ${prizes}. There are ${size} choices for the first prize, ${size - 1} for the second, and so on.`,
              ],
              [
                f(size),
                'ignored-condition',
                () => t`${m`${size}!`} orders all ${size} of them. Only ${prizes} places count.`,
              ],
              [falling * (size - prizes), 'off-by-one', () => t`You awarded one prize too many.`],
              [
                Array.from({ length: prizes }, (_, at) => size - at).reduce((p, q) => p + q, 0),
                'choices-added',
                () => t`You added the choices for the prizes. They multiply.`,
              ],
              [
                f(prizes),
                'ignored-condition',
                () =>
                  t`${m`${prizes}!`} is the number of orders of ${prizes} given winners. First these have to be chosen.`,
              ],
            ]
          : [
              [
                kind === 2 ? f(size - 1) : f(size) - f(size - 1),
                'one-order-only',
                () =>
                  t`You joined ${a} and ${b} to one block, which gives ${m`${size - 1}! = ${f(size - 1)}`} orders. Inside the block they can stand in two orders.`,
              ],
              [
                kind === 2 ? f(size) - together : together,
                'complement-forgotten',
                () =>
                  kind === 2
                    ? t`${f(size) - together} is the number of orders in which they do not stand next to each other.`
                    : t`${together} is the number of orders in which they do stand next to each other.`,
              ],
              [
                f(size),
                'ignored-condition',
                () =>
                  t`${m`${size}! = ${f(size)}`} is the number of all orders, without the condition on ${a} and ${b}.`,
              ],
              [
                kind === 2 ? 2 * f(size - 2) : f(size) - 2 * f(size - 2),
                'off-by-one',
                () =>
                  t`You ordered only the other ${size - 2}. The block of two takes part in the order: ${size - 1} things.`,
              ],
              [
                kind === 2 ? f(size) / 2 : f(size) / 2,
                'doubled-or-halved',
                () =>
                  t`You took half of all orders. It is not equally likely for two people to stand next to each other and not to.`,
              ],
              [
                kind === 2 ? f(size - 2) * (size - 1) : f(size - 2) * (size - 2),
                'one-order-only',
                () =>
                  t`You chose places for the pair and ordered the others, but forgot that the two can change places.`,
              ],
              [
                kind === 2 ? 2 * (size - 1) : (size - 1) * (size - 2),
                'stopped-early',
                () => t`You counted the places for ${a} and ${b} only. The other ${size - 2} can be ordered as well.`,
              ],
            ],
      because:
        kind === 1
          ? t`${size} choices for the first prize, ${size - 1} for the second${prizes === 3 ? t`, ${size - 2} for the third` : ''}: ${key}.`
          : kind === 2
            ? t`As one block with ${size - 2} others: ${m`${size - 1}! = ${f(size - 1)}`} orders, times 2 inside the block.`
            : t`All ${m`${size}! = ${f(size)}`} orders less the ${m`2 \times ${size - 1}! = ${together}`} with the two next to each other.`,
      quick: [
        kind === 1
          ? t`${m`${Array.from({ length: prizes }, (_, at) => size - at).join(' \\times ')} = ${key}`}.`
          : kind === 2
            ? t`${m`2 \times ${size - 1}! = ${key}`}.`
            : t`${m`${size}! - 2 \times ${size - 1}! = ${key}`}.`,
      ],
      full:
        kind === 1
          ? [
              t`The first prize can go to any of ${size}.`,
              t`Then ${size - 1} are left for the second${prizes === 3 ? t` and ${size - 2} for the third` : ''}.`,
              t`The product is ${key}.`,
            ]
          : [
              t`Treat ${a} and ${b} as one block: with the other ${size - 2} there are ${size - 1} things to order, in ${m`${size - 1}! = ${f(size - 1)}`} ways.`,
              t`Inside the block there are 2 orders, so ${together} orders have the two next to each other.`,
              ...(kind === 3
                ? [t`All orders: ${m`${size}! = ${f(size)}`}. The rest: ${m`${f(size)} - ${together} = ${key}`}.`]
                : []),
            ],
      hints: [
        kind === 1 ? 'Does it matter who gets which prize?' : `Tie ${a} and ${b} together to one block.`,
        kind === 3
          ? 'Count the orders in which they do stand next to each other, and take them off.'
          : kind === 2
            ? 'In how many orders can the two stand inside the block?'
            : t`After the first prize, ${size - 1} are left.`,
      ],
    }
  },
  second: ([size = 0], stem) => {
    const people = Array.from({ length: size }, (_, at) => at)
    if (stem.includes('prize')) return arrangements(people, stem.includes('third') ? 3 : 2).length
    const apart = (row: number[]): number => Math.abs(row.indexOf(0) - row.indexOf(1))
    return arrangements(people, size).filter((row) => (stem.includes('not stand') ? apart(row) > 1 : apart(row) === 1))
      .length
  },
})

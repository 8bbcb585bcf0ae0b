import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, poly, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'

const HALLS = [
  { hall: 'A theater', row: 'row', one: 'seat' },
  { hall: 'A car park', row: 'row', one: 'space' },
  { hall: 'A vineyard', row: 'row', one: 'vine' },
  { hall: 'An archive', row: 'shelf', one: 'box' },
] as const

interface Hall {
  level: Level
  base: number
  less: number
  more: number
  hall: (typeof HALLS)[number]
}

/** The letter's value at which the expressions are compared. */
const AT = 100

export const rowsRemoved = problem<Hall>({
  id: 'rows-removed',
  skill: 'expressions',
  version: 3,
  levels: [-0.6, 0.1, 0.7],
  draw: (random, level) => {
    const [less, more] = [random.int(2, 9), random.int(2, 9)]
    const base = level === 1 ? random.int(6, 20) : random.int(1, 12)
    return base + more === less ? null : { level, base, less, more, hall: random.pick(HALLS) }
  },
  write: (drawn) => ({ ...byLevel(drawn, [fixedRow, growingRow, changeOfNumber]), show: plain, fits: () => true }),
  second: (numbers, stem) => {
    const [base = 0, less = 0, more = 0] = numbers
    const inRow = stem.includes('(x +') ? AT + base : base
    let after = 0
    for (let row = 0; row < AT - less; row += 1) after += inRow + more
    return stem.includes('minus') ? after - AT * inRow : after
  },
})

function fixedRow(drawn: Hall): Written {
  const { level, base, less, more, hall } = drawn
  const rows = hall.row === 'shelf' ? 'shelves' : 'rows'
  const ones = hall.one === 'box' ? 'boxes' : `${hall.one}s`
  const inRow = t`${base}`
  const intro = t`${hall.hall} has ${m`x`} ${rows} with ${inRow} ${ones} each. It removes ${less} ${rows} and puts ${more} more ${ones} ${hall.row === 'shelf' ? 'on' : 'in'} each ${hall.row} that is left.`
  const key = expanded(level, { sum: base + more, less }, null)
  const after = t`(x - ${less})(${base} + ${more})`
  const sum = base + more
  return {
    stem: t`${intro} Which expression gives the number of ${ones} after the change?`,
    key: valueOf(key),
    keyText: m`${poly(key)}`,
    wrong: wrongExpressions(drawn),
    because: t`There are ${m`x - ${less}`} ${rows} with ${sum} each: ${m`${after} = ${poly(expanded(level, { sum, less }, null))}`}.`,
    quick: [t`${m`${after} = ${poly(key)}`}.`],
    full: [
      t`After the change there are ${m`x - ${less}`} ${rows} with ${m`${base} + ${more} = ${sum}`} ${ones} each.`,
      t`${m`${sum}(x - ${less}) = ${poly(key)}`}.`,
    ],
    hints: [
      t`How many ${rows} are left, and how many ${ones} does each have?`,
      t`Expand ${m`${`${sum}(x - ${less})`}`}.`,
    ],
  }
}

function growingRow(drawn: Hall): Written {
  const { level, base, less, more, hall } = drawn
  const rows = hall.row === 'shelf' ? 'shelves' : 'rows'
  const ones = hall.one === 'box' ? 'boxes' : `${hall.one}s`
  const inRow = t`${m`x + ${base}`}`
  const intro = t`${hall.hall} has ${m`x`} ${rows} with ${inRow} ${ones} each. It removes ${less} ${rows} and puts ${more} more ${ones} ${hall.row === 'shelf' ? 'on' : 'in'} each ${hall.row} that is left.`
  const key = expanded(level, { sum: base + more, less }, null)
  const after = t`(x - ${less})(x + ${base} + ${more})`
  const sum = base + more
  return {
    stem: t`${intro} Which expression gives the number of ${ones} after the change?`,
    key: valueOf(key),
    keyText: m`${poly(key)}`,
    wrong: wrongExpressions(drawn),
    because: t`There are ${m`x - ${less}`} ${rows} with ${m`x + ${sum}`} each: ${m`${after} = ${poly(expanded(level, { sum, less }, null))}`}.`,
    quick: [t`${m`${after} = ${poly(key)}`}.`],
    full: [
      t`After the change there are ${m`x - ${less}`} ${rows} with ${m`x + ${base} + ${more} = x + ${sum}`} ${ones} each.`,
      t`${m`(x - ${less})(x + ${sum}) = x^2 + ${sum}x - ${coefficient(less)}x - ${less * sum} = ${poly(expanded(level, { sum, less }, null))}`}.`,
    ],
    hints: [
      t`How many ${rows} are left, and how many ${ones} does each have?`,
      t`Expand ${m`${`(x - ${less})(x + ${sum})`}`}.`,
    ],
  }
}

function changeOfNumber(drawn: Hall): Written {
  const { level, base, less, more, hall } = drawn
  const rows = hall.row === 'shelf' ? 'shelves' : 'rows'
  const ones = hall.one === 'box' ? 'boxes' : `${hall.one}s`
  const inRow = t`${m`x + ${base}`}`
  const intro = t`${hall.hall} has ${m`x`} ${rows} with ${inRow} ${ones} each. It removes ${less} ${rows} and puts ${more} more ${ones} ${hall.row === 'shelf' ? 'on' : 'in'} each ${hall.row} that is left.`
  const key = expanded(level, { sum: base + more, less }, base)
  const after = t`(x - ${less})(x + ${base} + ${more})`
  const sum = base + more
  return {
    stem: t`${intro} Which expression gives the number of ${ones} after the change minus the number before?`,
    key: valueOf(key),
    keyText: m`${poly(key)}`,
    wrong: wrongExpressions(drawn),
    because: t`There are ${m`x - ${less}`} ${rows} with ${m`x + ${sum}`} each: ${m`${after} = ${poly(expanded(level, { sum, less }, null))}`}, and ${m`x(x + ${base}) = x^2 + ${coefficient(base)}x`} before.`,
    quick: [
      t`The removed ${rows} had ${m`${less}(x + ${base})`} ${ones}; the other ${m`x - ${less}`} gain ${more} each: ${m`${more}(x - ${less}) - ${less}(x + ${base}) = ${poly(key)}`}.`,
    ],
    full: [
      t`After the change there are ${m`x - ${less}`} ${rows} with ${m`x + ${base} + ${more} = x + ${sum}`} ${ones} each.`,
      t`${m`(x - ${less})(x + ${sum}) = x^2 + ${sum}x - ${coefficient(less)}x - ${less * sum} = ${poly(expanded(level, { sum, less }, null))}`}.`,
      t`Before there were ${m`x(x + ${base}) = x^2 + ${coefficient(base)}x`}. The difference is ${m`${poly(key)}`}.`,
    ],
    hints: [
      t`How many ${rows} are left, and how many ${ones} does each have?`,
      t`Expand ${m`(x - ${less})(x + ${sum})`} and subtract ${m`x(x + ${base})`}.`,
    ],
  }
}

/** (x - less)(x + sum), or sum(x - less) on level 1; less x(x + before), where that is asked. */
function expanded(level: Level, { sum, less }: { sum: number; less: number }, before: number | null): number[] {
  if (level === 1) return [sum, -less * sum]
  return before === null ? [1, sum - less, -less * sum] : [sum - less - before, -less * sum]
}

function valueOf(coefficients: readonly number[]): number {
  return coefficients.reduce((value, each) => value * AT + each, 0)
}

function coefficient(n: number): string {
  return n === 1 ? '' : `${n}`
}

function wrongExpressions({ level, base, less, more, hall }: Hall): Wrong[] {
  const sum = base + more
  const before = level === 3 ? base : null
  const rows = hall.row === 'shelf' ? 'shelves' : 'rows'
  // Nobody takes an option that is nothing at all.
  const kept = (list: readonly Wrong[]): Wrong[] => list.filter(([value]) => value !== 0)
  const written = (coefficients: readonly number[], id: Wrong[1], reason: () => string): Wrong => [
    valueOf(coefficients),
    id,
    reason,
    m`${poly(coefficients)}`,
  ]
  if (level === 1)
    return kept([
      written(
        [sum, -less],
        'distributed-to-first-only',
        () =>
          t`This answer multiplies only the ${m`x`} in ${m`${sum}(x - ${less})`} by ${sum}. The ${less} is multiplied too: ${less * sum}.`,
      ),
      written(
        [base, -less * base + more],
        'distributed-to-first-only',
        () => t`This answer adds ${more} once. It is added in each of the ${m`x - ${less}`} ${rows}.`,
      ),
      written(
        [sum, less * sum],
        'lost-sign',
        () => t`This answer loses the minus sign: ${m`-${less} \times ${sum}`} is subtracted.`,
      ),
      written(
        [sum, -less * base],
        'ignored-condition',
        () =>
          t`This answer takes off ${less} ${rows} of the old size, ${base}, but gives ${more} more to all ${m`x`} of them.`,
      ),
      written(
        [base, more - less],
        'wrong-operation',
        () =>
          t`This answer adds ${more} and subtracts ${less} as single places. They stand for ${rows} and for places in each of them.`,
      ),
      written(
        [sum, -more * less],
        'distributed-to-first-only',
        () =>
          t`This answer multiplies ${less} by ${more} only. The ${less} ${rows} that are gone would have had ${sum} each.`,
      ),
      written(
        [base, -less * base],
        'ignored-condition',
        () => t`This answer leaves out the ${more} that are added in each of the ${m`x - ${less}`} ${rows}.`,
      ),
      written(
        [base + less, -more * (base + less)],
        'equations-mismatched',
        () => t`This answer swaps the numbers: ${less} ${rows} go, and ${more} are added in each of the others.`,
      ),
      written(
        [base - less, more * (base - less)],
        'reversed-translation',
        () =>
          t`This answer takes ${less} out of each of the ${rows} and adds ${more} ${rows}. It is the other way round.`,
      ),
    ])
  const shape = (middle: number, constant: number): number[] =>
    before === null ? [1, middle, constant] : [middle - before, constant]
  return kept([
    written(
      shape(sum - less, -less),
      'distributed-to-first-only',
      () =>
        t`This answer multiplies ${m`-${less}`} by ${m`x`} only. In ${m`(x - ${less})(x + ${sum})`} it is multiplied by ${sum} as well.`,
    ),
    written(
      shape(0, -less * sum),
      'middle-term-dropped',
      () =>
        t`This answer multiplies the first and the last terms only. ${m`(x - ${less})(x + ${sum})`} has ${m`${sum}x - ${coefficient(less)}x`} in the middle.`,
    ),
    written(
      shape(sum + less, less * sum),
      'lost-sign',
      () => t`This answer loses the minus sign of ${m`x - ${less}`}.`,
    ),
    written(
      shape(sum - less, less * sum),
      'lost-sign',
      () => t`The last term is ${m`-${less} \times ${sum}`}: it is negative.`,
    ),
    written(
      shape(sum + less, -less * sum),
      'lost-sign',
      () =>
        t`The middle terms are ${m`${sum}x`} and ${m`-${coefficient(less)}x`}. This answer adds them without the minus sign.`,
    ),
    written(
      shape(more - less, -less * more),
      'ignored-condition',
      () => t`This answer leaves out that there are ${m`x + ${base}`} in each of the ${rows} before, not ${m`x`}.`,
    ),
    written(
      shape(base - less, more - less * base),
      'distributed-to-first-only',
      () => t`This answer adds ${more} once. It is added in each of the ${m`x - ${less}`} ${rows}.`,
    ),
    written(
      shape(base + less - more, -more * (base + less)),
      'equations-mismatched',
      () => t`This answer swaps the numbers: ${less} ${rows} go, and ${more} are added in each of the others.`,
    ),
    ...(level === 3
      ? [
          written(
            [1, sum - less, -less * sum],
            'value-for-change',
            () =>
              t`This is the number after the change. The number before, ${m`x(x + ${base})`}, is still to be subtracted.`,
          ),
          written(
            [sum - less + base, -less * sum],
            'sign-not-distributed',
            () =>
              t`This answer subtracts the ${m`x^2`} of the number before, but adds its ${m`${coefficient(base)}x`}.`,
          ),
          written(
            [base + less - sum, less * sum],
            'reversed-translation',
            () => t`This answer subtracts the number after the change from the number before.`,
          ),
        ]
      : [
          written(
            [1, sum - less, sum - less],
            'sum-and-product-swapped',
            () => t`The last term is the product of ${m`-${less}`} and ${sum}, not their sum.`,
          ),
        ]),
  ])
}

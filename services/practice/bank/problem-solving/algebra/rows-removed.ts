import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, poly, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'

const HALLS = [
  { hall: 'A theater', row: 'row', one: 'seat' },
  { hall: 'A parking lot', row: 'row', one: 'space' },
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
  version: 4,
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
  const intro = t`${hall.hall} has ${m`x`} ${rows} with ${inRow} ${ones} each. It removes ${less} ${rows} and adds ${more} ${ones} to each remaining ${hall.row}.`
  const key = expanded(level, { sum: base + more, less }, null)
  const after = t`(x - ${less})(${base} + ${more})`
  const sum = base + more
  return {
    stem: t`${intro} Which expression gives the number of ${ones} after these changes?`,
    key: valueOf(key),
    keyText: m`${poly(key)}`,
    wrong: wrongExpressions(drawn),
    because: t`There are ${m`x - ${less}`} ${rows} left with ${sum} ${ones} each: ${m`${sum}(x - ${less}) = ${poly(key)}`}.`,
    quick: [t`Multiply the number of ${rows} by the number of ${ones} in each: ${m`${after} = ${poly(key)}`}.`],
    full: [
      t`After the changes there are ${m`x - ${less}`} ${rows} with ${m`${base} + ${more} = ${sum}`} ${ones} each.`,
      t`The number of ${ones} is ${m`${sum}(x - ${less}) = ${poly(key)}`}.`,
    ],
    hints: [
      t`How many ${rows} are left, and how many ${ones} does each of them have now?`,
      t`Multiply ${sum} by ${m`x - ${less}`}. Which terms are multiplied by ${sum}?`,
    ],
  }
}

function growingRow(drawn: Hall): Written {
  const { level, base, less, more, hall } = drawn
  const rows = hall.row === 'shelf' ? 'shelves' : 'rows'
  const ones = hall.one === 'box' ? 'boxes' : `${hall.one}s`
  const inRow = t`${m`x + ${base}`}`
  const intro = t`${hall.hall} has ${m`x`} ${rows} with ${inRow} ${ones} each. It removes ${less} ${rows} and adds ${more} ${ones} to each remaining ${hall.row}.`
  const key = expanded(level, { sum: base + more, less }, null)
  const after = t`(x - ${less})(x + ${base} + ${more})`
  const sum = base + more
  return {
    stem: t`${intro} Which expression gives the number of ${ones} after these changes?`,
    key: valueOf(key),
    keyText: m`${poly(key)}`,
    wrong: wrongExpressions(drawn),
    because: t`There are ${m`x - ${less}`} ${rows} left with ${m`x + ${sum}`} ${ones} each: ${m`(x - ${less})(x + ${sum}) = ${poly(key)}`}.`,
    quick: [t`Multiply the number of ${rows} by the number of ${ones} in each: ${m`${after} = ${poly(key)}`}.`],
    full: [
      t`After the changes there are ${m`x - ${less}`} ${rows} with ${m`x + ${base} + ${more} = x + ${sum}`} ${ones} each.`,
      t`Expanding gives ${m`(x - ${less})(x + ${sum}) = x^2 + ${sum}x - ${coefficient(less)}x - ${less * sum} = ${poly(key)}`}.`,
    ],
    hints: [
      t`How many ${rows} are left, and how many ${ones} does each of them have now?`,
      t`Which four products do you get when you expand ${m`(x - ${less})(x + ${sum})`}?`,
    ],
  }
}

function changeOfNumber(drawn: Hall): Written {
  const { level, base, less, more, hall } = drawn
  const rows = hall.row === 'shelf' ? 'shelves' : 'rows'
  const ones = hall.one === 'box' ? 'boxes' : `${hall.one}s`
  const inRow = t`${m`x + ${base}`}`
  const intro = t`${hall.hall} has ${m`x`} ${rows} with ${inRow} ${ones} each. It removes ${less} ${rows} and adds ${more} ${ones} to each remaining ${hall.row}.`
  const key = expanded(level, { sum: base + more, less }, base)
  const sum = base + more
  return {
    stem: t`${intro} Which expression gives the number of ${ones} after these changes minus the number before?`,
    key: valueOf(key),
    keyText: m`${poly(key)}`,
    wrong: wrongExpressions(drawn),
    because: t`After the changes there are ${m`(x - ${less})(x + ${sum}) = ${poly(expanded(level, { sum, less }, null))}`} ${ones}, and before there were ${m`x(x + ${base}) = x^2 + ${coefficient(base)}x`}. The difference is ${m`${poly(key)}`}.`,
    quick: [
      t`The removed ${rows} had ${m`${less}(x + ${base})`} ${ones}, and each of the other ${m`x - ${less}`} gains ${more}: ${m`${more}(x - ${less}) - ${less}(x + ${base}) = ${poly(key)}`}.`,
    ],
    full: [
      t`After the changes there are ${m`x - ${less}`} ${rows} with ${m`x + ${base} + ${more} = x + ${sum}`} ${ones} each.`,
      t`That makes ${m`(x - ${less})(x + ${sum}) = x^2 + ${sum}x - ${coefficient(less)}x - ${less * sum} = ${poly(expanded(level, { sum, less }, null))}`}.`,
      t`Before there were ${m`x(x + ${base}) = x^2 + ${coefficient(base)}x`}. The difference is ${m`(${poly(expanded(level, { sum, less }, null))}) - (x^2 + ${coefficient(base)}x) = ${poly(key)}`}.`,
      t`Check with ${m`x = 10`}: there were ${m`10 \times ${10 + base} = ${10 * (10 + base)}`} before and ${m`${10 - less} \times ${10 + sum} = ${(10 - less) * (10 + sum)}`} after, a difference of ${m`${(10 - less) * (10 + sum) - 10 * (10 + base)}`}. The expression gives ${m`${10 * key[0]!} - ${less * sum}`}, which is the same.`,
    ],
    hints: [
      t`Which ${ones} are lost with the removed ${rows}, and which are gained in the others?`,
      t`Write the number before and the number after as expressions in ${m`x`}. Which terms cancel in the difference?`,
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
  const ones = hall.one === 'box' ? 'boxes' : `${hall.one}s`
  // An option that is zero is not plausible.
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
          t`This answer multiplies only the ${m`x`} in ${m`${sum}(x - ${less})`} by ${sum}. The ${less} must be multiplied too, which gives ${less * sum}.`,
      ),
      written(
        [base, -less * base + more],
        'distributed-to-first-only',
        () =>
          t`This answer adds ${more} ${ones} only once. They must be added to each of the ${m`x - ${less}`} ${rows}.`,
      ),
      written(
        [sum, less * sum],
        'lost-sign',
        () => t`This answer loses the minus sign. The product ${m`${less} \times ${sum}`} must be subtracted.`,
      ),
      written(
        [sum, -less * base],
        'ignored-condition',
        () =>
          t`This answer subtracts ${less} ${rows} with the old number, ${base}, but adds ${more} to all ${m`x`} ${rows}, including those removed.`,
      ),
      written(
        [base, more - less],
        'wrong-operation',
        () =>
          t`This answer adds ${more} and subtracts ${less} as if both were numbers of ${ones}. But ${less} is a number of ${rows}, and ${more} ${ones} are added to each of the others.`,
      ),
      written(
        [sum, -more * less],
        'distributed-to-first-only',
        () =>
          t`This answer multiplies ${less} only by ${more}. Each of the ${less} missing ${rows} must be counted with ${sum}.`,
      ),
      written(
        [base, -less * base],
        'ignored-condition',
        () =>
          t`This answer is ${m`${base}(x - ${less})`}. It leaves out the ${more} ${ones} that are added to each remaining ${hall.row}.`,
      ),
      written(
        [base + less, -more * (base + less)],
        'equations-mismatched',
        () =>
          t`This answer is ${m`(x - ${more})(${base} + ${less})`}, which swaps ${less} and ${more}. The question removes ${less} ${rows} and adds ${more} ${ones} to each of the others.`,
      ),
      written(
        [base - less, more * (base - less)],
        'reversed-translation',
        () =>
          t`This answer is ${m`(x + ${more})(${base} - ${less})`}, as if ${rows} were added and ${ones} removed. The question removes ${less} ${rows} and adds ${more} ${ones} to each.`,
      ),
    ])
  const shape = (middle: number, constant: number): number[] =>
    before === null ? [1, middle, constant] : [middle - before, constant]
  return kept([
    written(
      shape(sum - less, -less),
      'distributed-to-first-only',
      () =>
        t`This answer uses ${m`-${less}`} as the constant term. In ${m`(x - ${less})(x + ${sum})`}, the constant term is ${m`-${less} \times ${sum} = -${less * sum}`}.`,
    ),
    written(
      shape(0, -less * sum),
      'middle-term-dropped',
      () =>
        t`This answer multiplies only the first terms, ${m`x \times x`}, and the last terms, ${m`-${less} \times ${sum}`}. Expanding ${m`(x - ${less})(x + ${sum})`} also gives ${m`${sum}x - ${coefficient(less)}x`}.`,
    ),
    written(
      shape(sum + less, less * sum),
      'lost-sign',
      () => t`This answer uses ${m`x + ${less}`} instead of ${m`x - ${less}`} for the number of ${rows} that are left.`,
    ),
    written(
      shape(sum - less, less * sum),
      'lost-sign',
      () =>
        t`This answer has the wrong sign in the last term. The last terms of ${m`x - ${less}`} and ${m`x + ${sum}`} have the product ${m`-${less} \times ${sum} = -${less * sum}`}.`,
    ),
    written(
      shape(sum + less, -less * sum),
      'lost-sign',
      () =>
        t`This answer adds the middle terms ${m`${sum}x`} and ${m`${coefficient(less)}x`}. The second of them must be subtracted.`,
    ),
    written(
      shape(more - less, -less * more),
      'ignored-condition',
      () =>
        t`This answer adds the ${more} to ${m`x`} instead of to ${m`x + ${base}`}, although it starts with ${m`x + ${base}`} before the changes. After them, each ${hall.row} has ${m`x + ${base} + ${more} = x + ${sum}`}.`,
    ),
    written(
      shape(base - less, more - less * base),
      'distributed-to-first-only',
      () => t`This answer adds ${more} ${ones} only once. They must be added to each of the ${m`x - ${less}`} ${rows}.`,
    ),
    written(
      shape(base + less - more, -more * (base + less)),
      'equations-mismatched',
      () =>
        t`This answer uses ${m`(x - ${more})(x + ${base} + ${less})`}, which swaps ${less} and ${more}. The question removes ${less} ${rows} and adds ${more} ${ones} to each of the others.`,
    ),
    ...(level === 3
      ? [
          written(
            [1, sum - less, -less * sum],
            'value-for-change',
            () =>
              t`This answer is the number after the changes. The number before, ${m`x(x + ${base})`}, must still be subtracted.`,
          ),
          written(
            [sum - less + base, -less * sum],
            'sign-not-distributed',
            () =>
              t`This answer subtracts only the ${m`x^2`} of the number before and adds its ${m`${coefficient(base)}x`}. Both terms must be subtracted.`,
          ),
          written(
            [base + less - sum, less * sum],
            'reversed-translation',
            () => t`This answer subtracts the number after the changes from the number before, so its sign is wrong.`,
          ),
        ]
      : [
          written(
            [1, sum - less, sum - less],
            'sum-and-product-swapped',
            () => t`The last term of this answer is the sum of ${m`-${less}`} and ${sum}. It should be their product.`,
          ),
        ]),
  ])
}

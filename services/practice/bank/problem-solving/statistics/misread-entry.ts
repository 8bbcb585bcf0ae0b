import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, rational, sub, mul, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const LISTS = [
  { many: 'parcels', of: 'weight', unit: 'kilograms', who: 'A clerk' },
  { many: 'candidates', of: 'score', unit: 'points', who: 'A tutor' },
  { many: 'measurements', of: 'depth', unit: 'centimeters', who: 'A surveyor' },
  { many: 'phone calls', of: 'length', unit: 'seconds', who: 'A team leader' },
] as const

interface Entry {
  level: Level
  n: number
  /** The average that came out and the right one. */
  wrongMean: Rational
  rightMean: Rational
  typed: number
  real: number
  extra: number
  list: (typeof LISTS)[number]
}

export const misreadEntry = problem<Entry>({
  id: 'misread-entry',
  skill: 'averages',
  version: 3,
  levels: [-0.6, 0, 0.8],
  draw: (random, level) => {
    const n = random.int(5, 30)
    const [tens, ones] = [random.int(2, 9), random.int(1, 9)]
    const swapped = random.int(0, 1) === 0
    const typed = swapped ? 10 * tens + ones : random.int(20, 98)
    const real = swapped ? 10 * ones + tens : random.int(20, 98)
    const wrongMean = rational(random.int(60, 160), 2)
    const extra = random.int(12, 99)
    const rightMean = div(add(mul(n, wrongMean), real - typed + (level === 3 ? extra : 0)), level === 3 ? n + 1 : n)
    if (typed === real || real < 12 || !isWhole(mul(2, rightMean)) || rightMean.n === wrongMean.n) return null
    return { level, n, wrongMean, rightMean, typed, real, extra, list: random.pick(LISTS) }
  },
  write: (entry) => ({ ...byLevel(entry, [corrected, trueValue, oneMissing]), show: plain }),
  second: ([n = 0, mean = 0, a = 0, b = 0, c = 0], stem) => {
    // A list with the stated average, one entry of which is the one typed.
    const typed = stem.includes('What was') ? b : a
    const others = (n * mean - typed) / (n - 1)
    const sum = (real: number): number => Array.from({ length: n - 1 }, () => others).reduce((x, y) => x + y, real)
    if (stem.includes('What was')) return search([1, 400], (real) => near(sum(real), a * n))
    return stem.includes('left out') ? (sum(b) + c) / (n + 1) : sum(b) / n
  },
})

function corrected({ n, wrongMean, rightMean, typed, real, list: { many, of, unit, who } }: Entry): Written {
  const change = rational(real - typed, n)
  const total = mul(n, wrongMean)
  return {
    stem: t`${who} works out that the average (arithmetic mean) ${of} of ${n} ${many} is ${wrongMean} ${unit}, but has read one of them as ${typed} instead of ${real}. What is the right average, in ${unit}?`,
    key: rightMean,
    wrong: [
      [
        sub(wrongMean, change),
        'lost-sign',
        () =>
          t`This answer corrects in the wrong direction. The real value is ${real > typed ? 'larger' : 'smaller'} than the ${typed} used.`,
      ],
      [
        add(wrongMean, real - typed),
        'new-value-for-average',
        () =>
          t`This answer changes the average by the whole ${Math.abs(real - typed)}. One value in ${n} moves it by ${m`\frac{${Math.abs(real - typed)}}{${n}}`}.`,
      ],
      [
        add(wrongMean, rational(real - typed, n - 1)),
        'wrong-count',
        () => t`This answer divides the ${Math.abs(real - typed)} by ${n - 1}. All ${n} values share it.`,
      ],
      [div(add(total, real), n), 'ignored-condition', () => t`This answer adds ${real} without taking out ${typed}.`],
      [
        div(sub(total, typed), n),
        'ignored-condition',
        () => t`This answer takes ${typed} out without putting in ${real}.`,
      ],
      [
        div(add(wrongMean, real), 2),
        'mean-of-means',
        () => t`This answer averages ${wrongMean} and ${real}. The first stands for ${n} values, the second for one.`,
      ],
      [wrongMean, 'ignored-condition', () => t`${wrongMean} is the average with the wrong ${typed} in it.`],
      [
        div(add(total, real - typed), n + 1),
        'wrong-count',
        () => t`This answer divides by ${n + 1}. One value is replaced, so there are still ${n}.`,
      ],
      [
        div(add(total, real - typed), n - 1),
        'wrong-count',
        () => t`This answer divides by ${n - 1}. One value is replaced, so there are still ${n}.`,
      ],
    ],
    because: t`The total changes by ${m`${real} - ${typed} = ${real - typed}`}, the average by ${m`\frac{${real - typed}}{${n}} = ${change}`}: ${rightMean}.`,
    quick: [t`${m`${wrongMean} + \frac{${real} - ${typed}}{${n}} = ${rightMean}`}.`],
    full: [
      t`The total used was ${m`${n} \times ${wrongMean} = ${total}`}.`,
      t`The right total is ${m`${total} - ${typed} + ${real} = ${add(total, real - typed)}`}.`,
      t`${m`\frac{${add(total, real - typed)}}{${n}} = ${rightMean}`}.`,
    ],
    hints: [
      'By how much is the total wrong?',
      t`The total changes by ${m`${real} - ${typed}`}; there are ${n} values.`,
    ],
  }
}

function trueValue({ n, wrongMean, rightMean, typed, real, list: { many, of, unit, who } }: Entry): Written {
  const change = sub(rightMean, wrongMean)
  const up = change.n > 0n
  const total = mul(n, rightMean)
  const size = up ? change : sub(0, change)
  return {
    stem: t`${who} works out that the average (arithmetic mean) ${of} of ${n} ${many} is ${wrongMean} ${unit}. The right average is ${rightMean}: one of them was read as ${typed}. What was its real ${of}, in ${unit}?`,
    key: real,
    wrong: [
      [
        sub(typed, mul(n, change)),
        'lost-sign',
        () =>
          t`This answer corrects ${typed} in the wrong direction. The right average is ${up ? 'higher' : 'lower'}, so the real value is too.`,
      ],
      [
        add(typed, change),
        'new-value-for-average',
        () =>
          t`This answer changes ${typed} by the ${size} of the average. One value has to make that good for all ${n}.`,
      ],
      [
        add(typed, mul(n - 1, change)),
        'wrong-count',
        () => t`This answer multiplies ${size} by ${n - 1}. The average is over all ${n} values.`,
      ],
      [
        add(typed, mul(n + 1, change)),
        'wrong-count',
        () => t`This answer multiplies ${size} by ${n + 1}. The average is over ${n} values.`,
      ],
      [
        add(rightMean, mul(n, change)),
        'answered-other-quantity',
        () => t`This answer starts from the average ${rightMean}. It is the ${typed} that was wrong.`,
      ],
      [
        add(wrongMean, mul(n, change)),
        'answered-other-quantity',
        () => t`This answer starts from the average ${wrongMean}. It is the ${typed} that was wrong.`,
      ],
      [
        mul(n, size),
        'change-for-value',
        () =>
          t`${m`${n} \times ${size}`} is by how much the value was wrong. ${up ? 'Add it to' : 'Take it off'} ${typed}.`,
      ],
      [rightMean, 'new-value-for-average', () => t`${rightMean} is the right average, not the value itself.`],
      [
        add(typed, mul(2 * n, change)),
        'doubled-or-halved',
        () =>
          t`This answer corrects ${typed} twice: the total is wrong by ${m`${n} \times ${size} = ${mul(n, size)}`}.`,
      ],
    ],
    because: t`The total was wrong by ${m`${n} \times ${size} = ${mul(n, size)}`}: ${m`${typed} ${up ? '+' : '-'} ${mul(n, size)} = ${real}`}.`,
    quick: [t`${m`${typed} ${up ? '+' : '-'} ${n} \times ${size} = ${real}`}.`],
    full: [
      t`Total used: ${m`${n} \times ${wrongMean} = ${mul(n, wrongMean)}`}. Right total: ${m`${n} \times ${rightMean} = ${total}`}.`,
      t`It is ${mul(n, size)} ${up ? 'more' : 'less'}, all of it in the one value.`,
      t`${m`${typed} ${up ? '+' : '-'} ${mul(n, size)} = ${real}`}.`,
    ],
    hints: ['By how much was the total wrong?', t`The total was ${mul(n, size)} too ${up ? 'small' : 'large'}.`],
  }
}

function oneMissing({ n, wrongMean, rightMean, typed, real, extra, list: { many, of, unit, who } }: Entry): Written {
  const total = mul(n, wrongMean)
  const right = add(total, real - typed + extra)
  return {
    stem: t`${who} works out that the average (arithmetic mean) ${of} of ${n} ${many} is ${wrongMean} ${unit}, but has read one of them as ${typed} instead of ${real} and left out one further value, ${extra}. What is the right average of all of them, in ${unit}?`,
    key: rightMean,
    wrong: [
      [
        div(add(total, real - typed + extra), n),
        'wrong-count',
        () => t`This answer divides by ${n}. With the one left out there are ${n + 1} values.`,
      ],
      [
        div(add(total, real - typed), n),
        'ignored-condition',
        () => t`This answer leaves out the further ${extra}, as before.`,
      ],
      [
        div(add(total, extra), n + 1),
        'ignored-condition',
        () => t`This answer adds ${extra} but does not put ${real} in place of ${typed}.`,
      ],
      [
        div(add(total, typed - real + extra), n + 1),
        'lost-sign',
        () => t`This answer corrects in the wrong direction: ${typed} goes out of the total, and ${real} comes in.`,
      ],
      [
        div(add(total, real + extra), n + 1),
        'ignored-condition',
        () => t`This answer adds ${real} without taking out ${typed}.`,
      ],
      [
        div(add(total, real + extra), n + 2),
        'wrong-count',
        () => t`This answer treats ${real} as a new value. It replaces ${typed}.`,
      ],
      [
        div(add(div(add(total, real - typed), n), extra), 2),
        'mean-of-means',
        () =>
          t`This answer averages the corrected average and ${extra}. One stands for ${n} values, the other for one.`,
      ],
      [
        add(wrongMean, rational(real - typed + extra, n + 1)),
        'new-value-for-average',
        () =>
          t`This answer adds ${m`\frac{${real - typed + extra}}{${n + 1}}`} to ${wrongMean}. The old total is shared by ${n + 1} values now, too.`,
      ],
      [wrongMean, 'ignored-condition', () => t`${wrongMean} is the average before both corrections.`],
    ],
    because: t`The right total is ${m`${total} - ${typed} + ${real} + ${extra} = ${right}`}, for ${n + 1} values: ${rightMean}.`,
    quick: [t`${m`\frac{${n} \times ${wrongMean} - ${typed} + ${real} + ${extra}}{${n} + 1} = ${rightMean}`}.`],
    full: [
      t`The total used was ${m`${n} \times ${wrongMean} = ${total}`}.`,
      t`Corrected and completed: ${m`${total} - ${typed} + ${real} + ${extra} = ${right}`}.`,
      t`There are ${n + 1} values: ${m`\frac{${right}}{${n + 1}} = ${rightMean}`}.`,
    ],
    hints: ['Correct the total first, then count the values.', t`The right total is ${right}.`],
  }
}

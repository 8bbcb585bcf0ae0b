import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, rational, sub, mul, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const LISTS = [
  { many: 'packages', of: 'weight', unit: 'pounds', who: 'A clerk' },
  { many: 'applicants', of: 'score', unit: 'points', who: 'A tutor' },
  { many: 'wells', of: 'depth', unit: 'feet', who: 'A surveyor' },
  { many: 'phone calls', of: 'length', unit: 'seconds', who: 'A manager' },
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
  version: 5,
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
  const [up, size] = [real > typed, Math.abs(real - typed)]
  const total = mul(n, wrongMean)
  return {
    stem: t`${who} calculates that the average (arithmetic mean) ${of} of ${n} ${many} is ${wrongMean} ${unit}, but one ${of} was misread as ${typed} instead of ${real}. What is the correct average, in ${unit}?`,
    key: rightMean,
    wrong: [
      [
        sub(wrongMean, change),
        'lost-sign',
        () =>
          t`This answer ${up ? 'subtracts' : 'adds'} ${m`\frac{${size}}{${n}}`}. But the true value, ${real}, is ${up ? 'greater' : 'less'} than ${typed}, so the average must ${up ? 'rise' : 'fall'}.`,
      ],
      [
        add(wrongMean, real - typed),
        'new-value-for-average',
        () =>
          t`This answer changes the average by the whole correction: ${m`${wrongMean} ${up ? '+' : '-'} ${size}`}. That correction is spread over ${n} values, so the average changes by only ${m`\frac{${size}}{${n}}`}.`,
      ],
      [
        add(wrongMean, rational(real - typed, n - 1)),
        'wrong-count',
        () =>
          t`This answer divides the correction of ${size} by ${n - 1}, as if the corrected value did not count. The average is over all ${n} values.`,
      ],
      [
        div(add(total, real), n),
        'ignored-condition',
        () =>
          t`This answer adds ${real} to the total of ${total} and divides by ${n}. It does not subtract the misread ${typed}.`,
      ],
      [
        div(sub(total, typed), n),
        'ignored-condition',
        () =>
          t`This answer subtracts the misread ${typed} from the total of ${total} and divides by ${n}. It does not add the true value, ${real}.`,
      ],
      [
        div(add(wrongMean, real), 2),
        'mean-of-means',
        () =>
          t`This answer averages ${wrongMean} and ${real}. But ${wrongMean} stands for ${n} values, and ${real} is only one value.`,
      ],
      [
        wrongMean,
        'ignored-condition',
        () =>
          t`${wrongMean} is the incorrect average, calculated with ${typed}. Replacing ${typed} with ${real} changes it.`,
      ],
      [
        div(add(total, real - typed), n + 1),
        'wrong-count',
        () =>
          t`This answer divides the correct total, ${add(total, real - typed)}, by ${n + 1}. One value replaces another, so there are still ${n} values.`,
      ],
      [
        div(add(total, real - typed), n - 1),
        'wrong-count',
        () =>
          t`This answer divides the correct total, ${add(total, real - typed)}, by ${n - 1}. One value replaces another, so there are still ${n} values.`,
      ],
    ],
    because: t`The total changes by ${m`${real} - ${typed} = ${real - typed}`}, so the average changes by ${m`\frac{${real - typed}}{${n}} = ${change}`}. It was ${wrongMean}, so it becomes ${rightMean}.`,
    quick: [
      t`Spread the correction over all ${n} values: ${m`${wrongMean} + \frac{${real} - ${typed}}{${n}} = ${rightMean}`}.`,
    ],
    full: [
      t`The total that was used is ${m`${n} \times ${wrongMean} = ${total}`}.`,
      t`The correct total is ${m`${total} - ${typed} + ${real} = ${add(total, real - typed)}`}.`,
      t`So the correct average is ${m`\frac{${add(total, real - typed)}}{${n}} = ${rightMean}`} ${unit}.`,
    ],
    hints: [
      t`By how much was the total of the ${n} values wrong?`,
      t`The total changes by the difference between ${real} and ${typed}. How much does that change the average of ${n} values?`,
    ],
  }
}

function trueValue({ n, wrongMean, rightMean, typed, real, list: { many, of, unit, who } }: Entry): Written {
  const change = sub(rightMean, wrongMean)
  const up = change.n > 0n
  const total = mul(n, rightMean)
  const size = up ? change : sub(0, change)
  return {
    stem: t`${who} calculates that the average (arithmetic mean) ${of} of ${n} ${many} is ${wrongMean} ${unit}. The correct average is ${rightMean} ${unit}, because one ${of} was misread as ${typed}. What was the true value of that ${of}, in ${unit}?`,
    key: real,
    wrong: [
      [
        sub(typed, mul(n, change)),
        'lost-sign',
        () =>
          t`This answer corrects in the wrong direction: ${m`${typed} ${up ? '-' : '+'} ${mul(n, size)}`}. The correct average is ${up ? 'higher' : 'lower'}, so the true value is ${up ? 'higher' : 'lower'} than ${typed}.`,
      ],
      [
        add(typed, change),
        'new-value-for-average',
        () =>
          t`This answer changes ${typed} by only ${size}, the change in the average. To change the average of ${n} values by ${size}, one value must change by ${m`${n} \times ${size} = ${mul(n, size)}`}.`,
      ],
      [
        add(typed, mul(n - 1, change)),
        'wrong-count',
        () =>
          t`This answer multiplies the change of ${size} by ${n - 1}. The average is over all ${n} values, so multiply by ${n}.`,
      ],
      [
        add(typed, mul(n + 1, change)),
        'wrong-count',
        () =>
          t`This answer multiplies the change of ${size} by ${n + 1}. There are only ${n} values, so multiply by ${n}.`,
      ],
      [
        add(rightMean, mul(n, change)),
        'answered-other-quantity',
        () =>
          t`This answer ${up ? 'adds' : 'subtracts'} the correction of ${mul(n, size)} ${up ? 'to' : 'from'} the average, ${rightMean}. Correct the misread value, ${typed}, instead.`,
      ],
      [
        add(wrongMean, mul(n, change)),
        'answered-other-quantity',
        () =>
          t`This answer ${up ? 'adds' : 'subtracts'} the correction of ${mul(n, size)} ${up ? 'to' : 'from'} the average, ${wrongMean}. Correct the misread value, ${typed}, instead.`,
      ],
      [
        mul(n, size),
        'change-for-value',
        () =>
          t`${m`${n} \times ${size} = ${mul(n, size)}`} is how far off the reading was. ${up ? t`Add it to ${typed}` : t`Subtract it from ${typed}`} to get the true value.`,
      ],
      [
        rightMean,
        'new-value-for-average',
        () =>
          t`${rightMean} is the correct average. The question asks for the true value of the one that was misread as ${typed}.`,
      ],
      [
        add(typed, mul(2 * n, change)),
        'doubled-or-halved',
        () =>
          t`This answer makes the correction twice. The total was off by only ${m`${n} \times ${size} = ${mul(n, size)}`}.`,
      ],
    ],
    because: t`The total was off by ${m`${n} \times ${size} = ${mul(n, size)}`}, and the whole error comes from one value: ${m`${typed} ${up ? '+' : '-'} ${mul(n, size)} = ${real}`}.`,
    quick: [
      t`The average was off by ${size}, so the one misread value was off by ${m`${n} \times ${size}`}: ${m`${typed} ${up ? '+' : '-'} ${mul(n, size)} = ${real}`}.`,
    ],
    full: [
      t`The total that was used is ${m`${n} \times ${wrongMean} = ${mul(n, wrongMean)}`}, and the correct total is ${m`${n} \times ${rightMean} = ${total}`}.`,
      t`The correct total is ${mul(n, size)} ${up ? 'more' : 'less'}, and the whole difference comes from the misread value.`,
      t`So the true value is ${m`${typed} ${up ? '+' : '-'} ${mul(n, size)} = ${real}`} ${unit}.`,
    ],
    hints: [
      t`By how much was the total of the ${n} values wrong?`,
      t`The total was too ${up ? 'small' : 'large'} by ${mul(n, size)}. Which single value caused all of that error?`,
    ],
  }
}

function oneMissing({ n, wrongMean, rightMean, typed, real, extra, list: { many, of, unit, who } }: Entry): Written {
  const total = mul(n, wrongMean)
  const right = add(total, real - typed + extra)
  return {
    stem: t`${who} calculates that the average (arithmetic mean) ${of} of ${n} ${many} is ${wrongMean} ${unit}, but one ${of} was misread as ${typed} instead of ${real}, and one more ${of}, ${extra}, was left out. What is the correct average of all ${n + 1} values, in ${unit}?`,
    key: rightMean,
    wrong: [
      [
        div(add(total, real - typed + extra), n),
        'wrong-count',
        () =>
          t`This answer divides the correct total, ${right}, by ${n}. Including the value that was left out, there are ${n + 1} values.`,
      ],
      [
        div(add(total, real - typed), n),
        'ignored-condition',
        () =>
          t`This answer replaces ${typed} with ${real} but still leaves out the ${extra}: ${m`\frac{${add(total, real - typed)}}{${n}}`}.`,
      ],
      [
        div(add(total, extra), n + 1),
        'ignored-condition',
        () =>
          t`This answer includes ${extra} but keeps the misread ${typed}: ${m`\frac{${add(total, extra)}}{${n + 1}}`}. Replace ${typed} with ${real} as well.`,
      ],
      [
        div(add(total, typed - real + extra), n + 1),
        'lost-sign',
        () =>
          t`This answer adds ${typed} to the total and subtracts ${real}. It should be the other way around: subtract the misread ${typed} and add the true value, ${real}.`,
      ],
      [
        div(add(total, real + extra), n + 1),
        'ignored-condition',
        () =>
          t`This answer adds both ${real} and ${extra} to the total of ${total} and divides by ${n + 1}. It does not subtract the misread ${typed}.`,
      ],
      [
        div(add(total, real + extra), n + 2),
        'wrong-count',
        () =>
          t`This answer treats ${real} as an additional value and divides by ${n + 2}. It only replaces ${typed}, so there are ${n + 1} values.`,
      ],
      [
        div(add(div(add(total, real - typed), n), extra), 2),
        'mean-of-means',
        () =>
          t`This answer takes the midpoint of the corrected average and ${extra}. But the average stands for ${n} values, and ${extra} is only one value.`,
      ],
      [
        add(wrongMean, rational(real - typed + extra, n + 1)),
        'new-value-for-average',
        () =>
          t`This answer adds ${m`\frac{${real - typed + extra}}{${n + 1}}`} to ${wrongMean}. But ${wrongMean} is the old total divided by ${n}, and it must now be divided by ${n + 1}.`,
      ],
      [
        wrongMean,
        'ignored-condition',
        () =>
          t`${wrongMean} is the average before either correction. The misread ${typed} and the missing ${extra} change it.`,
      ],
    ],
    because: t`The total used was ${m`${n} \times ${wrongMean} = ${total}`}. The correct total is ${m`${total} - ${typed} + ${real} + ${extra} = ${right}`}, and divided by ${n + 1} values it is ${rightMean}.`,
    quick: [
      t`Correct the total and divide by the new number of values: ${m`\frac{${n} \times ${wrongMean} - ${typed} + ${real} + ${extra}}{${n} + 1} = ${rightMean}`}.`,
    ],
    full: [
      t`The total that was used is ${m`${n} \times ${wrongMean} = ${total}`}.`,
      t`Replacing ${typed} with ${real} and adding ${extra} gives ${m`${total} - ${typed} + ${real} + ${extra} = ${right}`}.`,
      t`There are now ${n + 1} values, so the correct average is ${m`\frac{${right}}{${n + 1}} = ${rightMean}`} ${unit}.`,
    ],
    hints: [
      'One mistake is a wrong value, and the other is a missing value. Which of them changes the number of values?',
      t`The total that was used is ${m`${n} \times ${wrongMean}`}. What must be subtracted from it, and what must be added?`,
    ],
  }
}

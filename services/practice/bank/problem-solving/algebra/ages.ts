import { numbersWithTwice } from '../../factory/numbers-in-text.ts'
import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { NAMES } from '../../factory/names.ts'

interface Ages {
  level: Level
  /** How many times as old one is as the other, and how many times in `shift` years. */
  times: number
  later: number
  shift: number
  /** The age of the younger one in the year in which the ratio holds. */
  younger: number
  young: number
  old: number
  names: readonly [string, string]
}

export const ages = problem<Ages>({
  id: 'ages',
  skill: 'ages',
  version: 3,
  levels: [-0.9, -0.2, 0.5],
  places: [
    [10, 10, 0, 0, 0],
    [1, 1, 6, 6, 6],
    [1, 1, 6, 6, 6],
  ],
  draw: (random, level) => {
    const times = random.int(level === 3 ? 3 : 2, level === 3 ? 7 : 5)
    const younger = random.int(3, 20)
    const later = random.int(2, Math.max(times - 1, 2))
    const shift = level === 3 ? (younger * (times - later)) / (later - 1) : random.int(2, 12)
    const older = times * younger
    const back = level === 2
    const young = back ? younger + shift : younger
    const old = back ? older + shift : older
    if (!Number.isInteger(shift) || shift > 30 || younger === shift) return null
    if (old > 85 || young < 4) return null
    return { times, younger, shift, later, young, old, level, names: random.some(NAMES, 2) as [string, string] }
  },
  write: (drawn) => ({ ...byLevel(drawn, [fromLaterSum, fromSumNow, fromTwoRatios]), ...inAllLevels(drawn) }),
  second: (_, stem) => {
    const numbers = numbersWithTwice(stem)
    for (let young = 1; young < 100; young += 1) {
      for (let old = young; old < 150; old += 1) {
        const [a = 0, b = 0, c = 0] = numbers
        if (stem.includes('years ago')) {
          if (old - a === b * (young - a) && young > a && old + young === c) return young
        } else if (stem.includes('sum')) {
          if (old === a * young && old + young + 2 * b === c) return young
        } else if (old === a * young && old + b === c * (young + b)) return old
      }
    }
    return Number.NaN
  },
})

/** What the three levels share. */
function inAllLevels({ times, shift, names: [, b] }: Ages): Pick<Problem, 'show' | 'fits' | 'hints'> {
  return {
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n && value.n < 100n,
    hints: [
      `Let ${m`x`} be ${b}'s age in the year in which the ratio ${times} to 1 holds.`,
      t`Both ages change by ${shift} years, so their sum changes by ${2 * shift}.`,
    ],
  }
}

function fromLaterSum({ times, younger, shift, young, old, names: [a, b] }: Ages): Written<'hints' | 'fits'> {
  const total = young + old
  return {
    stem: t`${a} is ${often(times)} as old as ${b}, and in ${shift} years the sum of their ages will be ${total + 2 * shift} years. How old is ${b} now?`,
    key: young,
    wrong: [
      [old, 'other-unknown', () => t`${old} is ${a}'s age now.`],
      [
        young + shift,
        'answered-other-quantity',
        () => t`${young + shift} is the age in ${shift} years. The question asks for the age now.`,
      ],
      [
        young - shift,
        'answered-other-quantity',
        () => t`${young - shift} is the age ${shift} years ago. The question asks for the age now.`,
      ],
      [
        Math.round((total + shift) / (times + 1)),
        'only-one-aged',
        () =>
          t`This answer shifts the sum by ${shift} years only. Both change by ${shift}, so the sum changes by ${2 * shift}.`,
      ],
      [
        Math.round((total + 2 * shift) / (times + 1)),
        'head-start-ignored',
        () =>
          t`This answer divides the sum of one year by the ratio of another. First bring the sum to the year in which the ratio holds: ${total}.`,
      ],
      [
        Math.round(total / times),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides the sum of the ages by ${times}. With a ratio of ${times} to 1, the sum has ${times + 1} parts.`,
      ],
      [younger + 2 * shift, 'doubled-or-halved', () => t`This answer goes ${shift} years too far.`],
      [
        old - young,
        'answered-other-quantity',
        () => t`${old - young} is the difference of their ages, ${old} and ${young}.`,
      ],
    ],
    because: t`Now the sum is ${m`${total + 2 * shift} - ${2 * shift} = ${total}`}, which is ${often(times + 1)} ${b}'s age: ${young}.`,
    quick: [t`${m`\frac{${total + 2 * shift} - 2 \times ${shift}}{${times + 1}} = ${young}`}.`],
    full: [
      t`Let ${b} be ${m`x`} years old now; ${a} is ${m`${times}x`}.`,
      t`In ${shift} years: ${m`${times + 1}x + ${2 * shift} = ${total + 2 * shift}`}.`,
      t`So ${m`${times + 1}x = ${total}`} and ${m`x = ${young}`}.`,
    ],
  }
}

function fromSumNow({ times, younger, shift, young, old, names: [a, b] }: Ages): Written<'hints' | 'fits'> {
  const total = young + old
  return {
    stem: t`${shift} years ago ${a} was ${often(times)} as old as ${b}. The sum of their ages now is ${total} years. How old is ${b} now?`,
    key: young,
    wrong: [
      [old, 'other-unknown', () => t`${old} is ${a}'s age now.`],
      [
        young + shift,
        'answered-other-quantity',
        () => t`${young + shift} is the age in ${shift} years. The question asks for the age now.`,
      ],
      [
        young - shift,
        'answered-other-quantity',
        () => t`${young - shift} is the age ${shift} years ago. The question asks for the age now.`,
      ],
      [
        Math.round((total + -shift) / (times + 1)),
        'only-one-aged',
        () =>
          t`This answer shifts the sum by ${shift} years only. Both change by ${shift}, so the sum changes by ${2 * shift}.`,
      ],
      [
        Math.round(total / (times + 1)),
        'head-start-ignored',
        () =>
          t`This answer divides the sum of one year by the ratio of another. First bring the sum to the year in which the ratio holds: ${total - 2 * shift}.`,
      ],
      [
        Math.round(total / times),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides the sum of the ages by ${times}. With a ratio of ${times} to 1, the sum has ${times + 1} parts.`,
      ],
      [younger + 2 * shift, 'doubled-or-halved', () => t`This answer goes ${shift} years too far.`],
      [
        old - young,
        'answered-other-quantity',
        () => t`${old - young} is the difference of their ages, ${old} and ${young}.`,
      ],
    ],
    because: t`${shift} years ago the sum was ${m`${total} - ${2 * shift} = ${total - 2 * shift}`}, which is ${often(times + 1)} ${b}'s age then: ${younger}. Now ${b} is ${young}.`,
    quick: [t`${m`\frac{${total} - 2 \times ${shift}}{${times + 1}} + ${shift} = ${young}`}.`],
    full: [
      t`Let ${b} have been ${m`x`} years old ${shift} years ago; ${a} was ${m`${times}x`}.`,
      t`Now they are ${m`x + ${shift}`} and ${m`${times}x + ${shift}`}: together ${m`${times + 1}x + ${2 * shift} = ${total}`}.`,
      t`So ${m`x = ${younger}`}, and ${b} is ${m`${younger} + ${shift} = ${young}`} now.`,
    ],
  }
}

function fromTwoRatios({ times, shift, later, young, old, names: [a, b] }: Ages): Written<'hints' | 'fits'> {
  return {
    stem: t`${a} is ${often(times)} as old as ${b}. In ${shift} years ${a} will be ${often(later)} as old as ${b} will be then. How old is ${a} now?`,
    key: old,
    wrong: [
      [young, 'other-unknown', () => t`${young} is ${b}'s age now.`],
      [
        old + shift,
        'answered-other-quantity',
        () => t`${old + shift} is the age in ${shift} years. The question asks for the age now.`,
      ],
      [
        old - shift,
        'answered-other-quantity',
        () => t`${old - shift} is the age ${shift} years ago. The question asks for the age now.`,
      ],
      [
        Math.round((times * later * shift) / (times - later)),
        'only-one-aged',
        () =>
          t`This answer lets only ${b} grow ${shift} years older. Both do: ${m`${times}x + ${shift} = ${later}(x + ${shift})`}.`,
      ],
      [
        later * young,
        'reversed-translation',
        () =>
          t`This answer multiplies ${b}'s age now by ${later}. That ratio holds in ${shift} years; now it is ${times}.`,
      ],
      [
        (later - 1) * shift,
        'stopped-early',
        () =>
          t`${(later - 1) * shift} is the value of ${m`${times - later === 1 ? '' : times - later}x`}, with ${m`x`} for ${b}'s age. ${a} is ${m`${times}x`}.`,
      ],
      [old + 2 * shift, 'doubled-or-halved', () => t`This answer goes ${shift} years too far.`],
      [
        old + young,
        'answered-other-quantity',
        () => t`${old + young} is the sum of their ages now, ${old} and ${young}.`,
      ],
    ],
    because: t`With ${m`x`} for ${b}: ${m`${times}x + ${shift} = ${later}(x + ${shift})`} gives ${m`x = ${young}`}, so ${a} is ${m`${times} \times ${young} = ${old}`}.`,
    quick: [
      t`${m`${times}x + ${shift} = ${later}x + ${later * shift}`}, so ${m`${times - later}x = ${later * shift - shift}`} and ${m`${times}x = ${old}`}.`,
    ],
    full: [
      t`Let ${b} be ${m`x`} years old now; ${a} is ${m`${times}x`}.`,
      t`In ${shift} years: ${m`${times}x + ${shift} = ${later}(x + ${shift})`}.`,
      t`So ${m`${times - later}x = ${(later - 1) * shift}`}, ${m`x = ${young}`}, and ${a} is ${old}.`,
    ],
  }
}

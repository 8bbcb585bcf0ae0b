import { numbersWithTwice } from '../../factory/numbers-in-text.ts'
import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
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

/** What a slip does whose quotient is broken. */
const rounded = (top: number, bottom: number): string => (top % bottom === 0 ? '' : ' and rounds')

export const ages = problem<Ages>({
  id: 'ages',
  skill: 'ages',
  version: 5,
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
  write: (drawn) => ({ ...byLevel(drawn, [fromLaterSum, fromSumNow, fromTwoRatios]), ...inAllLevels }),
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
const inAllLevels: Pick<Problem, 'show' | 'fits'> = {
  show: plain,
  fits: (value) => isWhole(value) && value.n > 0n && value.n < 100n,
}

function fromLaterSum({ times, younger, shift, young, old, names: [a, b] }: Ages): Written<'fits'> {
  const total = young + old
  return {
    stem: t`${a} is ${often(times)} as old as ${b}, and in ${count(shift, 'year')} the sum of their ages will be ${total + 2 * shift}. How old is ${b} now?`,
    key: young,
    wrong: [
      [old, 'other-unknown', () => t`${old} is ${a}'s age now. The question asks for ${b}'s age.`],
      [
        young + shift,
        'answered-other-quantity',
        () => t`${young + shift} is ${b}'s age in ${count(shift, 'year')}. The question asks for the age now.`,
      ],
      [
        young - shift,
        'answered-other-quantity',
        () => t`${young - shift} was ${b}'s age ${count(shift, 'year')} ago. The question asks for the age now.`,
      ],
      [
        Math.round((total + shift) / (times + 1)),
        'only-one-aged',
        () =>
          t`This answer subtracts ${shift} only once, then divides ${m`${total + 2 * shift} - ${shift} = ${total + shift}`} by ${times + 1}${rounded(total + shift, times + 1)}. Both people get older, so subtract ${m`2 \times ${shift} = ${2 * shift}`}.`,
      ],
      [
        Math.round((total + 2 * shift) / (times + 1)),
        'head-start-ignored',
        () =>
          t`This answer divides the future sum of ${total + 2 * shift} by ${times + 1}${rounded(total + 2 * shift, times + 1)}. The ratio ${times} to 1 holds now, when the sum is only ${total}.`,
      ],
      [
        Math.round(total / times),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides the present sum of ${total} by ${times}${rounded(total, times)}. Since ${a} is ${often(times)} as old as ${b}, the sum is ${times + 1} times ${b}'s age.`,
      ],
      [
        younger + 2 * shift,
        'doubled-or-halved',
        () =>
          t`This answer adds ${2 * shift} years to ${b}'s present age of ${young}. The question asks for the age now.`,
      ],
      [
        old - young,
        'answered-other-quantity',
        () => t`${old - young} is the difference between their ages, ${old} and ${young}.`,
      ],
    ],
    because: t`In ${count(shift, 'year')}, each person will be ${count(shift, 'year')} older, so the ages now add up to ${m`${total + 2 * shift} - ${2 * shift} = ${total}`}. That is ${often(times + 1)} ${b}'s age, and ${m`${total} \div ${times + 1} = ${young}`}.`,
    quick: [
      t`Now the two ages add up to ${m`${total + 2 * shift} - 2 \times ${shift} = ${total}`}. That is ${often(times + 1)} ${b}'s age, so ${b} is ${m`${total} \div ${times + 1} = ${young}`}.`,
    ],
    full: [
      t`Let ${m`x`} be ${b}'s age now. Then ${a} is ${m`${times}x`} years old.`,
      t`In ${count(shift, 'year')} they will be ${m`x + ${shift}`} and ${m`${times}x + ${shift}`} years old, so ${m`${times + 1}x + ${2 * shift} = ${total + 2 * shift}`}.`,
      t`So ${m`${times + 1}x = ${total}`}, and ${b} is ${m`x = ${young}`} years old now.`,
    ],
    hints: [
      t`By how much will the sum of the two ages grow in the next ${count(shift, 'year')}?`,
      t`The sum now is ${total}. How many times ${b}'s age is that?`,
    ],
  }
}

function fromSumNow({ times, younger, shift, young, old, names: [a, b] }: Ages): Written<'fits'> {
  const total = young + old
  return {
    stem: t`Exactly ${count(shift, 'year')} ago, ${a} was ${often(times)} as old as ${b}. The sum of their ages now is ${total}. How old is ${b} now?`,
    key: young,
    wrong: [
      [old, 'other-unknown', () => t`${old} is ${a}'s age now. The question asks for ${b}'s age.`],
      [
        young + shift,
        'answered-other-quantity',
        () => t`${young + shift} is ${b}'s age in ${count(shift, 'year')}. The question asks for the age now.`,
      ],
      [
        young - shift,
        'answered-other-quantity',
        () => t`${young - shift} was ${b}'s age ${count(shift, 'year')} ago. The question asks for the age now.`,
      ],
      [
        Math.round((total + -shift) / (times + 1)),
        'only-one-aged',
        () =>
          t`This answer subtracts ${shift} only once, then divides ${m`${total} - ${shift} = ${total - shift}`} by ${times + 1}${rounded(total - shift, times + 1)}. Both people were ${count(shift, 'year')} younger, so subtract ${2 * shift}. After dividing, add ${shift}.`,
      ],
      [
        Math.round(total / (times + 1)),
        'head-start-ignored',
        () =>
          t`This answer divides the present sum of ${total} by ${times + 1}${rounded(total, times + 1)}. The ratio ${times} to 1 held ${count(shift, 'year')} ago, when the sum was only ${total - 2 * shift}.`,
      ],
      [
        Math.round(total / times),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides the present sum of ${total} by ${times}${rounded(total, times)}. The sum was ${times + 1} times ${b}'s age, and that was ${count(shift, 'year')} ago.`,
      ],
      [
        younger + 2 * shift,
        'doubled-or-halved',
        () =>
          t`This answer adds ${count(shift, 'year')} twice to ${b}'s age back then, ${younger}. Only ${count(shift, 'year')} have passed.`,
      ],
      [
        old - young,
        'answered-other-quantity',
        () => t`${old - young} is the difference between their ages, ${old} and ${young}.`,
      ],
    ],
    because: t`${count(shift, 'year')} ago the sum was ${m`${total} - ${2 * shift} = ${total - 2 * shift}`}, which was ${often(times + 1)} ${b}'s age. So ${b} was ${m`${total - 2 * shift} \div ${times + 1} = ${younger}`} then and is ${m`${younger} + ${shift} = ${young}`} now.`,
    quick: [
      t`Back then, the two ages added up to ${m`${total} - 2 \times ${shift} = ${total - 2 * shift}`}. That was ${often(times + 1)} ${b}'s age, so ${b} was ${m`${total - 2 * shift} \div ${times + 1} = ${younger}`} then and is ${m`${younger} + ${shift} = ${young}`} now.`,
    ],
    full: [
      t`Let ${m`x`} be ${b}'s age ${count(shift, 'year')} ago. Then ${a} was ${m`${times}x`} years old.`,
      t`Now they are ${m`x + ${shift}`} and ${m`${times}x + ${shift}`} years old, so ${m`${times + 1}x + ${2 * shift} = ${total}`}.`,
      t`Then ${m`${times + 1}x = ${total - 2 * shift}`} and ${m`x = ${younger}`}, so ${b} is ${m`${younger} + ${shift} = ${young}`} years old now.`,
    ],
    hints: [
      t`One fact is about the ages ${count(shift, 'year')} ago. What about the sum of ${total}: is it about the ages then or now?`,
      t`What was the sum of the two ages ${count(shift, 'year')} ago? How many times ${b}'s age was that?`,
    ],
  }
}

function fromTwoRatios({ times, shift, later, young, old, names: [a, b] }: Ages): Written<'fits'> {
  return {
    stem: t`${a} is ${often(times)} as old as ${b}. In ${count(shift, 'year')}, ${a} will be ${often(later)} as old as ${b} will be then. How old is ${a} now?`,
    key: old,
    wrong: [
      [young, 'other-unknown', () => t`${young} is ${b}'s age now. The question asks for ${a}'s age.`],
      [
        old + shift,
        'answered-other-quantity',
        () => t`${old + shift} is ${a}'s age in ${count(shift, 'year')}. The question asks for the age now.`,
      ],
      [
        old - shift,
        'answered-other-quantity',
        () => t`${old - shift} was ${a}'s age ${count(shift, 'year')} ago. The question asks for the age now.`,
      ],
      [
        Math.round((times * later * shift) / (times - later)),
        'only-one-aged',
        () =>
          t`This answer solves ${m`${times}x = ${later}(x + ${shift})`}${rounded(times * later * shift, times - later)}, as if only ${b} got older. Since ${a} gets older too, the equation is ${m`${times}x + ${shift} = ${later}(x + ${shift})`}.`,
      ],
      [
        later * young,
        'reversed-translation',
        () =>
          t`This answer multiplies ${b}'s present age, ${young}, by ${later}. That ratio holds in ${count(shift, 'year')}. Now ${a} is ${often(times)} as old.`,
      ],
      [
        (later - 1) * shift,
        'stopped-early',
        () =>
          t`${(later - 1) * shift} is the value of ${m`${times - later}x`}, where ${m`x`} is ${b}'s age. ${a}'s age is ${m`${times}x`}.`,
      ],
      [
        old + 2 * shift,
        'doubled-or-halved',
        () => t`This answer adds ${m`2 \times ${shift}`} to ${old}, ${a}'s age now. The question asks for the age now.`,
      ],
      [
        old + young,
        'answered-other-quantity',
        () => t`${old + young} is the sum of their present ages, ${old} and ${young}.`,
      ],
    ],
    because: t`If ${b} is ${m`x`}, then ${m`${times}x + ${shift} = ${later}(x + ${shift})`} gives ${m`x = ${young}`}, so ${a} is ${m`${times} \times ${young} = ${old}`}.`,
    quick: [
      t`If ${b} is ${m`x`} now, the ages in ${count(shift, 'year')} give ${m`${times}x + ${shift} = ${later}x + ${later * shift}`}. Then ${times - later === 1 ? '' : t`${m`${times - later}x = ${later * shift - shift}`}, so `}${m`x = ${young}`} and ${a} is ${m`${times}x = ${old}`}.`,
    ],
    full: [
      t`Let ${m`x`} be ${b}'s age now. Then ${a} is ${m`${times}x`} years old.`,
      t`In ${count(shift, 'year')} both will be ${count(shift, 'year')} older, so ${m`${times}x + ${shift} = ${later}(x + ${shift})`}.`,
      t`Then ${times - later === 1 ? '' : t`${m`${times - later}x = ${(later - 1) * shift}`}, so `}${m`x = ${young}`}, and ${a} is ${m`${times} \times ${young} = ${old}`} years old now.`,
    ],
    hints: [
      t`If ${b} is ${m`x`} years old now, how old is ${a} now? How old will each of them be in ${count(shift, 'year')}?`,
      t`In ${count(shift, 'year')}, ${a}'s age will be ${often(later)} ${b}'s age. Write that as an equation in ${m`x`}.`,
    ],
  }
}

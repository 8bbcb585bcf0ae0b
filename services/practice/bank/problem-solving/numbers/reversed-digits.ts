import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'

const CODES = ['number', 'locker code', 'house number', 'ticket number'] as const

interface Digits {
  level: Level
  digits: readonly number[]
  what: (typeof CODES)[number]
}

export const reversedDigits = problem<Digits>({
  id: 'reversed-digits',
  skill: 'digits',
  version: 4,
  levels: [-0.4, 0.2, 0.8],
  draw: (random, level) => {
    const first = random.int(1, 9)
    const last = random.int(1, 9)
    const middle = level === 3 ? first + last : random.int(0, 9)
    if (first === last || middle > 9) return null
    return { level, digits: level === 1 ? [first, last] : [first, middle, last], what: random.pick(CODES) }
  },
  write: (drawn) => ({ ...byLevel(drawn, [twoDigits, middleDigitTold, middleDigitIsSum]), show: plain }),
  second: (numbers, stem) => {
    const three = stem.includes('three-digit')
    const [sum = 0] = numbers
    const change = numbers.at(-1)!
    const found: number[] = []
    for (let n = three ? 100 : 10; n < (three ? 1000 : 100); n += 1) {
      const digits = String(n).split('').map(Number)
      const back = Number(digits.toReversed().join(''))
      if (digits.reduce((a, b) => a + b) !== sum || (stem.includes('greater by') ? back - n : n - back) !== change)
        continue
      if (stem.includes('middle digit is the sum') && digits[1] !== digits[0]! + digits[2]!) continue
      if (/middle digit is \d/.test(stem) && digits[1] !== numbers[1]) continue
      found.push(n)
    }
    return found.length === 1 ? found[0]! : Number.NaN
  },
})

/** What the questions of all three levels are made of. */
function basicsOf(drawn: Digits) {
  const { digits } = drawn
  const [first, last] = [digits[0]!, digits.at(-1)!]
  const [n, back] = [read(digits), read(digits.toReversed())]
  const change = Math.abs(back - n)
  const sum = digits.reduce((total, digit) => total + digit, 0)
  const gap = Math.abs(last - first)
  const [greater, smaller] = back > n ? ['last', 'first'] : ['first', 'last']
  return { first, last, n, back, change, sum, gap, greater, smaller }
}

function twoDigits(drawn: Digits): Written {
  const { what } = drawn
  const { first, last, n, back, change, sum, gap, greater, smaller } = basicsOf(drawn)
  const kind = what === 'number' ? `two-digit number` : `two-digit ${what}`
  const [outerWord, outer] = ['two', sum]
  const outerSum = t`The digits add up to ${sum}`
  return {
    stem: t`The digits of a ${kind} add up to ${sum}. Reversing the order of the digits makes it ${back > n ? 'greater' : 'smaller'} by ${change}. What is the ${what}?`,
    key: n,
    fits: (value) => value.n >= 10n && value.n < 100n,
    wrong: wrongCodes(drawn, { unit: 9, sum, gap }),
    because: t`Reversing a two-digit number changes it by 9 times the difference of its digits, so the digits differ by ${m`\frac{${change}}{9} = ${gap}`}. Since their sum is ${sum}, they are ${Math.max(first, last)} and ${Math.min(first, last)}. The ${greater} digit is the greater one, so the ${what} is ${n}.`,
    quick: [
      t`Reversing changes a two-digit number by 9 times the difference of its digits, so they differ by ${m`\frac{${change}}{9} = ${gap}`}. Their sum is ${sum}, so one is ${m`\frac{${sum} + ${gap}}{2} = ${Math.max(first, last)}`} and the other is ${Math.min(first, last)}. The ${greater} digit is the greater one, so the ${what} is ${n}.`,
    ],
    full: [
      t`With the digits ${m`a`} and ${m`b`}, the ${what} is ${m`10a + b`}, and the reversed one is ${m`10b + a`}. The change is ${m`(10b + a) - (10a + b) = 9b - 9a = 9(b - a)`}.`,
      t`So the ${greater} digit is greater than the ${smaller} by ${m`${change} \div 9 = ${gap}`}. ${outerSum}.`,
      t`The ${outerWord} digits have a sum of ${outer} and a difference of ${gap}, so they are ${Math.max(first, last)} and ${Math.min(first, last)}. The ${what} is ${n}.`,
      t`Check: the reversed number is ${back}, and ${m`${Math.max(n, back)} - ${Math.min(n, back)} = ${change}`}.`,
    ],
    hints: [
      t`By how much does the ${what} change if its digits differ by 1 and are reversed?`,
      t`Write the ${what} as ${m`10a + b`} and the reversed one as ${m`10b + a`}. What is the difference?`,
    ],
  }
}

function middleDigitTold(drawn: Digits): Written {
  const { digits, what } = drawn
  const { first, last, n, back, change, sum, gap, greater, smaller } = basicsOf(drawn)
  const kind = what === 'number' ? `three-digit number` : `three-digit ${what}`
  const [outerWord, outer] = ['outer', sum - digits[1]!]
  const outerSum = t`The outer digits add up to ${digits[1] === 0 ? plain(sum) : m`${sum} - ${digits[1]!} = ${outer}`}`
  return {
    stem: t`The digits of a ${kind} add up to ${sum}, and the middle digit is ${digits[1]!}. Reversing the order of the digits makes it ${back > n ? 'greater' : 'smaller'} by ${change}. What is the ${what}?`,
    key: n,
    fits: (value) => value.n >= 100n && value.n < 1000n,
    wrong: wrongCodes(drawn, { unit: 99, sum, gap }),
    because: t`Reversing a three-digit number changes it by 99 times the difference of its outer digits, so these differ by ${m`\frac{${change}}{99} = ${gap}`}. Since their sum is ${outer}, they are ${Math.max(first, last)} and ${Math.min(first, last)}. The ${greater} digit is the greater one, so the ${what} is ${n}.`,
    quick: [
      t`Reversing changes a three-digit number by 99 times the difference of its outer digits, so they differ by ${m`\frac{${change}}{99} = ${gap}`}. Their sum is ${outer}, so one is ${m`\frac{${outer} + ${gap}}{2} = ${Math.max(first, last)}`} and the other is ${Math.min(first, last)}. The ${greater} digit is the greater one, so the ${what} is ${n}.`,
    ],
    full: [
      t`With the digits ${m`a`}, ${m`b`}, and ${m`c`}, the ${what} is ${m`100a + 10b + c`}, and the reversed one is ${m`100c + 10b + a`}. Subtracting gives a change of ${m`99c - 99a = 99(c - a)`}.`,
      t`So the ${greater} digit is greater than the ${smaller} by ${m`${change} \div 99 = ${gap}`}. ${outerSum}.`,
      t`The ${outerWord} digits have a sum of ${outer} and a difference of ${gap}, so they are ${Math.max(first, last)} and ${Math.min(first, last)}. The ${what} is ${n}.`,
      t`Check: the reversed number is ${back}, and ${m`${Math.max(n, back)} - ${Math.min(n, back)} = ${change}`}.`,
    ],
    hints: [
      t`Does the middle digit affect how much the ${what} changes when its digits are reversed?`,
      t`Write the ${what} as ${m`100a + 10b + c`}. What is the difference between it and the reversed one?`,
    ],
  }
}

function middleDigitIsSum(drawn: Digits): Written {
  const { what } = drawn
  const { first, last, n, back, change, sum, gap, greater, smaller } = basicsOf(drawn)
  const kind = what === 'number' ? `three-digit number` : `three-digit ${what}`
  const [outerWord, outer] = ['outer', sum / 2]
  const outerSum = t`The middle digit equals the sum of the outer two, and all three make ${sum}. So the outer digits add up to ${m`${sum} \div 2 = ${outer}`}`
  return {
    stem: t`In a ${kind}, the middle digit is the sum of the other two. All three digits add up to ${sum}. Reversing the order of the digits makes it ${back > n ? 'greater' : 'smaller'} by ${change}. What is the ${what}?`,
    key: n,
    fits: (value) => value.n >= 100n && value.n < 1000n,
    wrong: wrongCodes(drawn, { unit: 99, sum, gap }),
    because: t`Reversing a three-digit number changes it by 99 times the difference of its outer digits, so these differ by ${m`\frac{${change}}{99} = ${gap}`}. Since their sum is half of ${sum}, or ${outer}, they are ${Math.max(first, last)} and ${Math.min(first, last)}. The ${greater} digit is the greater one, so the ${what} is ${n}.`,
    quick: [
      t`Reversing changes a three-digit number by 99 times the difference of its outer digits, so they differ by ${m`\frac{${change}}{99} = ${gap}`}. Their sum equals the middle digit, which makes it half of ${sum}, or ${outer}. So one is ${m`\frac{${outer} + ${gap}}{2} = ${Math.max(first, last)}`} and the other is ${Math.min(first, last)}. The ${greater} digit is the greater one, so the ${what} is ${n}.`,
    ],
    full: [
      t`With the digits ${m`a`}, ${m`b`}, and ${m`c`}, the ${what} is ${m`100a + 10b + c`}, and the reversed one is ${m`100c + 10b + a`}. Subtracting gives a change of ${m`99c - 99a = 99(c - a)`}.`,
      t`So the ${greater} digit is greater than the ${smaller} by ${m`${change} \div 99 = ${gap}`}. ${outerSum}.`,
      t`The ${outerWord} digits have a sum of ${outer} and a difference of ${gap}, so they are ${Math.max(first, last)} and ${Math.min(first, last)}. The ${what} is ${n}.`,
    ],
    hints: [
      t`Does the middle digit affect how much the ${what} changes when its digits are reversed?`,
      t`Write the ${what} as ${m`100a + 10b + c`}. What is the difference between it and the reversed one?`,
    ],
  }
}

function read(digits: readonly number[]): number {
  return Number(digits.join(''))
}

/** Other codes, each of which meets all conditions but one. */
function wrongCodes(
  { level, digits, what }: Digits,
  { unit, sum, gap }: { unit: number; sum: number; gap: number },
): Wrong[] {
  const [first, last] = [digits[0]!, digits.at(-1)!]
  const back = read(digits.toReversed())
  const middle = level === 1 ? [] : [digits[1]!]
  const around = (a: number, b: readonly number[], c: number): number[] => [a, ...b, c]
  const wrong: Wrong[] = [
    [
      back,
      'reversed-translation',
      () => t`${back} is the ${what} with its digits reversed. The question asks for the original one.`,
    ],
  ]
  const offer = (made: number[], reason: Wrong): void => {
    if (made.every((digit) => digit >= 0 && digit <= 9) && made[0]! > 0) wrong.push(reason)
  }
  for (const by of [1, -1, 2, -2]) {
    const shifted = around(first + by, middle, last - by)
    offer(shifted, [
      read(shifted),
      'ignored-condition',
      () =>
        t`The digits of ${read(shifted)} add up to ${sum}, but reversing them changes it by ${unit * Math.abs(last - first - 2 * by)}, not by ${unit * gap}.`,
    ])
    const lifted = around(first + by, middle, last + by)
    offer(lifted, [
      read(lifted),
      'ignored-condition',
      () =>
        t`Reversing the digits of ${read(lifted)} changes it by ${unit * gap}, as required, but its digits add up to ${sum + 2 * by}, not to ${sum}.`,
    ])
    if (level === 1) continue
    const moved = around(first + by, [digits[1]! - 2 * by], last + by)
    offer(moved, [
      read(moved),
      'ignored-condition',
      () =>
        level === 2
          ? t`The digits of ${read(moved)} have a sum of ${sum}, and reversing them changes the number by ${unit * gap}, but the middle digit is ${digits[1]! - 2 * by}, not ${digits[1]!}.`
          : t`The digits of ${read(moved)} have a sum of ${sum}, and reversing them changes the number by ${unit * gap}, but the middle digit, ${digits[1]! - 2 * by}, is not the sum of ${first + by} and ${last + by}.`,
    ])
  }
  return wrong
}

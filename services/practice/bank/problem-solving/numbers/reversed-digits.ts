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
  version: 3,
  levels: [-0.4, 0.2, 0.8],
  draw: (random, level) => {
    const first = random.int(1, 9)
    const last = random.int(1, 9)
    const middle = level === 3 ? first + last : random.int(0, 9)
    if (first === last || middle > 9) return null
    return { level, digits: level === 1 ? [first, last] : [first, middle, last], what: random.pick(CODES) }
  },
  write: (drawn) => {
    const { level, digits, what } = drawn
    const [first, last] = [digits[0]!, digits.at(-1)!]
    const [n, back] = [read(digits), read(digits.toReversed())]
    const change = Math.abs(back - n)
    const unit = level === 1 ? 9 : 99
    const sum = digits.reduce((total, digit) => total + digit, 0)
    const kind =
      what === 'number'
        ? `${level === 1 ? 'two' : 'three'}-digit number`
        : `${level === 1 ? 'two' : 'three'}-digit ${what}`
    const effect = t`Reversing the order of the digits makes it ${back > n ? 'greater' : 'smaller'} by ${change}`
    const told = [
      t`The digits of a ${kind} add up to ${sum}.`,
      t`The digits of a ${kind} add up to ${sum}, and the middle digit is ${digits[1]!}.`,
      t`In a ${kind}, the middle digit is the sum of the other two. All three digits add up to ${sum}.`,
    ][level - 1]!
    const outer = level === 1 ? sum : level === 2 ? sum - digits[1]! : sum / 2
    const gap = Math.abs(last - first)
    const [greater, smaller] = back > n ? ['last', 'first'] : ['first', 'last']
    const outerSum =
      level === 1
        ? t`The digits add up to ${sum}`
        : level === 2
          ? t`The outer digits add up to ${m`${sum} - ${digits[1]!} = ${outer}`}`
          : t`The middle digit is half of the sum, ${outer}, and so is the sum of the outer digits`
    return {
      stem: t`${told} ${effect}. What is the ${what}?`,
      key: n,
      show: plain,
      fits: (value) => value.n >= (level === 1 ? 10n : 100n) && value.n < (level === 1 ? 100n : 1000n),
      wrong: wrongCodes(drawn, { unit, sum, gap }),
      because: t`Reversing changes it by ${unit} times the difference of the ${level === 1 ? '' : 'outer '}digits, so they differ by ${m`\frac{${change}}{${unit}} = ${gap}`}; with the sum ${outer} they are ${Math.max(first, last)} and ${Math.min(first, last)}.`,
      quick: [
        t`Difference ${m`\frac{${change}}{${unit}} = ${gap}`}, sum ${outer}: half of ${m`${outer} \pm ${gap}`} gives ${Math.max(first, last)} and ${Math.min(first, last)}. The ${greater} digit is the greater one: ${n}.`,
      ],
      full: [
        level === 1
          ? t`With the digits ${m`a`} and ${m`b`} it is ${m`10a + b`}, reversed ${m`10b + a`}: the change is ${m`9(b - a)`}.`
          : t`With the digits ${m`a`}, ${m`b`} and ${m`c`} it is ${m`100a + 10b + c`}, reversed ${m`100c + 10b + a`}: the change is ${m`99(c - a)`}.`,
        t`So the ${greater} digit is greater than the ${smaller} by ${m`${change} \div ${unit} = ${gap}`}. ${outerSum}.`,
        t`That gives ${Math.max(first, last)} and ${Math.min(first, last)}, and the ${what} is ${n}.`,
      ],
      hints: [
        level === 1
          ? t`Write it as ${m`10a + b`}, and reversed as ${m`10b + a`}.`
          : t`Write it as ${m`100a + 10b + c`}. What does reversing change?`,
        t`The change is ${unit} times the difference of the ${level === 1 ? 'digits' : 'first and the last digit'}.`,
      ],
    }
  },
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
      () => t`${back} is what it becomes with its digits reversed. The ${what} before that is asked.`,
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
        t`The digits of ${read(shifted)} add up to ${sum}, but reversing it changes it by ${unit * Math.abs(last - first - 2 * by)}, not by ${unit * gap}.`,
    ])
    const lifted = around(first + by, middle, last + by)
    offer(lifted, [
      read(lifted),
      'ignored-condition',
      () =>
        t`Reversing ${read(lifted)} changes it by the right amount, but its digits add up to ${sum + 2 * by}, not to ${sum}.`,
    ])
    if (level === 1) continue
    const moved = around(first + by, [digits[1]! - 2 * by], last + by)
    offer(moved, [
      read(moved),
      'ignored-condition',
      () =>
        level === 2
          ? t`${read(moved)} has the right sum and the right change, but its middle digit is ${digits[1]! - 2 * by}, not ${digits[1]!}.`
          : t`${read(moved)} has the right sum and the right change, but its middle digit ${digits[1]! - 2 * by} is not the sum of ${first + by} and ${last + by}.`,
    ])
  }
  return wrong
}

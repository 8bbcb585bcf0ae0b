import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { search } from '../../factory/search.ts'

const SETTINGS = [
  { who: 'A garden center has', what: 'seedlings', put: 'put', group: 'in trays of' },
  { who: 'A farm has', what: 'eggs', put: 'packed', group: 'in boxes of' },
  { who: 'A collector has', what: 'stamps', put: 'put', group: 'on pages of' },
  { who: 'A school has', what: 'chairs', put: 'placed', group: 'in rows of' },
] as const

interface Rest {
  n: number
  sizes: readonly number[]
  low: number
  high: number
  all: number
  setting: (typeof SETTINGS)[number]
}

export const leftOver = problem<Rest>({
  id: 'left-over',
  skill: 'remainders',
  version: 6,
  levels: [-0.3, 0.4, 1],
  draw: (random, level) => {
    const sizes = random.some(level === 3 ? [4, 5, 6, 7, 8, 9] : [5, 6, 7, 8, 9, 10, 11, 12], level === 3 ? 3 : 2)
    const ordered = sizes.toSorted((a, b) => a - b)
    const all = ordered.reduce(lcm)
    if (all < 24 || all > 420) return null
    const start = level === 1 ? random.int(1, ordered[0]! - 1) : random.int(1, all - 1)
    const n = start + all * random.int(level === 3 ? 0 : 1, 5)
    const remainders = ordered.map((size) => n % size)
    if (remainders.includes(0) || (level > 1 && new Set(remainders).size !== remainders.length)) return null
    const width = Math.floor((all * 0.9) / 10) * 10
    const low = Math.ceil((n - width) / 10) * 10 + 10 * random.int(0, Math.max(0, width / 10 - 1))
    if (low < 20 || n < low || n > low + width) return null
    return { n, sizes: ordered, low, high: low + width, all, setting: random.pick(SETTINGS) }
  },
  write: (rest) => {
    const { n, sizes, low, high, all, setting } = rest
    const { who, what, put, group } = setting
    const same = sizes.length === 2 && new Set(sizes.map((size) => n % size)).size === 1
    const [a, b] = [sizes[0]!, sizes[1]!]
    const step = lcm(a, b)
    const first = n % step
    const divisor = sizes.at(-1)!
    const listed = numbersFrom(low, high, (each) => each % divisor === n % divisor)
    const both = numbersFrom(low, high, (each) => each % step === first)
    // What these numbers leave when divided by the largest size.
    const thirds = range(low, high).filter((each) => each % step === first).map((each) => plain(each % divisor)) // prettier-ignore
    const others = sizes.slice(0, -1).map((size) => t`${n % size} when divided by ${size}`)
    return {
      stem: t`${who} between ${low} and ${high} ${what}, inclusive. If they are ${put} ${group} ${a}, ${over(n % a)}; ${sizes.length === 2 ? 'if they are ' + put + ' ' : ''}${group} ${b}, ${over(n % b)}${sizes.length === 3 ? t`; and ${group} ${sizes[2]!}, ${over(n % sizes[2]!)}` : ''}. How many ${what} are there?`,
      key: n,
      show: plain,
      fits: (value) => value.n >= BigInt(low) && value.n <= BigInt(high),
      wrong: same ? [...wrongSame(rest), ...wrongOne(rest)] : [...wrongOne(rest), ...wrongSecond(rest)],
      because: t`${sizes.map((size) => m`${n} = ${Math.floor(n / size)} \times ${size} + ${n % size}`).join(sizes.length === 2 ? ' and ' : ', ')}. Numbers with ${sizes.length === 2 ? 'both' : 'all three'} of these remainders are ${all} apart, so no other one is from ${low} to ${high}.`,
      quick: [
        same
          ? t`Without the ${n % a} left over, the number is a multiple of ${m`\operatorname{lcm}(${a}, ${b}) = ${all}`}. The only such multiple that fits is ${n - (n % a)}, so there are ${m`${n - (n % a)} + ${n % a} = ${n}`} ${what}.`
          : sizes.length === 3
            ? t`Numbers that leave ${others.join(' and ')} are ${step} apart. From ${low} to ${high}, ${both === plain(n) ? t`there is only ${n}` : t`they are ${both}`}. Since ${m`${n} = ${Math.floor(n / divisor)} \times ${divisor} + ${n % divisor}`}, ${both === plain(n) ? n : t`only ${n} among them`} also leaves ${n % divisor} when divided by ${divisor}.`
            : t`From ${low} to ${high}, the numbers that leave ${n % divisor} when divided by ${divisor} are ${listed}. Of these, only ${m`${n} = ${Math.floor(n / a)} \times ${a} + ${n % a}`} also leaves ${others.join(' and ')}.`,
      ],
      full: same
        ? [
            t`Without the ${n % a} left over, the number is a multiple of both ${a} and ${b}.`,
            t`The least common multiple of ${a} and ${b} is ${all}, and the only multiple of ${all} that fits is ${n - (n % a) === all ? plain(all) : m`${(n - (n % a)) / all} \times ${all} = ${n - (n % a)}`}.`,
            t`Add the ${n % a} left over: there are ${m`${n - (n % a)} + ${n % a} = ${n}`} ${what}.`,
          ]
        : [
            t`The numbers that leave ${n % b} when divided by ${b} are ${n % b}, ${(n % b) + b}, ${(n % b) + 2 * b}, and so on. The first of them that leaves ${n % a} when divided by ${a} is ${first}.`,
            t`The next numbers with both remainders follow in steps of ${m`\operatorname{lcm}(${a}, ${b}) = ${step}`}.`,
            sizes.length === 3
              ? t`From ${low} to ${high}, ${both === plain(n) ? t`the only one is ${n}. It leaves ${n % divisor} when divided by ${divisor}, as required` : t`they are ${both}. Divided by ${divisor}, they leave remainders of ${thirds.slice(0, -1).join(', ')}${thirds.length > 2 ? ',' : ''} and ${thirds.at(-1)!}, in this order. Only ${n} leaves ${n % divisor}`}, so there are ${n} ${what}.`
              : t`The only one from ${low} to ${high} is ${first === n ? plain(n) : m`${first} + ${(n - first) / step} \times ${step} = ${n}`}, so there are ${n} ${what}.`,
          ],
      hints: [
        same
          ? t`What do the numbers of ${what} left over in the two cases have in common?`
          : t`Which numbers leave a remainder of ${n % a} when divided by ${a}?`,
        same
          ? t`If you set aside the ${n % a} left over, what kind of number remains?`
          : t`Find one number that leaves ${n % a} when divided by ${a} and ${n % b} when divided by ${b}. How far apart are the numbers with this property?`,
      ],
    }
  },
  second: ([low = 0, high = 0, ...pairs]) =>
    search([low, high], (x) => pairs.every((size, index) => index % 2 === 1 || x % size === pairs[index + 1])),
})

function lcm(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}

/** The numbers of a range with a property, as a list; a long list is cut off after three. */
function numbersFrom(low: number, high: number, has: (value: number) => boolean): string {
  const found = range(low, high).filter(has).map(plain)
  if (found.length > 12) return `${found.slice(0, 3).join(', ')}, and so on`
  return found.length < 3 ? found.join(' and ') : `${found.slice(0, -1).join(', ')}, and ${found.at(-1)}`
}

function over(rest: number): string {
  if (rest === 0) return 'none are left over'
  return rest === 1 ? '1 is left over' : `${rest} are left over`
}

function wrongSame({ n, sizes }: Rest): Wrong[] {
  const [a, b] = [sizes[0]!, sizes[1]!]
  const rest = n % a
  return [
    [
      n - rest,
      'stopped-early',
      () =>
        t`${n - rest} is a multiple of both ${a} and ${b}, so nothing would be left over. Add the ${rest} left over.`,
    ],
    [
      n - 2 * rest,
      'wrong-operation',
      () =>
        t`This answer subtracts ${rest} from the common multiple ${n - rest}. The ${rest} left over must be added to it.`,
    ],
    [
      n + rest,
      'remainder-arithmetic',
      () =>
        t`This answer adds the ${rest} left over twice: ${m`${n - rest} + ${rest} + ${rest}`}. The same ${rest} ${rest === 1 ? 'is' : 'are'} left over in both cases, so add ${rest} once.`,
    ],
  ]
}

/** Numbers near the key that miss exactly one of the remainders. */
function wrongOne({ n, sizes, low, high, setting: { group } }: Rest): Wrong[] {
  return sizes.flatMap((missed) => {
    const step = sizes.filter((size) => size !== missed).reduce(lcm)
    return [n - step, n + step, n - 2 * step, n + 2 * step, n - 3 * step, n + 3 * step]
      .filter((value) => value >= low && value <= high)
      .map((value): Wrong => [
        value,
        'ignored-condition',
        () =>
          t`${m`${value} = ${Math.floor(value / missed)} \times ${missed} + ${value % missed}`}, so ${group} ${missed}, ${over(value % missed)}, not ${n % missed}.`,
      ])
  })
}

/** Further numbers that miss the first remainder. */
function wrongSecond({ n, sizes, setting }: Rest): Wrong[] {
  const missed = sizes[0]!
  return [n - 2 * sizes[1]!, n + 2 * sizes[1]!, n - 3 * sizes[1]!, n + 3 * sizes[1]!]
    .filter((value) => value % missed !== n % missed)
    .map((value): Wrong => [
      value,
      'ignored-condition',
      () =>
        t`${m`${value} = ${Math.floor(value / missed)} \times ${missed} + ${value % missed}`}, so ${setting.group} ${missed}, ${over(value % missed)}, not ${n % missed}.`,
    ])
}

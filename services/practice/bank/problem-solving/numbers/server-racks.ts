import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { whole: 'archive', part: 'disk', bit: 'byte', base: 2 },
  { whole: 'satellite image', part: 'tile', bit: 'pixel', base: 2 },
  { whole: 'seed bank', part: 'drawer', bit: 'seed', base: 3 },
  { whole: 'warehouse', part: 'pallet', bit: 'brick', base: 2 },
  { whole: 'mosaic', part: 'panel', bit: 'stone', base: 3 },
] as const

interface Racks {
  level: Level
  parts: number
  inner: number
  bits: number
  size: number
  setting: (typeof SETTINGS)[number]
}

export const serverRacks = problem<Racks>({
  id: 'server-racks',
  skill: 'powers',
  version: 3,
  levels: [-0.7, 0.1, 0.9],
  places: [
    [5, 5, 5, 5, 0],
    [5, 5, 5, 5, 0],
    [2, 2, 2, 2, 12],
  ],
  draw: (random, level) => {
    const setting = random.pick(SETTINGS)
    const inner = random.int(2, 3)
    const parts = random.int(4, 12)
    const bits = random.int(3, 9)
    const size = random.int(3, parts + inner * bits - 4)
    return level === 2 && size === parts ? null : { level, parts, inner, bits, size, setting }
  },
  write: (racks) => ({
    ...byLevel(racks, [bitsInWhole, groupsOfBits, bitsInSeveral]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (numbers, stem) => {
    const each = stem.startsWith('Each')
    const [base = 1, parts = 0, power = 1, bits = 0] = each ? numbers.slice(1) : numbers
    let total = BigInt(each ? base : 1)
    for (let factor = 0; factor < parts; factor += 1) total *= BigInt(base)
    for (let factor = 0; factor < bits; factor += 1) total *= BigInt(power)
    if (stem.includes('equal groups')) for (let factor = 0; factor < numbers.at(-1)!; factor += 1) total /= BigInt(base)
    let n = 0
    while (total > 1n) {
      total /= BigInt(base)
      n += 1
    }
    return n
  },
})

/** What the questions of all three levels are made of. */
function basicsOf(racks: Racks) {
  const { parts, inner, bits, setting } = racks
  const { base } = setting
  const power = base ** inner
  const total = parts + inner * bits
  const one = m`${base}^{${parts}} \times ${power}^{${bits}} = ${base}^{${parts}} \times ${base}^{${inner * bits}} = ${base}^{${total}}`
  return { power, total, one }
}

function bitsInWhole(racks: Racks): Written {
  const { parts, inner, bits, setting } = racks
  const { whole, part, bit, base } = setting
  const { power, total, one } = basicsOf(racks)
  return {
    stem: t`${article(whole)} consists of ${m`${base}^{${parts}}`} ${part}s with ${m`${power}^{${bits}}`} ${bit}s each. If the ${whole} has ${m`${base}^n`} ${bit}s in all, what is the value of ${m`n`}?`,
    key: total,
    wrong: [...wrongProducts(racks)],
    because: t`${one}.`,
    quick: [t`With ${m`${power} = ${base}^${inner}`}: ${m`${parts} + ${inner} \times ${bits} = ${total}`}.`],
    full: [
      t`Write all with base ${base}: ${m`${power}^{${bits}} = \left(${base}^${inner}\right)^{${bits}} = ${base}^{${inner * bits}}`}.`,
      t`Add the exponents of the product: ${m`${base}^{${parts}} \times ${base}^{${inner * bits}} = ${base}^{${total}}`}.`,
    ],
    hints: [
      t`Write ${power} as a power of ${base}.`,
      t`${m`${power}^{${bits}} = ${base}^{${inner * bits}}`}. What happens to the exponents in a product?`,
    ],
  }
}

function groupsOfBits(racks: Racks): Written {
  const { parts, inner, bits, size, setting } = racks
  const { whole, part, bit, base } = setting
  const { power, total, one } = basicsOf(racks)
  const key = total - size
  return {
    stem: t`${article(whole)} consists of ${m`${base}^{${parts}}`} ${part}s with ${m`${power}^{${bits}}`} ${bit}s each. All these ${bit}s are divided into ${m`${base}^n`} equal groups of ${m`${base}^{${size}}`} ${bit}s. What is the value of ${m`n`}?`,
    key,
    wrong: [...wrongGroups(racks), ...wrongProducts(racks)],
    because: t`${one}, and ${m`${base}^{${total}} \div ${base}^{${size}} = ${base}^{${key}}`}.`,
    quick: [
      t`With ${m`${power} = ${base}^${inner}`}: ${m`${parts} + ${inner} \times ${bits}${` - ${size}`} = ${key}`}.`,
    ],
    full: [
      t`Write all with base ${base}: ${m`${power}^{${bits}} = \left(${base}^${inner}\right)^{${bits}} = ${base}^{${inner * bits}}`}.`,
      t`Add the exponents of the product: ${m`${base}^{${parts}} \times ${base}^{${inner * bits}} = ${base}^{${total}}`}.`,
      t`Subtract for the quotient: ${m`${base}^{${total}} \div ${base}^{${size}} = ${base}^{${key}}`}.`,
    ],
    hints: [
      t`Write ${power} as a power of ${base}.`,
      t`${m`${power}^{${bits}} = ${base}^{${inner * bits}}`}. What happens to the exponents in a product and in a quotient?`,
    ],
  }
}

function bitsInSeveral(racks: Racks): Written {
  const { parts, inner, bits, setting } = racks
  const { whole, part, bit, base } = setting
  const { power, total, one } = basicsOf(racks)
  const key = total + 1
  return {
    stem: t`Each of ${base} ${whole}s consists of ${m`${base}^{${parts}}`} ${part}s with ${m`${power}^{${bits}}`} ${bit}s each. If the ${base} ${whole}s together have ${m`${base}^n`} ${bit}s, what is the value of ${m`n`}?`,
    key,
    wrong: [...wrongSums(racks), ...wrongProducts(racks)],
    because: t`One ${whole} has ${one}; ${base} of them have ${m`${base} \times ${base}^{${total}} = ${base}^{${key}}`}.`,
    quick: [t`With ${m`${power} = ${base}^${inner}`}: ${m`${parts} + ${inner} \times ${bits} + 1 = ${key}`}.`],
    full: [
      t`Write all with base ${base}: ${m`${power}^{${bits}} = \left(${base}^${inner}\right)^{${bits}} = ${base}^{${inner * bits}}`}.`,
      t`Add the exponents of the product: ${m`${base}^{${parts}} \times ${base}^{${inner * bits}} = ${base}^{${total}}`}.`,
      t`The sum of ${base} equal powers is a product: ${m`${base} \times ${base}^{${total}} = ${base}^{${key}}`}.`,
    ],
    hints: [
      t`Write ${power} as a power of ${base}.`,
      t`A power of ${base}, multiplied by ${base}, is the next power. One ${whole} has ${m`${base}^{${total}}`} ${bit}s.`,
    ],
  }
}

function article(word: string): string {
  return /^[aeiou]/.test(word) ? `An ${word}` : `A ${word}`
}

/** The slips in the product, carried on through the last step. */
function wrongProducts({ level, parts, inner, bits, size, setting: { base } }: Racks): Wrong[] {
  const power = base ** inner
  const as = (exponent: number): number => [exponent, exponent - size, exponent + 1][level - 1]!
  return [
    [
      as(parts + bits),
      'bases-combined',
      () =>
        t`This answer adds ${parts} and ${bits}, but the second base is ${power}. First write ${m`${power}^{${bits}} = ${base}^{${inner * bits}}`}.`,
    ],
    [
      as(parts + inner + bits),
      'exponents-added',
      () =>
        t`This answer takes ${m`\left(${base}^${inner}\right)^{${bits}}`} for ${m`${base}^{${inner + bits}}`}. A power of a power multiplies the exponents: ${m`${inner} \times ${bits} = ${inner * bits}`}.`,
    ],
    [
      as(parts * bits),
      'exponents-multiplied',
      () =>
        t`This answer multiplies the exponents ${parts} and ${bits}. In a product of powers of ${base} they are added, and ${power} is not ${base}.`,
    ],
    [
      as(parts + bits ** inner),
      'exponents-multiplied',
      () =>
        t`This answer raises ${bits} to the power ${inner}. With ${m`${power} = ${base}^${inner}`} the exponent is ${m`${inner} \times ${bits} = ${inner * bits}`}.`,
    ],
    [
      as(inner * (parts + bits)),
      'exponents-multiplied',
      () =>
        t`This answer multiplies both exponents by ${inner}. Only ${m`${power}^{${bits}}`} has the base ${m`${power} = ${base}^${inner}`}.`,
    ],
    [
      as(parts + power * bits),
      'base-times-exponent',
      () =>
        t`This answer multiplies ${bits} by the base ${power}. The exponent of ${m`${power} = ${base}^${inner}`} counts: ${m`${inner} \times ${bits}`}.`,
    ],
    ...(level === 2
      ? []
      : ([
          [
            inner * bits,
            'stopped-early',
            () =>
              t`${m`${base}^{${inner * bits}}`} is ${m`${power}^{${bits}}`} alone. It is still multiplied by ${m`${base}^{${parts}}`}.`,
          ],
        ] as const)),
    [
      as(parts * inner * bits),
      'exponents-multiplied',
      () =>
        t`This answer multiplies ${parts} by ${inner * bits}. In the product ${m`${base}^{${parts}} \times ${base}^{${inner * bits}}`} the exponents are added.`,
    ],
  ]
}

function wrongGroups({ parts, inner, bits, size, setting: { base, bit } }: Racks): Wrong[] {
  const total = parts + inner * bits
  return [
    [
      total,
      'stopped-early',
      () =>
        t`${m`${base}^{${total}}`} is the number of all ${bit}s. It has to be divided by the ${m`${base}^{${size}}`} of one group.`,
    ],
    [
      total + size,
      'wrong-operation',
      () =>
        t`This answer adds ${size}. Dividing by ${m`${base}^{${size}}`} takes ${size} away from the exponent ${total}.`,
    ],
    [
      size,
      'answered-other-quantity',
      () => t`${size} is the exponent of the size of a group. The number of groups is asked.`,
    ],
  ]
}

function wrongSums({ parts, inner, bits, setting: { base, whole } }: Racks): Wrong[] {
  const total = parts + inner * bits
  return [
    [total, 'stopped-early', () => t`${m`${base}^{${total}}`} belongs to one ${whole}. There are ${base} of them.`],
    [
      base * total,
      'exponents-multiplied',
      () =>
        t`This answer multiplies the exponent ${total} by ${base}. The product of ${base} and ${m`${base}^{${total}}`} has one factor ${base} more: the exponent grows by 1.`,
    ],
    [
      total + base,
      'exponents-added',
      () => t`This answer adds ${base} to the exponent ${total}. Multiplying by ${m`${base} = ${base}^1`} adds 1.`,
    ],
  ]
}

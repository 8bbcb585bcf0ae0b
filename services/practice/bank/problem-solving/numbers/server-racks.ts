import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const SETTINGS = [
  { whole: 'archive', part: 'disk', bit: 'byte', base: 2 },
  { whole: 'satellite image', part: 'tile', bit: 'pixel', base: 2 },
  { whole: 'seed bank', part: 'drawer', bit: 'seed', base: 3 },
  { whole: 'warehouse', part: 'pallet', bit: 'brick', base: 2 },
  { whole: 'mosaic', part: 'panel', bit: 'tile', base: 3 },
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
  version: 4,
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
    because: t`Write everything with base ${base} and add the exponents: ${one}.`,
    quick: [
      t`Since ${m`${power} = ${base}^${inner}`}, ${m`${power}^{${bits}} = ${base}^{${inner * bits}}`}. Add the exponents: ${m`n = ${parts} + ${inner * bits} = ${total}`}.`,
    ],
    full: [
      t`Write everything with base ${base}: ${m`${power}^{${bits}} = \left(${base}^${inner}\right)^{${bits}} = ${base}^{${inner * bits}}`}.`,
      t`When powers of the same base are multiplied, add the exponents: ${m`${base}^{${parts}} \times ${base}^{${inner * bits}} = ${base}^{${total}}`}, so ${m`n = ${total}`}.`,
    ],
    hints: [
      t`Do the two powers have the same base?`,
      t`Write ${power} as a power of ${base}. What happens to the exponents when powers are multiplied?`,
    ],
  }
}

function groupsOfBits(racks: Racks): Written {
  const { parts, inner, bits, size, setting } = racks
  const { whole, part, bit, base } = setting
  const { power, total, one } = basicsOf(racks)
  const key = total - size
  return {
    stem: t`${article(whole)} consists of ${m`${base}^{${parts}}`} ${part}s with ${m`${power}^{${bits}}`} ${bit}s each. If all of these ${bit}s are divided into ${m`${base}^n`} equal groups of ${m`${base}^{${size}}`} ${bit}s, what is the value of ${m`n`}?`,
    key,
    wrong: [...wrongGroups(racks), ...wrongProducts(racks)],
    because: t`There are ${one} ${bit}s in all, and ${m`${base}^{${total}} \div ${base}^{${size}} = ${base}^{${key}}`}.`,
    quick: [
      t`Since ${m`${power} = ${base}^${inner}`}, ${m`${power}^{${bits}} = ${base}^{${inner * bits}}`}. Add the exponents, and subtract ${size} for the division: ${m`n = ${parts} + ${inner * bits} - ${size} = ${key}`}.`,
    ],
    full: [
      t`Write everything with base ${base}: ${m`${power}^{${bits}} = \left(${base}^${inner}\right)^{${bits}} = ${base}^{${inner * bits}}`}.`,
      t`When powers of the same base are multiplied, add the exponents: ${m`${base}^{${parts}} \times ${base}^{${inner * bits}} = ${base}^{${total}}`}.`,
      t`When they are divided, subtract the exponents: ${m`${base}^{${total}} \div ${base}^{${size}} = ${base}^{${key}}`}, so ${m`n = ${key}`}.`,
    ],
    hints: [
      t`Do the two powers in the question have the same base?`,
      t`Write ${power} as a power of ${base}. What happens to the exponents when powers are multiplied, and when they are divided?`,
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
    because: t`One ${whole} has ${one} ${bit}s, so ${base} of them have ${m`${base} \times ${base}^{${total}} = ${base}^{${key}}`}.`,
    quick: [
      t`Since ${m`${power} = ${base}^${inner}`}, ${m`${power}^{${bits}} = ${base}^{${inner * bits}}`}. The number of ${whole}s is one more factor of ${base}, so ${m`n = ${parts} + ${inner * bits} + 1 = ${key}`}.`,
    ],
    full: [
      t`Write everything with base ${base}: ${m`${power}^{${bits}} = \left(${base}^${inner}\right)^{${bits}} = ${base}^{${inner * bits}}`}.`,
      t`When powers of the same base are multiplied, add the exponents: ${m`${base}^{${parts}} \times ${base}^{${inner * bits}} = ${base}^{${total}}`}.`,
      t`So one ${whole} has ${m`${base}^{${total}}`} ${bit}s. There are ${base} of them, and multiplying by ${base} adds 1 to the exponent: ${m`${base} \times ${base}^{${total}} = ${base}^{${key}}`}, so ${m`n = ${key}`}.`,
      t`Check the exponents: ${parts} from the ${part}s, ${m`${inner} \times ${bits} = ${inner * bits}`} from the ${bit}s in each of them, and 1 from the ${whole}s make ${key}.`,
    ],
    hints: [
      t`Do the two powers in the question have the same base?`,
      t`Write ${power} as a power of ${base} and find the number of ${bit}s in one ${whole}. What does multiplying by ${base} do to the exponent?`,
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
  const worked = (sum: string, exponent: number): string =>
    m`${sum}${['', ` - ${size}`, ' + 1'][level - 1]!} = ${as(exponent)}`
  return [
    [
      as(parts + bits),
      'bases-combined',
      () =>
        t`This answer adds the exponents as they are: ${worked(`${parts} + ${bits}`, parts + bits)}. The bases are different, so first write ${m`${power}^{${bits}}`} as ${m`${base}^{${inner * bits}}`}.`,
    ],
    [
      as(parts + inner + bits),
      'exponents-added',
      () =>
        t`This answer adds ${inner} and ${bits} in ${m`\left(${base}^${inner}\right)^{${bits}}`}: ${worked(`${parts} + ${inner + bits}`, parts + inner + bits)}. When a power is raised to a power, the exponents are multiplied: ${m`${inner} \times ${bits} = ${inner * bits}`}.`,
    ],
    [
      as(parts * bits),
      'exponents-multiplied',
      () =>
        t`This answer multiplies the exponents: ${worked(`${parts} \\times ${bits}`, parts * bits)}. When powers of the same base are multiplied, their exponents are added, and the second base is ${power}, not ${base}.`,
    ],
    [
      as(parts + bits ** inner),
      'exponents-multiplied',
      () =>
        t`This answer raises ${bits} to the power of ${inner}: ${worked(`${parts} + ${bits ** inner}`, parts + bits ** inner)}. Since ${m`${power} = ${base}^${inner}`}, the exponent is ${m`${inner} \times ${bits} = ${inner * bits}`}.`,
    ],
    [
      as(inner * (parts + bits)),
      'exponents-multiplied',
      () =>
        t`This answer multiplies both exponents by ${inner}: ${worked(`${inner * parts} + ${inner * bits}`, inner * (parts + bits))}. Only ${m`${power}^{${bits}}`} has the base ${m`${power} = ${base}^${inner}`}; the other base is ${base} already.`,
    ],
    [
      as(parts + power * bits),
      'base-times-exponent',
      () =>
        t`This answer multiplies ${bits} by ${power}: ${worked(`${parts} + ${power * bits}`, parts + power * bits)}. Since ${m`${power} = ${base}^${inner}`}, multiply ${bits} by the exponent ${inner}.`,
    ],
    ...(level === 2
      ? []
      : ([
          [
            inner * bits,
            'stopped-early',
            () =>
              t`This answer is the exponent of ${m`${power}^{${bits}} = ${base}^{${inner * bits}}`} alone. It still has to be multiplied by ${m`${base}^{${parts}}`}.`,
          ],
        ] as const)),
    [
      as(parts * inner * bits),
      'exponents-multiplied',
      () =>
        t`This answer multiplies the exponents: ${worked(`${parts} \\times ${inner * bits}`, parts * inner * bits)}. When ${m`${base}^{${parts}}`} is multiplied by ${m`${base}^{${inner * bits}}`}, the exponents are added.`,
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
        t`${m`${base}^{${total}}`} is the number of all ${bit}s. Divide it by ${m`${base}^{${size}}`}, the size of a group.`,
    ],
    [
      total + size,
      'wrong-operation',
      () =>
        t`This answer adds the exponent of the group size: ${m`${total} + ${size} = ${total + size}`}. When powers are divided, the exponents are subtracted.`,
    ],
    [
      size,
      'answered-other-quantity',
      () =>
        t`${size} is the exponent for the size of a group, ${m`${base}^{${size}}`}. The question asks for the exponent of the number of groups.`,
    ],
  ]
}

function wrongSums({ parts, inner, bits, setting: { base, whole } }: Racks): Wrong[] {
  const total = parts + inner * bits
  return [
    [
      total,
      'stopped-early',
      () =>
        t`${m`${base}^{${total}}`} is the number for one ${whole}. There are ${base} ${whole}s, so multiply by ${base}, which adds 1 to the exponent.`,
    ],
    [
      base * total,
      'exponents-multiplied',
      () =>
        t`This answer multiplies the exponent ${total} by ${base}. Multiplying ${m`${base}^{${total}}`} by ${base} only adds 1 to the exponent.`,
    ],
    [
      total + base,
      'exponents-added',
      () => t`This answer adds ${base} to the exponent ${total}. Multiplying by ${m`${base} = ${base}^1`} adds only 1.`,
    ],
  ]
}

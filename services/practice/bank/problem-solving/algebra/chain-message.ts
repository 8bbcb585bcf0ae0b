import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'

const CHAINS = [
  { who: 'people', thing: 'An emergency call is passed on', round: 'round' },
  { who: 'volunteers', thing: 'A meeting is announced', round: 'stage' },
  { who: 'customers', thing: 'A coupon is passed on', round: 'wave' },
  { who: 'researchers', thing: 'A questionnaire is sent on', round: 'step' },
] as const

interface Chain {
  level: Level
  start: number
  base: number
  n: number
  gap: number
  chain: (typeof CHAINS)[number]
}

export const chainMessage = problem<Chain>({
  id: 'chain-message',
  skill: 'exponential-equations',
  version: 2,
  levels: [-0.4, 0.3, 0.9],
  places: [
    [7, 7, 6, 0, 0],
    [4, 4, 5, 7, 0],
    [1, 1, 1, 5, 12],
  ],
  draw: (random, level) => {
    const base = random.int(2, 5)
    const n = random.int(base > 3 ? 2 : 3, base > 3 ? 4 : base === 3 ? 5 : 8)
    const gap = random.int(1, base > 3 ? 2 : 3)
    const start = random.int(level === 1 ? 2 : 1, 9)
    if (start * base ** (n + gap) > 30_000) return null
    return { level, start, base, n, gap, chain: random.pick(CHAINS) }
  },
  write: (drawn) => {
    const { level, start, base, n, gap, chain } = drawn
    const { who, thing, round } = chain
    const at = start * base ** n
    const later = start * base ** (n + gap)
    const from = start === 1 ? 'one organiser' : t`${start} organisers`
    const intro = t`${thing}. In ${round} 1, ${from} ${start === 1 ? 'writes' : 'write'} to ${base} ${who}${start === 1 ? '' : ' each'}; in every later ${round}, each one reached in the ${round} before writes to ${base} new ${who}.`
    const both =
      gap === 1 ? t`Two ${round}s in succession reach` : t`A certain ${round} and the one ${gap} ${round}s later reach`
    const stem = [
      t`${intro} In which ${round} are ${at} new ${who} reached?`,
      t`${intro} ${both} ${at + later} new ${who} together. Which ${round} is the earlier of the two?`,
      t`${intro} In a certain ${round}, ${later - at} more new ${who} are reached than ${gap === 1 ? `in the ${round} before` : t`${gap} ${round}s before`}. How many new ${who} are reached in the earlier of the two ${round}s?`,
    ][level - 1]!
    const factor = base ** gap
    const shift = level === 2 ? factor + 1 : factor - 1
    const known = level === 2 ? at + later : later - at
    const times = start === 1 ? '' : `${start} \\times `
    const key = level === 3 ? at : n
    return {
      stem,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && (level === 3 || value.n <= 24n),
      wrong: level === 1 ? wrongRounds(drawn) : level === 2 ? wrongEarlier(drawn) : wrongNumbers(drawn),
      because:
        level === 1
          ? t`In ${round} ${m`n`} there are ${m`${times}${base}^n`} new ${who}, and ${m`${times}${base}^{${n}} = ${at}`}.`
          : t`In ${round} ${n} there are ${m`${times}${base}^{${n}} = ${at}`}, in ${round} ${n + gap} ${m`${times}${base}^{${n + gap}} = ${later}`}: ${level === 2 ? t`together ${known}` : t`${known} more`}.`,
      quick: [
        level === 1
          ? start === 1
            ? t`${m`${base}^{${n}} = ${at}`}.`
            : t`${m`${at} \div ${start} = ${base ** n} = ${base}^{${n}}`}.`
          : t`The later one has ${gap === 1 ? plain(base) : m`${base}^${gap} = ${factor}`} times as many, so ${known} is ${shift === 1 ? 'the number' : t`${shift} times the number`} of the earlier: ${at}${level === 2 ? t`, which is ${m`${times}${base}^{${n}}`}` : ''}.`,
      ],
      full: [
        t`In ${round} ${m`n`} there are ${m`${times}${base}^n`} new ${who}: the number is multiplied by ${base} every time.`,
        ...(level === 1
          ? [
              t`${m`${times}${base}^n = ${at}`} gives ${m`${base}^n = ${base ** n} = ${base}^{${n}}`}.`,
              t`So ${m`n = ${n}`}.`,
            ]
          : [
              t`${m`${times}${base}^{n + ${gap}} ${level === 2 ? '+' : '-'} ${times}${base}^n = ${known}`}; take out ${m`${times}${base}^n`}: ${m`${times}${base}^n(${factor} ${level === 2 ? '+' : '-'} 1) = ${known}`}.`,
              t`So ${m`${times}${base}^n = ${known} \div ${shift} = ${at}`}${level === 2 ? t`, and ${m`n = ${n}`}` : ''}.`,
            ]),
      ],
      hints: [
        t`How many are reached in ${round} 1, 2, 3? Write the number for ${round} ${m`n`} as a power.`,
        level === 1
          ? t`Solve ${m`${times}${base}^n = ${at}`}.`
          : t`Take out the common factor ${m`${times}${base}^n`}; the other one is ${m`${factor} ${level === 2 ? '+' : '-'} 1`}.`,
      ],
    }
  },
  second: (numbers, stem) => {
    const single = stem.includes('one organiser')
    const [, start = 1, base = 2] = single ? [1, 1, numbers[1]!] : numbers
    const tail = numbers.slice(single ? 2 : 3)
    const reached = [0]
    let fresh = start
    for (let round = 1; round <= 20; round += 1) {
      fresh *= base
      reached.push(fresh)
    }
    const gapped = /(\d+) \w+s (?:later|before)/.exec(stem)
    const gap = gapped ? Number(gapped[1]) : 1
    const known = stem.includes('more new') ? tail[1]! : tail.at(-1)!
    for (let round = 1; round + gap <= 20; round += 1) {
      const [one = 0, later = 0] = [reached[round], reached[round + gap]]
      if (stem.includes('In which') && one === known) return round
      if (stem.includes('together') && one + later === known) return round
      if (stem.includes('more new') && later - one === known) return one
    }
    return Number.NaN
  },
})

function wrongRounds({ start, base, n, chain: { round, who } }: Chain): Wrong[] {
  const at = start * base ** n
  const sums = Math.ceil(Math.log((at * (base - 1)) / (start * base) + 1) / Math.log(base))
  const alone = Math.round(Math.log(at) / Math.log(base))
  return [
    [
      n + 1,
      'terms-for-steps',
      () =>
        t`You counted the ${start} organisers as the first ${round}. In ${round} 1 they have already reached ${start * base}.`,
    ],
    [
      n - 1,
      'one-period-off',
      () =>
        t`You started from ${start * base} in ${round} 1 and counted the steps to ${at}, ${n - 1} of them. The first ${round} counts too.`,
    ],
    [
      alone,
      'ignored-condition',
      () =>
        t`You looked for a power of ${base} near ${at}. There are ${start} organisers, so divide by ${start} first: ${base ** n}.`,
    ],
    [
      div(at, start * base),
      'geometric-as-arithmetic',
      () =>
        t`You divided ${at} by the ${start * base} of ${round} 1, as if every ${round} reached as many. The number is multiplied by ${base} each time.`,
    ],
    [
      sums,
      'answered-other-quantity',
      () => t`You added up all ${who} reached. The question asks for the ${round} with ${at} new ones.`,
    ],
    [
      div(base ** n, base),
      'base-times-exponent',
      () =>
        t`You read ${m`${base}^n = ${base ** n}`} as ${m`${base} \times n`}. It is ${base} multiplied by itself ${n} times.`,
    ],
    [
      n + start,
      'ignored-condition',
      () => t`You counted the ${start} organisers as ${start} ${round}s. They all write in ${round} 1.`,
    ],
    [
      n + 2,
      'one-period-off',
      () => t`In ${round} ${n + 2} there are ${m`${base}^2 = ${base ** 2}`} times as many: ${at * base ** 2}.`,
    ],
    [n - 2, 'one-period-off', () => t`In ${round} ${n - 2} there are only ${at / base ** 2}.`],
    [
      2 * n,
      'doubled-or-halved',
      () => t`In ${round} ${2 * n} there would be ${m`${base}^{${n}}`} times as many as in ${round} ${n}, not ${at}.`,
    ],
  ]
}

function wrongEarlier({ start, base, n, gap, chain: { round } }: Chain): Wrong[] {
  const [at, later] = [start * base ** n, start * base ** (n + gap)]
  return [
    [
      n + gap,
      'answered-other-quantity',
      () => t`${n + gap} is the later of the two ${round}s, with ${later}. The earlier one is asked.`,
    ],
    [
      n + 1,
      'terms-for-steps',
      () =>
        t`In ${round} ${n + 1} and the one ${gap === 1 ? 'after it' : t`${gap} later`} together there are ${base * (at + later)}, which is ${base} times ${at + later}.`,
    ],
    [
      n - 1,
      'one-period-off',
      () =>
        t`In ${round} ${n - 1} and the one ${gap === 1 ? 'after it' : t`${gap} later`} together there are only ${(at + later) / base}.`,
    ],
    [
      2 * n + gap,
      'exponents-added',
      () =>
        t`You added the two exponents, ${n} and ${n + gap}. A sum of powers does not add exponents; take out ${m`${base}^n`}.`,
    ],
    [
      Math.round(n + gap / 2),
      'mean-of-means',
      () =>
        t`You halved ${at + later} and looked for the ${round} with about that number. The two ${round}s do not reach equally many.`,
    ],
    [
      n + gap + 1,
      'one-period-off',
      () => t`In ${round} ${n + gap + 1} alone there are ${later * base}, more than the two have together.`,
    ],
    [
      n + start,
      'ignored-condition',
      () => t`You counted the organisers as ${round}s. They ${start === 1 ? 'write' : 'all write'} in ${round} 1.`,
    ],
    [
      n - gap,
      'reversed-translation',
      () =>
        t`You took ${n} for the later of the two. In ${round} ${n} there are ${at}, less than half of ${at + later}.`,
    ],
    [
      n - 2,
      'one-period-off',
      () => t`In ${round} ${n - 2} there are ${at / base ** 2}, too few for ${at + later} in the two ${round}s.`,
    ],
    [
      n + 3,
      'one-period-off',
      () => t`In ${round} ${n + 3} alone there are ${at * base ** 3}: far more than ${at + later}.`,
    ],
  ]
}

function wrongNumbers({ start, base, n, gap, chain: { round } }: Chain): Wrong[] {
  const [at, later] = [start * base ** n, start * base ** (n + gap)]
  const [known, factor] = [later - at, base ** gap]
  return [
    [
      later,
      'answered-other-quantity',
      () => t`${later} is the number in the later ${round}. The earlier one is asked.`,
    ],
    [
      div(known, factor),
      'ignored-condition',
      () =>
        t`You divided ${known} by ${factor}. The difference is ${m`${factor} - 1 = ${factor - 1}`} times the number in the earlier ${round}.`,
    ],
    [
      div(known, base),
      'ignored-condition',
      () =>
        t`You divided ${known} by ${base}. The difference is ${m`${factor} - 1 = ${factor - 1}`} times the number in the earlier ${round}.`,
    ],
    [
      known,
      'stopped-early',
      () =>
        t`${known} is the difference of the two ${round}s. The number in the earlier one is ${m`\frac{1}{${factor - 1}}`} of that.`,
    ],
    [
      div(known, factor + 1),
      'lost-sign',
      () => t`You divided by ${m`${factor} + 1`}. It is a difference: ${m`${factor} - 1 = ${factor - 1}`}.`,
    ],
    [
      div(known, Math.max(1, base * gap - 1)),
      'base-times-exponent',
      () =>
        t`You took ${m`${base} \times ${gap}`} for ${m`${base}^${gap}`}. The later ${round} reaches ${factor} times as many.`,
    ],
    [
      div(known, 2),
      'doubled-or-halved',
      () =>
        t`You halved the difference ${known}. The later ${round} has ${factor} times as many, so divide by ${factor - 1}.`,
    ],
    [at * base, 'one-period-off', () => t`${at * base} are reached in the ${round} after the earlier one.`],
    [div(at, base), 'one-period-off', () => t`${div(at, base)} are reached in the ${round} before the earlier one.`],
    [n, 'other-unknown', () => t`${n} is the number of the earlier ${round}, not how many are reached in it.`],
    [start * base, 'ignored-condition', () => t`${start * base} is the number in ${round} 1.`],
    [later + at, 'wrong-operation', () => t`You added the numbers of the two ${round}s, ${at} and ${later}.`],
  ]
}

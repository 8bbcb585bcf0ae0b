import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'

const TANKS = [
  { tank: 'The water tank of a fire engine', noun: 'tank', unit: 'gallons', added: 'pumped in' },
  { tank: 'The oil tank of a school', noun: 'tank', unit: 'gallons', added: 'delivered' },
  { tank: 'A grain silo', noun: 'silo', unit: 'tons', added: 'added' },
  { tank: 'A backup drive', noun: 'drive', unit: 'gigabytes', added: 'saved on it' },
] as const

interface Tank {
  level: Level
  from: Rational
  to: Rational
  used: Rational
  whole: number
  place: (typeof TANKS)[number]
}

export const tankLevel = problem<Tank>({
  id: 'tank-level',
  skill: 'fractions',
  version: 4,
  levels: [-0.7, 0, 0.7],
  draw: (random, level) => {
    const [d, e] = random.some([2, 3, 4, 5, 6, 8], 2) as [number, number]
    const [x, y] = [rational(random.int(1, d - 1), d), rational(random.int(1, e - 1), e)]
    const [from, to] = compare(x, y) < 0 ? [x, y] : [y, x]
    const used = rational(1, random.pick([2, 3, 4, 5]))
    const whole = random.step(120, 1800, level === 3 ? 120 : 60)
    const before = mul(from, sub(1, level === 3 ? used : 0), whole)
    if (compare(from, to) === 0 || !isWhole(before) || !isWhole(mul(to, whole))) return null
    return { level, from, to, used, whole, place: random.pick(TANKS) }
  },
  write: (tank) => ({ ...byLevel(tank, [wholeTank, stillMissing, wholeAfterUse]), show: plain }),
  second: (numbers, stem) => {
    const [a = 0, b = 1] = numbers
    const [k, n] = stem.includes('First') ? [numbers[2]!, numbers[3]!] : [0, 1]
    const [added = 0, c = 0, d = 1] = stem.includes('First') ? numbers.slice(4) : numbers.slice(2)
    for (let whole = 1; whole <= 4000; whole += 1) {
      const before = (whole * a) / b
      if (Math.abs(before - (before * k) / n + added - (whole * c) / d) > 1e-7) continue
      return stem.includes('How many more') ? whole - (whole * c) / d : whole
    }
    return Number.NaN
  },
})

function wholeTank(tank: Tank): Written {
  const { from, to, whole, place } = tank
  const gain = sub(to, from)
  const added = mul(gain, whole)
  const key = rational(whole)
  const asked = `How many ${place.unit} does it hold when it is full?`
  return {
    stem: t`${place.tank} is ${fraction(from)} full. After another ${added} ${place.unit} are ${place.added}, it is ${fraction(to)} full. ${asked}`,
    key,
    fits: (value) =>
      value.n > 0n && isWhole(mul(2, value)) && compare(value, 15 * whole) < 0 && compare(mul(30, value), key) > 0,
    wrong: wrongLevels(tank, from, added),
    because: t`The ${added} ${place.unit} are ${m`${tex(to)} - ${tex(from)} = ${tex(gain)}`} of a full ${place.noun}, so it holds ${m`${added} \div ${tex(gain)} = ${whole}`} ${place.unit}.`,
    quick: [
      t`The ${added} ${place.unit} are ${m`${tex(to)} - ${tex(from)} = ${tex(gain)}`} of a full ${place.noun}, so it holds ${m`${added} \div ${tex(gain)} = ${whole}`} ${place.unit}.`,
    ],
    full: [
      t`The fraction of a full ${place.noun} that was added is ${m`${tex(to)} - ${tex(from)} = ${tex(gain)}`}.`,
      t`If a full ${place.noun} holds ${m`w`} ${place.unit}, then ${m`${tex(gain)}w = ${added}`}, so ${m`w = ${added} \div ${tex(gain)} = ${whole}`}.`,
      t`Check: ${m`${tex(from)} \times ${whole} = ${mul(from, whole)}`}, and ${m`${mul(from, whole)} + ${added} = ${mul(to, whole)}`}, which is ${fraction(to)} of ${whole}.`,
    ],
    hints: [
      t`What fraction of a full ${place.noun} was added when the level rose from ${fraction(from)} to ${fraction(to)}?`,
      t`The ${added} ${place.unit} are ${fraction(gain)} of a full ${place.noun}. How many ${place.unit} does a full ${place.noun} hold?`,
    ],
  }
}

function stillMissing(tank: Tank): Written {
  const { from, to, whole, place } = tank
  const gain = sub(to, from)
  const added = mul(gain, whole)
  const left = mul(sub(1, to), whole)
  const asked = `How many more ${place.unit} would fill it?`
  return {
    stem: t`${place.tank} is ${fraction(from)} full. After another ${added} ${place.unit} are ${place.added}, it is ${fraction(to)} full. ${asked}`,
    key: left,
    fits: (value) =>
      value.n > 0n && isWhole(mul(2, value)) && compare(value, 15 * whole) < 0 && compare(mul(30, value), left) > 0,
    wrong: wrongLevels(tank, from, added),
    because: t`The ${added} ${place.unit} are ${m`${tex(to)} - ${tex(from)} = ${tex(gain)}`} of a full ${place.noun}, so it holds ${m`${added} \div ${tex(gain)} = ${whole}`} ${place.unit}. The remaining ${fraction(sub(1, to))} of that is ${left}.`,
    quick: [
      t`The ${added} ${place.unit} are ${m`${tex(to)} - ${tex(from)} = ${tex(gain)}`} of a full ${place.noun}. The missing ${fraction(sub(1, to))} is ${m`${added} \div ${tex(gain)} \times ${tex(sub(1, to))} = ${left}`} ${place.unit}.`,
    ],
    full: [
      t`The fraction of a full ${place.noun} that was added is ${m`${tex(to)} - ${tex(from)} = ${tex(gain)}`}.`,
      t`If a full ${place.noun} holds ${m`w`} ${place.unit}, then ${m`${tex(gain)}w = ${added}`}, so ${m`w = ${added} \div ${tex(gain)} = ${whole}`}.`,
      t`At the end, ${m`1 - ${tex(to)} = ${tex(sub(1, to))}`} of the ${place.noun} is still empty, so ${m`${tex(sub(1, to))} \times ${whole} = ${left}`} more ${place.unit} would fill it.`,
    ],
    hints: [
      t`What fraction of a full ${place.noun} was added when the level rose from ${fraction(from)} to ${fraction(to)}?`,
      t`The ${added} ${place.unit} are ${fraction(gain)} of a full ${place.noun}. How many ${place.unit} does a full ${place.noun} hold?`,
    ],
  }
}

function wholeAfterUse(tank: Tank): Written {
  const { from, to, used, whole, place } = tank
  const start = mul(from, sub(1, used))
  const gain = sub(to, start)
  const added = mul(gain, whole)
  const key = rational(whole)
  const asked = `How many ${place.unit} does it hold when it is full?`
  return {
    stem: t`${place.tank} is ${fraction(from)} full. First, ${fraction(used)} of its contents is removed. Then ${added} ${place.unit} are ${place.added}, and it is ${fraction(to)} full. ${asked}`,
    key,
    fits: (value) =>
      value.n > 0n && isWhole(mul(2, value)) && compare(value, 15 * whole) < 0 && compare(mul(30, value), key) > 0,
    wrong: wrongLevels(tank, start, added),
    because: t`The ${added} ${place.unit} are ${m`${tex(to)} - ${tex(start)} = ${tex(gain)}`} of a full ${place.noun}, so it holds ${m`${added} \div ${tex(gain)} = ${whole}`} ${place.unit}.`,
    quick: [
      t`After the removal, the ${place.noun} is ${m`${tex(from)} \times ${tex(sub(1, used))} = ${tex(start)}`} full. So the ${added} ${place.unit} are ${m`${tex(to)} - ${tex(start)} = ${tex(gain)}`} of a full ${place.noun}, which holds ${m`${added} \div ${tex(gain)} = ${whole}`} ${place.unit}.`,
    ],
    full: [
      t`After ${fraction(used)} of the contents is removed, ${m`${tex(from)} \times ${tex(sub(1, used))} = ${tex(start)}`} of a full ${place.noun} is left.`,
      t`The fraction of a full ${place.noun} that was added is ${m`${tex(to)} - ${tex(start)} = ${tex(gain)}`}.`,
      t`If a full ${place.noun} holds ${m`w`} ${place.unit}, then ${m`${tex(gain)}w = ${added}`}, so ${m`w = ${added} \div ${tex(gain)} = ${whole}`}.`,
      t`Check: ${mul(start, whole)} ${place.unit} are left after the removal, and ${m`${mul(start, whole)} + ${added} = ${mul(to, whole)}`}, which is ${fraction(to)} of ${whole}.`,
    ],
    hints: [
      t`What fraction of a full ${place.noun} is left after ${fraction(used)} of the contents is removed?`,
      t`The level rises from ${fraction(start)} to ${fraction(to)}. What fraction of a full ${place.noun} do the ${added} ${place.unit} make up?`,
    ],
  }
}

function tex(value: Rational): string {
  return isWhole(value) ? `${value.n}` : `\\frac{${value.n}}{${value.d}}`
}

function wrongLevels({ level, from, to, used, whole, place }: Tank, start: Rational, added: Rational): Wrong[] {
  const share = level === 2 ? sub(1, to) : rational(1)
  const missing = mul(sub(1, to), whole)
  const off = sub(from, used)
  const gain = sub(to, off)
  const full = `a full ${place.noun}`
  const worked = (part: Rational): string =>
    m`${added} \div ${tex(part)}${level === 2 ? ` \\times ${tex(share)}` : ''} = ${mul(div(added, part), share)}`
  const wrong: Wrong[] = [
    [
      mul(div(added, to), share),
      'ignored-condition',
      () =>
        t`This answer treats the ${added} ${place.unit} as ${fraction(to)} of ${full}: ${worked(to)}. That is the level at the end, and part of it was there before.`,
    ],
    [
      mul(div(added, sub(1, start)), share),
      'complement-forgotten',
      () =>
        t`This answer treats the ${added} ${place.unit} as ${fraction(sub(1, start))} of ${full}, the part that was empty: ${worked(sub(1, start))}. The ${place.noun} is still not full, so only ${fraction(sub(to, start))} was added.`,
    ],
    [
      mul(to, whole),
      level === 2 ? 'answered-other-quantity' : 'stopped-early',
      () =>
        t`The ${place.noun} contains ${mul(to, whole)} ${place.unit} at the end, which is only ${fraction(to)} of what ${full} holds.`,
    ],
    [
      mul(div(added, add(from, to)), share),
      'wrong-operation',
      () =>
        t`This answer adds the levels ${fraction(from)} and ${fraction(to)}: ${worked(add(from, to))}. The fraction that was added is a difference of levels, ${fraction(sub(to, start))}.`,
    ],
    level === 2
      ? [
          whole,
          'answered-other-quantity',
          () => t`A full ${place.noun} holds ${whole} ${place.unit}. The question asks how many more would fill it.`,
        ]
      : [
          missing,
          'answered-other-quantity',
          () =>
            t`At the end, ${missing} more ${place.unit} would fill the ${place.noun}. The question asks how many ${place.unit} it holds when it is full.`,
        ],
    [
      mul(div(added, start), share),
      'fraction-of-wrong-whole',
      () =>
        t`This answer treats the ${added} ${place.unit} as ${fraction(start)} of ${full}: ${worked(start)}. But ${fraction(start)} is the level before they were ${place.added}.`,
    ],
    [
      mul(share, div(added, rational(1, sub(to, start).d))),
      'stopped-early',
      () =>
        t`This answer uses ${m`\frac{1}{${sub(to, start).d}}`} instead of ${fraction(sub(to, start))}: ${worked(rational(1, sub(to, start).d))}. The ${added} ${place.unit} are ${fraction(sub(to, start))} of ${full}.`,
    ],
    [
      add(whole, added),
      'wrong-operation',
      () =>
        t`This answer adds the ${added} ${place.unit} to the ${whole} that ${full} holds. They are already part of that amount.`,
    ],
    [
      add(mul(to, whole), added),
      'doubled-or-halved',
      () =>
        t`This answer adds the ${added} ${place.unit} to the ${mul(to, whole)} that are in the ${place.noun} at the end. They are already included in that amount.`,
    ],
  ]
  if (level !== 3) return wrong
  if (gain.n > 0n && compare(gain, sub(to, start)) !== 0)
    wrong.unshift([
      div(added, gain),
      'fraction-of-wrong-whole',
      () =>
        t`This answer subtracts ${fraction(used)} of ${full}: ${m`${added} \div ${tex(gain)} = ${div(added, gain)}`}. Only ${fraction(used)} of the contents was removed, which is ${fraction(mul(from, used))} of ${full}.`,
    ])
  wrong.unshift([
    div(added, sub(to, from)),
    'ignored-condition',
    () =>
      t`This answer uses the difference between ${fraction(to)} and ${fraction(from)}: ${worked(sub(to, from))}. Before the ${added} ${place.unit} were ${place.added}, the level had dropped to ${fraction(start)}.`,
  ])
  return wrong
}

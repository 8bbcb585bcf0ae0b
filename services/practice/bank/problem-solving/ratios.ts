import { count, m, plain, ratio, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub } from '../factory/rational.ts'
import { near, search } from '../factory/search.ts'
import { NAMES } from './names.ts'

const MIXES = [
  { whole: 'A prize fund', unit: 'dollars', parts: ['the winner', 'the runner-up', 'the third-placed team'] },
  { whole: 'A grain harvest', unit: 'tonnes', parts: ['the north farm', 'the river farm', 'the mill'] },
  { whole: 'A delivery of coffee', unit: 'kilograms', parts: ['the hotel', 'the bakery', 'the canteen'] },
  { whole: 'A storage plan', unit: 'gigabytes', parts: ['the studio', 'the newsroom', 'the archive'] },
] as const

export const ratioShares = problem({
  id: 'ratio-shares',
  skill: 'ratios',
  levels: [-1.5, -0.8, 0],
  draw: (random, level) => {
    const [a, b, c] = random.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 3) as [number, number, number]
    const one = random.int(level === 1 ? 5 : 12, level === 1 ? 20 : 60)
    if (a + b + c === 10 && level === 3) return null
    return { parts: [a, b, c] as const, one, difference: level > 1, given: level === 3, setting: random.pick(MIXES) }
  },
  write: ({ parts: [a, b, c], one, difference, given, setting }) => {
    const total = one * (a + b + c)
    const [first, second, third] = setting.parts
    const big = Math.max(a, b)
    const small = Math.min(a, b)
    const [bigger, smaller] = a > b ? [first, second] : [second, first]
    const start = t`${setting.whole} is shared between ${first}, ${second} and ${third} in the ratio ${a} to ${b} to ${c}.`
    const known = given
      ? t`The share of ${third} is ${c * one} ${setting.unit}.`
      : t`In all there are ${total} ${setting.unit}.`
    const asked = difference
      ? t`By how many ${setting.unit} does the share of ${bigger} exceed that of ${smaller}?`
      : t`How many ${setting.unit} is the share of ${first}?`
    const mine = difference ? big - small : a
    const base = given ? c * one : total
    const divisor = given ? c : a + b + c
    return {
      stem: `${start} ${known} ${asked}`,
      key: mine * one,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < BigInt(total),
      wrong: [
        [
          difference ? big * one : b * one,
          difference ? 'stopped-early' : 'wrong-part-of-ratio',
          () =>
            difference
              ? t`${big * one} is the whole share of ${bigger}. The question asks how much larger it is than the share of ${smaller}, ${small * one}.`
              : t`${b * one} is the share of ${second}. In the ratio ${first} comes first, with ${count(a, 'part')} of ${one} each.`,
        ],
        [
          mul(div(base, given ? a + b + c : Math.max(a + b, 1)), mine),
          given ? 'part-to-part-as-part-to-whole' : 'ignored-condition',
          () =>
            given
              ? t`You divided ${base} by all ${a + b + c} parts. But ${base} ${setting.unit} are only the share of ${third}, ${count(c, 'part')}, so one part is ${one}.`
              : t`You divided ${total} by ${a + b} parts and left out ${third}. There are ${m`${a} + ${b} + ${c} = ${a + b + c}`} parts.`,
        ],
        [
          mul(one, small),
          'wrong-part-of-ratio',
          () =>
            t`${small * one} is the share of ${smaller}: ${count(small, 'part')} of ${one}.${difference ? t` The difference between ${big} and ${count(small, 'part')} is ${count(big - small, 'part')}.` : ''}`,
        ],
        [
          one,
          'stopped-early',
          () => t`${one} ${setting.unit} are one part of the ratio. The answer needs ${count(mine, 'part')}.`,
        ],
        [
          mul(one, c),
          'wrong-part-of-ratio',
          () => t`${c * one} is the share of ${third}, the last number of the ratio.`,
        ],
        [
          mul(one, difference ? Math.abs(big - c) : a + b),
          'answered-other-quantity',
          () =>
            difference
              ? t`You compared ${bigger} with ${third}: ${big} and ${count(c, 'part')}. The question compares ${bigger} with ${smaller}.`
              : t`${(a + b) * one} is the share of ${first} and ${second} together.`,
        ],
        [
          mul(one, big + small),
          'wrong-operation',
          () =>
            t`You added the shares of ${bigger} and ${smaller}: ${big + small} parts of ${one}.${difference ? ' The question asks for their difference.' : ` The question asks for ${first} alone.`}`,
        ],
        [
          mul(one, a + b + c - mine),
          'answered-other-quantity',
          () =>
            t`${(a + b + c - mine) * one} is the rest, ${a + b + c - mine} parts. The answer is the other ${count(mine, 'part')}.`,
        ],
        [
          div(total, 3),
          'ratio-part-for-count',
          () => t`You split ${total} into three equal shares. The ratio ${a} to ${b} to ${c} makes them unequal.`,
        ],
      ],
      because: t`One part is ${m`${base} \div ${divisor} = ${one}`} ${setting.unit}, and the question asks for ${difference ? t`${m`${big} - ${small} = ${mine}`} ${mine === 1 ? 'part' : 'parts'}` : count(a, 'part')}: ${mine * one}.`,
      quick: [t`${m`${base} \times \frac{${mine}}{${divisor}} = ${mine * one}`}.`],
      full: [
        given
          ? t`For ${third} the ratio has ${count(c, 'part')}, which are ${base} ${setting.unit}.`
          : t`There are ${m`${a} + ${b} + ${c} = ${divisor}`} parts in all, which are ${total} ${setting.unit}.`,
        t`One part is ${m`${base} \div ${divisor} = ${one}`}.`,
        difference
          ? t`The shares differ by ${m`${big} - ${small} = ${mine}`} ${mine === 1 ? 'part' : 'parts'}, so by ${m`${mine} \times ${one} = ${mine * one}`}.`
          : t`For ${first} it has ${count(a, 'part')}: ${m`${a} \times ${one} = ${a * one}`}.`,
      ],
      hints: [
        given ? `Which part of the ratio does the known share belong to?` : 'How many parts are there in all?',
        t`One part is ${one} ${setting.unit}.`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, known = 0], stem) => {
    const given = stem.includes('The share of')
    const unit = search([1, 200], (u) => (given ? u * c : u * a + u * b + u * c) === known)
    return stem.includes('exceed') ? Math.abs(unit * a - unit * b) : unit * a
  },
})

const GROUPS = [
  { place: 'a chess club', first: 'adults', second: 'juniors', join: 'join' },
  { place: 'a car park', first: 'cars', second: 'motorcycles', join: 'arrive' },
  { place: 'a call centre', first: 'trainees', second: 'experienced agents', join: 'are hired' },
  { place: 'an aquarium', first: 'neon fish', second: 'guppies', join: 'are added' },
] as const

export const ratioAfterChange = problem({
  id: 'ratio-after-change',
  skill: 'ratios',
  levels: [-0.3, 0.4, 1],
  draw: (random, level) => {
    const [a, b] = random.some([2, 3, 4, 5, 7, 8, 9], 2) as [number, number]
    const [c, d] = random.some([2, 3, 4, 5, 6, 7, 8, 9, 11], 2) as [number, number]
    const unit = random.int(2, level === 1 ? 9 : 24)
    const more = sub(div(b * unit * c, d), a * unit)
    const lowest = rational(a, b).d === BigInt(b) && rational(c, d).d === BigInt(d)
    if (!lowest || !isWhole(more) || more.n < 2n || more.n > 60n) return null
    return {
      a,
      b,
      c,
      d,
      unit,
      more: Number(more.n),
      asks: level === 3 ? 'total' : 'second',
      setting: random.pick(GROUPS),
    } as const
  },
  write: ({ a, b, c, d, unit, more, asks, setting }) => {
    const first = a * unit
    const second = b * unit
    const total = first + second + more
    const key = asks === 'total' ? total : second
    const asked =
      asks === 'total'
        ? `How many ${setting.first} and ${setting.second} are there in all now?`
        : `How many ${setting.second} are there?`
    return {
      stem: t`In ${setting.place}, the ratio of ${setting.first} to ${setting.second} is ${a} to ${b}. When ${more} more ${setting.first} ${setting.join}, the ratio becomes ${c} to ${d}. ${asked}`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      wrong: [
        [
          asks === 'total' ? first + second : first,
          'answered-other-quantity',
          () =>
            asks === 'total'
              ? t`${first + second} is the number before the ${more} ${setting.first} came. The question asks for the number now.`
              : t`${first} is the number of ${setting.first} at the beginning; the question asks for the ${setting.second}.`,
        ],
        [
          first + more,
          'answered-other-quantity',
          () => t`${first + more} is the number of ${setting.first} after the change, ${first} and ${more} more.`,
        ],
        [
          asks === 'total' ? second : total,
          'answered-other-quantity',
          () =>
            asks === 'total'
              ? t`${second} is the number of ${setting.second} alone. Add the ${first + more} ${setting.first} there are now.`
              : t`${total} is the number of both together after the change.`,
        ],
        [
          b * more,
          'ratio-part-for-count',
          () =>
            t`You took ${more} for one part of the first ratio. One part is ${unit}: with ${b} parts there are ${second} ${setting.second}.`,
        ],
        [
          d * more,
          'ratio-part-for-count',
          () =>
            t`You took ${more} for one part of the ratio ${c} to ${d}. The ${more} change the first number only; set up the equation ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`}.`,
        ],
        [
          b + more,
          'additive-scaling',
          () =>
            t`You added ${more} to the ratio number ${b}. Ratio numbers are parts, not counts: there are ${b} parts of ${unit} ${setting.second}.`,
        ],
        [
          asks === 'total' ? total + more : first + second,
          asks === 'total' ? 'doubled-or-halved' : 'answered-other-quantity',
          () =>
            asks === 'total'
              ? t`You added the ${more} new ${setting.first} twice.`
              : t`${first + second} is the number of both at the beginning, ${first} and ${second}.`,
        ],
        [
          asks === 'total' ? (c + d) * more : second + more,
          'ignored-condition',
          () =>
            asks === 'total'
              ? t`You took ${more} for one part of the new ratio and multiplied by ${c + d} parts.`
              : t`You added the ${more} to the ${setting.second}. Only the ${setting.first} grew; there are still ${second} ${setting.second}.`,
        ],
      ],
      because: t`With ${m`${a}x`} and ${m`${b}x`} at the beginning, ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`} gives ${m`x = ${unit}`}, so there are ${second} ${setting.second}${asks === 'total' ? t` and ${first + more} ${setting.first}` : ''}.`,
      quick: [
        t`The ${setting.second} stay the same. In parts of them, the ${setting.first} go from ${m`\frac{${a}}{${b}}`} to ${m`\frac{${c}}{${d}}`}, a gain of ${m`${sub(div(c, d), div(a, b))}`}, which is ${more}. So there are ${m`${more} \div ${sub(div(c, d), div(a, b))} = ${second}`} ${setting.second}${asks === 'total' ? t` and ${first + more} ${setting.first}` : ''}.`,
      ],
      full: [
        t`Let there be ${m`${a}x`} ${setting.first} and ${m`${b}x`} ${setting.second} at first.`,
        t`After the change ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`}, so ${m`${d}(${a}x + ${more}) = ${c} \times ${b}x`}.`,
        t`That is ${m`${d * more} = ${b * c - a * d}x`}, so ${m`x = ${unit}`}.`,
        asks === 'total'
          ? t`Now there are ${m`${a} \times ${unit} + ${more} = ${first + more}`} ${setting.first} and ${m`${b} \times ${unit} = ${second}`} ${setting.second}, ${total} in all.`
          : t`There are ${m`${b} \times ${unit} = ${second}`} ${setting.second}.`,
      ],
      hints: [
        `Write both numbers with one unknown: ${m`${a}x`} and ${m`${b}x`}.`,
        `Only the ${setting.first} change: ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`}.`,
      ],
    }
  },
  second: ([a = 0, b = 0, more = 0, c = 0, d = 0], stem) => {
    for (let others = 1; others <= 2000; others += 1) {
      const ones = (others * a) / b
      if (!near((ones + more) * d, others * c)) continue
      return stem.includes('in all now') ? ones + more + others : others
    }
    return Number.NaN
  },
})

const JOBS = [
  { who: 'machines', does: 'fill an order', unit: 'hours' },
  { who: 'volunteers', does: 'clean a beach', unit: 'hours' },
  { who: 'painters', does: 'paint a hall', unit: 'days' },
  { who: 'pumps', does: 'drain a dock', unit: 'hours' },
] as const

export const inverseProportion = problem({
  id: 'inverse-proportion',
  skill: 'proportions',
  levels: [-0.9, -0.1, 0.7],
  draw: (random, level) => {
    const workers = random.int(3, 16)
    const time = random.int(4, 24)
    const others = random.int(2, 20)
    const key = div(workers * time, others)
    const extra = level > 1 ? sub(time, key) : key
    if (others === workers || !isWhole(mul(key, 2)) || (level > 1 && others < workers)) return null
    return {
      workers,
      time,
      others,
      key: level === 3 ? extra : key,
      full: key,
      less: level === 3,
      setting: random.pick(JOBS),
    }
  },
  write: ({ workers, time, others, key, full, less, setting }) => {
    const direct = div(time * others, workers)
    const asked = less
      ? t`How many ${setting.unit} less does the job take ${others} such ${setting.who}?`
      : t`How many ${setting.unit} do ${others} such ${setting.who} need for the same job?`
    return {
      stem: t`${workers} ${setting.who}, all working at the same constant rate, ${setting.does} in ${time} ${setting.unit}. ${asked}`,
      key,
      show: plain,
      fits: (value) => value.n > 0n && value.n < BigInt(time * 8) * value.d,
      wrong: [
        [
          less ? full : direct,
          less ? 'stopped-early' : 'direct-for-inverse',
          () =>
            less
              ? t`${full} ${setting.unit} is the new time. The question asks how much less than ${time} that is.`
              : t`You let the time grow with the number of ${setting.who}: ${m`${time} \times \frac{${others}}{${workers}}`}. More ${setting.who} need less time; the product ${m`${workers} \times ${time} = ${workers * time}`} stays the same.`,
        ],
        [
          less ? sub(direct, time) : time + (workers - others),
          less ? 'direct-for-inverse' : 'additive-scaling',
          () =>
            less
              ? t`You let the time grow with the number of ${setting.who}, from ${time} to ${direct}. More ${setting.who} need less time.`
              : t`You changed the time by the same amount as the number of ${setting.who}, ${Math.abs(workers - others)}. What stays the same is their product, ${workers * time}.`,
        ],
        [
          less ? others - workers : Math.abs(others - workers),
          'additive-scaling',
          () =>
            t`${Math.abs(others - workers)} is the difference in the number of ${setting.who}, not in ${setting.unit}.`,
        ],
        [
          div(time, Math.abs(others - workers)),
          'wrong-operation',
          () =>
            t`You divided ${time} by the difference of ${Math.abs(others - workers)} ${setting.who}. Divide the total work, ${workers * time}, by ${others}.`,
        ],
        [
          div(time, others),
          'ignored-condition',
          () =>
            t`You divided ${time} by ${others}, as if one alone took ${time} ${setting.unit}. It is ${workers} ${setting.who} that take ${time}.`,
        ],
        [
          less ? div(time * workers, others + workers) : div(workers * time, others + workers),
          'wrong-count',
          () => t`You let all ${others + workers} ${setting.who} work together. The second time only ${others} do.`,
        ],
        [
          sub(time, less ? div(time * workers, others + workers) : key),
          less ? 'wrong-count' : 'answered-other-quantity',
          () =>
            less
              ? t`You let all ${others + workers} ${setting.who} work together; the second time only ${others} do.`
              : t`This is by how much the time changes. The question asks for the new time, ${key}.`,
        ],
        [
          div(workers * time, 2),
          'mean-of-means',
          () => t`You halved the total work of ${workers * time}. It has to be shared among ${others} ${setting.who}.`,
        ],
      ],
      because: t`The job is ${m`${workers} \times ${time} = ${workers * time}`} ${setting.who} ${setting.unit}; shared among ${others} that is ${full}${less ? t`, or ${key} less than ${time}` : ''}.`,
      quick: [
        t`${m`${time} \times \frac{${workers}}{${others}} = ${full}`}${less ? t`, and ${m`${time} - ${full} = ${key}`}` : ''}.`,
      ],
      full: [
        t`The work is the same, so number times time is constant: ${m`${workers} \times ${time} = ${workers * time}`}.`,
        t`With ${others} ${setting.who} the time is ${m`\frac{${workers * time}}{${others}} = ${full}`}.`,
        ...(less ? [t`That is ${m`${time} - ${full} = ${key}`} ${setting.unit} less.`] : []),
      ],
      hints: [
        `Do more ${setting.who} need more time or less?`,
        t`One alone would need ${workers * time} ${setting.unit}.`,
      ],
    }
  },
  second: ([workers = 0, time = 0, others = 0], stem) => {
    const perHour = 1 / time / workers
    const needed = 1 / (perHour * others)
    return stem.includes('less does') ? time - needed : needed
  },
})

export const mapScale = problem({
  id: 'map-scale',
  skill: 'units',
  levels: [-1.2, -0.4, 0.5],
  draw: (random, level) => {
    const cm = random.int(2, 8)
    const km = random.int(3, 45)
    const second = random.int(3, 30)
    const key = level === 1 ? div(km * second, cm) : mul(div(second, km), cm)
    if (cm === second || km % cm === 0 || km === second || !isWhole(mul(key, 4))) return null
    return { cm, km, second, key, toMap: level > 1, metres: level === 3, name: random.pick(NAMES) }
  },
  write: ({ cm, km, second, key, toMap, metres, name }) => {
    const given = metres ? t`${second * 1000} metres` : t`${second} kilometres`
    const asked = toMap
      ? t`How many centimetres apart on the map are two villages that lie ${given} apart?`
      : t`How many kilometres apart are two villages that are ${second} centimetres apart on the map?`
    const swapped = toMap ? div(second * km, cm) : mul(div(second, km), cm)
    return {
      stem: t`On ${name}'s map, ${cm} centimetres stand for ${km} kilometres. ${asked}`,
      key,
      show: plain,
      wrong: [
        [
          swapped,
          'conversion-inverted',
          () =>
            t`You used the scale the wrong way round: ${toMap ? m`${second} \times \frac{${km}}{${cm}}` : m`${second} \times \frac{${cm}}{${km}}`}. One centimetre stands for ${m`\frac{${km}}{${cm}}`} kilometres, so going ${toMap ? 'to the map divides' : 'from the map multiplies'} by that.`,
        ],
        [
          toMap ? Math.abs(second - km) + cm : Math.abs(second - cm) + km,
          'additive-scaling',
          () =>
            toMap
              ? t`You added the difference of ${Math.abs(second - km)} kilometres to ${cm} centimetres. A scale multiplies.`
              : t`You added the difference of ${Math.abs(second - cm)} centimetres to ${km} kilometres. A scale multiplies.`,
        ],
        [
          div(second, cm),
          'stopped-early',
          () =>
            t`You divided ${second} by ${cm} and did not use the ${km} kilometres${toMap ? '' : ' that this many times stands for'}.`,
        ],
        [
          div(toMap ? second : km * second, toMap ? km : 1),
          'ignored-condition',
          () =>
            toMap
              ? t`${m`\frac{${second}}{${km}}`} is how many times ${km} kilometres fit in. Each time is ${cm} centimetres on the map.`
              : t`You multiplied ${second} by ${km}, as if one centimetre stood for ${km} kilometres. It takes ${cm} centimetres.`,
        ],
        [
          mul(key, 10),
          'decimal-shift',
          () => t`The digits are right, but the decimal point is one place too far to the right.`,
        ],
        [
          div(key, 10),
          'decimal-shift',
          () => t`The digits are right, but the decimal point is one place too far to the left.`,
        ],
        [
          mul(key, 2),
          'doubled-or-halved',
          () =>
            t`This is twice the distance asked for: ${toMap ? m`\frac{${second}}{${km}} \times ${cm}` : m`\frac{${second}}{${cm}} \times ${km}`} is ${key}.`,
        ],
        [
          add(key, toMap ? cm : km),
          'off-by-one',
          () => t`You counted one step of the scale, ${toMap ? t`${cm} centimetres` : t`${km} kilometres`}, too many.`,
        ],
      ],
      because: toMap
        ? t`${second} kilometres are ${m`\frac{${second}}{${km}}`} times ${km} kilometres, so on the map ${m`\frac{${second}}{${km}} \times ${cm} = ${key}`} centimetres.`
        : t`${second} centimetres are ${m`\frac{${second}}{${cm}}`} times ${cm} centimetres, so ${m`\frac{${second}}{${cm}} \times ${km} = ${key}`} kilometres.`,
      quick: [
        toMap
          ? t`${m`${second} \times \frac{${cm}}{${km}} = ${key}`}.`
          : t`${m`${second} \times \frac{${km}}{${cm}} = ${key}`}.`,
      ],
      full: [
        ...(metres ? [t`${second * 1000} metres are ${second} kilometres.`] : []),
        t`Both ratios are equal: ${toMap ? m`\frac{x}{${second}} = \frac{${cm}}{${km}}` : m`\frac{x}{${second}} = \frac{${km}}{${cm}}`}.`,
        t`So ${m`x = ${key}`}.`,
      ],
      hints: [
        `Write the scale as a fraction.`,
        toMap
          ? t`How many times do ${km} kilometres go into the distance?`
          : t`How many times do ${cm} centimetres go into ${second}?`,
      ],
    }
  },
  second: ([cm = 0, km = 0, given = 0], stem) => {
    const perKm = cm / km
    if (!stem.includes('How many centimetres')) return given / perKm
    return (stem.includes('metres apart?') && stem.includes('kilometres apart?') ? given : given / 1000) * perKm
  },
})

export const combineRatios = problem({
  id: 'combine-ratios',
  skill: 'ratios',
  levels: [-0.6, 0, 0.6],
  draw: (random) => {
    const [a, b] = random.some([2, 3, 4, 5, 7], 2) as [number, number]
    const [c, d] = random.some([2, 3, 4, 5, 6, 8, 9], 2) as [number, number]
    const lowest = rational(a, b).d === BigInt(b) && rational(c, d).d === BigInt(d)
    if (!lowest || b === c || (a === c && b === d)) return null
    const setting = random.pick([
      ['apples', 'pears', 'plums'],
      ['nurses', 'doctors', 'porters'],
      ['sedans', 'vans', 'trucks'],
      ['novels', 'comics', 'atlases'],
    ] as const)
    return { a, b, c, d, setting }
  },
  write: ({ a, b, c, d, setting: [first, second, third] }) => ({
    stem: t`The ratio of ${first} to ${second} is ${a} to ${b}, and the ratio of ${second} to ${third} is ${c} to ${d}. What is the ratio of ${first} to ${third}?`,
    key: div(a * c, b * d),
    show: ratio,
    wrong: [
      [
        div(a, d),
        'ignored-condition',
        () =>
          t`You took the ends, ${a} and ${d}. They belong to different numbers of ${second}: ${b} in the first ratio and ${c} in the second. Make these equal first.`,
      ],
      [
        div(a * d, b * c),
        'inverted',
        () =>
          t`You turned the second ratio around. ${m`\frac{${a}}{${b}} \times \frac{${c}}{${d}}`} cancels the ${second}; ${m`\frac{${a}}{${b}} \times \frac{${d}}{${c}}`} does not.`,
      ],
      [
        div(b * d, a * c),
        'inverted',
        () => t`This is the ratio of ${third} to ${first}. The question asks for ${first} to ${third}.`,
      ],
      [
        div(a + c, b + d),
        'added-tops-and-bottoms',
        () =>
          t`You added the ratios: ${m`${a} + ${c}`} to ${m`${b} + ${d}`}. Ratios that share a middle term multiply.`,
      ],
      [
        div(b, c),
        'wrong-part-of-ratio',
        () => t`${b} and ${c} both stand for the ${second}; their ratio compares nothing with the ${third}.`,
      ],
      [
        div(b * c, a * d),
        'inverted',
        () =>
          t`You turned one of the ratios around and the answer as well. Multiply ${m`\frac{${a}}{${b}}`} by ${m`\frac{${c}}{${d}}`}.`,
      ],
      [
        div(a, b),
        'stopped-early',
        () => t`${a} to ${b} is the ratio of ${first} to ${second}. The step to the ${third} is missing.`,
      ],
      [div(c, d), 'answered-other-quantity', () => t`${c} to ${d} is the ratio of ${second} to ${third}.`],
    ],
    because: t`${m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = ${ratioTex(a * c, b * d)}`}: the ${second} cancel.`,
    quick: [
      t`Multiply the ratios as fractions: ${m`\frac{${a}}{${b}} \times \frac{${c}}{${d}} = ${ratioTex(a * c, b * d)}`}.`,
    ],
    full: [
      t`Make the number of ${second} the same in both: ${b * c}.`,
      t`Then ${first} to ${second} is ${a * c} to ${b * c}, and ${second} to ${third} is ${b * c} to ${b * d}.`,
      t`So ${first} to ${third} is ${a * c} to ${b * d}, in lowest terms ${ratio(div(a * c, b * d))}.`,
    ],
    hints: [`Both ratios mention the ${second}.`, t`Write both with ${b * c} ${second}.`],
  }),
  second: ([a = 0, b = 0, c = 0, d = 0]) => {
    const middle = b * c
    return ((middle / b) * a) / ((middle / c) * d)
  },
})

function ratioTex(top: number, bottom: number): string {
  const { n, d } = rational(top, bottom)
  return `\\frac{${n}}{${d}}`
}

import { count, m, percent, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, percentOf, rational, sub } from '../factory/rational.ts'
import { near, search } from '../factory/search.ts'
import { NAMES } from './names.ts'

const TASKS = [
  { pair: 'Two printers', first: 'the older printer', second: 'the newer one', job: 'print a catalogue' },
  { pair: 'Two hoses', first: 'the thin hose', second: 'the wide one', job: 'fill a pool' },
  { pair: 'Two teams', first: 'the day team', second: 'the night team', job: 'harvest a vineyard' },
  { pair: 'Two servers', first: 'the backup server', second: 'the main one', job: 'index an archive' },
] as const

export const workTogether = problem({
  id: 'work-together',
  skill: 'work',
  levels: [-0.9, 0, 0.8],
  draw: (random, level) => {
    const slow = random.int(3, level === 1 ? 30 : 60)
    const fast = random.int(2, slow - 1)
    const joint = div(slow * fast, slow + fast)
    if (!isWhole(mul(joint, level === 1 ? 1 : 5))) return null
    const head = level === 3 ? random.int(1, fast - 1) : 0
    const after = mul(joint, sub(1, rational(head, slow)))
    if (!isWhole(mul(after, 10))) return null
    return { slow, fast, head, joint, after, reverse: level === 2, setting: random.pick(TASKS) }
  },
  write: ({ slow, fast, head, joint, after, reverse, setting }) => {
    const key = reverse ? rational(fast) : head > 0 ? after : joint
    const stem = reverse
      ? t`${setting.pair} working together at constant rates ${setting.job} in ${joint} hours. Alone, ${setting.first} would need ${slow} hours. How many hours would ${setting.second} need alone?`
      : t`${setting.pair} ${setting.job} at constant rates: ${setting.first} alone would need ${slow} hours, ${setting.second} alone ${fast} hours. ${head > 0 ? t`After ${setting.first} has worked alone for ${count(head, 'hour')}, both work together until the job is done. For how many hours do they work together?` : 'How many hours do they need together?'}`
    const left = sub(1, rational(head, slow))
    const minusTime = sub(slow, joint)
    return {
      stem,
      key,
      show: plain,
      wrong: reverse
        ? [
            [
              minusTime,
              'times-added',
              () =>
                t`You subtracted times: ${m`${slow} - ${joint}`}. It is the rates that add: ${m`\frac{1}{${joint}} - \frac{1}{${slow}}`} is the rate of ${setting.second}.`,
            ],
            [
              div(mul(slow, joint), add(slow, joint)),
              'rates-added',
              () =>
                t`You added the rates ${m`\frac{1}{${joint}}`} and ${m`\frac{1}{${slow}}`}. The joint rate already contains that of ${setting.first}, so subtract it.`,
            ],
            [
              mul(2, joint),
              'rates-averaged',
              () =>
                t`You assumed that both are equally fast. ${m`2 \times ${joint}`} would be the time of each then, but one of them needs ${slow}.`,
            ],
            [
              sub(mul(2, joint), slow).n > 0n ? sub(mul(2, joint), slow) : div(slow, 2),
              'times-averaged',
              () =>
                t`You treated ${joint} hours as the average of two times. Working together is faster than either alone.`,
            ],
            [
              joint,
              'stopped-early',
              () => t`${joint} hours is the time together. Alone, ${setting.second} needs longer.`,
            ],
            [
              add(slow, joint),
              'times-added',
              () =>
                t`You added the two times. ${setting.first === 'the thin hose' ? 'A hose' : 'Either'} alone is slower than both together, but rates add, not times.`,
            ],
            [
              mul(fast, 2),
              'doubled-or-halved',
              () =>
                t`At ${2 * fast} hours its rate would be ${m`\frac{1}{${2 * fast}}`}; together with ${m`\frac{1}{${slow}}`} that does not make ${m`1 \div ${joint}`}.`,
            ],
          ]
        : [
            [
              head > 0 ? joint : div(slow + fast, 2),
              head > 0 ? 'head-start-ignored' : 'times-averaged',
              () =>
                head > 0
                  ? t`${joint} hours is the time for the whole job together. ${m`\frac{${head}}{${slow}}`} of it is done before.`
                  : t`You averaged the two times. Together they are faster than the faster one alone, who needs ${fast} hours.`,
            ],
            [
              head > 0 ? sub(joint, head) : slow + fast,
              head > 0 ? 'head-start-ignored' : 'times-added',
              () =>
                head > 0
                  ? t`You took the ${count(head, 'hour')} off the joint time of ${joint}. In that time only ${m`\frac{${head}}{${slow}}`} of the job is done, at the slower rate.`
                  : t`You added the times. Working together takes less time than either alone.`,
            ],
            [
              head > 0 ? add(after, head) : div(slow * fast, slow - fast),
              head > 0 ? 'answered-other-quantity' : 'rates-subtracted',
              () =>
                head > 0
                  ? t`${add(after, head)} hours is the time of the whole job. The question asks for the part they work together.`
                  : t`You subtracted the rates ${m`\frac{1}{${fast}}`} and ${m`\frac{1}{${slow}}`}. Both work for the job, so the rates add.`,
            ],
            [
              head > 0 ? mul(fast, left) : slow - fast,
              head > 0 ? 'ignored-condition' : 'times-added',
              () =>
                head > 0
                  ? t`You let ${setting.second} finish alone: ${m`${fast} \times ${left}`}. Both go on together.`
                  : t`${slow - fast} hours is the difference of the two times.`,
            ],
            [
              head > 0 ? mul(joint, sub(1, rational(head, fast))) : div(fast, 2),
              head > 0 ? 'wrong-part-of-ratio' : 'rates-averaged',
              () =>
                head > 0
                  ? t`You let ${setting.second} work alone first. It is ${setting.first} that does ${m`\frac{${head}}{${slow}}`} of the job.`
                  : t`You halved the time of the faster one, as if both were equally fast. The other needs ${slow} hours and helps less.`,
            ],
            [
              head > 0 ? div(slow + fast, 2) : div(slow, 2),
              head > 0 ? 'times-averaged' : 'rates-averaged',
              () =>
                head > 0
                  ? t`You averaged the two times, ${slow} and ${fast}. Rates add: ${m`\frac{1}{${slow}} + \frac{1}{${fast}}`}.`
                  : t`You halved the time of the slower one, as if both were that slow.`,
            ],
            [
              div(mul(joint, 2), 1),
              'doubled-or-halved',
              () =>
                t`You averaged the rates instead of adding them, which doubles the time: the joint rate is ${m`\frac{1}{${slow}} + \frac{1}{${fast}}`}.`,
            ],
          ],
      because: reverse
        ? t`The rates add: ${m`1 \div ${joint} - \frac{1}{${slow}} = \frac{1}{${fast}}`} of the job per hour, so ${fast} hours.`
        : t`Together they do ${m`\frac{1}{${slow}} + \frac{1}{${fast}}`} of the job per hour, the whole in ${joint} hours${head > 0 ? t`; ${m`${left}`} of it is left, which takes ${m`${left} \times ${joint} = ${after}`} hours` : ''}.`,
      quick: [
        reverse
          ? t`In ${joint} hours ${setting.first} does ${m`${div(joint, slow)}`} of the job and ${setting.second} the other ${m`${sub(1, div(joint, slow))}`}. The whole takes it ${m`${joint} \div ${sub(1, div(joint, slow))} = ${fast}`} hours.`
          : t`Product over sum: ${m`\frac{${slow} \times ${fast}}{${slow} + ${fast}} = ${joint}`}${head > 0 ? t`, times the rest ${m`1 - \frac{${head}}{${slow}}`}` : ''}.`,
      ],
      full: [
        reverse
          ? t`Together they do ${m`1 \div ${joint} = ${div(1, joint)}`} of the job per hour; ${setting.first} does ${m`\frac{1}{${slow}}`}.`
          : t`Per hour, one does ${m`\frac{1}{${slow}}`} and the other ${m`\frac{1}{${fast}}`} of the job.`,
        reverse
          ? t`The rest is the rate of ${setting.second}: ${m`${div(1, joint)} - \frac{1}{${slow}} = \frac{1}{${fast}}`}.`
          : t`Together that is ${m`\frac{1}{${slow}} + \frac{1}{${fast}} = ${div(1, joint)}`} per hour, so the whole job takes ${joint} hours.`,
        ...(head > 0
          ? [t`${m`\frac{${head}}{${slow}}`} is done before, so ${m`${left} \times ${joint} = ${after}`} hours remain.`]
          : []),
        ...(reverse ? [t`At that rate the job takes ${fast} hours.`] : []),
      ],
      hints: ['Which part of the job does each do in one hour?', 'The parts done per hour add up; the times do not.'],
    }
  },
  second: (numbers, stem) => {
    const [a = 0, b = 0, c = 0] = numbers
    if (stem.includes('would need alone?') || stem.includes('need alone?')) {
      return search([0.5, 200, 0.5], (x) => near(a / b + a / x, 1))
    }
    return search([0.01, 100, 0.01], (x) => near((c + x) / a + x / b, 1))
  },
})

const LIQUIDS = [
  { what: 'salt solution', part: 'salt', thinner: 'water' },
  { what: 'cleaning fluid', part: 'alcohol', thinner: 'water' },
  { what: 'fruit drink', part: 'juice', thinner: 'water' },
  { what: 'antifreeze mix', part: 'glycol', thinner: 'water' },
] as const

export const dilution = problem({
  id: 'dilution',
  skill: 'mixtures',
  levels: [-0.6, 0.1, 0.9],
  draw: (random, level) => {
    const amount = random.step(10, 90, level === 1 ? 10 : 5)
    const from = random.step(20, 80, 5)
    const to = random.step(10, from - 5, 5)
    const strong = level === 3
    const added = strong ? div(amount * (from - to), 100 - from) : div(amount * (from - to), to)
    if (!isWhole(added) || compare(added, amount * 2) > 0 || compare(added, amount) === 0) return null
    return { amount, from, to, added, strong, setting: random.pick(LIQUIDS) }
  },
  write: ({ amount, from, to, added, strong, setting }) => {
    const part = percentOf(from, amount)
    const low = strong ? to : from
    const goal = strong ? from : to
    const start = percentOf(low, amount)
    const add1 = strong ? setting.part : setting.thinner
    return {
      stem: t`How many litres of ${strong ? `pure ${setting.part}` : setting.thinner} must be added to ${amount} litres of a ${setting.what} that is ${low}% ${setting.part} to make it ${goal}% ${setting.part}?`,
      key: added,
      show: plain,
      wrong: [
        [
          percentOf(from - to, amount),
          'percent-of-wrong-base',
          () =>
            t`You took the difference of ${m`${from}\% - ${to}\%`} of the ${amount} litres. The total grows with what is added, so the new percent refers to more than ${amount}.`,
        ],
        [
          strong ? div(amount * (from - to), from) : div(amount * (from - to), from),
          'percent-of-wrong-base',
          () =>
            strong
              ? t`You divided by ${from}%. What is added contains no ${setting.thinner}: it is the other ${100 - to}% of the old mix that becomes ${100 - from}% of the new one.`
              : t`You divided by the old percent, ${from}%. The ${part} litres of ${setting.part} become ${to}% of the new total.`,
        ],
        [
          strong ? div(mul(100, start), goal) : div(mul(100, part), to),
          'answered-other-quantity',
          () =>
            strong
              ? t`You kept the amount of ${setting.part} at ${start} litres. Adding pure ${setting.part} raises it; it is the ${setting.thinner} that stays.`
              : t`${div(mul(100, part), to)} litres is the new total. The question asks how much is added to the ${amount}.`,
        ],
        [start, 'stopped-early', () => t`${start} litres is the ${setting.part} in the mix at the beginning.`],
        [
          strong ? div(amount * (100 - to), 100 - from) : sub(amount, part),
          'answered-other-quantity',
          () =>
            strong
              ? t`${add(amount, added)} litres is the new total. The question asks how much is added to the ${amount}.`
              : t`${sub(amount, part)} litres is the ${setting.thinner} at the beginning.`,
        ],
        [
          strong ? div(amount * (from - to), to) : div(amount * (from - to), 100 - to),
          strong ? 'inverted' : 'replacement-not-removed',
          () =>
            strong
              ? t`You divided by ${to}%, the old share of ${setting.part}. What stays the same is the ${setting.thinner}: compare it before, ${100 - to}%, and after, ${100 - from}%.`
              : t`You divided by ${100 - to}%, the share of ${setting.thinner} at the end. What stays the same is the ${setting.part}: ${part} litres.`,
        ],
        [
          mul(added, 2),
          'doubled-or-halved',
          () =>
            t`With ${mul(added, 2)} litres the total would be ${add(amount, mul(2, added))}, and the mix would no longer be ${goal}% ${setting.part}.`,
        ],
        [
          div(added, 2),
          'doubled-or-halved',
          () => t`With only ${div(added, 2)} litres the mix would not yet be at ${goal}%.`,
        ],
      ],
      because: strong
        ? t`The ${sub(amount, start)} litres of ${setting.thinner} stay and become ${100 - goal}% of the new total, ${add(amount, added)} litres. So ${added} litres are added.`
        : t`The ${part} litres of ${setting.part} stay and become ${to}% of the new total, ${add(amount, added)} litres. So ${added} litres are added.`,
      quick: [
        strong
          ? t`Follow what stays, the ${setting.thinner}: ${m`${amount} \times \frac{${100 - to}}{${100 - from}} = ${add(amount, added)}`}, minus ${amount}.`
          : t`Follow what stays, the ${setting.part}: ${m`${amount} \times \frac{${from}}{${to}} = ${add(amount, added)}`}, minus ${amount}.`,
      ],
      full: [
        t`At the beginning there are ${m`\frac{${low}}{100} \times ${amount} = ${start}`} litres of ${setting.part}.`,
        strong
          ? t`Adding ${m`x`} litres of pure ${setting.part}: ${m`${start} + x = ${div(goal, 100)}(${amount} + x)`}.`
          : t`Adding ${m`x`} litres of ${add1} leaves that unchanged: ${m`${part} = ${div(goal, 100)}(${amount} + x)`}.`,
        t`So ${m`x = ${added}`}.`,
      ],
      hints: [
        'Which of the two ingredients keeps its amount?',
        strong
          ? t`There are ${sub(amount, start)} litres of ${setting.thinner}, before and after.`
          : t`There are ${part} litres of ${setting.part}, before and after.`,
      ],
    }
  },
  second: ([amount = 0, low = 0, goal = 0], stem) =>
    search([0, 400], (x) => {
      const inside = (amount * low) / 100 + (stem.includes('pure') ? x : 0)
      return near(inside * 100, goal * (amount + x))
    }),
})

export const blendStrength = problem({
  id: 'blend-strength',
  skill: 'weighted-averages',
  levels: [-1, -0.2, 0.7],
  draw: (random, level) => {
    const low = random.step(5, 40, 5)
    const high = random.step(low + 10, 90, 5)
    const ones = random.step(2, 30, 1)
    const twos = random.step(2, 30, 1)
    const mixed = div(low * ones + high * twos, ones + twos)
    if (ones === twos || !isWhole(mul(mixed, 2)) || (level === 2 && !isWhole(mixed))) return null
    return {
      low,
      high,
      ones,
      twos,
      mixed,
      reverse: level > 1,
      what: random.pick(['acid', 'orange juice', 'copper', 'butterfat']),
      name: random.pick(NAMES),
    }
  },
  write: ({ low, high, ones, twos, mixed, reverse, what, name }) => {
    const key = reverse ? rational(twos) : mixed
    const away = sub(mixed, low)
    const toHigh = sub(high, mixed)
    const solid = what === 'copper' ? 'an alloy' : 'a liquid'
    const unit = what === 'copper' ? 'kilograms' : 'litres'
    return {
      stem: reverse
        ? t`${name} has ${ones} ${unit} of ${solid} that is ${percent(low)} ${what}. How many ${unit} of ${solid} that is ${percent(high)} ${what} make a blend of ${percent(mixed)} ${what} with it?`
        : t`${name} blends ${ones} ${unit} of ${solid} that is ${percent(low)} ${what} with ${twos} ${unit} of one that is ${percent(high)} ${what}. What percent of the blend is ${what}?`,
      key,
      show: reverse ? plain : percent,
      fits: (value) =>
        value.n > 0n &&
        (reverse ? compare(value, ones * 10) < 0 : compare(value, high + low) < 0 && compare(value, low) > 0),
      wrong: reverse
        ? [
            [
              div(mul(ones, toHigh), away),
              'inverted',
              () =>
                t`You turned the ratio around. The blend is ${away} points above ${low}% and ${toHigh} below ${high}%; the amounts are as ${toHigh} (of the weaker) to ${away} (of the stronger).`,
            ],
            [
              ones,
              'plain-mean-of-strengths',
              () => t`Equal amounts would give the middle, ${percent(div(low + high, 2))}, not ${percent(mixed)}.`,
            ],
            [
              div(mul(ones, away), high - low),
              'part-to-part-as-part-to-whole',
              () =>
                t`You took ${m`\frac{${away}}{${high - low}}`} of ${ones}. That fraction is the share of the stronger one in the whole blend, not compared with the weaker one.`,
            ],
            [
              div(mul(ones, high), low),
              'direct-for-inverse',
              () =>
                t`You scaled by the two strengths, ${m`\frac{${high}}{${low}}`}. What counts is how far each lies from the blend: ${away} and ${toHigh} points.`,
            ],
            [ones + twos, 'answered-other-quantity', () => t`${ones + twos} is the amount of the whole blend.`],
            [
              div(mul(ones, low), high),
              'direct-for-inverse',
              () =>
                t`You scaled by the two strengths, ${m`\frac{${low}}{${high}}`}. What counts is how far each lies from the blend: ${away} and ${toHigh} points.`,
            ],
            [
              div(mul(ones, mixed), high),
              'percent-of-wrong-base',
              () =>
                t`You set ${ones} at ${percent(mixed)} equal to the new liquid at ${percent(high)}. The weaker one brings ${percent(low)} of its own along.`,
            ],
            [
              Math.abs(ones - twos),
              'answered-other-quantity',
              () => t`${Math.abs(ones - twos)} is the difference between the two amounts, ${ones} and ${twos}.`,
            ],
          ]
        : [
            [
              div(low + high, 2),
              'plain-mean-of-strengths',
              () =>
                t`You averaged ${low}% and ${high}% as if the amounts were equal. There are ${ones} ${unit} of one and ${twos} of the other.`,
            ],
            [
              div(low * twos + high * ones, ones + twos),
              'inverted',
              () => t`You swapped the amounts: ${ones} ${unit} are at ${low}%, ${twos} at ${high}%.`,
            ],
            [
              div(low * ones + high * twos, 100),
              'stopped-early',
              () =>
                t`${div(low * ones + high * twos, 100)} is the amount of ${what} in ${unit}. Compare it with the ${ones + twos} ${unit} of the blend.`,
            ],
            [
              div(high * twos, ones + twos),
              'ignored-condition',
              () =>
                t`You counted only the ${what} of the stronger one. The ${ones} ${unit} at ${low}% contain some as well.`,
            ],
            [high - low, 'wrong-operation', () => t`${high - low} is the difference of the two strengths.`],
            [
              high,
              'answered-other-quantity',
              () => t`${high}% is the strength of the stronger one before it is blended.`,
            ],
            [
              div(low * ones + high * twos, Math.max(ones, twos)),
              'wrong-count',
              () => t`You divided by ${Math.max(ones, twos)} ${unit} instead of the whole blend, ${ones + twos}.`,
            ],
            [low + high, 'percents-simply-added', () => t`You added the two percents. A blend lies between its parts.`],
          ],
      because: reverse
        ? t`${percent(mixed)} lies ${away} points above ${low}% and ${toHigh} below ${high}%. So the amounts are as ${toHigh} to ${away}: ${m`${ones} \times \frac{${away}}{${toHigh}} = ${twos}`}.`
        : t`The blend holds ${m`${div(low, 100)} \times ${ones} + ${div(high, 100)} \times ${twos} = ${div(low * ones + high * twos, 100)}`} ${unit} of ${what} in ${ones + twos}, which is ${percent(mixed)}.`,
      quick: [
        reverse
          ? t`Distances from the blend: ${away} and ${toHigh}. The amounts are in the opposite ratio: ${m`\frac{${ones}}{x} = \frac{${toHigh}}{${away}}`}, so ${m`x = ${twos}`}.`
          : t`Go from ${low}% towards ${high}% by the share of the stronger one: ${m`${low} + ${high - low} \times \frac{${twos}}{${ones + twos}} = ${mixed}`}.`,
      ],
      full: reverse
        ? [
            t`Let ${m`x`} be the amount. Count the ${what} before and after: ${m`${low} \times ${ones} + ${high}x = ${mixed}(${ones} + x)`}.`,
            t`Collect: ${m`${toHigh}x = ${mul(away, ones)}`}.`,
            t`So ${m`x = ${twos}`}.`,
          ]
        : [
            t`The first brings ${m`${div(low, 100)} \times ${ones} = ${div(low * ones, 100)}`} ${unit} of ${what}, the second ${m`${div(high, 100)} \times ${twos} = ${div(high * twos, 100)}`}.`,
            t`Together ${div(low * ones + high * twos, 100)} in ${ones + twos} ${unit}.`,
            t`That is ${percent(mixed)}.`,
          ],
      hints: [
        `How much ${what} is in each part?`,
        reverse
          ? t`How far is ${percent(mixed)} from ${low}% and from ${high}%?`
          : t`The blend weighs ${ones + twos} ${unit} in all.`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, d = 0], stem) => {
    if (stem.includes('How many')) return search([1, 400], (x) => near(a * b + x * c, (a + x) * d))
    return search([0, 100, 0.5], (x) => near(a * b + c * d, (a + c) * x))
  },
})

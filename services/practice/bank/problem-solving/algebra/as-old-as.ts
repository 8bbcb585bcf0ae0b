import { numbersWithTwice } from '../../factory/numbers-in-text.ts'
import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

interface Pair {
  level: Level
  older: string
  younger: string
  /** Level 1: the younger one's year of birth; otherwise the younger one's age now. */
  base: number
  gap: number
  times: number
  asked: 'older' | 'younger'
}

/** Years are written without a comma. */
const bare = (value: Rational): string => `${value.n}`

export const asOldAs = problem<Pair>({
  id: 'as-old-as',
  skill: 'ages',
  version: 5,
  levels: [-0.4, 0.4, 1.5],
  places: [
    [0, 5, 5, 5, 5],
    [12, 2, 2, 2, 2],
    [0, 5, 5, 5, 5],
  ],
  draw: (random, level) => {
    const [older = '', younger = ''] = random.some(NAMES, 2)
    const times = random.int(2, level === 1 ? 6 : 5)
    const gap = random.int(level === 1 ? 18 : 4, level === 1 ? 48 : 32)
    const base = [() => random.int(1961, 2012), () => random.int(gap + 2, 60), () => (gap * times) / (times - 1)][
      level - 1
    ]!()
    if (level === 1 && (gap % (times - 1) !== 0 || base + gap / (times - 1) > 2025)) return null
    if (base + gap > 96 && level > 1) return null
    if (!Number.isInteger(base) || (level === 2 && base - gap < 3)) return null
    return { level, older, younger, base, gap, times, asked: random.pick(['older', 'younger'] as const) }
  },
  write: (pair) => ({
    ...byLevel(pair, [inYear, midway, timesThen]),
    show: bare,
    fits: (value) =>
      isWhole(value) && value.n > 2n && (pair.level === 1 ? value.n > 1940n && value.n < 2040n : value.n < 110n),
  }),
  second: (_, stem) => {
    const [a = 0, b = 0, c = 0] = numbersWithTwice(stem)
    if (stem.includes('born')) return search([b + 1, 2060], (year) => year - a === c * (year - b))
    for (let young = 1; young < 110; young += 1) {
      for (let old = young + 1; old < 110; old += 1) {
        const ago = old - young
        const holds = /times|twice/.test(stem)
          ? young === a * (young - ago) && old + young === b
          : young - ago === a && old === b
        if (holds && young - ago > 0) return near(stem.lastIndexOf('How old is'), -1) || oldestAsked(stem) ? old : young
      }
    }
    return Number.NaN
  },
})

/** Whether the first person of the stem is the one asked about. */
function oldestAsked(stem: string): boolean {
  return /How old is (\w+)/.exec(stem)?.[1] === /When (\w+) was/.exec(stem)?.[1]
}

function inYear({ older, younger, base, gap, times }: Pair): Written {
  const born = base - gap
  const y = (value: number): string => String(value)
  const age = gap / (times - 1)
  const year = base + age
  return {
    stem: t`${older} was born in ${y(born)} and ${younger} in ${y(base)}, on the same day of the year. In which year did ${older} become exactly ${often(times)} as old as ${younger}?`,
    key: year,
    wrong: [
      [
        add(base, div(gap, times)),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides the difference of ${gap} years by ${times}. It is ${m`${times} - 1 = ${times - 1}`} times ${younger}'s age.`,
      ],
      [
        add(base, div(gap, times + 1)),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides the ${gap} years by ${m`${times} + 1`}. ${gap} is the difference of the ages, so ${m`${times} - 1`} parts, not their sum.`,
      ],
      [
        base + gap,
        'ignored-condition',
        () =>
          t`This answer adds the whole difference of ${gap} years: then ${younger} was ${gap} and ${older} ${2 * gap}, only twice as old. Divide ${gap} by ${m`${times} - 1`} first.`,
      ],
      [
        base,
        'reversed-translation',
        () =>
          t`This answer gives the year in which ${younger} was born. Add ${younger}'s age when ${m`x + ${gap} = ${times}x`}, which is ${age}.`,
      ],
      [
        year + 1,
        'off-by-one',
        () =>
          t`This answer is one year late: in ${y(year + 1)} ${younger} was ${age + 1} and ${older} ${age + gap + 1}, but ${m`${times} \times ${age + 1} = ${times * (age + 1)}`}. From ${m`\frac{${gap}}{${times} - 1} = ${age}`} it was in ${y(year)}.`,
      ],
      [
        year - 1,
        'off-by-one',
        () =>
          t`This answer is one year early: in ${y(year - 1)} ${younger} was ${age - 1} and ${older} ${age + gap - 1}, but ${m`${times} \times ${age - 1} = ${times * (age - 1)}`}. From ${m`\frac{${gap}}{${times} - 1} = ${age}`} it was in ${y(year)}.`,
      ],
      [
        born + gap + times,
        'additive-scaling',
        () =>
          t`This answer adds ${times} years to ${y(base)}. What counts is when ${younger}'s age is ${m`\frac{${gap}}{${times - 1}} = ${age}`}.`,
      ],
      [
        add(born, div(gap * times, times + 1)),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer shares the ${gap} years between the births as ${times} to 1. ${younger} was not even born then.`,
      ],
      [
        base + age * times,
        'other-unknown',
        () =>
          t`This answer adds ${age * times}, ${older}'s age in that year, to ${y(base)}. Add ${younger}'s age, ${age}.`,
      ],
    ],
    because: t`The difference is always ${gap} years. When it is ${times === 2 ? 'equal to' : often(times - 1)} ${younger}'s age, ${younger} is ${age}: in ${m`${y(base)} + ${age} = ${y(year)}`}.`,
    quick: [t`${m`\frac{${gap}}{${times} - 1} = ${age}`}, and ${m`${y(base)} + ${age} = ${y(year)}`}.`],
    full: [
      t`${older} is ${m`${y(base)} - ${y(born)} = ${gap}`} years older.`,
      t`When ${younger} was ${m`x`}, ${older} was ${m`x + ${gap} = ${times}x`}, so ${m`x = ${age}`}.`,
      t`That was in ${m`${y(base)} + ${age} = ${y(year)}`}.`,
    ],
    hints: [
      'What stays the same between two ages?',
      t`Let ${younger} be ${m`x`} years old: ${m`x + ${gap} = ${times}x`}.`,
    ],
  }
}

function midway({ older, younger, base, gap }: Pair): Written {
  const [then, now] = [base - gap, base + gap]
  return {
    stem: t`When ${older} was as old as ${younger} is now, ${younger} was ${then}. ${older} is now ${now}. How old is ${younger} now?`,
    key: base,
    wrong: [
      [
        gap,
        'stopped-early',
        () => t`${gap} is the difference of their ages: ${younger} is that much younger than ${now}.`,
      ],
      [
        now - then,
        'only-one-aged',
        () =>
          t`This answer takes ${then} off ${now}. The ${now - then} years between are two steps of equal length: from ${then} to now, and up to ${now}.`,
      ],
      [
        add(then, div(2 * gap, 3)),
        'terms-for-steps',
        () =>
          t`This answer cuts the ${2 * gap} years from ${then} to ${now} into three. Between three ages there are only two equal steps.`,
      ],
      [
        add(then, div(4 * gap, 3)),
        'terms-for-steps',
        () =>
          t`This answer cuts the ${2 * gap} years from ${then} to ${now} into three and takes two of them. There are only two equal steps.`,
      ],
      [
        2 * then,
        'additive-scaling',
        () => t`This answer doubles ${then}. Nothing says that ${younger} is now twice as old as then.`,
      ],
      [
        rational(now, 2),
        'ignored-condition',
        () => t`This answer halves ${now}. That would be right only if ${younger} had been 0 then, not ${then}.`,
      ],
      [
        sub(now, div(gap, 2)),
        'doubled-or-halved',
        () => t`This answer halves the ${2 * gap} years twice. Each of the two steps is ${gap} years.`,
      ],
      [
        then + now,
        'doubled-or-halved',
        () => t`This answer adds ${then} and ${now} but does not halve: the age now is in the middle of the two.`,
      ],
      [
        add(then, div(gap, 2)),
        'doubled-or-halved',
        () => t`This answer halves the ${2 * gap} years twice. Each of the two steps is ${gap} years.`,
      ],
    ],
    because: t`From ${then} to the age now it is as many years as from there to ${now}: the middle is ${m`\frac{${then} + ${now}}{2} = ${base}`}.`,
    quick: [t`The age asked for is in the middle of ${then} and ${now}: ${m`\frac{${then} + ${now}}{2} = ${base}`}.`],
    full: [
      t`Let ${younger} be ${m`x`} now. The difference of the ages is ${m`${now} - x`}.`,
      t`Then it was ${m`x - ${then}`}, and it never changes: ${m`${now} - x = x - ${then}`}.`,
      t`So ${m`2x = ${now + then}`} and ${m`x = ${base}`}.`,
    ],
    hints: ['The difference of two ages never changes.', t`Solve ${m`${now} - x = x - ${then}`}.`],
  }
}

function timesThen({ older, younger, base, gap, times, asked }: Pair): Written {
  const [then, now] = [base - gap, base + gap]
  const sum = base + now
  const isOlder = asked === 'older'
  const parts = 3 * times - 1
  const unit = then
  return {
    stem: t`When ${older} was as old as ${younger} is now, ${older} was ${often(times)} as old as ${younger} was then. The sum of their ages now is ${sum}. How old is ${isOlder ? older : younger} now?`,
    key: isOlder ? now : base,
    wrong: [
      [isOlder ? base : now, 'other-unknown', () => t`That is how old ${isOlder ? younger : older} is now.`],
      [
        div(sum * (isOlder ? times : 1), times + 1),
        'ignored-condition',
        () => t`This answer shares ${sum} as ${times} to 1. That was the ratio then, not now.`,
      ],
      [gap, 'stopped-early', () => t`${gap} is the difference of their ages.`],
      [then, 'answered-other-quantity', () => t`${then} is how old ${younger} was then.`],
      [
        div(sum * (isOlder ? times + 1 : times), 2 * times + 1),
        'additive-scaling',
        () =>
          t`This answer makes ${older} one part older now. The difference is ${times - 1} ${times === 2 ? 'part' : 'parts'}: ${times} less 1.`,
      ],
      [rational(sum, 2), 'ignored-condition', () => t`This answer halves ${sum}. The two are ${gap} years apart.`],
      [
        isOlder ? sum - gap : base - gap + 1,
        isOlder ? 'moved-without-changing-sign' : 'off-by-one',
        () =>
          isOlder
            ? t`This answer takes the difference of ${gap} off ${sum} and does not halve.`
            : t`${then} is how old ${younger} was then, and it adds only one year. It is ${gap} years ago.`,
      ],
      [
        div(sum * (isOlder ? 2 * times : times), 3 * times),
        'part-to-part-as-part-to-whole',
        () => t`This answer makes ${older} twice as old as ${younger}. Now the ratio is ${2 * times - 1} to ${times}.`,
      ],
      [
        sum - base + (isOlder ? gap : 0),
        'doubled-or-halved',
        () => t`This answer adds the ${gap} years that have passed once more.`,
      ],
    ],
    because: t`Then the ages were ${times} and 1 parts, now they are ${2 * times - 1} and ${times}: ${m`\frac{${sum}}{${parts}} = ${unit}`} a part, so ${isOlder ? now : base}.`,
    quick: [
      t`In parts: then ${times} and 1, now ${2 * times - 1} and ${times}. ${m`${isOlder ? 2 * times - 1 : times} \times \frac{${sum}}{${parts}} = ${isOlder ? now : base}`}.`,
    ],
    full: [
      t`Let ${younger} have been ${m`x`} then; ${older} was ${m`${times}x`}, which is ${younger}'s age now.`,
      t`So ${times === 2 ? m`x` : m`${times - 1}x`} years have passed, and ${older} is now ${m`${2 * times - 1}x`}.`,
      t`${m`${times}x + ${2 * times - 1}x = ${sum}`}, so ${m`x = ${unit}`}. ${isOlder ? older : younger} is ${m`${isOlder ? 2 * times - 1 : times} \times ${unit} = ${isOlder ? now : base}`}.`,
    ],
    hints: [
      t`Call ${younger}'s age then ${m`x`}. How many years have passed since?`,
      t`Now they are ${m`${times}x`} and ${m`${2 * times - 1}x`}.`,
    ],
  }
}

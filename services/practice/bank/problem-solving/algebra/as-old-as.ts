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
          t`This answer divides the difference of ${gap} years by ${times}. When ${older} is ${often(times)} as old, the difference is ${often(times - 1)} ${younger}'s age, so divide by ${m`${times} - 1 = ${times - 1}`}.`,
      ],
      [
        add(base, div(gap, times + 1)),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides the ${gap} years by ${m`${times} + 1`}, as if ${gap} were the sum of the ages. It is their difference, so divide by ${m`${times} - 1`}.`,
      ],
      [
        base + gap,
        'ignored-condition',
        () =>
          t`This answer adds the whole difference of ${gap} years. In ${y(base + gap)}, ${younger} turned ${gap} and ${older} turned ${2 * gap}, only twice as old.`,
      ],
      [
        base,
        'reversed-translation',
        () => t`This is the year in which ${younger} was born. The year asked for is ${age} years later.`,
      ],
      [
        year + 1,
        'off-by-one',
        () =>
          t`This answer is one year late. In ${y(year + 1)}, ${younger} turned ${age + 1} and ${older} turned ${age + gap + 1}, but ${m`${times} \times ${age + 1} = ${times * (age + 1)}`}.`,
      ],
      [
        year - 1,
        'off-by-one',
        () =>
          t`This answer is one year early. In ${y(year - 1)}, ${younger} turned ${age - 1} and ${older} turned ${age + gap - 1}, but ${m`${times} \times ${age - 1} = ${times * (age - 1)}`}.`,
      ],
      [
        born + gap + times,
        'additive-scaling',
        () =>
          t`This answer adds ${times} years to ${y(base)}. It should add ${younger}'s age at the time, ${times === 2 ? age : m`\frac{${gap}}{${times - 1}} = ${age}`}.`,
      ],
      [
        add(born, div(gap * times, times + 1)),
        'part-to-part-as-part-to-whole',
        () => t`This answer is a year between the two births. ${younger} had not been born yet.`,
      ],
      [
        base + age * times,
        'other-unknown',
        () =>
          t`This answer adds ${age * times}, ${older}'s age in that year, to the year of ${younger}'s birth. It should add ${younger}'s age, ${age}.`,
      ],
    ],
    because: t`${older} is always ${gap} years older. When ${older} is ${often(times)} as old, those ${gap} years are ${times === 2 ? 'equal to' : often(times - 1)} ${younger}'s age. So ${younger} is ${age}, and the year is ${m`${y(base)} + ${age} = ${y(year)}`}.`,
    quick: [
      t`When ${older} is ${often(times)} as old, the difference of ${gap} years is ${times === 2 ? 'equal to' : often(times - 1)} ${younger}'s age. So ${younger} is ${times === 2 ? age : m`${gap} \div ${times - 1} = ${age}`}, and the year is ${m`${y(base)} + ${age} = ${y(year)}`}.`,
    ],
    full: [
      t`${older} is ${m`${y(base)} - ${y(born)} = ${gap}`} years older than ${younger}.`,
      t`When ${younger} was ${m`x`} years old, ${older} was ${m`x + ${gap}`}. If that is ${often(times)} as old, then ${m`x + ${gap} = ${times}x`}, so ${times === 2 ? '' : t`${m`${times - 1}x = ${gap}`} and `}${m`x = ${age}`}.`,
      t`${younger} turned ${age} in ${m`${y(base)} + ${age} = ${y(year)}`}.`,
    ],
    hints: [
      'What about the two ages stays the same from year to year?',
      t`When ${older} is ${often(times)} as old as ${younger}, how does the difference of ${gap} years compare with ${younger}'s age?`,
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
        () =>
          t`${gap} is the difference between their ages. ${younger} is ${gap} years younger than ${older}, who is ${now}.`,
      ],
      [
        now - then,
        'only-one-aged',
        () =>
          t`This answer is ${m`${now} - ${then}`}. Those ${now - then} years are two equal steps: from ${then} to ${younger}'s age now, and from there to ${now}. Add one step, ${gap}, to ${then}.`,
      ],
      [
        add(then, div(2 * gap, 3)),
        'terms-for-steps',
        () =>
          t`This answer divides the ${2 * gap} years from ${then} to ${now} into three parts. There are only two equal steps: from ${then} to ${younger}'s age now, and from there to ${now}.`,
      ],
      [
        add(then, div(4 * gap, 3)),
        'terms-for-steps',
        () =>
          t`This answer divides the ${2 * gap} years from ${then} to ${now} into three parts and takes two of them. There are only two equal steps, and ${younger}'s age now is in the middle.`,
      ],
      [
        2 * then,
        'additive-scaling',
        () => t`This answer doubles ${then}. The question does not say that ${younger}'s age has doubled.`,
      ],
      [
        rational(now, 2),
        'ignored-condition',
        () =>
          t`This answer is half of ${now}. That would be right only if ${younger} had been 0 years old then, not ${then}.`,
      ],
      [
        sub(now, div(gap, 2)),
        'doubled-or-halved',
        () =>
          t`The ${2 * gap} years from ${then} to ${now} are two equal steps of ${gap}. This answer goes back from ${now} by only half of one step.`,
      ],
      [
        then + now,
        'doubled-or-halved',
        () => t`This answer adds ${then} and ${now} but does not divide by 2. The age now is the midpoint of the two.`,
      ],
      [
        add(then, div(gap, 2)),
        'doubled-or-halved',
        () =>
          t`The ${2 * gap} years from ${then} to ${now} are two equal steps of ${gap}. This answer goes forward from ${then} by only half of one step.`,
      ],
    ],
    because: t`${younger}'s age now is as far above ${then} as it is below ${now}, so it is the midpoint, ${m`\frac{${then} + ${now}}{2} = ${base}`}.`,
    quick: [
      t`The difference between the ages never changes, so ${younger}'s age now is midway between ${then} and ${now}: ${m`\frac{${then} + ${now}}{2} = ${base}`}.`,
    ],
    full: [
      t`Let ${m`x`} be ${younger}'s age now. Then the difference between the ages is ${m`${now} - x`}.`,
      t`Back then, ${older} was ${m`x`} and ${younger} was ${then}, a difference of ${m`x - ${then}`}. The difference never changes, so ${m`${now} - x = x - ${then}`}.`,
      t`Then ${m`2x = ${now + then}`}, so ${younger} is ${m`x = ${base}`} years old now.`,
    ],
    hints: [
      'What about the two ages is the same now as it was then?',
      t`If ${younger} is ${m`x`} years old now, how old was ${older} back then? Write the difference between the ages for both times.`,
    ],
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
      [
        isOlder ? base : now,
        'other-unknown',
        () =>
          t`${isOlder ? base : now} is how old ${isOlder ? younger : older} is now. The question asks about ${isOlder ? older : younger}.`,
      ],
      [
        div(sum * (isOlder ? times : 1), times + 1),
        'ignored-condition',
        () =>
          t`This answer divides ${sum} in the ratio ${times} to 1. That was the ratio of the ages back then. Now the ratio is ${2 * times - 1} to ${times}.`,
      ],
      [gap, 'stopped-early', () => t`${gap} is the difference between their ages, not an age.`],
      [then, 'answered-other-quantity', () => t`${then} is how old ${younger} was then. The question asks about now.`],
      [
        div(sum * (isOlder ? times + 1 : times), 2 * times + 1),
        'additive-scaling',
        () =>
          t`This answer adds only one part to ${older}'s age since then. The difference between the ages, and so the time that has passed, is ${times - 1} ${times === 2 ? 'part' : 'parts'}.`,
      ],
      [
        rational(sum, 2),
        'ignored-condition',
        () => t`This answer is half of ${sum}, as if the two were the same age. They are ${gap} years apart.`,
      ],
      [
        isOlder ? sum - gap : base - gap + 1,
        isOlder ? 'moved-without-changing-sign' : 'off-by-one',
        () =>
          isOlder
            ? t`This answer is ${m`${sum} - ${gap}`}, the sum minus the difference of the ages, which is twice ${younger}'s age. ${older}'s age is half of ${m`${sum} + ${gap}`}.`
            : t`This answer adds only one year to ${then}, ${younger}'s age then. It was ${gap} years ago.`,
      ],
      [
        div(sum * (isOlder ? 2 * times : times), 3 * times),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer makes ${older} twice as old as ${younger} now and divides ${sum} in the ratio 2 to 1. The ratio of the ages now is ${2 * times - 1} to ${times}.`,
      ],
      [
        sum - base + (isOlder ? gap : 0),
        'doubled-or-halved',
        () =>
          t`This answer is ${m`${isOlder ? now : base} + ${gap}`}, which adds the ${gap} years that have passed to ${isOlder ? older : younger}'s age now. That age already includes them.`,
      ],
    ],
    because: t`Back then, ${older}'s age was ${times} parts and ${younger}'s was 1. Now ${younger}'s age is ${times} parts, so both have gained ${times - 1}, and ${older}'s is ${2 * times - 1}. One part is ${m`\frac{${sum}}{${parts}} = ${unit}`}, so ${isOlder ? older : younger} is ${m`${isOlder ? 2 * times - 1 : times} \times ${unit} = ${isOlder ? now : base}`}.`,
    quick: [
      t`Call ${younger}'s age then 1 part. ${younger} went from 1 part to ${times}, so ${older} went from ${times} parts to ${2 * times - 1}. The ages now make up ${m`${times} + ${2 * times - 1} = ${parts}`} parts, so ${isOlder ? older : younger} is ${m`${isOlder ? 2 * times - 1 : times} \times \frac{${sum}}{${parts}} = ${isOlder ? now : base}`}.`,
    ],
    full: [
      t`Let ${m`x`} be ${younger}'s age then. ${older} was ${m`${times}x`}, which is ${younger}'s age now.`,
      t`So ${younger} has become ${times === 2 ? m`x` : m`${times - 1}x`} years older since then, and so has ${older}, who is now ${m`${2 * times - 1}x`}.`,
      t`From ${m`${times}x + ${2 * times - 1}x = ${sum}`} it follows that ${m`x = ${unit}`}, so ${isOlder ? older : younger} is now ${m`${isOlder ? 2 * times - 1 : times} \times ${unit} = ${isOlder ? now : base}`}.`,
      t`Check: the ages now are ${now} and ${base}. When ${older} was ${base}, ${gap} years ago, ${younger} was ${then}, and ${base} is ${often(times)} ${then}.`,
    ],
    hints: [
      t`If ${younger} was ${m`x`} years old back then, how old was ${older}? How many years have passed since then?`,
      t`Write both ages now in terms of ${m`x`}. What do you know about their sum?`,
    ],
  }
}

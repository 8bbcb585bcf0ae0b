import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { CHAINS, wrongEarlier, wrongNumbers, wrongRounds, type Chain } from './wrong-options/chain-message.ts'

export const chainMessage = problem<Chain>({
  id: 'chain-message',
  skill: 'exponential-equations',
  version: 6,
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
  write: (drawn) => ({ ...byLevel(drawn, [roundOfNumber, earlierOfTwo, numberInEarlier]), show: plain }),
  second: (numbers, stem) => {
    const single = stem.includes('one organizer')
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
      if (stem.includes('a total of') && one + later === known) return round
      if (stem.includes('more new') && later - one === known) return one
    }
    return Number.NaN
  },
})

/** What the questions of all three levels are made of. */
function basicsOf(drawn: Chain) {
  const { start, base, n, chain } = drawn
  const { who, thing, round } = chain
  const at = start * base ** n
  const from = start === 1 ? 'one organizer' : t`${start} organizers`
  const intro = t`${thing}. In ${round} 1, ${from} ${start === 1 ? 'writes' : 'each write'} to ${base} ${who}. In every later ${round}, everyone who was reached in the previous ${round} writes to ${base} new ${who}.`
  const times = start === 1 ? '' : `${start} \\times `
  return { at, intro, times }
}

function roundOfNumber(drawn: Chain): Written {
  const { start, base, n, chain } = drawn
  const { who, round } = chain
  const { at, intro, times } = basicsOf(drawn)
  return {
    stem: t`${intro} In which ${round} are ${at} new ${who} reached?`,
    key: n,
    fits: (value) => isWhole(value) && value.n > 0n && value.n <= 24n,
    wrong: wrongRounds(drawn),
    because: t`The number of new ${who} in ${round} ${m`n`} is ${m`${times}${base}^n`}, and ${m`${times}${base}^{${n}} = ${at}`}.`,
    quick: [
      start === 1
        ? t`The number of new ${who} in ${round} ${m`n`} is ${m`${base}^n`}, and ${m`${base}^{${n}} = ${at}`}, so it is ${round} ${n}.`
        : t`The number in ${round} ${m`n`} is ${m`${times}${base}^n`}. Divide by ${start} to get the power of ${base}: ${m`${at} \div ${start} = ${base ** n} = ${base}^{${n}}`}, so it is ${round} ${n}.`,
    ],
    full: [
      t`The number of new ${who} is multiplied by ${base} in every ${round}, so in ${round} ${m`n`} it is ${m`${times}${base}^n`}.`,
      t`From ${m`${times}${base}^n = ${at}`} it follows that ${m`${base}^n = ${base ** n} = ${base}^{${n}}`}.`,
      t`So ${m`n = ${n}`}: the ${at} new ${who} are reached in ${round} ${n}.`,
    ],
    hints: [
      t`How many new ${who} are reached in ${round} 1 and in ${round} 2?`,
      t`The number is multiplied by ${base} in each ${round}. How can you write the number in ${round} ${m`n`} with a power of ${base}?`,
    ],
  }
}

function earlierOfTwo(drawn: Chain): Written {
  const { start, base, n, gap, chain } = drawn
  const { who, round } = chain
  const { at, intro, times } = basicsOf(drawn)
  const later = start * base ** (n + gap)
  const both =
    gap === 1 ? t`Two consecutive ${round}s reach` : t`A certain ${round} and the one ${gap} ${round}s later reach`
  const factor = base ** gap
  const shift = factor + 1
  const known = at + later
  return {
    stem: t`${intro} ${both} a total of ${at + later} new ${who}. Which ${round} is the earlier of the two?`,
    key: n,
    fits: (value) => isWhole(value) && value.n > 0n && value.n <= 24n,
    wrong: wrongEarlier(drawn),
    because: t`In ${round} ${n} there are ${m`${times}${base}^{${n}} = ${at}`} new ${who} and in ${round} ${n + gap} there are ${m`${times}${base}^{${n + gap}} = ${later}`}, for a total of ${known}.`,
    quick: [
      t`The later ${round} reaches ${gap === 1 ? often(base) : t`${m`${base}^${gap} = ${factor}`} times`} as many, so ${known} is ${m`${factor} + 1 = ${shift}`} times the number in the earlier one. That number is ${m`${known} \div ${shift} = ${at} = ${times}${base}^{${n}}`}, so the earlier one is ${round} ${n}.`,
    ],
    full: [
      t`The number of new ${who} is multiplied by ${base} in every ${round}. If the earlier one is ${round} ${m`n`}, it reaches ${m`${times}${base}^n`}.`,
      t`The two ${round}s reach ${m`${times}${base}^{n + ${gap}} + ${times}${base}^n = ${known}`}. Factor out ${m`${times}${base}^n`}: ${m`${times}${base}^n(${factor} + 1) = ${known}`}.`,
      t`So ${m`${times}${base}^n = ${known} \div ${shift} = ${at}`}. Since ${m`${times}${base}^{${n}} = ${at}`}, the earlier one is ${round} ${n}.`,
    ],
    hints: [
      t`How many times as many new ${who} does the later of the two ${round}s reach?`,
      t`The total is how many times the number in the earlier ${round}?`,
    ],
  }
}

function numberInEarlier(drawn: Chain): Written {
  const { start, base, n, gap, chain } = drawn
  const { who, round } = chain
  const { at, intro, times } = basicsOf(drawn)
  const later = start * base ** (n + gap)
  const factor = base ** gap
  const shift = factor - 1
  const known = later - at
  return {
    stem: t`${intro} In a certain ${round}, ${later - at} more new ${who} are reached than ${gap === 1 ? `in the ${round} before` : t`${gap} ${round}s before`}. How many new ${who} are reached in the earlier of the two ${round}s?`,
    key: at,
    fits: (value) => isWhole(value) && value.n > 0n,
    wrong: wrongNumbers(drawn),
    because: t`The later ${round} reaches ${gap === 1 ? often(base) : t`${m`${base}^${gap} = ${factor}`} times`} as many new ${who} as the earlier one. So ${known} is ${shift === 1 ? 'equal to' : t`${m`${factor} - 1 = ${shift}`} times`} the number in the earlier one, which is ${m`${known} \div ${shift} = ${at}`}. This is ${round} ${n}: ${m`${times}${base}^{${n}} = ${at}`}.`,
    quick: [
      t`The later ${round} reaches ${gap === 1 ? often(base) : t`${m`${base}^${gap} = ${factor}`} times`} as many, so the difference of ${known} is ${shift === 1 ? 'equal to' : t`${m`${factor} - 1 = ${shift}`} times`} the number in the earlier one. That number is ${m`${known} \div ${shift} = ${at}`}.`,
    ],
    full: [
      t`The number of new ${who} is multiplied by ${base} in every ${round}. If the earlier one is ${round} ${m`n`}, it reaches ${m`${times}${base}^n`}, and the later one reaches ${m`${times}${base}^{n + ${gap}}`}.`,
      t`The difference is ${m`${times}${base}^{n + ${gap}} - ${times}${base}^n = ${known}`}. Since ${m`${base}^{n + ${gap}} = ${base}^n \times ${factor}`}, factor out ${m`${times}${base}^n`}: ${m`${times}${base}^n(${factor} - 1) = ${known}`}.`,
      t`So the earlier ${round} reaches ${m`${times}${base}^n = ${known} \div ${shift} = ${at}`} new ${who}.`,
    ],
    hints: [
      t`How many times as many new ${who} does the later of the two ${round}s reach?`,
      t`The difference of ${known} is how many times the number in the earlier ${round}?`,
    ],
  }
}

import { byLevel, type Written } from '../../factory/by-level.ts'
import { agree } from '../../factory/grammar.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import {
  among,
  ordinal,
  PATTERNS,
  wrongCounts,
  wrongDifferences,
  wrongPlaces,
  type Pattern,
} from './wrong-options/chain-of-lights.ts'

export const chainOfLights = problem<Pattern>({
  id: 'chain-of-lights',
  skill: 'sequences',
  version: 5,
  levels: [-1.4, -0.8, 0],
  draw: (random, level) => {
    const sizes = random.some([1, 2, 3, 4, 5, 6], 3) as [number, number, number]
    const period = sizes[0] + sizes[1] + sizes[2]
    const [pick, other] = random.some([0, 1, 2], 2) as [number, number]
    const at = level === 2 ? random.int(10, 60) : period * random.int(3, 14) + random.int(1, period - 1)
    const drawn = { level, sizes, at, pick, other, pattern: random.pick(PATTERNS) }
    return level === 3 && among(drawn, pick, at) <= among(drawn, other, at) + 1 ? null : drawn
  },
  write: (drawn) => ({
    ...byLevel(drawn, [countOfColour, placeInChain, differenceOfColours]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (numbers, stem) => {
    const [a = 0, b = 0, c = 0, at = 0] = numbers
    const names = /pattern: \d+ (\w+) \w+, then \d+ (\w+) \w+, then \d+ (\w+)/.exec(stem)!.slice(1, 4)
    const line: string[] = []
    while (line.length < 2000)
      [a, b, c].forEach((size, index) => line.push(...Array.from({ length: size }, () => names[index]!)))
    const asked = /are (\w+)(?: than (\w+))?\?|the \d+\w\w (\w+)/.exec(stem)!
    if (asked[3]) {
      let seen = 0
      for (let index = 0; index < line.length; index += 1) {
        if (line[index] === asked[3]) seen += 1
        if (seen === at) return index + 1
      }
    }
    const first = line.slice(0, at)
    return first.filter((each) => each === asked[1]).length - first.filter((each) => each === asked[2]).length
  },
})

const NTH = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function countOfColour(drawn: Pattern): Written {
  const { sizes, at, pick, pattern } = drawn
  const { what, one, colors } = pattern
  const period = sizes[0] + sizes[1] + sizes[2]
  const color = colors[pick]!
  const group = sizes.map((size, index) => count(size, `${colors[index]!} ${one}`))
  const intro = t`${what} repeats one pattern: ${group[0]!}, then ${group[1]!}, then ${group[2]!}, and so on.`
  const size = sizes[pick]!
  const key = among(drawn, pick, at)
  const full = Math.floor(at / period)
  const rest = at % period
  const left = (which: number): number => among(drawn, which, rest)
  return {
    stem: t`${intro} How many of the first ${at} ${one}s are ${color}?`,
    key,
    wrong: wrongCounts(drawn, key),
    because: t`Since ${m`${at} = ${full} \times ${period} + ${rest}`}, the first ${at} ${one}s are ${full} full patterns and ${rest} more. The full patterns have ${size} ${color} ${size === 1 ? one : `${one}s`} each, and the ${rest === 1 ? t`${one} after them is ${left(pick) === 0 ? 'not ' : ''}${color}` : t`${rest} after them include ${left(pick) === 0 ? 'none' : left(pick)}`}: ${m`${full} \times ${size} + ${left(pick)} = ${key}`}.`,
    quick: [
      t`Since ${m`${at} = ${full} \times ${period} + ${rest}`}, there are ${full} full patterns with ${size} ${color} ${size === 1 ? one : `${one}s`} each, and ${left(pick) === 0 ? 'none' : left(pick)} in the rest: ${m`${full} \times ${size} + ${left(pick)} = ${key}`}.`,
    ],
    full: [
      t`One pattern has ${m`${sizes.join(' + ')} = ${period}`} ${one}s, of which ${size} ${size === 1 ? 'is' : 'are'} ${color}.`,
      rest === 1
        ? t`Since ${m`${at} = ${full} \times ${period} + 1`}, the first ${at} ${one}s are ${full} full patterns and 1 more ${one}, which is ${left(pick) === 0 ? 'not ' : ''}${color}.`
        : t`Since ${m`${at} = ${full} \times ${period} + ${rest}`}, the first ${at} ${one}s are ${full} full patterns and ${rest} more. These ${rest} begin the pattern again, and ${left(pick) === 0 ? 'none' : left(pick)} of them ${left(pick) === 1 ? 'is' : 'are'} ${color}.`,
      t`So ${m`${full} \times ${size} + ${left(pick)} = ${key}`} of the first ${at} ${one}s are ${color}.`,
    ],
    hints: [
      t`How many ${one}s are in one pattern, and how many of them are ${color}?`,
      t`${at} divided by ${period} is ${full} with a remainder of ${rest}. Which colors do the last ${rest} have?`.replace(
        'the last 1 have',
        'does the last one have',
      ),
    ],
  }
}

function placeInChain(drawn: Pattern): Written {
  const { sizes, at, pick, pattern } = drawn
  const { what, one, colors } = pattern
  const period = sizes[0] + sizes[1] + sizes[2]
  const color = colors[pick]!
  const group = sizes.map((size, index) => count(size, `${colors[index]!} ${one}`))
  const intro = t`${what} repeats one pattern: ${group[0]!}, then ${group[1]!}, then ${group[2]!}, and so on.`
  const size = sizes[pick]!
  const key = place(drawn, at)
  const full = Math.ceil(at / size) - 1
  const rest = at - full * size
  const before = [0, sizes[0], sizes[0] + sizes[1]][pick]!
  return {
    stem: t`${intro} Counting from the start, in which position is the ${ordinal(at)} ${color} ${one}?`,
    key,
    wrong: wrongPlaces(drawn, key),
    because: t`The first ${full === 1 ? t`full pattern, of ${period}, has` : t`${full} full patterns, of ${period} each, have`} ${m`${full} \times ${size} = ${full * size}`} ${color} ${one}s. The ${ordinal(at)} is the ${NTH[rest]!} ${color} ${one} in the next pattern: ${m`${full} \times ${period} + ${before + rest} = ${key}`}.`,
    quick: [
      t`The ${ordinal(at)} ${color} ${one} comes after ${count(full, 'full pattern')}${before === 0 ? '' : t` and ${before} other ${before === 1 ? one : `${one}s`}`} and is the ${NTH[rest]!} ${color} ${one} after that: ${m`${full} \times ${period} + ${before} + ${rest} = ${key}`}.`,
    ],
    full: [
      t`One pattern has ${m`${sizes.join(' + ')} = ${period}`} ${one}s, of which ${size} ${size === 1 ? 'is' : 'are'} ${color}.`,
      t`The first ${full === 1 ? 'full pattern has' : t`${full} full patterns have`} ${count(full * size, `${color} ${one}`)} and ${agree(full, 'ends', 'end')} at position ${full * period}. The ${ordinal(at)} is the ${NTH[rest]!} ${color} ${one} in the next pattern.`,
      t`In that pattern ${before === 0 ? `the ${color} ${one}s come first` : before === 1 ? 'one other comes before it' : t`${before} others come first`}, so its position is ${m`${full * period} + ${before} + ${rest} = ${key}`}.`,
    ],
    hints: [
      t`How many ${color} ${one}s are in one pattern?`,
      t`Every ${period} ${one}s include ${size} ${color}. How many full patterns come before the ${ordinal(at)} ${color} ${one}?`,
    ],
  }
}

function differenceOfColours(drawn: Pattern): Written {
  const { sizes, at, pick, other, pattern } = drawn
  const { what, one, colors } = pattern
  const period = sizes[0] + sizes[1] + sizes[2]
  const [color, second] = [colors[pick]!, colors[other]!]
  const group = sizes.map((size, index) => count(size, `${colors[index]!} ${one}`))
  const intro = t`${what} repeats one pattern: ${group[0]!}, then ${group[1]!}, then ${group[2]!}, and so on.`
  const size = sizes[pick]!
  const key = among(drawn, pick, at) - among(drawn, other, at)
  const full = Math.floor(at / period)
  const rest = at % period
  const left = (which: number): number => among(drawn, which, rest)
  return {
    stem: t`${intro} Among the first ${at} ${one}s, how many more are ${color} than ${second}?`,
    key,
    wrong: wrongDifferences(drawn),
    because: t`Since ${m`${at} = ${full} \times ${period} + ${rest}`}, the first ${at} ${one}s are ${full} full patterns and ${rest} more. That makes ${m`${full} \times ${size} + ${left(pick)} = ${key + among(drawn, other, at)}`} ${color} and ${m`${full} \times ${sizes[other]!} + ${left(other)} = ${among(drawn, other, at)}`} ${second}, a difference of ${key}.`,
    quick: [
      size > sizes[other]!
        ? t`Each full pattern has ${m`${size} - ${sizes[other]!} = ${size - sizes[other]!}`} more ${color} than ${second}, so ${full} of them have ${full * (size - sizes[other]!)} more. The other ${rest === 1 ? one : t`${rest} ${one}s`} add ${left(pick)} ${color} and ${left(other)} ${second}, so the difference is ${m`${full * (size - sizes[other]!)} + ${left(pick)} - ${left(other)} = ${key}`}.`
        : t`Count ${color} and ${second} in ${full} full patterns and in the ${rest === 1 ? one : t`${rest} ${one}s`} after them: ${m`(${full} \times ${size} + ${left(pick)}) - (${full} \times ${sizes[other]!} + ${left(other)}) = ${key}`}.`,
    ],
    full: [
      t`One pattern has ${m`${sizes.join(' + ')} = ${period}`} ${one}s. Of these, ${size} ${agree(size, 'is', 'are')} ${color} and ${sizes[other]!} ${agree(sizes[other]!, 'is', 'are')} ${second}.`,
      t`Since ${m`${at} = ${full} \times ${period} + ${rest}`}, the first ${at} ${one}s are ${full} full patterns and ${rest} more. The rest ${agree(rest, 'begins', 'begin')} the pattern again: ${left(pick) === 0 ? 'none' : left(pick)} ${agree(left(pick), 'is', 'are')} ${color} and ${left(other) === 0 ? 'none' : left(other)} ${agree(left(other), 'is', 'are')} ${second}.`,
      t`So there are ${m`${full} \times ${size} + ${left(pick)} = ${key + among(drawn, other, at)}`} ${color} and ${m`${full} \times ${sizes[other]!} + ${left(other)} = ${among(drawn, other, at)}`} ${second}, a difference of ${key}.`,
    ],
    hints: [
      t`In one full pattern, how many ${one}s are ${color}, and how many are ${second}?`,
      t`${at} divided by ${period} is ${full} with a remainder of ${rest}. What colors are the last ${rest} ${one}s?`.replace(
        /What colors are the last 1 .*/,
        `What color is the last ${one}?`,
      ),
    ],
  }
}

function place({ sizes, pick }: Pattern, nth: number): number {
  const period = sizes[0] + sizes[1] + sizes[2]
  const full = Math.ceil(nth / sizes[pick]!) - 1
  return full * period + [0, sizes[0], sizes[0] + sizes[1]][pick]! + nth - full * sizes[pick]!
}

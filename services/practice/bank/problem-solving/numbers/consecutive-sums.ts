import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole, rational } from '../../factory/rational.ts'
import { onlyOption } from '../../factory/read-formula.ts'

const KINDS = [
  { words: 'positive integers', step: 1, first: 1 },
  { words: 'even positive integers', step: 2, first: 2 },
  { words: 'odd positive integers', step: 2, first: 1 },
  { words: 'positive multiples of 3', step: 3, first: 3 },
] as const

interface Sums {
  level: Level
  kind: (typeof KINDS)[number]
  count: number
  start: number
  except: boolean
  shown: number
}

export const consecutiveSums = problem<Sums>({
  id: 'consecutive-sums',
  skill: 'sequences',
  levels: [1.2, 1.6, 1.9],
  draw: (random, level) => {
    const kind = level === 1 ? KINDS[0] : random.pick(KINDS.slice(1))
    const count = random.int(level === 1 ? 4 : 5, 12)
    const start = random.int(4, 30)
    const except = level === 3
    const sums = { level, kind, count, start, except, shown: random.int(6, 40) * count + random.int(-40, 40) }
    return sums
  },
  write: ({ kind, count, start, except, shown }) => {
    const { words, step, first } = kind
    const base = first * count + (step * count * (count - 1)) / 2
    const gap = step * count
    const possible = range(1, 70).map((at) => base + at * gap)
    const key = except ? base + gap * start + shift(shown, gap) : base + gap * start
    const others = except ? possible : range(Math.max(1, key - 120), key + 120).filter((value) => value >= base && (value - base) % gap !== 0 && value % (step === 1 && count % 2 === 1 ? 1 : 2) === key % (step === 1 && count % 2 === 1 ? 1 : 2)) // prettier-ignore
    const near = others.toSorted((a, b) => ((a * 31 + shown) % 97) - ((b * 31 + shown) % 97))
    const wrong = near.filter((value) => Math.abs(value - key) < (except ? 6 : 4) * gap).map((value): Wrong => [
      value,
      except ? 'except-overlooked' : 'remainder-arithmetic',
      () => except ? t`This is possible: ${m`${value} - ${base} = ${gap} \times ${(value - base) / gap}`}, so the first term can be ${first + (step * (value - base)) / gap}.` : t`This is not possible: ${m`${value} - ${base} = ${value - base}`} is not a multiple of ${gap}, so there would be no first term.`,
    ]) // prettier-ignore
    const remainder = (((key - base) % gap) + gap) % gap
    return {
      stem: except
        ? t`Each of the following could be the sum of ${count} consecutive ${words} EXCEPT`
        : t`Which of the following could be the sum of ${count} consecutive ${words}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      harder: count > 8 ? 0.1 : 0,
      wrong,
      because: except
        ? t`For ${count} consecutive ${words} the sum exceeds the smallest possible one, ${base}, by a multiple of ${gap}; ${m`${key} - ${base} = ${key - base}`} is no such multiple.`
        : t`For ${count} consecutive ${words} the sum exceeds the smallest possible one, ${base}, by a multiple of ${gap}: ${m`${key} - ${base} = ${gap} \times ${start}`}.`,
      quick: [t`Possible sums are ${base} and a multiple of ${gap} more.`],
      full: [
        t`Start from the smallest run, whose first term is ${first}: its sum is ${base}. Moving the whole run up by one step adds ${step} to each of the ${count} terms, ${gap} in all.`,
        t`So a number is a possible sum exactly when it exceeds ${base} by a multiple of ${gap}.`,
        except
          ? t`For ${key} the excess is ${key - base}, which leaves remainder ${remainder} on division by ${gap}; it is the exception.`
          : t`For ${key} the excess is ${m`${key - base} = ${gap} \times ${start}`}, so it is possible.`,
        except
          ? t`Check: for the other four numbers, the excess over ${base} is a multiple of ${gap}.`
          : t`Check: the run from ${first + step * start} to ${first + step * (start + count - 1)} has the average ${rational(key, count)}, and ${count} times that is ${key}.`,
      ],
      hints: [
        'Write the sum in terms of the first number. Which part of it can change?',
        'Start from the smallest possible sum. By how much does the sum grow when the whole run moves up by one step?',
      ],
    }
  },
  second: (_numbers, stem, options) => {
    const [count = 0] = /of (\d+) consecutive/.exec(stem)!.slice(1).map(Number)
    const step = stem.includes('multiples of 3') ? 3 : stem.includes('consecutive positive') ? 1 : 2
    const low = stem.includes('even') ? 2 : stem.includes('multiples of 3') ? 3 : 1
    const reached = new Set<number>()
    for (let from = low; from < 400; from += step) {
      let sum = 0
      for (let at = 0; at < count; at += 1) sum += from + at * step
      reached.add(sum)
    }
    return onlyOption(options, (text) => reached.has(Number(text.replace(',', ''))) !== stem.includes('EXCEPT'))
  },
})

/** A number that is no multiple of the gap, and even if the gap is. */
function shift(shown: number, gap: number): number {
  const by = 1 + (Math.abs(shown) % (gap - 1))
  const even = gap % 2 === 0 && by % 2 === 1 ? by + 1 : by
  return even % gap === 0 ? even - 2 : even
}

import { capital } from '../../factory/capital.ts'
import { count, m, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { gcd } from '../../factory/gcd.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'
import {
  sufficiency,
  type Statement,
  type StatementPair,
  type Sufficiency,
} from '../../factory/sufficiency-template.ts'

/** Of the first color large and small, of the second color large and small. */
type Four = readonly [number, number, number, number]

const upTo = (high: number): Four[] => {
  const two = pairs(range(1, high), range(1, high))
  return pairs(two, two).map(([[a, b], [c, d]]): Four => [a, b, c, d])
}
const CASES = once(() => simplestFirst(upTo(7)))
const SETTINGS = [
  { bag: 'A bag contains red and blue marbles', each: 'marble', sort: 'color', one: 'red', two: 'blue', yes: 'large', no: 'small' },
  { bag: 'A drawer contains black and white candles', each: 'candle', sort: 'color', one: 'black', two: 'white', yes: 'new', no: 'used' },
  { bag: 'A shelf holds German and French novels', each: 'novel', sort: 'language', one: 'German', two: 'French', yes: 'long', no: 'short' },
] as const // prettier-ignore
const lowest = (a: number, b: number): string => `${a / gcd(a, b)}/${b / gcd(a, b)}`
const WORDS = ['', 'the same as', 'twice', 'three times', 'four times']

export const chanceGiven = sufficiency({
  id: 'chance-given',
  skill: 'ds-sets',
  version: 3,
  levels: [1.2, 1.3, 1.6],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [a, b, c, d] = [random.int(1, 7), random.int(1, 7), random.int(1, 7), random.int(1, 7)]
    const times = (a * (c + d)) / (c * (a + b))
    const ratio = (a + b) / (c + d)
    const setting = random.pick(SETTINGS)
    const four: Four = [a, b, c, d]
    if (level === 2) return a * d === b * c ? null : { four, level, setting, times, ratio }
    const isNeat = (value: number): boolean => Number.isInteger(value) && value < 5
    return isNeat(times) && isNeat(ratio) && a !== c && b !== d ? { four, level, setting, times, ratio } : null
  },
  write: ({ four: [a, b, c, d], level, setting, times, ratio }): Sufficiency<Four> => {
    const { bag, sort, each, one, two, yes, no } = setting
    const says = (text: string, holds: (v: Four) => boolean, notes: Partial<Statement<Four>>): Statement<Four> => ({ text, holds, ...notes }) // prettier-ignore
    const pair = (...[first, second, notes]: readonly [Statement<Four>, Statement<Four>, Partial<StatementPair<Four>>?]) => ({ statements: [first, second] as const, harder: 0.1, ...notes })
    const opening = t`${bag}. Each ${each} is either ${yes} or ${no}, and there are from one to seven ${each}s of each of the four kinds. One ${each} is drawn at random.`
    const shown = { cases: CASES(), statements: [] }
    if (level === 2) {
      const up = a * d > b * c
      const answer = up ? 'yes' : 'no'
      const like = (text: (word: string) => string, of: (v: Four) => number, notes: Partial<Statement<Four>>): Statement<Four> => says(text(of([a, b, c, d]) > 0 ? 'greater' : 'less'), (v) => of(v) * of([a, b, c, d]) > 0, notes)
      const larges = like((word) => t`The number of ${yes} ${each}s that are ${one} is ${word} than the number of ${yes} ones that are ${two}.`, (v) => v[0] - v[2], { lacks: t`It says nothing about the ${no} ${each}s. So the total numbers of ${one} and ${two} ${each}s are not known.`, consider: t`what happens to the two fractions if you change the numbers of ${no} ${each}s?`, trap: t`compares the numbers of ${yes} ${each}s, but the question compares fractions of two different totals` })
      const smalls = like((word) => t`The number of ${no} ${each}s that are ${one} is ${word} than the number of ${no} ones that are ${two}.`, (v) => v[1] - v[3], { lacks: t`It says nothing about the ${yes} ${each}s. The fractions in the question depend on those, too.`, consider: t`what happens to the two fractions if you change the numbers of ${yes} ${each}s?`, trap: t`compares the numbers of ${no} ${each}s, but the question compares fractions of two different totals` })
      const colors = like((word) => t`The number of ${one} ${each}s is ${word} than the number of ${two} ones.`, (v) => v[0] + v[1] - v[2] - v[3], { lacks: t`It says nothing about how many of the ${one} and ${two} ${each}s are ${yes}.`, consider: t`what else do you need to know about the ${one} and the ${two} ${each}s to compare the two fractions?`, trap: t`compares how many ${one} and ${two} ${each}s there are, but the question is about the fractions of these that are ${yes}` })
      const bayes = says(t`If the ${each} is ${yes}, the probability that it is ${one} is ${up ? 'greater' : 'less'} than it is without this information.`, (v) => (v[0] * v[3] - v[1] * v[2]) * (up ? 1 : -1) > 0, { enough: t`${one} ${each}s make up a ${up ? 'greater' : 'smaller'} share of the ${yes} ${each}s than of all the ${each}s. So the fraction that are ${yes} is ${up ? 'greater' : 'smaller'} for the ${one} ${each}s than for all the ${each}s, and it is ${up ? 'smaller' : 'greater'} for the ${two} ones. The answer is ${answer}.`, consider: t`what would happen to the probability of ${one} if the two fractions were equal?`, missed: t`overlooks that the statement compares the share of ${one} ${each}s among the ${yes} ones with their share among all ${each}s` })
      const halves = says(t`${up ? 'More' : 'Fewer'} than half of the ${one} ${each}s and ${up ? 'fewer' : 'more'} than half of the ${two} ones are ${yes}.`, (v) => (up ? v[0] > v[1] && v[2] < v[3] : v[0] < v[1] && v[2] > v[3]), { enough: t`the fraction that are ${yes} is ${up ? 'greater' : 'less'} than 1/2 for the ${one} ${each}s and ${up ? 'less' : 'greater'} than 1/2 for the ${two} ones. So the fraction for the ${one} ${each}s is the ${up ? 'greater' : 'smaller'} one, and the answer is ${answer}.`, consider: 'how do the two fractions compare with 1/2?', missed: t`overlooks that the fraction is ${up ? 'above' : 'below'} one half for the ${one} ${each}s and ${up ? 'below' : 'above'} one half for the ${two} ones` })
      const isApart = halves.holds([a, b, c, d])
      const [greater, fewer, more] = up ? ['greater', 'fewer', 'more'] : ['smaller', 'more', 'fewer']
      const [top, bottom] = up ? ['greater', 'smaller'] : ['smaller', 'greater']
      const so = t`so a ${greater} fraction of the ${one} ${each}s is ${yes}, and the answer is ${answer}.`
      const parts = t`there are ${more} ${yes} ${each}s and ${fewer} ${no} ones among the ${one} ${each}s than among the ${two} ones. So the ratio of ${yes} to ${no} is ${greater} for the ${one} ones. Then a ${greater} fraction of the ${one} ${each}s is ${yes}. The answer is ${answer}.`
      const largeOfAll = t`compared with the fraction for the ${two} ${each}s, the fraction for the ${one} ones has a ${top} numerator, because there are ${more} ${yes} ${each}s. It has a ${bottom} denominator, because there are ${fewer} ${each}s in all. Both make it ${greater}, so the answer is ${answer}.`
      const smallOfAll = t`there are ${fewer} ${no} ${each}s among the ${one} ones, although there are ${more} ${one} ${each}s in all. So a ${bottom} fraction of the ${one} ${each}s is ${no}. The rest is ${yes}, ${so}`
      const word = (of: number): string => (of > 0 ? 'more' : 'fewer')
      const size = (of: number): string => (of > 0 ? 'greater' : 'smaller')
      const [moreLarge, moreSmall, moreInAll] = [a - c, b - d, a + b - c - d]
      const openParts = t`${capital(word(moreLarge))} ${yes} ${each}s make the fraction for the ${one} ${each}s ${size(moreLarge)}, but ${word(moreSmall)} ${no} ones make it ${size(-moreSmall)}. Either effect can be the stronger one.`
      const openLarge = t`The fraction for the ${one} ${each}s has the ${size(moreLarge)} numerator but also the ${size(moreInAll)} denominator, so it can be the smaller or the greater one.`
      const openSmall = t`There are ${word(moreSmall)} ${no} ${each}s among the ${one} ones but also ${word(moreInAll)} ${one} ${each}s in all, so the fraction of the ${one} ${each}s that are ${no} can be the smaller or the greater one.`
      const bothTrap = 'overlooks that the two comparisons push the fraction in opposite directions'
      const bothMissed = 'overlooks that the two comparisons push the fraction in the same direction'
      return {
        stem: t`${opening} Is the fraction of the ${one} ${each}s that are ${yes} greater than the fraction of the ${two} ${each}s that are ${yes}?`,
        ...shown,
        show: ([p, q, r, s]) => t`${count(p, `${yes} ${each}`)} out of ${p + q} ${one} ones and ${count(r, `${yes} ${each}`)} out of ${r + s} ${two} ones`,
        ask: (v) => (v[0] * v[3] > v[1] * v[2] ? 'yes' : 'no'),
        since: ([p, q, r, s]) => m`\frac{${p}}{${p + q}} ${p * s === q * r ? '=' : p * s > q * r ? '>' : '<'} \frac{${r}}{${r + s}}`,
        pairs: [
          pair(larges, smalls, { together: parts, open: openParts, bothTrap, bothMissed, harder: -0.1 }),
          pair(larges, colors, { together: largeOfAll, open: openLarge, bothTrap, bothMissed, harder: -0.1 }),
          pair(smalls, colors, { together: smallOfAll, open: openSmall, bothTrap, bothMissed, harder: 0 }),
          pair(bayes, colors, { harder: 0.5 }),
          pair(bayes, larges, { harder: 0.5 }),
          ...(isApart ? [pair(halves, smalls, { harder: -0.3 })] : []),
        ],
        hints: [t`Does the question compare numbers of ${yes} ${each}s, or fractions?`, t`Try small and large numbers that fit a statement. Can a smaller number of ${yes} ${each}s still be a greater fraction?`],
      }
    }
    const isLarge = level === 1
    const [asked, other] = isLarge ? [yes, no] : [no, yes]
    const [p, q] = isLarge ? [a, c] : [b, d]
    const key = lowest(p, p + q)
    const [oneParts, twoParts] = [p / gcd(p, q), q / gcd(p, q)]
    const share = t`So ${oneParts} of every ${oneParts + twoParts} ${asked} ${each}s ${oneParts === 1 ? 'is' : 'are'} ${one}, and the probability is ${key}.`
    const gap = lowest(Math.abs(p - q), p + q)
    const colors = says(ratio === 1 ? t`There are as many ${one} ${each}s as ${two} ones.` : t`There are ${WORDS[ratio]!} as many ${one} ${each}s as ${two} ones.`, (v) => v[0] + v[1] === ratio * (v[2] + v[3]), { lacks: t`It says nothing about how many ${each}s of each ${sort} are ${asked}.`, trap: t`uses the numbers of all ${one} and ${two} ${each}s, but the question is only about those that are ${asked}` })
    const shares = says(t`The fraction of the ${one} ${each}s that are ${yes} is ${times === 1 ? 'the same as' : WORDS[times]!} the fraction of the ${two} ones that are ${yes}.`, (v) => v[0] * (v[2] + v[3]) === times * v[2] * (v[0] + v[1]), { lacks: t`It compares fractions of two totals, but we do not know how many ${one} and ${two} ${each}s there are.`, trap: t`treats the two fractions as numbers of ${each}s, which is right only if there are as many ${one} ${each}s as ${two} ones` })
    const ofOne = says(t`The fraction of the ${one} ${each}s that are ${yes} is ${lowest(a, a + b)}.`, (v) => v[0] * (a + b) === a * (v[0] + v[1]), { lacks: t`It says nothing about the ${two} ${each}s. Some of those are ${asked}, too.`, trap: t`confuses the fraction of the ${one} ${each}s that are ${yes} with the fraction of the ${yes} ${each}s that are ${one}` })
    const bothShares = (v: Four): boolean => v[0] * (a + b) === a * (v[0] + v[1]) && v[2] * (c + d) === c * (v[2] + v[3])
    const isOnly = CASES().filter(bothShares).length === 1
    const ofBoth = says(t`The fraction that are ${yes} is ${lowest(a, a + b)} for the ${one} ${each}s and ${lowest(c, c + d)} for the ${two} ones.`, bothShares, { lacks: t`The numbers of ${asked} ${each}s also depend on how many ${one} and ${two} ${each}s there are in all.`, trap: t`treats the two fractions as numbers of ${each}s, which is right only if there are as many ${one} ${each}s as ${two} ones` , ...(isOnly ? { enough: t`${lowest(a, a + b)} is in lowest terms, so the numbers of ${yes} and ${no} ${one} ${each}s are ${a} and ${b}, or a multiple of these. Doubling them would give ${2 * Math.max(a, b)} of one kind, which is more than seven. In the same way, there are ${c} ${yes} and ${d} ${no} ${two} ones. So ${p} of the ${p + q} ${asked} ${each}s ${p === 1 ? 'is' : 'are'} ${one}, and the probability is ${key}.`, missed: t`overlooks that with at most seven of each kind, these fractions allow only one set of numbers` } : {}) })
    const direct = says(t`If the ${each} is ${asked}, it is ${p > q ? 'more' : 'less'} likely to be ${one} than ${two}, and the two probabilities differ by ${gap}.`, (v) => { const [x, y] = isLarge ? [v[0], v[2]] : [v[1], v[3]]; return (x - y) * (p + q) === (p - q) * (x + y) }, { enough: t`every ${asked} ${each} is ${one} or ${two}, so the two probabilities add up to 1. They differ by ${gap}, so twice the ${p > q ? 'greater' : 'smaller'} one is ${p > q ? m`1 + ${fracTex(p - q, p + q)}` : m`1 - ${fracTex(q - p, p + q)}`}, or ${lowest(2 * p, p + q)}. The probability of ${one} is the ${p > q ? 'greater' : 'smaller'} one, so it is half of ${lowest(2 * p, p + q)}, or ${key}.`, consider: 'what do the two probabilities add up to?', missed: t`overlooks that the two probabilities add up to 1, so the difference, ${gap}, determines both` })
    const weights = t`for every ${two} ${each} there ${ratio === 1 ? t`is one ${one} ${each}` : t`are ${ratio} ${one} ones`}`
    const counts = t`the ${asked} ${one} and the ${asked} ${two} ${each}s are in the ratio ${oneParts} to ${twoParts}`
    const mixed = t`${weights}. The fractions that are ${asked} are ${lowest(p, a + b)} and ${lowest(q, c + d)}, so ${counts.replace('in the ratio', t`in the ratio ${m`${ratio === 1 ? '' : `${ratio} \\times `}${fracTex(p, a + b)}`} to ${m`${fracTex(q, c + d)}`}, or`)}. ${share}`
    const open = t`They give the ratio of the ${other} ${each}s of the two ${sort}s, but the ${asked} ones can still be in different ratios.`
    const bothMissed = t`overlooks that together, the statements give the ratio of the ${asked} ${one} ${each}s to the ${asked} ${two} ones`
    const bothTrap = t`considers only the ${other} ${each}s, but the question is about the ${asked} ones`
    return {
      stem: t`${opening} If the ${each} is ${asked}, what is the probability that it is ${one}?`,
      ...shown,
      show: ([w, x, y, z]) => (isLarge ? t`${w} ${one} and ${y} ${two} ${each}s that are ${yes}, plus ${x} ${one} and ${z} ${two} that are ${no}` : t`${x} ${one} and ${z} ${two} ${each}s that are ${no}, plus ${w} ${one} and ${y} ${two} that are ${yes}`),
      ask: (v) => (isLarge ? lowest(v[0], v[0] + v[2]) : lowest(v[1], v[1] + v[3])),
      since: (v) => { const [x, y] = isLarge ? [v[0], v[2]] : [v[1], v[3]]; return t`${x} of the ${x + y} ${asked} ${each}s ${x === 1 ? 'is' : 'are'} ${one}` },
      pairs: [
        pair(colors, shares, { together: t`${weights}, and ${t`a ${one}`} ${each} is ${times === 1 ? t`just as likely to be ${asked}` : t`${WORDS[times]!} as likely to be ${yes}`} as ${t`a ${two}`} one. This puts ${counts.replace('s are in', 's in')}. ${share}`, open, bothMissed, ...(isLarge ? {} : { bothTrap }), harder: 0.3 }),
        pair(colors, ofBoth, { together: mixed, bothMissed, harder: -0.1 }),
        pair(ofOne, colors, { open: t`Nothing is said about how many of the ${two} ${each}s are ${asked}.`, bothTrap: t`finds the fraction of the ${one} ${each}s that are ${asked} and forgets the ${two} ${each}s that are ${asked}`, harder: -0.2 }),
        pair(ofOne, shares, { open: t`They give both fractions, but not how many ${one} ${each}s there are for every ${two} one.`, bothTrap: t`finds the fraction of each ${sort} that is ${yes} and forgets that the numbers of ${one} and ${two} ${each}s may differ`, harder: 0 }),
        pair(direct, { ...shares, consider: t`do you know how many ${one} and ${two} ${each}s there are?` }, { harder: -0.4 }),
        pair(direct, { ...colors, consider: t`do you know how many ${each}s of each ${sort} are ${asked}?` }, { harder: -0.5 }),
      ],
      hints: [t`Out of which ${each}s is the probability taken: all of them, the ${one} ones, or the ${asked} ones?`, t`Only the ${asked} ${each}s matter. Does either statement give the ratio of the ${asked} ${one} ${each}s to the ${asked} ${two} ones?`],
    }
  },
  second: {
    cases: () => upTo(7),
    ask: ([a, b, c, d], _n, stem) => {
      if (stem.includes('greater than the fraction')) return a / (a + b) - c / (c + d) > 1e-9
      const isFirst = /If the \w+ is (?:large|new|long),/.test(stem)
      return Math.round(1e6 * (isFirst ? a / (a + c) : b / (b + d)))
    },
    read: [
      [/^The number of (large|new|long)/, ([a, , c], _n, { statement }) => (statement.includes('greater') ? a > c : a < c)],
      [/^The number of (small|used|short)/, ([, b, , d], _n, { statement }) => (statement.includes('greater') ? b > d : b < d)],
      [/^The number of/, ([a, b, c, d], _n, { statement }) => (statement.includes('greater') ? a + b > c + d : a + b < c + d)],
      [/without this information/, ([a, b, c, d], _n, { statement }) => {
        const change = a / (a + c) - (a + b) / (a + b + c + d)
        return statement.includes('greater') ? change > 1e-9 : change < -1e-9
      }],
      [/than half/, ([a, b, c, d], _n, { statement }) => (statement.startsWith('More') ? 2 * a > a + b && 2 * c < c + d : 2 * a < a + b && 2 * c > c + d)],
      [/^There are as many/, ([a, b, c, d]) => a + b === c + d],
      [/^There are (twice|three|four)/, ([a, b, c, d], _n, { statement }) => a + b === factorOf(statement) * (c + d)],
      [/the fraction of the/, ([a, b, c, d], _n, { statement }) => Math.abs(a / (a + b) - (factorOf(statement) * c) / (c + d)) < 1e-9],
      [/^The fraction that/, ([a, b, c, d], [p = 0, q = 1, r = 0, s = 1]) => a * q === p * (a + b) && c * s === r * (c + d)],
      [/^The fraction of/, ([a, b], [p = 0, q = 1]) => a * q === p * (a + b)],
      [/^If the/, ([a, b, c, d], [p = 0, q = 1], { statement }) => {
        const [x, y] = /is (?:large|new|long),/.test(statement) ? [a, c] : [b, d]
        return Math.abs((x - y) / (x + y) - (statement.includes('more likely') ? p : -p) / q) < 1e-9
      }],
    ],
  },
}) // prettier-ignore

function factorOf(statement: string): number {
  return statement.includes('twice') ? 2 : statement.includes('three times') ? 3 : statement.includes('four times') ? 4 : 1 // prettier-ignore
}

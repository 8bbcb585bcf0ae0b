import { m, t } from '../../factory/format.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { remember } from '../../factory/remember.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'

/** The first two terms. */
type Start = readonly [number, number]

const CASES = once((): readonly Start[] => simplestFirst(pairs(range(-20, 20), range(-20, 20))))
/** How often the first and the second term are in term n: 1 and 0, 0 and 1, 1 and 1, 1 and 2, 2 and 3, … */
const PARTS: ReadonlyArray<readonly [number, number]> = [[0, 0], [1, 0], [0, 1], [1, 1], [1, 2], [2, 3], [3, 5], [5, 8], [8, 13], [13, 21], [21, 34]] // prettier-ignore
const term = (n: number, [a, b]: Start): number => PARTS[n]![0] * a + PARTS[n]![1] * b
const name = (n: number): string => `a_{${n}}`
const inStart = (n: number): string => {
  const [p, q] = PARTS[n]!
  return m`${p === 1 ? '' : p}a_1 + ${q === 1 ? '' : q}a_2`
}

export const sequenceTerms = sufficiency({
  id: 'sequence-terms',
  skill: 'ds-equations',
  version: 2,
  levels: [1.3, 1.6, 1.8],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const start: Start = [random.int(-6, 9), random.int(-6, 9)]
    if (start[0] === 0 || start[1] === 0 || start[0] === start[1] || start[0] + start[1] === 0) return null
    return { start, level, at: random.int(5, 7), k: random.int(2, 3) }
  },
  write: ({ start, level, at, k }): Sufficiency<Start> => {
    const n = level === 3 ? 5 : at
    // Level 1 asks for a term, level 2 for the sum of the terms at a distance of two, level 3 for the sum of the first six.
    const asked = [m`${name(n)}`, m`${name(n - 2)} + ${name(n + 2)}`, 'the sum of the first six terms of the sequence'][level - 1]!
    const factor = [1, 3, 4][level - 1]!
    const value = (v: Start): number => factor * term(n, v)
    // Why the sum in question is a multiple of one term.
    const [before, after] = [m`${name(n - 2)} = ${name(n)} - ${name(n - 1)}`, m`${name(n + 2)} = ${name(n + 1)} + ${name(n)} = 2${name(n)} + ${name(n - 1)}`]
    const why = ['', t`since ${before} and ${after}, the sum ${asked} equals ${m`3${name(n)}`}`, t`the first six terms, ${m`a_1`}, ${m`a_2`}, ${m`a_1 + a_2`}, ${m`a_1 + 2a_2`}, ${m`2a_1 + 3a_2`}, and ${m`3a_1 + 5a_2`}, add up to ${m`8a_1 + 12a_2`}, which is 4 times ${m`a_5 = 2a_1 + 3a_2`}`][level - 1]!
    const says = (tex: string, of: (v: Start) => number, notes: Partial<Statement<Start>>): Statement<Start> => ({ text: m`${tex} = ${of(start)}`, holds: (v) => of(v) === of(start), ...notes }) // prettier-ignore
    const link = ['', t`, and ${asked} is three times ${m`${name(n)}`}`, t`, and the first six terms add up to ${m`4a_5`}`][level - 1]!
    const unneeded = t`overlooks that ${asked} is always ${m`${factor === 1 ? '' : factor}${name(n)}`}`
    const inner = (worth: number): string => (worth < 0 ? `(${worth})` : String(worth))
    const result = t`so the answer is ${factor === 1 ? value(start) : m`${factor} \times ${inner(term(n, start))} = ${value(start)}`}.`
    const ended = why === '' ? '.' : t`; ${why}, ${result}`
    const [f, g] = [factor * PARTS[n]![0], factor * PARTS[n]![1]]
    const inFull = m`${f}a_1 + ${g}a_2`
    const terms = range(3, n).map((one) => m`${name(one)} = ${inStart(one).slice(2, -2)}`)
    const derived = [t`the later terms are ${terms.slice(0, -1).join(', ')}, and ${terms.at(-1)!}`, t`adding ${m`${name(n - 2)} = ${inStart(n - 2).slice(2, -2)}`} and ${m`${name(n + 2)} = ${inStart(n + 2).slice(2, -2)}`} gives ${inFull}`, t`the first six terms, ${m`a_1`}, ${m`a_2`}, ${m`a_1 + a_2`}, ${m`a_1 + 2a_2`}, ${m`2a_1 + 3a_2`}, and ${m`3a_1 + 5a_2`}, add up to ${inFull}`][level - 1]!
    const extra = `${g - f === 1 ? '' : g - f}a_2`
    const parts = `${f}(a_1 + a_2) + ${extra} = ${f * (start[0] + start[1])} + ${extra}`
    const split = m`${inFull.slice(2, -2)} = ${parts}`
    const written = level === 2 ? t`Since ${m`${name(n - 2)}`} is ${inStart(n - 2)} and ${m`${name(n + 2)}`} is ${inStart(n + 2)}, ${asked} is ${inFull}` : t`In terms of the first two terms, ${asked} is ${inFull}`
    const lack = (what: string, worth: number): string => t`It gives only ${m`${what} = ${worth}`}. ${written}. ${what === 'a_1 + a_2' ? t`That is ${m`${parts}`}, which still depends on ${m`a_2`}.` : t`That is not a multiple of ${m`${what}`}, so different first terms can give different answers.`}`
    const single = says(name(n), (v) => term(n, v), { missed: unneeded, enough: why === '' ? t`it is the term in question, ${result}` : t`${why}, ${result}` })
    const around = says(`${name(n + 1)} + ${name(n - 2)}`, (v) => term(n + 1, v) + term(n - 2, v), { missed: t`overlooks that the rule for the sequence turns the left side into ${m`2${name(n)}`}${link}`, enough: t`adding ${m`${name(n + 1)} = ${name(n)} + ${name(n - 1)}`} and ${m`${name(n - 2)} = ${name(n)} - ${name(n - 1)}`} gives ${m`${name(n + 1)} + ${name(n - 2)} = 2${name(n)}`}, so ${m`${name(n)} = ${inner(term(n + 1, start) + term(n - 2, start))} \div 2 = ${term(n, start)}`}${ended}` })
    const gap = says(`${name(n + 2)} - ${name(n + 1)}`, (v) => term(n + 2, v) - term(n + 1, v), { missed: t`overlooks that by the rule for the sequence, the left side is simply ${m`${name(n)}`}${link}`, enough: t`since ${m`${name(n + 2)} = ${name(n + 1)} + ${name(n)}`}, the left side is ${m`${name(n)}`}${why === '' ? t`, ${result}` : ended}` })
    const early = says('a_1', ([a]) => a, { lacks: t`It says nothing about ${m`a_2`}, and every later term depends on ${m`a_2`}.`, trap: t`uses only one of the first two terms, but every term from the third on depends on both` })
    const second = says('a_2', ([, b]) => b, { lacks: t`It says nothing about ${m`a_1`}, and every term after ${m`a_2`} depends on ${m`a_1`}.`, trap: t`uses only one of the first two terms, but every term from the third on depends on both` })
    const third = says('a_3', (v) => term(3, v), { lacks: lack('a_1 + a_2', start[0] + start[1]), trap: t`uses ${m`a_3 = a_1 + a_2 = ${start[0] + start[1]}`} as if it gave all the later terms, but ${m`a_4`}, for example, is ${m`a_1 + 2a_2`}` })
    const next = says(name(n + 1), (v) => term(n + 1, v), { lacks: lack(inStart(n + 1).slice(2, -2), term(n + 1, start)), trap: t`expects one later term to determine the sequence, but many pairs of ${m`a_1`} and ${m`a_2`} lead to ${m`${name(n + 1)} = ${term(n + 1, start)}`}` })
    const mixed = says('a_1 + a_4', ([a, b]) => 2 * a + 2 * b, { lacks: lack('a_1 + a_2', start[0] + start[1]), trap: t`treats ${m`a_1 + a_4 = ${2 * (start[0] + start[1])}`} as if it fixed both of the first two terms, but it gives only ${m`a_1 + a_2 = ${start[0] + start[1]}`}` })
    const twin = says(`${k}a_1 + ${k}a_2`, ([a, b]) => k * (a + b), { lacks: lack('a_1 + a_2', start[0] + start[1]), trap: t`divides by ${k} and finds ${m`a_1 + a_2 = ${start[0] + start[1]}`}, but ${asked} is ${inFull}, which is not a multiple of ${m`a_1 + a_2`}` })
    const multiple = says(`${2 * PARTS[n]![0]}a_1 + ${2 * PARTS[n]![1]}a_2`, (v) => 2 * term(n, v), { missed: t`overlooks that the left side is simply twice ${m`${name(n)}`}${link}`, enough: t`${m`${name(n)} = ${inStart(n).slice(2, -2)}`}, and the left side is twice that, so ${m`${name(n)} = ${inner(2 * term(n, start))} \div 2 = ${term(n, start)}`}${ended}` })
    const later = m`${inStart(n + 1).slice(2, -2)} = ${term(n + 1, start)}`
    const [firstTerm, secondTerm] = [m`a_1 = ${start[0]}`, m`a_2 = ${start[1]}`]
    const last = [n, n + 2, 6][level - 1]!
    const upToLast = m`${range(1, last).map((one) => term(one, start)).join(',\\ ')}`
    const outcome = [m`${name(n)} = ${value(start)}`, m`${name(n - 2)} + ${name(n + 2)} = ${term(n - 2, start)} + ${inner(term(n + 2, start))} = ${value(start)}`, t`their sum is ${m`${value(start)}`}`][level - 1]!
    const two = (how: string): string => t`${how}. The terms from ${m`a_1`} to ${m`a_{${last}}`} are then ${upToLast}, so ${outcome}.`
    const onlySum = m`a_1 + a_2 = ${start[0] + start[1]}`
    const shorter = { third: { ...third, lacks: t`Since ${m`a_3 = a_1 + a_2`}, it gives only ${onlySum}.` }, mixed: { ...mixed, lacks: t`Since ${m`a_4 = a_1 + 2a_2`}, it says that ${m`2a_1 + 2a_2 = ${2 * (start[0] + start[1])}`}, which gives only ${onlySum}.` }, twin: { ...twin, lacks: t`Dividing it by ${k} gives only ${onlySum}.` } }
    const same = t`Both statements give only ${onlySum}. ${derived.replace(/^./, (first) => first.toUpperCase())}. Since ${split}, the answer depends on ${m`a_2`}.`
    const inTerms = t`Starting with ${m`a_3 = a_1 + a_2`} and ${m`a_4 = a_1 + 2a_2`}, write ${asked} and the left side of each statement in terms of ${m`a_1`} and ${m`a_2`}. Is ${level === 3 ? 'this sum' : asked} a multiple of the left side of either statement?`
    const sameHints = [t`What does each statement say when it is written in terms of ${m`a_1`} and ${m`a_2`} alone?`, inTerms] as const
    const twice = t`counts two equations with two unknowns, but both come down to ${m`a_1 + a_2 = ${start[0] + start[1]}`}`
    const pair = (...[one, other, notes]: readonly [Statement<Start>, Statement<Start>, { together?: string; open?: string; bothTrap?: string; hints?: readonly [string, string]; harder?: number }?]) => ({ statements: [one, other] as const, bothMissed: t`overlooks that together the statements give ${m`a_1 = ${start[0]}`} and ${m`a_2 = ${start[1]}`}, and so every term`, harder: 0, ...notes })
    return {
      stem: t`In a sequence of integers, ${m`a_n = a_{n-1} + a_{n-2}`} for every integer ${m`n`} greater than 2. What is ${level === 3 ? asked : t`the value of ${asked}`}?`,
      cases: CASES(),
      ask: (v) => t`${value(v)}`,
      show: ([a, b]) => m`a_1 = ${a},\ a_2 = ${b}`,
      since: (v) => t`the terms are ${m`${range(1, last).map((one) => term(one, v)).join(',\\ ')}`}`,
      statements: [],
      pairs: [
        pair(early, third, { together: two(t`since ${m`a_3 = a_1 + a_2`}, the statements give ${firstTerm} and ${onlySum}. So ${secondTerm}`), harder: -0.6 }),
        pair(next, second, { together: two(t`in terms of the first two terms, ${m`${name(n + 1)}`} is ${inStart(n + 1)}, so ${later}. Substituting ${secondTerm} gives ${firstTerm}`), harder: -0.3 }),
        pair(next, early, { together: two(t`in terms of the first two terms, ${m`${name(n + 1)}`} is ${inStart(n + 1)}, so ${later}. Substituting ${firstTerm} gives ${secondTerm}`), harder: -0.3 }),
        pair(next, mixed, { together: two(t`since ${m`a_4 = a_1 + 2a_2`}, the sum ${m`a_1 + a_4`} is ${m`2a_1 + 2a_2`}, so ${m`a_1 = ${start[0] + start[1]} - a_2`}. Substituting this into ${later}, which is ${m`${name(n + 1)}`}, gives ${secondTerm}, and then ${firstTerm}`), harder: 0 }),
        pair(shorter.mixed, shorter.twin, { open: same, bothTrap: twice, hints: sameHints, harder: 0.1 }),
        pair(shorter.third, shorter.mixed, { open: same, bothTrap: twice, hints: sameHints, harder: 0.1 }),
        pair(around, early, { harder: 0.2 }),
        pair(around, next, { harder: 0.2 }),
        pair(gap, mixed, { harder: 0.1 }),
        pair(multiple, third, { harder: 0.1 }),
        pair(gap, second, { harder: 0.1 }),
        ...(level === 1 ? [] : [pair(single, twin, { harder: 0.1 }), pair(single, second, { harder: 0.1 })]),
      ],
      hints: [t`Every later term can be written in terms of ${m`a_1`} and ${m`a_2`}. Do you need both of these terms to find ${level === 3 ? 'the sum' : asked}, or is one combination of them enough?`, t`${inTerms} If not, do the two statements give ${m`a_1`} and ${m`a_2`}?`],
    }
  },
  second: {
    cases: () => pairs(range(-30, 30), range(-30, 30)).map(([a, b]) => {
      const list = [a, b]
      while (list.length < 12) list.push(list.at(-1)! + list.at(-2)!)
      return list
    }),
    ask: (list, _n, stem) => valueOf(askedOf(stem), list),
    read: [[/./, (list, _n, { statement }) => {
      const { left, right } = sidesOf(statement)
      return valueOf(left, list) === right
    }]],
  },
}) // prettier-ignore

/** For the second solver: a sum of multiples of terms. */
type Pieces = ReadonlyArray<readonly [times: number, at: number]>

function piecesOf(tex: string): Pieces {
  return [...tex.replaceAll(/[{}\s]/g, '').matchAll(/([+-]?)(\d*)a_(\d+)/g)].map(
    ([, sign, times, at]) => [(sign === '-' ? -1 : 1) * Number(times || 1), Number(at)] as const,
  )
}

const askedOf = remember((stem: string): Pieces => {
  if (stem.includes('first six')) return range(1, 6).map((at) => [1, at] as const)
  return piecesOf(/the value of \\\((.*?)\\\)/.exec(stem)![1]!)
})

const sidesOf = remember((statement: string) => {
  const [left = '', right = ''] = statement.replace(/^\\\(|\\\)$/g, '').split(' = ')
  return { left: piecesOf(left), right: Number(right) }
})

function valueOf(pieces: Pieces, list: readonly number[]): number {
  return pieces.reduce((total, [times, at]) => total + times * list[at - 1]!, 0)
}

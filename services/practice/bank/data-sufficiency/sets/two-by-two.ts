import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { m, t } from '../../factory/format.ts'
import { agree } from '../../factory/grammar.ts'
import { range } from '../../factory/grid.ts'
import { remember } from '../../factory/remember.ts'
import {
  sufficiency,
  type Statement,
  type StatementPair,
  type Sufficiency,
} from '../../factory/sufficiency-template.ts'

/** The four cells of the table: row 1 with column 1 and 2, row 2 with column 1 and 2; each has at least one. */
type Cells = readonly [number, number, number, number]

/** Names of the rows, the columns, and the cells of the table, the cells by rows. */
const SETTINGS = [
  { open: 'employees of a store works either in sales or in service, and either full-time or part-time', each: 'employee', rows: ['employees in sales', 'employees in service'], columns: ['full-time employees', 'part-time employees'], cells: ['full-time employees in sales', 'part-time employees in sales', 'full-time employees in service', 'part-time employees in service'], kinds: ['full-time', 'part-time'], ones: ['employee in sales', 'employee in service'] },
  { open: 'students in a course is either a junior or a senior, and takes the course either online or on campus', each: 'student', rows: ['juniors', 'seniors'], columns: ['students who study online', 'students who study on campus'], cells: ['juniors who study online', 'juniors who study on campus', 'seniors who study online', 'seniors who study on campus'], kinds: ['online', 'on-campus'], ones: ['junior', 'senior'] },
  { open: 'rooms in a hotel is either a single or a double, and faces either the street or the garden', each: 'room', rows: ['singles', 'doubles'], columns: ['rooms that face the street', 'rooms that face the garden'], cells: ['singles that face the street', 'singles that face the garden', 'doubles that face the street', 'doubles that face the garden'], kinds: ['street-side', 'garden-side'], ones: ['single', 'double'] },
] as const // prettier-ignore

/** All tables with a total, which is given as a text. */
const cellsOf = remember((text: string): readonly Cells[] => {
  const total = Number(text)
  return range(1, total - 3).flatMap((a) =>
    range(1, total - a - 2).flatMap((b) => range(1, total - a - b - 1).map((c): Cells => [a, b, c, total - a - b - c])),
  )
})

export const twoByTwo = sufficiency({
  id: 'two-by-two',
  skill: 'ds-sets',
  version: 3,
  levels: [1.5, 1.6, 1.6],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const total = random.int(16, 26)
    const [a, b, c] = [random.int(1, 12), random.int(1, 9), random.int(1, 9)]
    const d = total - a - b - c
    if (d < 1 || a === d || b === c) return null
    return { cells: [a, b, c, d] as Cells, total, level, setting: random.pick(SETTINGS) }
  },
  write: ({ cells: [a, b, c, d], total, level, setting }): Sufficiency<Cells> => {
    const { rows: [r1, r2], columns: [c1, c2], cells: [x11, x12, x21, x22], kinds: [k1, k2], ones: [o1, o2] } = setting // prettier-ignore
    const says = (text: string, holds: (cells: Cells) => boolean, notes: Partial<Statement<Cells>>): Statement<Cells> => ({ text, holds, ...notes }) // prettier-ignore
    // Level 3 compares the other diagonal of the table.
    const isOther = level === 3
    const gap = (cells: Cells): number => (isOther ? cells[1] - cells[2] : cells[0] - cells[3])
    const known = gap([a, b, c, d])
    const [more, fewer] = isOther ? [x12, x21] : [x11, x22]
    const answer = level === 2 ? t`the difference is ${known}` : t`the answer is ${known > 0 ? 'yes' : 'no'}`
    const [v, w] = isOther ? [b, c] : [a, d]
    const sumOnly = (size: number, one: string, two: string): string => t`It does not say how many of the ${size} are ${one} and how many are ${two}.`
    // Two of a row or column, one of each kind.
    const onlyOne = (group: string): string => t`there are only 2 ${group}, with at least one of each kind, so there is exactly one of the ${more}. There is at least one of the ${fewer}, too, so ${answer}.`
    const scarce = t`overlooks that there can be only one of the ${more}`
    const allOf = (...[size, all, ones, others]: readonly [number, string, string, string]): string => t`treats the ${size} ${all} as if they were all ${ones}, but some are ${others}`
    const worked = isOther ? m`${a + b} - ${a + c} = ${known}` : m`${a + b} + ${a + c} - ${total} = ${known}`
    const onBoth = isOther
      ? t`both numbers include the ${x11}, so these cancel if one number is subtracted from the other. The number of ${more} minus the number of ${fewer} is therefore ${worked}`
      : t`adding ${a + b} and ${a + c} counts the ${x11} twice, the ${x22} not at all, and each of the other two kinds once. Subtracting the total, ${total}, takes away each kind once, so the ${x11} remain once and the ${x22} are subtracted. The difference is therefore ${worked}`
    const toEnd = level === 2 ? '.' : t`, and ${answer}.`
    const inRow = says(t`The number of ${r1} is ${a + b}.`, (o) => o[0] + o[1] === a + b, { lacks: sumOnly(a + b, x11, x12), trap: allOf(a + b, r1, more, isOther ? x11 : x12), enough: onlyOne(r1), missed: scarce })
    const inColumn = says(t`The number of ${c1} is ${a + c}.`, (o) => o[0] + o[2] === a + c, { lacks: sumOnly(a + c, x11, x21), trap: allOf(a + c, c1, isOther ? fewer : more, isOther ? x11 : x21), enough: onlyOne(isOther ? c2 : c1), missed: scarce })
    const both = says(t`The number of ${r1} is ${a + b}, and the number of ${c1} is ${a + c}.`, (o) => o[0] + o[1] === a + b && o[0] + o[2] === a + c, { enough: `${onBoth}${toEnd}`, missed: t`looks for all four numbers in the statement, but ${worked} already gives the difference of the two that matter` })
    const [left, right] = isOther ? [r1, c1] : [c1, r2]
    const shifted = says(t`The number of ${left} is ${Math.abs(known)} ${known > 0 ? 'greater' : 'less'} than the number of ${right}.`, (o) => gap(o) === known, { enough: t`both numbers that it compares include the ${isOther ? x11 : x21}. If these are taken away from both, the number of ${more} is left on one side and the number of ${fewer} on the other. The number of ${more} is still ${Math.abs(known)} ${known > 0 ? 'greater' : 'less'}, so ${answer}.`, missed: t`overlooks that both numbers in the statement include the ${isOther ? x11 : x21}, so these cancel` })
    const first = says(t`The number of ${more} is ${v}.`, (o) => (isOther ? o[1] === b : o[0] === a), { lacks: t`It says nothing about the number of ${fewer}.`, trap: t`stops at the number of ${more}, ${v}, but the number of ${fewer} is not known`, enough: v === 1 ? t`there is only one of the ${more}, and there is at least one of the ${fewer}. So there are not more ${more} than ${fewer}, and ${answer}.` : t`there is at least one of each of the other two kinds. So there are at most ${m`${total} - ${v} - 2 = ${total - v - 2}`} ${fewer}, which is less than ${v}, and ${answer}.`, missed: v === 1 ? t`overlooks that there is at least one of the ${fewer}` : t`overlooks that the total of ${total} limits the number of ${fewer}` })
    const diagonal = says(t`The number of ${isOther ? x11 : x12} and the number of ${isOther ? x22 : x21} add up to ${total - v - w}.`, (o) => (isOther ? o[0] + o[3] : o[1] + o[2]) === total - v - w, { lacks: t`It shows that there are ${m`${total} - ${total - v - w} = ${v + w}`} ${more} and ${fewer} together, but not how many there are of each kind.`, trap: t`finds that there are ${v + w} ${more} and ${fewer} together, but not how many there are of each kind`, enough: t`that leaves only one of the ${more} and one of the ${fewer}, so ${answer}.`, missed: t`overlooks that only one of the ${more} and one of the ${fewer} are left` })
    const opposite = says(t`The number of ${r2} is ${c + d}.`, (o) => o[2] + o[3] === c + d, { lacks: sumOnly(c + d, x21, x22), trap: allOf(c + d, r2, fewer, isOther ? x22 : x21), enough: onlyOne(r1), missed: scarce })
    const beyond = known > 0 ? says(t`There are more ${more} than ${isOther ? c1 : c2}.`, (o) => (isOther ? o[1] > o[0] + o[2] : o[0] > o[1] + o[3]), { enough: t`the ${fewer} are only a part of the ${isOther ? c1 : c2}. Since there are more ${more} than ${isOther ? c1 : c2}, there are certainly more ${more} than ${fewer}, and ${answer}.`, missed: t`overlooks that the ${fewer} are only a part of the ${isOther ? c1 : c2}` }) : says(t`There are more ${fewer} than ${r1}.`, (o) => (isOther ? o[2] > o[0] + o[1] : o[3] > o[0] + o[1]), { enough: t`the ${more} are only a part of the ${r1}. Since there are more ${fewer} than ${r1}, there are certainly more ${fewer} than ${more}, and ${answer}.`, missed: t`overlooks that the ${more} are only a part of the ${r1}` })
    const holdsHere = beyond.holds([a, b, c, d])
    const pair = (...[one, two, notes]: readonly [Statement<Cells>, Statement<Cells>, Partial<StatementPair<Cells>>?]) => ({ statements: [one, two] as const, harder: 0.1, ...notes })
    const split = t`The ${more} and the ${fewer} can still be split in more than one way.`
    const possible = cellsOf(String(total)).filter((o) => inRow.holds(o) && diagonal.holds(o)).map((o) => (isOther ? o[1] : o[0]))
    const least = Math.min(...possible)
    const inAll = t`there are ${m`${total} - ${total - v - w} = ${v + w}`} ${more} and ${fewer} together`
    const bounds = known > 0
      ? t`At most ${c + d - 1} of the ${c + d} ${r2} are ${fewer}, because at least one is not. So at least ${least} of the ${v + w} are ${more}, which is more than half, and ${answer}.`
      : t`At most ${a + b - 1} of the ${a + b} ${r1} are ${more}, because at least one is not. That is not more than half of the ${v + w}, so ${answer}.`
    const limited = t`${inAll}. ${level === 2 ? t`With ${a + b} ${r1} and at least one of each kind, the number of ${more} can only be ${least}, so ${answer}.` : bounds}`
    const question = [
      t`Are there more ${more} than ${fewer}?`,
      t`What is the number of ${more} minus the number of ${fewer}?`,
      t`Are there more ${more} than ${fewer}?`,
    ][level - 1]!
    return {
      stem: t`Each of the ${total} ${setting.open}, with at least one ${setting.each} of each of the four kinds. ${question}`,
      cases: cellsOf(String(total)),
      ask: (o) => (level === 2 ? t`${gap(o)}` : gap(o) > 0 ? 'yes' : 'no'),
      show: ([p, q, r, s]) => t`${p} ${k1} and ${q} ${k2} ${agree(q, o1, r1)}, and ${r} ${k1} and ${s} ${k2} ${agree(s, o2, r2)}`,
      since: ([p, q, r, s]) => (level === 2 ? m`${p} - ${s} = ${p - s}` : t`${isOther ? q : p} is ${(isOther ? q > r : p > s) ? '' : 'not '}greater than ${isOther ? r : s}`),
      statements: [],
      pairs: [
        pair(inRow, inColumn, { together: `${onBoth}${toEnd}`, bothMissed: t`sees that the four numbers are still unknown, but together the statements give the difference of the two that matter, ${worked}`, harder: 0.2 }),
        pair(shifted, inRow, { harder: 0 }),
        pair(shifted, first, { harder: 0.1 }),
        pair(both, diagonal, { harder: 0 }),
        pair(both, shifted, { harder: 0 }),
        pair(diagonal, first, { together: t`${inAll}. The number of ${more} is ${v}, so the number of ${fewer} is ${m`${v + w} - ${v} = ${w}`}, and ${answer}.`, open: split, bothMissed: t`overlooks that the total, ${total}, leaves ${v + w} ${more} and ${fewer} together`, harder: -0.2 }),
        pair(inRow, first, { together: t`there are ${v} ${more}. Of the ${m`${total} - ${a + b} = ${c + d}`} ${r2}, at least one is not among the ${fewer}, so there are at most ${c + d - 1} ${fewer}. ${v > c + d - 1 ? t`That is less than ${v}, so ${answer}.` : t`So ${answer}.`}`, open: t`The ${c + d} ${r2} can still be split in many ways.`, bothTrap: t`finds how the ${r1} are split, but the ${r2} can be split in different ways`, bothMissed: t`overlooks that the ${c + d} ${r2} limit the number of ${fewer}`, harder: 0.2 }),
        pair(inRow, opposite, { open: t`Both statements say the same thing, because ${m`${total} - ${a + b} = ${c + d}`}.`, bothTrap: t`counts the statements as two facts, but with ${total} ${setting.each}s in all, each one follows from the other`, harder: -0.7 }),
        pair(inRow, diagonal, { together: limited, open: split, bothTrap: t`finds that there are ${v + w} ${more} and ${fewer} together, but not how many there are of each kind`, bothMissed: t`sees that the exact split is not known, but every split that fits both statements gives the same answer`, harder: 0.3 }),
        ...(holdsHere && level !== 2 ? [pair(shifted, beyond, { harder: 0.2 }), pair(beyond, inColumn, { harder: 0.2 })] : []),
      ],
      hints: ['Draw a table with two rows and two columns. Which two of its four entries does the question compare?', 'Write each statement as a sum or a comparison of entries. Does either one, or do both together, show how the two entries in the question compare?'],
    }
  },
  second: {
    cases: ([total = 0]) => {
      const found: Cells[] = []
      for (let a = 1; a < total; a += 1)
        for (let b = 1; a + b < total; b += 1) for (let c = 1; a + b + c < total; c += 1) found.push([a, b, c, total - a - b - c])
      return found
    },
    ask: (v, _n, stem) => {
      const [one, two] = /(?:more|the number of) ([^.?]*?) (?:than|minus the number of) ([^.?]*)\?$/.exec(stem)!.slice(1).map((words) => group(words, stem))
      return stem.includes('minus') ? sum(v, one!) - sum(v, two!) : sum(v, one!) > sum(v, two!)
    },
    read: [
      [/ is \d+ (?:greater|less) than the number of /, (v, [by = 0], { statement, stem }) => {
        const [, one = '', two = ''] = /^The number of (.*) is \d+ \w+ than the number of (.*)\.$/.exec(statement)!
        return sum(v, group(one, stem)) - sum(v, group(two, stem)) === (statement.includes('greater') ? by : -by)
      }],
      [/^There are more/, (v, _n, { statement, stem }) => {
        const [, one = '', two = ''] = /more (.*) than (.*)\.$/.exec(statement)!
        return sum(v, group(one, stem)) > sum(v, group(two, stem))
      }],
      [/add up to/, (v, [count = 0], { statement, stem }) => {
        const [, one = '', two = ''] = /^The number of (.*) and the number of (.*) add/.exec(statement)!
        return sum(v, group(one, stem)) + sum(v, group(two, stem)) === count
      }],
      [/, and the number of/, (v, [row = 0, column = 0], { statement, stem }) => {
        const [, one = '', two = ''] = /^The number of (.*) is \d+, and the number of (.*) is/.exec(statement)!
        return sum(v, group(one, stem)) === row && sum(v, group(two, stem)) === column
      }],
      [/^The number of/, (v, [count = 0], { statement, stem }) => sum(v, group(/^The number of (.*) is/.exec(statement)![1]!, stem)) === count],
    ],
  },
}) // prettier-ignore

/** For the second solver: which cells a group of words names, by a word of each row and column. */
const groupsOf = remember((stem: string) => {
  const marks = stem.includes('store') ? [/sales/, /service/, /full/, /part/] : stem.includes('course') ? [/junior/, /senior/, /online/, /campus/] : [/single/, /double/, /street/, /garden/] // prettier-ignore
  return remember((words: string): readonly boolean[] => {
    const [r1, r2, c1, c2] = marks.map((mark) => mark.test(words)) as [boolean, boolean, boolean, boolean]
    const isIn = (line: boolean, other: boolean): boolean => line || !other
    return [isIn(r1, r2) && isIn(c1, c2), isIn(r1, r2) && isIn(c2, c1), isIn(r2, r1) && isIn(c1, c2), isIn(r2, r1) && isIn(c2, c1)] // prettier-ignore
  })
})
const group = (words: string, stem: string): readonly boolean[] => groupsOf(stem)(words)

function sum(cells: Cells, chosen: readonly boolean[]): number {
  return cells.reduce((total, cell, at) => (chosen[at] ? total + cell : total), 0)
}

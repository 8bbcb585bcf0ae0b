import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { remember } from '../../factory/remember.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'

/** The four cells of the table: row 1 with column 1 and 2, row 2 with column 1 and 2; each has at least one. */
type Cells = readonly [number, number, number, number]

/** Names of the rows, the columns, and the cells of the table, the cells by rows. */
const SETTINGS = [
  { open: 'employees of a store works either in sales or in service, and either full-time or part-time', each: 'employee', rows: ['employees in sales', 'employees in service'], columns: ['full-time employees', 'part-time employees'], cells: ['full-time employees in sales', 'part-time employees in sales', 'full-time employees in service', 'part-time employees in service'] },
  { open: 'students of a course is either a junior or a senior, and takes the course either online or on campus', each: 'student', rows: ['juniors', 'seniors'], columns: ['students who study online', 'students who study on campus'], cells: ['juniors who study online', 'juniors who study on campus', 'seniors who study online', 'seniors who study on campus'] },
  { open: 'rooms of a hotel is either a single or a double, and faces either the street or the garden', each: 'room', rows: ['singles', 'doubles'], columns: ['rooms that face the street', 'rooms that face the garden'], cells: ['singles that face the street', 'singles that face the garden', 'doubles that face the street', 'doubles that face the garden'] },
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
  version: 2,
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
    const { rows: [r1, r2], columns: [c1, c2], cells: [x11, x12, x21, x22] } = setting // prettier-ignore
    const says = (text: string, holds: (cells: Cells) => boolean, notes: Partial<Statement<Cells>>): Statement<Cells> => ({ text, holds, ...notes }) // prettier-ignore
    // Level 3 compares the other diagonal of the table.
    const isOther = level === 3
    const gap = (cells: Cells): number => (isOther ? cells[1] - cells[2] : cells[0] - cells[3])
    const known = gap([a, b, c, d])
    const [more, fewer] = isOther ? [x12, x21] : [x11, x22]
    const answer = level === 2 ? t`the difference is ${known}` : t`the answer is ${known > 0 ? 'yes' : 'no'}`
    const rule = isOther ? 'the first row less the first column' : t`the first row plus the first column less ${total}`
    const inRow = says(t`The number of ${r1} is ${a + b}.`, (v) => v[0] + v[1] === a + b, { lacks: 'It says nothing about the columns.', enough: t`the row is so uneven that ${answer}.` })
    const inColumn = says(t`The number of ${c1} is ${a + c}.`, (v) => v[0] + v[2] === a + c, { lacks: 'It says nothing about the rows.', enough: t`the column is so uneven that ${answer}.` })
    const both = says(t`The number of ${r1} is ${a + b}, and the number of ${c1} is ${a + c}.`, (v) => v[0] + v[1] === a + b && v[0] + v[2] === a + c, { enough: t`the asked difference is ${rule}, so ${answer}.` })
    const [left, right] = isOther ? [r1, c1] : [c1, r2]
    const shifted = says(t`The number of ${left} is ${Math.abs(known)} ${known > 0 ? 'greater' : 'less'} than the number of ${right}.`, (v) => gap(v) === known, { enough: t`the two groups share the ${isOther ? x11 : x21}, and without these the numbers that are asked about remain; so ${answer}.` })
    const first = says(t`The number of ${more} is ${isOther ? b : a}.`, (v) => (isOther ? v[1] === b : v[0] === a), { lacks: 'The other three numbers stay open.', enough: t`so few are left for the others that ${answer}.` })
    const diagonal = says(t`The number of ${isOther ? x11 : x12} and the number of ${isOther ? x22 : x21} add up to ${isOther ? a + d : b + c}.`, (v) => (isOther ? v[0] + v[3] === a + d : v[1] + v[2] === b + c), { lacks: 'It gives the sum of the two numbers that are asked about, but not which is greater.', enough: t`so few are left that ${answer}.` })
    const opposite = says(t`The number of ${r2} is ${c + d}.`, (v) => v[2] + v[3] === c + d, { lacks: 'It says nothing about the columns.', enough: t`the row is so uneven that ${answer}.` })
    const beyond = known > 0 ? says(t`There are more ${more} than ${isOther ? c1 : c2}.`, (v) => (isOther ? v[1] > v[0] + v[2] : v[0] > v[1] + v[3]), { lacks: 'It gives no number.', enough: t`the ${fewer} are only a part of the ${isOther ? c1 : c2}, so their number is smaller still, and ${answer}.` }) : says(t`There are more ${fewer} than ${r1}.`, (v) => (isOther ? v[2] > v[0] + v[1] : v[3] > v[0] + v[1]), { lacks: 'It gives no number.', enough: t`the ${more} are only a part of the ${r1}, so their number is smaller still, and ${answer}.` })
    const holdsHere = beyond.holds([a, b, c, d])
    const pair = (...[one, two, notes]: readonly [Statement<Cells>, Statement<Cells>, { together?: string; open?: string; harder?: number }?]) => ({ statements: [one, two] as const, harder: 0.1, ...notes })
    const split = 'Within these totals, the cells of the table can still be filled in different ways.'
    const question = [
      t`Are there more ${more} than ${fewer}?`,
      t`What is the number of ${more} minus the number of ${fewer}?`,
      t`Are there more ${more} than ${fewer}?`,
    ][level - 1]!
    return {
      stem: t`Each of the ${total} ${setting.open}, with at least one ${setting.each} of each of the four kinds. ${question}`,
      cases: cellsOf(String(total)),
      ask: (v) => (level === 2 ? t`${gap(v)}` : gap(v) > 0 ? 'yes' : 'no'),
      show: ([p, q, r, s]) => t`${p} and ${q} in the first row of the table, ${r} and ${s} in the second`,
      statements: [],
      pairs: [
        pair(inRow, inColumn, { together: t`the asked difference is ${rule}, because the cell that both share ${isOther ? 'drops out' : 'is counted twice and one cell not at all'}; so ${answer}.`, harder: 0.2 }),
        pair(shifted, inRow, { harder: 0 }),
        pair(shifted, first, { harder: 0.1 }),
        pair(both, diagonal, { harder: 0 }),
        pair(both, shifted, { harder: 0 }),
        pair(diagonal, first, { together: t`the sum of the two asked numbers is ${isOther ? b + c : a + d} and one of them is ${isOther ? b : a}, so ${answer}.`, open: split, harder: -0.2 }),
        pair(inRow, first, { together: t`with the row and one cell known, ${answer} however the other row is split.`, open: 'The other row can still be split in many ways.', harder: 0.2 }),
        pair(inRow, opposite, { open: t`The two say the same, because there are ${total} in all.`, harder: -0.7 }),
        pair(inRow, diagonal, { together: t`only one order of the two asked numbers fits, so ${answer}.`, open: split, harder: 0.3 }),
        ...(holdsHere && level !== 2 ? [pair(shifted, beyond, { harder: 0.2 }), pair(beyond, inColumn, { harder: 0.2 })] : []),
      ],
      hints: ['Sketch a table with two rows and two columns, and write each statement as a sum of cells.', 'Try to build the asked difference from what is given. Single cells are not needed.'],
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

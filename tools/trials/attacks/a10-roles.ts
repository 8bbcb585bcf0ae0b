import { loadBank } from '../../../services/practice/bank/load-bank.ts'
import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { bearer } from './ask.ts'
import { pool } from './pool.ts'
import { type Cells, type Column, columns, roleMatrix } from './role-matrix.ts'
import { allTargets, callTarget, spending, type Target } from './targets.ts'
import { again, createVisitor, type Role, type Visitor } from './visitors.ts'

const bank = loadBank()

interface Cell {
  target: Target
  column: Column
  about: 'own' | 'other'
  expected: number
}

/** Every cell of the table, and a fault for every operation that has no row and every row that has no operation. */
function cellsOf(): { cells: Cell[]; faults: string[] } {
  const rowless = allTargets.filter(({ id }) => !(id in roleMatrix)).map(({ id }) => `${id} has no row in the table`)
  const stale = Object.keys(roleMatrix).filter((id) => !allTargets.some((target) => target.id === id))
  const cells = allTargets.flatMap((target) => {
    const row = roleMatrix[target.id]
    return row ? rowCells(target, row) : []
  })
  return { cells, faults: [...rowless, ...stale.map((id) => `${id} is in the table and in no contract`)] }
}

function rowCells(target: Target, row: Cells): Cell[] {
  const own = columns.map((column): Cell => ({ target, column, about: 'own', expected: row[column] }))
  const { other } = row
  if (other === undefined) return own
  const withSession = columns.filter((column) => column !== 'guest' && column !== 'erased')
  return [...own, ...withSession.map((column): Cell => ({ target, column, about: 'other', expected: other }))]
}

type People = Record<Role, Visitor>

/** One of each role that these cells need, and of two, since there is always somebody else. */
async function peopleFor(stack: Stack, cells: readonly Cell[]): Promise<Partial<People>> {
  const roles = new Set<Role>(['free', 'pro'])
  for (const { column } of cells) if (column !== 'guest') roles.add(column)
  const made = await pool([...roles], 2, async (role) => [role, await createVisitor(stack, role)] as const)
  return Object.fromEntries(made)
}

async function check(stack: Stack, cells: readonly Cell[]): Promise<string[]> {
  const people = await peopleFor(stack, cells)
  const all = Object.values(people)
  const faults: string[] = []
  await pool(cells, 3, async (cell) => {
    const { target, column, about, expected } = cell
    const role = column === 'guest' ? 'free' : column
    const self = about === 'own' ? await fit(stack, cell, people[role]!) : people[role]!
    const subject = about === 'own' ? self : withForeignQuestion(people[role === 'pro' ? 'free' : 'pro']!, self, all)
    const headers = column === 'guest' ? {} : bearer(self.token)
    const { status, text } = await callTarget(stack, target, { subject, base: stack.base, headers })
    if (status !== expected)
      faults.push(`${target.id} as ${column}, ${about}: ${status} instead of ${expected} ${text.slice(0, 120)}`)
  })
  return faults
}

/**
 * Two sets may have questions in common, and a small one all of its own: one that `self` does not have is asked about, another
 * visitor's or, if there is none, any of the bank. A subscriber has had a free set, too, which `answers` does not name.
 */
function withForeignQuestion(visitor: Visitor, self: Visitor, all: readonly Visitor[]): Visitor {
  const known = self.role === 'pro' ? [] : [visitor, ...all].flatMap(({ answers }) => Object.keys(answers))
  const isForeign = (id: string) => all.every(({ answers }) => !(id in answers))
  const question = known.find((id) => !(id in self.answers)) ?? bank.heads.map(({ id }) => id).find(isForeign)!
  return { ...visitor, question }
}

/** Somebody of the same role for a call that would leave no role, or no session, for the other cells. */
function fit(stack: Stack, { target: { id }, column }: Cell, visitor: Visitor): Promise<Visitor> {
  const { role } = visitor
  if (role === 'erased') return Promise.resolve(visitor)
  if (id === 'logout' || id === 'endSession') return again(stack, visitor)
  // It makes the caller a customer, who may open the portal.
  if (id === 'createCheckoutSession' && role !== 'pro') return createVisitor(stack, role)
  const verifies = column === 'unverified' && id.startsWith('verifyEmail')
  return spending.has(id) || verifies ? createVisitor(stack, role) : Promise.resolve(visitor)
}

export const a10Roles: Row = {
  id: 'A10',
  name: 'role matrix',
  bar: 'role x operation x own or other ids: every cell equal to the table in attacks/role-matrix.ts',
  plant: {
    what: 'the history asks nobody whose it is',
    into: {
      practice: [
        {
          file: '/practice/src/routes/list-results.ts',
          find: 'if (input.params.userId.toLowerCase() !== userId.toLowerCase())',
          replace: 'if (false)',
        },
      ],
    },
    async see(trial): Promise<Outcome> {
      const cells = cellsOf().cells.filter(
        ({ target, column }) => target.id === 'listResults' && (column === 'free' || column === 'pro'),
      )
      return { got: '', n: cells.length, faults: await check(await trial.planted(), cells) }
    },
  },
  async run({ stack }) {
    const { cells, faults } = cellsOf()
    const wrong = await check(await stack(), cells)
    const got = `${cells.length - wrong.length} of ${cells.length} cells equal (${allTargets.length} operations, ${columns.length} roles)`
    return { got, n: cells.length, faults: [...faults, ...wrong] }
  },
}

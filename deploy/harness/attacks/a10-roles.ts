import type { Outcome, Row } from '../row.ts'
import type { Stack } from '../stack.ts'
import { ask, askJson, bearer, newAddress } from './ask.ts'
import { type Cells, roleMatrix } from './role-matrix.ts'
import { allTargets, createVisitor, pathOf, type Target, validBody, type Visitor, visitorsOf } from './targets.ts'

type Column = 'guest' | 'free' | 'pro'

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
  const columns = ['guest', 'free', 'pro'] as const
  const own = columns.map((column): Cell => ({ target, column, about: 'own', expected: row[column] }))
  const { other } = row
  if (other === undefined) return own
  return [...own, ...columns.slice(1).map((column): Cell => ({ target, column, about: 'other', expected: other }))]
}

async function check(stack: Stack, cells: readonly Cell[]): Promise<string[]> {
  const visitors = await visitorsOf(stack)
  const faults: string[] = []
  for (const cell of cells) {
    const { target, column, about, expected } = cell
    const self = column === 'guest' ? visitors.free : visitors[column]
    const somebody = column === 'pro' ? visitors.free : visitors.pro
    const { status, text } = await callAs(stack, cell, { self, subject: about === 'own' ? self : somebody })
    if (status !== expected)
      faults.push(`${target.id} as ${column}, ${about}: ${status} instead of ${expected} ${text.slice(0, 120)}`)
  }
  return faults
}

async function callAs(
  stack: Stack,
  { target, column }: Cell,
  { self, subject }: { self: Visitor; subject: Visitor },
): Promise<{ status: number; text: string }> {
  // A logout would end the session that all other cells need.
  const caller = target.id === 'logout' && column !== 'guest' ? await createVisitor(stack, 'free') : self
  const call = {
    method: target.method,
    url: `${stack.base}${pathOf(target, subject)}`,
    headers: column === 'guest' ? {} : bearer(caller.token),
    from: newAddress(),
  }
  if (!target.definition.requestBody) return ask(call)
  return askJson({ ...call, body: await validBody(stack, target, subject) })
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
      const cells = cellsOf().cells.filter(({ target }) => target.id === 'listResults')
      return { got: '', n: cells.length, faults: await check(await trial.planted(), cells) }
    },
  },
  async run({ stack }) {
    const { cells, faults } = cellsOf()
    const wrong = await check(await stack(), cells)
    const got = `${cells.length - wrong.length} of ${cells.length} cells equal (${allTargets.length} operations). No role admin, and nobody is erased yet`
    return { got, n: cells.length, faults: [...faults, ...wrong] }
  },
}

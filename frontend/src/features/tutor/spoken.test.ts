import { expect, it } from 'vitest'
import type { CallLine } from '../../tutor-call.ts'
import type { Exchange } from './exchange.ts'
import { withCallLine, withoutOpenLines } from './spoken.ts'

const line = (role: CallLine['role'], id: string, text: string, done = true): CallLine => ({ role, id, text, done })
const after = (...lines: CallLine[]) =>
  lines.reduce<readonly Exchange[]>((exchanges, each) => withCallLine(exchanges, each, null), [])
const told = (exchanges: readonly Exchange[]) => exchanges.map(({ text, answer, state }) => [text, answer, state])

it('a turn and its answer are one exchange, also if the words are written down later than the answer begins', () => {
  const exchanges = after(
    line('user', 'u1', '', false),
    line('assistant', 'a1', 'Look', false),
    line('user', 'u1', 'How so?'),
    line('assistant', 'a1', 'Look here.'),
    line('user', 'u2', 'And then?'),
    line('assistant', 'a2', 'Add', false),
  )
  expect(told(exchanges)).toEqual([
    ['How so?', 'Look here.', 'done'],
    ['And then?', 'Add', 'answering'],
  ])
})

it('an interrupted answer keeps its place while the next turn is heard; a second answer stands alone', () => {
  const exchanges = after(
    line('user', 'u1', 'One'),
    line('assistant', 'a1', 'Fir', false),
    line('user', 'u2', '', false),
    line('assistant', 'a1', 'First'),
    line('assistant', 'a2', 'Second'),
    line('assistant', 'a3', 'Third'),
  )
  expect(told(exchanges)).toEqual([
    ['One', 'First', 'done'],
    ['', 'Second', 'done'],
    ['', 'Third', 'done'],
  ])
})

it('after the call nothing is on its way, and a sound without words is left out', () => {
  const exchanges = after(
    line('user', 'u1', 'One'),
    line('assistant', 'a1', 'Fir', false),
    line('user', 'u2', '', false),
  )
  expect(told(withoutOpenLines(exchanges))).toEqual([['One', 'Fir', 'done']])
})

import { setTimeout as pause } from 'node:timers/promises'
import { runServiceCommand } from '../../dev/service-command.ts'
import type { Random } from '../support/random.ts'
import type { Stack } from '../../stack/stack.ts'
import { rowsOf, type StoredAnswer } from './recount.ts'
import { openStores } from './stores.ts'

interface Submission {
  _id: string
  userId: string
  answers: StoredAnswer[]
}

const letters = ['A', 'B', 'C', 'D', 'E'] as const
const reason = 'A fault of the harness.'
/** A command that meets a dead database is run again, as an operator would. */
const tries = 20

/**
 * Corrects three questions that these candidates answered, with the bank's own command: one is withdrawn, one gets another
 * key, and one gets another key and is withdrawn after that. Returns the `{id}:{version}` of the three.
 */
export async function correctThree(
  stack: Stack,
  { random, users }: { random: Random; users: ReadonlySet<string> },
): Promise<string[]> {
  const answered = await insist(() => answeredBy(stack, users))
  const [withdrawn = '', keyed = '', twice = ''] = random.shuffle(answered)
  await correct(stack, [keyed, twice], random.pick(letters))
  await correct(stack, [withdrawn, twice], 'withdraw')
  return [withdrawn, keyed, twice]
}

async function answeredBy({ context }: Stack, users: ReadonlySet<string>): Promise<string[]> {
  const stores = openStores(context)
  try {
    const submissions = stores.practice.db.collection<Submission>('submissions')
    const own = (await submissions.find().toArray()).filter(({ userId }) => users.has(userId))
    return [...new Set(own.flatMap(({ answers }) => rowsOf(answers).map(({ question }) => question)))].toSorted()
  } finally {
    await stores.close()
  }
}

async function correct(stack: Stack, questions: readonly string[], what: string): Promise<void> {
  const args = [...questions, what, '--reason', reason]
  await insist(() => runServiceCommand(stack.context, { service: 'practice', command: 'correct', args }))
}

async function insist<T>(act: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act()
    } catch (error) {
      if (tried === tries) throw error
      await pause(500)
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from 'mongodb'
import { isDuplicateKey } from '../mongo/single-document.ts'

interface Fact {
  _id: string
  n?: number
}

export interface Killing {
  db: Db
  /** Kills the database with SIGKILL and starts it again. */
  kill(): Promise<void>
  kills: number
}

/**
 * The twelfth primitive: killed again and again under eight writers, the database has everything that it acknowledged.
 * Answers how much that was, and the breaches, a sentence each.
 */
export async function keepsAcknowledged({
  db,
  kill,
  kills,
}: Killing): Promise<{ acknowledged: number; faults: string[] }> {
  const facts = db.collection<Fact>('kept')
  const acknowledged: string[] = []
  const counted = { tried: 0, done: 0 }
  const stopping = new AbortController()
  const { signal } = stopping
  const inserter = async (writer: number): Promise<void> => {
    for (let n = 0; !signal.aborted; n += 1) {
      const _id = `${writer}:${n}`
      try {
        await facts.insertOne({ _id })
        acknowledged.push(_id)
      } catch (error) {
        if (isDuplicateKey(error)) throw error
        await pause(20)
      }
    }
  }
  const incrementer = async (): Promise<void> => {
    while (!signal.aborted) {
      counted.tried += 1
      try {
        await facts.updateOne({ _id: 'counter' }, { $inc: { n: 1 } }, { upsert: true })
        counted.done += 1
      } catch {
        await pause(20)
      }
    }
  }
  const writers = [...Array.from({ length: 6 }, (_, writer) => inserter(writer)), incrementer(), incrementer()]
  const faults: string[] = []
  for (let number = 0; number < kills && faults.length === 0; number += 1) {
    if (!(await grows(acknowledged, 50))) faults.push(`after ${number} kills nothing was written for 10 s`)
    else await kill()
  }
  if (faults.length === 0 && !(await grows(acknowledged, 1)))
    faults.push('after the last kill nothing was written for 10 s')
  stopping.abort()
  await Promise.all(writers)
  const stored = new Set((await facts.find().toArray()).map(({ _id }) => _id))
  const lost = acknowledged.filter((id) => !stored.has(id))
  if (lost.length > 0)
    faults.push(`${lost.length} of ${acknowledged.length} acknowledged inserts are missing, such as ${lost[0]}`)
  const n = (await facts.findOne({ _id: 'counter' }))?.n ?? 0
  if (n < counted.done || n > counted.tried)
    faults.push(`the counter is ${n}, after ${counted.done} acknowledged of ${counted.tried} tried`)
  return { acknowledged: acknowledged.length + counted.done, faults }
}

async function grows(list: readonly string[], by: number): Promise<boolean> {
  const goal = list.length + by
  for (let waited = 0; waited < 10_000 && list.length < goal; waited += 20) await pause(20)
  return list.length >= goal
}

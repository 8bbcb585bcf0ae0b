import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from '../../bench/caller.ts'
import { ask, type Person, type Reply } from './people.ts'

export interface SetView {
  day: string
  setId?: string
  canPractice: boolean
  questions: Array<{ id: string }>
}

/**
 * A call on a day that has just begun: its key is one that the services have not seen, and they ask for it once a second.
 */
export async function askOnNewDay<T>(
  caller: Caller,
  person: Person,
  call: Parameters<typeof ask>[2],
): Promise<Reply<T>> {
  for (let tries = 0; ; tries += 1) {
    const reply = await ask<T>(caller, person, call)
    if (![0, 401, 503].includes(reply.status) || tries === 20) return reply
    await pause(300)
  }
}

/** Works through a list with so many at once. */
export async function forEach<T>(list: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const left = [...list]
  const next = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

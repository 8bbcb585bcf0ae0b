import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { register } from '../../dev/candidate.ts'
import type { Stack } from '../../stack/stack.ts'
import { openStores } from './stores.ts'
import { distinctEvents, readStream } from './streams.ts'

export interface Registrations {
  /** E-mail to user id, of everybody who was told that their account exists. */
  done: Map<string, string>
  odd: string[]
}

/** One new account a second; a call that fails is made again, and may then find that the first one was heard. */
export function startRegistrations(stack: Stack): { registrations: Registrations; stop(): Promise<void> } {
  const registrations: Registrations = { done: new Map(), odd: [] }
  const state = { stopped: false }
  const running = new Set<Promise<void>>()
  const begin = async () => {
    for (let number = 0; !state.stopped; number += 1) {
      const from = `127.4.${Math.floor(number / 200) % 200}.${(number % 200) + 1}`
      const one = registerOnce(stack, registrations, from).finally(() => running.delete(one))
      running.add(one)
      await pause(1000)
    }
  }
  const began = begin()
  return {
    registrations,
    async stop() {
      state.stopped = true
      await began
      await Promise.all(running)
    },
  }
}

async function registerOnce({ base }: Stack, { done, odd }: Registrations, from: string): Promise<void> {
  const email = `${randomUUID()}@example.com`
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      const { userId } = await register({ base, email, from })
      done.set(email, userId)
      return
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      // Heard before: the account is there, though nobody was told so.
      if (said.includes(' 409')) return
      if (/answered [45]\d\d/.test(said) && !/answered (429|502|503|504)/.test(said)) odd.push(said)
      await pause(300)
    }
  }
}

/** Every acknowledged account is there, its event is in the stream once, and mail has made one job of it. */
export async function checkRegistrations(stack: Stack, { done }: Registrations): Promise<string[]> {
  const stores = openStores(stack.context)
  try {
    const end = Date.now() + 30_000
    for (;;) {
      const logins = await stores.auth.db.collection<{ _id: string; userId: string }>('logins').find().toArray()
      const jobs = await stores.mail.db.collection<{ _id: string; userId: string }>('jobs').find().toArray()
      const events = distinctEvents(await readStream(stack, 'auth'))
      const registered = events.filter(({ subject }) => subject === 'auth.user-registered.v1')
      const count = (list: Array<{ userId: unknown }>, userId: string) =>
        list.filter((one) => one.userId === userId).length
      const faults = [...done.values()].flatMap((userId) => {
        const counts = [
          count(logins, userId),
          count(
            registered.map(({ body }) => ({ userId: body['userId'] })),
            userId,
          ),
          count(jobs, userId),
        ]
        return counts.every((one) => one === 1)
          ? []
          : [`account ${userId}: ${counts.join(', ')} logins, events and mail jobs instead of one each`]
      })
      if (faults.length === 0 || Date.now() > end) return faults
      await pause(1000)
    }
  } finally {
    await stores.close()
  }
}

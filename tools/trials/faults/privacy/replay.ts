import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { dayKey } from '@app/contracts/rules/day-key'
import type { Broker } from '@app/shared/events/connect'
import { createEvent, type Event } from '@app/shared/events/event'
import type { Stack } from '../../../stack/stack.ts'
import { withBroker } from '../streams.ts'
import type { Life } from './full-life.ts'

/** What other services may still say of somebody who is gone: a plan, a verified address, a submitted set. */
export async function tellLate(stack: Stack, lives: readonly Life[]): Promise<void> {
  const at = new Date()
  const events = lives.flatMap(({ candidate: { userId } }): Event[] => {
    const state = { sequence: 1_000, plan: 'monthly', status: 'past_due', periodEnd: null } as const
    const day = dayKey(at, 'UTC')
    const resultId = `${userId}:monthly:${day}`
    const set = { userId, resultId, plan: 'monthly', day, correctAnswers: 3, totalQuestions: 10 } as const
    return [
      createEvent('billing.subscription-changed.v1', { key: randomUUID(), body: { userId, ...state }, at }),
      createEvent('auth.email-verified.v1', { key: randomUUID(), body: { userId }, at }),
      createEvent('practice.set-submitted.v1', { key: randomUUID(), body: set, at }),
    ]
  })
  await withBroker(stack, async (broker) => {
    for (const event of events) await broker.publish(event)
    await untilQuiet(broker)
  })
}

/** Gives every event of every stream to every service again, from the first one on. Answers how many deliveries that were. */
export function replayEverything(stack: Stack): Promise<number> {
  return withBroker(stack, async (broker) => {
    const { manager } = await broker.link()
    const before = await consumersOf(broker)
    for (const { stream, name } of before) await manager.consumers.delete(stream, name)
    await untilBack(broker, before)
    await untilQuiet(broker)
    return (await consumersOf(broker)).reduce((sum, { delivered }) => sum + delivered, 0)
  })
}

/** Each service attaches anew, at the beginning of its streams. */
export async function untilBack(broker: Broker, before: readonly Consumer[]): Promise<void> {
  const end = Date.now() + 60_000
  for (;;) {
    const now = await consumersOf(broker)
    if (before.every((old) => now.some(({ stream, name }) => stream === old.stream && name === old.name))) return
    if (Date.now() > end) throw new Error('not every consumer came back within a minute')
    await pause(1_000)
  }
}

export interface Consumer {
  stream: string
  name: string
  delivered: number
  waiting: number
}

/** The services' own, which are named after service and subject. A broker with much to do may not answer at once. */
export async function consumersOf(broker: Broker, tries = 6): Promise<Consumer[]> {
  try {
    return await listConsumers(broker)
  } catch (error) {
    if (tries === 1) throw error
    await pause(1_000)
    return consumersOf(broker, tries - 1)
  }
}

async function listConsumers(broker: Broker): Promise<Consumer[]> {
  const { manager } = await broker.link()
  const found: Consumer[] = []
  for await (const stream of manager.streams.names())
    for await (const { name, num_pending, num_ack_pending, delivered } of manager.consumers.list(stream))
      if (name.includes('--'))
        found.push({ stream, name, delivered: delivered.consumer_seq, waiting: num_pending + num_ack_pending })
  return found
}

/** Nothing is on its way to anybody. */
export async function untilQuiet(broker: Broker, withinMs = 60_000): Promise<void> {
  const end = Date.now() + withinMs
  while ((await consumersOf(broker)).some(({ waiting }) => waiting > 0)) {
    if (Date.now() > end) throw new Error(`events are still on their way after ${withinMs / 1000} s`)
    await pause(1_000)
  }
}

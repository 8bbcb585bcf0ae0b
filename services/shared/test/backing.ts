import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { connectBroker, type Broker } from '../src/events/connect.ts'
import { createLogger } from '../src/logger.ts'
import { connectDatabase, type Database } from '../src/mongo/connect.ts'

export const logger = createLogger('test', 'silent')

/** A database of its own on the run's server. */
export function openDatabase(): Database {
  return connectDatabase(inject('mongodbUrl'), `shared_${randomUUID()}`)
}

export async function openBroker(): Promise<Broker> {
  const broker = connectBroker({ url: inject('natsUrl'), name: 'test', logger })
  await broker.link()
  return broker
}

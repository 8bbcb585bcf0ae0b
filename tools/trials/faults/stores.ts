import { connectDatabase, type Database } from '@app/shared/mongo/connect'
import type { Stack } from '../../stack/stack.ts'
import type { Service } from './privacy/data-map.ts'

/** The databases of the services, to read what is stored: directly, past every link. */
export interface Stores extends Record<'auth' | 'practice' | 'billing' | 'tutorVoice' | 'mail', Database> {
  close(): Promise<void>
}

const names = { auth: 'auth', practice: 'practice', billing: 'billing', tutorVoice: 'tutor-voice', mail: 'mail' }

const keys = {
  auth: 'auth',
  practice: 'practice',
  billing: 'billing',
  'tutor-voice': 'tutorVoice',
  mail: 'mail',
} as const satisfies Record<Service, keyof Stores>

export const databaseOf = (stores: Stores, service: Service): Database['db'] => stores[keys[service]].db

export function openStores({ mongodbUrl }: Pick<Stack['context'], 'mongodbUrl'>): Stores {
  const open = (name: string) =>
    connectDatabase(mongodbUrl, name, { socketTimeoutMS: 60_000, waitQueueTimeoutMS: 60_000, maxPoolSize: 10 })
  const stores = {
    auth: open(names.auth),
    practice: open(names.practice),
    billing: open(names.billing),
    tutorVoice: open(names.tutorVoice),
    mail: open(names.mail),
  }
  return {
    ...stores,
    async close() {
      await Promise.all(Object.values(stores).map((database) => database.close()))
    },
  }
}

import type { Event } from '@app/shared/events/event'
import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

interface DevicesDocument extends Versioned {
  labels: string[]
  events: Event[]
}

/** devices/{userId}: from where a person has logged in; the commit point of a login from elsewhere, with its event. */
export interface Devices {
  listLabels(userId: string): Promise<string[]>
  /** Answers whether the label was new, and not the first: only then is the event a part of it. */
  add(userId: string, label: string, event: Event): Promise<boolean>
}

const keptEvents = 10

export function createDevices(db: Db): Devices {
  const collection = db.collection<DevicesDocument>('devices')
  return {
    async listLabels(userId) {
      return (await collection.findOne({ _id: userId }))?.labels ?? []
    },
    async add(userId, label, event) {
      let told = false
      await compareAndSet(collection, userId, {
        initial: () => ({ _id: userId, version: 0, labels: [], events: [] }),
        change: (current) => {
          const isNew = !current.labels.includes(label)
          told = isNew && current.labels.length > 0
          const events = told ? [...current.events, event].slice(-keptEvents) : current.events
          return isNew ? { ...current, labels: [...current.labels, label], events } : null
        },
      })
      return told
    },
  }
}

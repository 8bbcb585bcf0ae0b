import { createHash } from 'node:crypto'
import type { Events } from '@app/contracts/generated/events'

export type Subject = keyof Events

/** A fact that other services may react to. The body carries ids and numbers, never personal data. */
export interface Event<S extends Subject = Subject> {
  /** Derived from the fact and the subject, so that a repeat is the same event. */
  id: string
  subject: S
  body: Events[S]
  at: Date
}

/** An event of the fact with this business key. */
export function createEvent<S extends Subject>(subject: S, fact: { key: string; body: Events[S]; at: Date }): Event<S> {
  const id = createHash('sha256').update(`${subject}\n${fact.key}`).digest('base64url').slice(0, 24)
  return { id, subject, body: fact.body, at: fact.at }
}

/** One stream per producing service, named after it. */
export function streamOf(subject: Subject): string {
  return subject.slice(0, subject.indexOf('.'))
}

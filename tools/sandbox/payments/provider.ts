import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Clock } from '@app/shared/clock'
import { writeWholeFile } from '@app/shared/write-whole-file'
import type { Card, ProviderEvent, Tables } from './objects.ts'

/** Everything that the stand-in keeps. */
export interface State {
  tables: Tables
  /** Customer id to the card that they left. */
  cards: Record<string, Card>
  /** Idempotency key to what was answered the first time. */
  answers: Record<string, StoredAnswer>
  /** How far its clock is ahead of the machine's. */
  offsetMs: number
}

export interface StoredAnswer {
  digest: string
  status: number
  body: unknown
}

export interface Provider {
  state: State
  /** Where browsers find its pages. */
  publicUrl: string
  /** Whole seconds since 1970, on the clock that a test may have moved. */
  now(): number
  newId(prefix: string): string
  /** Stores an event and hands it to the webhooks. */
  emit(type: string, object: object): void
  /** Stores what changed; called after each request. */
  save(): void
  /** Stores it now; for the end of the process. */
  flush(): void
}

export interface ProviderOptions {
  publicUrl: string
  clock: Clock
  /** Where the state survives a restart; without it, in memory. */
  file: string | undefined
  onEvent: (event: ProviderEvent) => void
}

const apiVersion = '2026-10-28.endive'
const eventsKeptFor = 30 * 86_400
const forgetEvery = 3_600
/** With thousands of subscriptions the state takes a tenth of a second to write: at most a twentieth of the time goes into it. */
const writingShare = 20
const leastPauseMs = 100

export function createProvider({ publicUrl, clock, file, onEvent }: ProviderOptions): Provider {
  const state = readState(file)
  const now = () => Math.floor((clock.now().getTime() + state.offsetMs) / 1000)
  const { save, flush } = createSaving(state, file)
  let forgetAt = 0
  return {
    state,
    publicUrl,
    now,
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    emit(type, object) {
      const { events } = state.tables
      const id = `evt_${randomBytes(12).toString('hex')}`
      const event: ProviderEvent = {
        id,
        object: 'event',
        created: now(),
        livemode: false,
        type,
        api_version: apiVersion,
        data: { object: structuredClone(object) },
        pending_webhooks: 1,
      }
      events[id] = event
      if (now() >= forgetAt) {
        forgetOldEvents(events, now() - eventsKeptFor)
        forgetAt = now() + forgetEvery
      }
      onEvent(event)
    },
    save,
    flush,
  }
}

/** Writes the state some time after it changed, or at once; without a file, nothing. */
function createSaving(state: State, file: string | undefined): Pick<Provider, 'save' | 'flush'> {
  let saving: NodeJS.Timeout | undefined
  let pauseMs = leastPauseMs
  const flush = () => {
    clearTimeout(saving)
    saving = undefined
    if (file === undefined) return
    const began = performance.now()
    writeWholeFile(file, JSON.stringify(state), 0o600)
    pauseMs = Math.max(leastPauseMs, writingShare * (performance.now() - began))
  }
  return {
    save() {
      if (file !== undefined) saving ??= setTimeout(flush, pauseMs).unref()
    },
    flush,
  }
}

/** Stripe lists events of the last 30 days. The oldest come first in the table. */
function forgetOldEvents(events: Tables['events'], before: number): void {
  for (const [id, { created }] of Object.entries(events)) {
    if (created >= before) return
    delete events[id]
  }
}

function readState(file: string | undefined): State {
  try {
    if (file !== undefined) {
      const state = JSON.parse(readFileSync(file, 'utf8')) as State
      // A file from before a table was added does not have it.
      return { ...state, tables: { ...emptyTables(), ...state.tables } }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return { tables: emptyTables(), cards: {}, answers: {}, offsetMs: 0 }
}

function emptyTables(): Tables {
  return {
    products: {},
    prices: {},
    coupons: {},
    promotionCodes: {},
    customers: {},
    sessions: {},
    subscriptions: {},
    paymentMethods: {},
    invoices: {},
    invoicePayments: {},
    charges: {},
    refunds: {},
    disputes: {},
    portalSessions: {},
    portalConfigurations: {},
    webhookEndpoints: {},
    events: {},
  }
}

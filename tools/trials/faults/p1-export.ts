import { dayKey } from '@app/contracts/rules/day-key'
import { setTimeout as pause } from 'node:timers/promises'
import { login } from '../../dev/candidate.ts'
import { runServiceCommand } from '../../dev/service-command.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { collectionsOf, isWithheld, nobodys, services } from './privacy/data-map.ts'
import { findMentions, type Mention } from './privacy/find-person.ts'
import { type Life, liveFully, must } from './privacy/full-life.ts'
import { insertAll } from './seed-documents.ts'
import { databaseOf, openStores, type Stores } from './stores.ts'

const people = { quick: 1, full: 20 } as const
/** Of one of them so many days are there: three years. */
const oldDays = { quick: 0, full: 1100 } as const
const longestMs = 10_000

const places = '/auth/src/store/user-data.ts'
const careless: Plant[] = [
  { file: places, find: '  devices: byId,\n', replace: '' },
  { file: places, find: "logins: ['_id', 'passwordHash', 'credential']", replace: "logins: ['_id']" },
]

export const p1: Row = {
  id: 'P1',
  name: 'copy of all my data',
  bar: 'within 10 s; every field of the data map (the table of collections of every service), every document that names the person, as it is stored or in a form for people; no password, hash, key, token or link in it',
  plant: {
    what: 'auth leaves a collection out of the copy, and puts the hash of the password in',
    see: async (trial) => {
      const stack = await trial.stack()
      await Promise.all([0, 1].map((index) => stack.restart('auth', index, { plants: careless })))
      const { got, n, faults } = await copies(stack, trial, { count: 1, days: 0 })
      await Promise.all([0, 1].map((index) => stack.restart('auth', index)))
      const seen = [/auth devices.*not in the copy/, /a secret stands in the copy/].map((part) =>
        faults.find((fault) => part.test(fault)),
      )
      const both = seen.filter((fault) => fault !== undefined)
      return { got, n, faults: both.length === 2 ? both : [] }
    },
  },
  run: async (trial) => copies(await trial.stack(), trial, { count: people[trial.tier], days: oldDays[trial.tier] }),
}

async function copies(stack: Stack, { random }: Trial, wanted: { count: number; days: number }): Promise<Outcome> {
  const stores = openStores(stack.context)
  try {
    const faults: string[] = []
    const sums = { documents: 0, fields: 0, slowest: 0 }
    for (let n = 0; n < wanted.count; n += 1) {
      const life = await liveFully(stack, stores, `127.7.${random.int(1, 250)}.${random.int(1, 250)}`)
      if (n === 0) await growOld(stores, life, wanted.days)
      const admin = await becomeAdmin(stack, life)
      const copied = await copyOf(stack, stores, { ...life, candidate: admin })
      faults.push(...copied.faults)
      sums.documents += copied.documents
      sums.fields = copied.fields
      sums.slowest = Math.max(sums.slowest, copied.ms)
    }
    const got = `${wanted.count} people, ${sums.documents} documents, ${sums.fields} fields of the data map, slowest copy ${Math.round(sums.slowest)} ms, ${faults.length} faults`
    return { got, n: sums.documents, faults }
  } finally {
    await stores.close()
  }
}

/** The letters that an administrator writes are theirs too. */
async function becomeAdmin(stack: Stack, { candidate, from }: Life): Promise<Life['candidate']> {
  const { email, password } = candidate
  await runServiceCommand(stack.context, { service: 'auth', command: 'admin', args: ['grant', email] })
  const admin = await login({ base: stack.base, email, password, from })
  await must(admin.call('POST', '/admin/email', { subject: 'A question', text: 'Written by an administrator.' }))
  return admin
}

/** The same set and submission on many days. */
async function growOld({ practice: { db } }: Stores, { candidate: { userId } }: Life, days: number): Promise<void> {
  for (const name of ['sets', 'submissions']) {
    const collection = db.collection<{ _id: string; day: string }>(name)
    const [one] = await collection.find({ _id: { $gte: `${userId}:`, $lt: `${userId};` } }).toArray()
    if (!one) throw new Error(`${name}: nothing to copy`)
    const dayOf = (n: number) => dayKey(new Date(Date.parse(one.day) - (n + 1) * 86_400_000), 'UTC')
    const older = Array.from({ length: days }, (_, n) => ({ ...one, _id: `${userId}:old:${dayOf(n)}`, day: dayOf(n) }))
    await insertAll(db, name, older)
  }
}

type Copy = Record<string, Record<string, Array<Record<string, unknown>>>>

interface Copied {
  faults: string[]
  documents: number
  fields: number
  ms: number
}

async function copyOf(stack: Stack, stores: Stores, life: Life): Promise<Copied> {
  await untilQuiet(stores, life)
  const began = performance.now()
  const asked = await must(life.candidate.call<{ id: string }>('POST', '/auth/export'))
  const { body } = await must(life.candidate.call<{ services: Copy }>('GET', `/auth/export/${asked.body.id}`))
  const ms = performance.now() - began
  const mentions = await findMentions(stores, [life])
  const faults = [
    ...missingDocuments(body.services, mentions),
    ...missingForPeople(body.services, mentions),
    ...strangers(body.services, mentions),
  ]
  const map = missingFields(body.services)
  faults.push(...map.faults, ...(await secretsIn(JSON.stringify(body), { stack, stores, life })))
  if (ms > longestMs) faults.push(`the copy took ${Math.round(ms)} ms`)
  return { faults, documents: mentions.length, fields: map.fields, ms }
}

/** mail works behind the answers: the last letters are on their way, and every collection has something of the person. */
async function untilQuiet(stores: Stores, { candidate: { userId } }: Life): Promise<void> {
  const end = Date.now() + 15_000
  for (;;) {
    const jobs = await stores.mail.db
      .collection<{ state: string }>('jobs')
      .find({ userId } as object)
      .toArray()
    const letters = await Promise.all(
      services.map((service) =>
        databaseOf(stores, service).collection('dead_letters').countDocuments({ 'body.userId': userId }),
      ),
    )
    const weeks = await stores.mail.db.collection('weeks').countDocuments({ userId })
    const isQuiet = jobs.length >= 3 && jobs.every(({ state }) => state !== 'waiting') && weeks > 0
    if ((isQuiet && letters.every((count) => count > 0)) || Date.now() > end) return
    await pause(200)
  }
}

const isPersonal = ({ service, collection }: Mention) => nobodys[service][collection] === undefined

/** As JSON has it, without what is withheld. */
function asCopied({ service, collection, document }: Mention): string {
  const fields = Object.entries(document).filter(([field]) => !isWithheld(service, collection, field))
  return JSON.stringify(Object.fromEntries(fields))
}

/** Collections of practice that the copy shows in a form for people, and fields that each document of it must have. */
const readable: Readonly<Record<string, readonly string[]>> = {
  sets: ['day', 'questions'],
  submissions: ['day', 'answers'],
  retakes: ['number'],
  history: ['month', 'entries'],
  learners: ['plans', 'questionsSeen'],
}

const fieldsForPeople = (service: string, collection: string) =>
  service === 'practice' ? readable[collection] : undefined

const isAsStored = ({ service, collection }: Mention) => fieldsForPeople(service, collection) === undefined

/** Of a collection in a form for people, the copy holds as many documents as name the person, each with its fields. */
function missingForPeople(copy: Copy, mentions: readonly Mention[]): string[] {
  return Object.entries(readable).flatMap(([name, fields]) => {
    const there = copy['practice']?.[name] ?? []
    const stored = mentions.filter(({ service, collection }) => service === 'practice' && collection === name).length
    const odd = there.filter((one) => fields.some((field) => !(field in one))).length
    const faults =
      there.length === stored ? [] : [`practice ${name}: ${there.length} of ${stored} documents in the copy`]
    return odd === 0
      ? faults
      : [...faults, `practice ${name}: ${odd} documents of the copy lack ${fields.join(' or ')}`]
  })
}

function missingDocuments(copy: Copy, mentions: readonly Mention[]): string[] {
  return mentions
    .filter((mention) => isPersonal(mention) && isAsStored(mention))
    .flatMap((mention) => {
      const { service, collection } = mention
      const there = (copy[service]?.[collection] ?? []).some((one) => JSON.stringify(one) === asCopied(mention))
      return there
        ? []
        : [`${service} ${collection}: a document is not in the copy as it is stored: ${asCopied(mention)}`]
    })
}

/** Documents that name somebody else, or nobody. */
function strangers(copy: Copy, mentions: readonly Mention[]): string[] {
  const stored = new Set(mentions.map((mention) => `${mention.service} ${mention.collection} ${asCopied(mention)}`))
  return Object.entries(copy).flatMap(([service, collections]) =>
    Object.entries(collections).flatMap(([collection, documents]) =>
      documents
        .filter(
          (one) =>
            fieldsForPeople(service, collection) === undefined &&
            !stored.has(`${service} ${collection} ${JSON.stringify(one)}`),
        )
        .map(() => `${service} ${collection}: the copy has a document that does not name the person`),
    ),
  )
}

/** The data map, field by field: each stands in at least one document of the copy. */
function missingFields(copy: Copy): { faults: string[]; fields: number } {
  const faults: string[] = []
  let fields = 0
  for (const service of services)
    for (const [name, { fields: all }] of Object.entries(collectionsOf(service))) {
      if (nobodys[service][name] !== undefined) continue
      const documents = copy[service]?.[name] ?? []
      const wanted = fieldsForPeople(service, name) ?? all.filter((field) => !isWithheld(service, name, field))
      fields += wanted.length
      const missing = wanted.filter((field) => !documents.some((one) => field in one))
      if (missing.length > 0) faults.push(`${service} ${name}: ${missing.join(', ')} of the data map not in the copy`)
    }
  return { faults, fields }
}

/** Whoever finds the copy can neither log in nor use a link. */
async function secretsIn(
  text: string,
  { stack, stores, life }: { stack: Stack; stores: Stores; life: Life },
): Promise<string[]> {
  const { userId, password, token } = life.candidate
  const stored = await stores.auth.db.collection<{ _id: string; passwordHash: string }>('logins').findOne({ userId })
  const tokens = await stores.auth.db.collection<{ _id: string }>('tokens').find({ userId }).toArray()
  const own = [password, token, life.emailKey, stored?.passwordHash ?? '', ...tokens.map(({ _id }) => _id)]
  const all = [...own, ...textsIn(stack.context.secrets)]
  const found = all.filter((one) => one.length >= 8 && text.includes(one))
  return found.map((one) => `a secret stands in the copy: ${one.slice(0, 12)}…`)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

import { dayKey } from '@app/contracts/rules/day-key'
import { setTimeout as pause } from 'node:timers/promises'
import { login } from '../../dev/candidate.ts'
import { runServiceCommand } from '../../dev/service-command.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { collectionsOf, isWithheld, nobodys, services } from './privacy/data-map.ts'
import { findMentions, type Mention } from './privacy/find-person.ts'
import { type Life, liveFully } from './privacy/full-life.ts'
import { must } from './privacy/must.ts'
import { isAtProvider } from './privacy/subscribe.ts'
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
const forgetful: Plant[] = [
  {
    file: '/practice/src/flows/readable-export.ts',
    find: 'taken.answers.map((answer) => ({',
    replace: 'taken.answers.map(({ seconds: _, ...answer }) => ({',
  },
]

const nameless: Plant[] = [
  { file: '/billing/src/store/collections.ts', find: '    customers: foundBy.key,\n', replace: '' },
]

/** Every planted defect has its own fault. */
const parts = [
  /auth devices.*not in the copy/,
  /a secret stands in the copy/,
  /does not name the customer/,
  /practice submissions: a document is not in the copy as it is stored/,
]

export const p1: Row = {
  id: 'P1',
  name: 'copy of all my data',
  bar: 'within 10 s; every field of the data map (the table of collections of every service), every document that names the person, as it is stored or in a form for people; no password, hash, key, token or link in it',
  plant: {
    what: 'auth leaves a collection out of the copy, and puts the hash of the password in; practice leaves out how long an answer took; billing leaves out the customer at the payment provider',
    see: async (trial) => {
      const stack = await trial.stack()
      const plants = { auth: careless, practice: forgetful }
      const restart = (planted: boolean) =>
        Promise.all([
          stack.restart('billing', 0, planted ? { plants: nameless } : {}),
          ...[0, 1].flatMap((index) => [
            stack.restart('auth', index, planted ? { plants: plants.auth } : {}),
            stack.restart('practice', index, planted ? { plants: plants.practice } : {}),
          ]),
        ])
      await restart(true)
      const { got, n, faults } = await copies(stack, trial, { count: 1, days: 0 })
      await restart(false)
      const seen = parts.map((part) => faults.find((fault) => part.test(fault)))
      const telling = seen.filter((fault) => fault !== undefined)
      return { got, n, faults: telling.length === parts.length ? telling : [] }
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

/** The mails that an administrator writes are theirs too. */
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
  if (!(await isAtProvider(stack, life.candidate, customerIn(body.services))))
    faults.push('the copy does not name the customer that the payment provider has')
  if (ms > longestMs) faults.push(`the copy took ${Math.round(ms)} ms`)
  return { faults, documents: mentions.length, fields: map.fields, ms }
}

function customerIn({ billing }: Copy): string {
  const customerId = billing?.['customers']?.[0]?.['customerId']
  return typeof customerId === 'string' ? customerId : ''
}

/** mail works behind the answers: the last mails are on their way, and every collection has something of the person. */
async function untilQuiet(stores: Stores, { candidate: { userId } }: Life): Promise<void> {
  const end = Date.now() + 30_000
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

/** Facts of practice: the copy has every field, and puts the texts of the questions beside the answers. */
const facts = ['sets', 'submissions', 'retakes']
const texts = ['passage', 'question', 'options', 'correctAnswer']

/** Views of practice, which are packed: the copy has them in a form for people, each with these fields. */
const views: Readonly<Record<string, readonly string[]>> = {
  history: ['month', 'entries'],
  learners: ['plans', 'questionsSeen'],
}

const isFact = (service: string, collection: string) => service === 'practice' && facts.includes(collection)
const fieldsForPeople = (service: string, collection: string) =>
  service === 'practice' ? views[collection] : undefined

const isAsStored = ({ service, collection }: Mention) => fieldsForPeople(service, collection) === undefined

/** A document of the copy as it is stored: of a fact, without the texts and with its key as it is called there. */
function asStored(service: string, collection: string, document: Record<string, unknown>): string {
  if (!isFact(service, collection)) return JSON.stringify(document)
  const { id, ...fields } = document
  const bare: unknown = JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
    texts.includes(key) ? undefined : value,
  )
  return JSON.stringify({ _id: id, ...(bare as object) })
}

/** Of a view, the copy holds as many documents as name the person, each with its fields. */
function missingForPeople(copy: Copy, mentions: readonly Mention[]): string[] {
  return Object.entries(views).flatMap(([name, fields]) => {
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
  const copied = new Set(
    Object.entries(copy).flatMap(([service, collections]) =>
      Object.entries(collections).flatMap(([collection, documents]) =>
        documents.map((one) => `${service} ${collection} ${asStored(service, collection, one)}`),
      ),
    ),
  )
  return mentions
    .filter((mention) => isPersonal(mention) && isAsStored(mention))
    .flatMap((mention) => {
      const { service, collection } = mention
      const stored = asCopied(mention)
      return copied.has(`${service} ${collection} ${stored}`)
        ? []
        : [`${service} ${collection}: a document is not in the copy as it is stored: ${stored}`]
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
            !stored.has(`${service} ${collection} ${asStored(service, collection, one)}`),
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
      const stored = all.filter((field) => !isWithheld(service, name, field))
      const wanted = fieldsForPeople(service, name) ?? stored
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

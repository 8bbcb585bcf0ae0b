import type { Event } from '@app/shared/events/event'
import type { Binary } from 'mongodb'
import type { Learner } from '../../../services/practice/src/domain/learner.ts'
import { createLearners } from '../../../services/practice/src/store/learners.ts'
import { unpack, withOwner } from '../../../services/practice/src/store/packed.ts'
import { createCaller } from '../../bench/caller.ts'
import type { Stack } from '../../stack/stack.ts'
import { comeAgain, type Sent } from './load-of-submissions.ts'
import { ask, type Reply } from './people.ts'
import {
  figuresText,
  finalKeys,
  recount,
  rowsOf,
  sameFigures,
  toldAt,
  type Figures,
  type Rulings,
  type StoredAnswer,
} from './recount.ts'
import { type Stores, openStores } from './stores.ts'
import { distinctEvents, readStream, type StoredEvent } from './streams.ts'

interface Submission {
  _id: string
  userId: string
  dateTaken: Date
  answers: StoredAnswer[]
  correctAnswers: number
  totalQuestions: number
  score: number
  events: Event[]
}

/** A result as the history has it. */
interface Entry {
  id: string
  score: number
  correctAnswers: number
  questionsAnswered: number
}

interface Stored {
  submissions: Map<string, Submission[]>
  entries: Map<string, Entry[]>
  answered: Map<string, string[]>
  keys: Map<string, string>
  rulings: Rulings
  events: Map<string, StoredEvent[]>
}

export interface Checked {
  faults: string[]
  acknowledged: number
  stored: number
}

/**
 * Reads the stores past the services, and compares them with what candidates were told: everything acknowledged is there,
 * once, graded as a recount grades it, in the history once and as the corrections want it, and its event is in the stream
 * once; and what was not acknowledged is there as a whole or not at all. A view that a crash left behind is completed by the candidate's next look,
 * so everybody looks first.
 */
export async function checkSubmissions(stack: Stack, sent: readonly Sent[]): Promise<Checked> {
  const faults = await letEverybodyLook(stack, sent)
  const stores = openStores(stack.context)
  try {
    faults.push(...(await waitForOutbox(stores)))
    const stored = await readStores(stack, stores, new Set(sent.map(({ person }) => person.userId)))
    for (const one of sent) faults.push(...faultsOf(one, stored))
    const count = sent.filter(({ person }) => stored.submissions.has(person.userId)).length
    return { faults, acknowledged: sent.filter(({ acknowledged }) => acknowledged).length, stored: count }
  } finally {
    await stores.close()
  }
}

async function letEverybodyLook(stack: Stack, sent: readonly Sent[]): Promise<string[]> {
  const faults: string[] = []
  const caller = createCaller(stack.base)
  const left = [...sent]
  const look = async () => {
    for (let one = left.pop(); one; one = left.pop()) {
      const { status, body } = await lookAgain(() => ask(caller, one.person, { path: '/tests/daily' }))
      if (status !== 200)
        faults.push(`after it all, a candidate's look was answered ${status}: ${JSON.stringify(body)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, look))
  caller.close()
  return faults
}

/** As the page does where it is told to come again. */
async function lookAgain(call: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await call()
    if (tries === 5 || !comeAgain.has(reply.status)) return reply
    await new Promise((resolve) => setTimeout(resolve, 1000 * tries))
  }
}

interface OutboxRow {
  _id: string
  collection: string
  ref: string
  at: Date
}

/**
 * Waits up to 30 s until every stored fact's event of at least this age, in milliseconds, is published; a fault otherwise. An
 * intent whose fact was never stored may wait for ten minutes, such as that of a process that was killed.
 */
export async function waitForOutbox({ practice: { db } }: Stores, { age = 0 } = {}): Promise<string[]> {
  const end = Date.now() + 30_000
  for (;;) {
    const old = { at: { $lte: new Date(Date.now() - age) } }
    const rows = await db.collection<OutboxRow>('outbox').find(old).toArray()
    const facts = await Promise.all(
      rows.map(({ collection, ref }) => db.collection<{ _id: string }>(collection).findOne({ _id: ref })),
    )
    const waiting = facts.filter((fact) => fact !== null).length
    if (waiting === 0) return []
    if (Date.now() > end) return [`${waiting} events are still waiting in the outbox after 30 s`]
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function readStores(stack: Stack, { practice: { db } }: Stores, users: ReadonlySet<string>): Promise<Stored> {
  const submissions = await db.collection<Submission>('submissions').find().toArray()
  const months = await db.collection<{ _id: string; entries: Binary }>('history').find().toArray()
  const learners = await Array.fromAsync(createLearners(db).listAll())
  const questions = await db.collection<{ _id: string; answer: string }>('questions').find().toArray()
  const corrections = await db
    .collection<{ _id: string; rulings: Array<{ key: string | null; at: Date }> }>('corrections')
    .find()
    .toArray()
  const own = <T>(list: T[], userOf: (one: T) => string) => list.filter((one) => users.has(userOf(one)))
  const ownerOf = (key: string) => key.slice(0, 36)
  return {
    submissions: group(
      own(submissions, ({ userId }) => userId),
      ({ userId }) => userId,
    ),
    entries: joined(
      own(months, ({ _id }) => ownerOf(_id)).map(({ _id, entries }) => [
        ownerOf(_id),
        entriesOf(ownerOf(_id), entries),
      ]),
    ),
    answered: joined(own(learners, ({ userId }) => userId).map((learner) => [learner.userId, submittedIn(learner)])),
    keys: new Map(questions.map(({ _id, answer }) => [_id, answer])),
    rulings: new Map(corrections.map(({ _id, rulings }) => [_id, rulings])),
    events: group(distinctEvents(await readStream(stack, 'practice')), ({ body }) => String(body['userId'])),
  }
}

function entriesOf(userId: string, entries: Binary): Entry[] {
  return unpack<Entry[]>(entries).map((entry) => ({ ...entry, id: withOwner(userId, entry.id) }))
}

function submittedIn({ recent }: Learner): string[] {
  return recent.filter(({ submitted }) => submitted).map(({ id }) => id)
}

function faultsOf({ person: { userId }, setId, answers, acknowledged }: Sent, stored: Stored): string[] {
  const faults: string[] = []
  const submissions = stored.submissions.get(userId) ?? []
  const ids = submissions.map(({ _id }) => _id)
  if (acknowledged && !ids.includes(setId ?? '')) faults.push(`acknowledged, but not stored: ${setId}`)
  if (ids.length > 1) faults.push(`${userId} has ${ids.length} submissions instead of one`)
  for (const submission of submissions) {
    faults.push(...gradeFaults(submission, { answers, acknowledged }, stored))
    faults.push(...entryFaults(submission, stored))
  }
  const compare = (what: string, found: string[] = []) => {
    if (found.toSorted().join() === ids.toSorted().join()) return
    faults.push(`${userId}: ${what} [${found.join()}], and the submissions are [${ids.join()}]`)
  }
  compare(
    'the history has',
    stored.entries.get(userId)?.map(({ id }) => id),
  )
  compare('the learner took in', stored.answered.get(userId))
  compare(
    'the stream tells of',
    stored.events.get(userId)?.map(({ body }) => String(body['resultId'])),
  )
  return faults
}

/** What is stored is graded by the keys alone; what was told, by the corrections that were known then. */
function gradeFaults(
  { _id, dateTaken, answers: stored, ...figures }: Submission,
  sent: Pick<Sent, 'answers' | 'acknowledged'>,
  { keys, rulings }: Pick<Stored, 'keys' | 'rulings'>,
): string[] {
  const faults: string[] = []
  const rows = rowsOf(stored)
  const compare = (what: string, told: Figures, allowed: Figures[]) => {
    if (allowed.some((one) => sameFigures(one, told))) return
    faults.push(`${_id}: ${what} ${figuresText(told)}, and a recount gives ${allowed.map(figuresText).join(' or ')}`)
  }
  compare('stored', figures, [recount(rows, keys)])
  if (sent.acknowledged) compare('told', sent.acknowledged, toldAt(rows, { keys, rulings, at: dateTaken }))
  if (rows.some(({ question, chosen }) => sent.answers[question.replace(/:\d+$/, '')] !== chosen))
    faults.push(`${_id} holds answers that were not sent`)
  return faults
}

function entryFaults({ _id, userId, answers }: Submission, { entries, keys, rulings }: Stored): string[] {
  const entry = entries.get(userId)?.find(({ id }) => id === _id)
  if (!entry) return []
  const shown = { ...entry, totalQuestions: entry.questionsAnswered }
  const right = recount(rowsOf(answers), keys, finalKeys(rulings))
  if (sameFigures(shown, right)) return []
  return [`${_id}: the calendar shows ${figuresText(shown)}, and with the corrections it is ${figuresText(right)}`]
}

function group<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

function joined<T>(parts: ReadonlyArray<readonly [string, T[]]>): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, values] of parts) groups.set(key, [...(groups.get(key) ?? []), ...values])
  return groups
}

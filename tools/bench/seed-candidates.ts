import { addDays, dayKey, dayStart } from '@app/contracts/rules/day-key'
import { createEvent } from '@app/shared/events/event'
import type { Database } from '@app/shared/mongo/connect'
import { loadBank } from '../../services/practice/bank/load-bank.ts'
import { nextSubscription } from '../../services/auth/src/domain/subscription.ts'
import { newUser } from '../../services/auth/src/domain/user.ts'
import { createLogins } from '../../services/auth/src/store/logins.ts'
import { createUsers } from '../../services/auth/src/store/users.ts'
import { createBankIndex, type BankIndex } from '../../services/practice/src/domain/bank-index.ts'
import { noCorrections } from '../../services/practice/src/domain/correction.ts'
import { freezeSet } from '../../services/practice/src/domain/daily-set.ts'
import { grade } from '../../services/practice/src/domain/grade.ts'
import { dailyEntry } from '../../services/practice/src/domain/history.ts'
import type { OptionId } from '../../services/practice/src/domain/item.ts'
import { newLearner, withSet, withSubmission } from '../../services/practice/src/domain/learner.ts'
import { rhythm } from '../../services/practice/src/domain/schedule.ts'
import { createEntitlements } from '../../services/practice/src/store/entitlements.ts'
import { createHistories } from '../../services/practice/src/store/histories.ts'
import { createQuestions } from '../../services/practice/src/store/questions.ts'
import { createLearners } from '../../services/practice/src/store/learners.ts'
import { createSets } from '../../services/practice/src/store/sets.ts'
import { createSubmissions } from '../../services/practice/src/store/submissions.ts'
import { candidateAt, type SeededCandidate, SETS_EACH } from './candidates.ts'
import { createMemoryDatabase, type MemoryDatabase } from './memory-database.ts'
import { createRandom } from './statistics.ts'

export interface SeedRequest {
  count: number
  group: string
  auth: Database['db']
  /** Without it, accounts only. */
  practice: Database['db'] | undefined
  emailKeyOf: (email: string) => string
  passwordHash: string
  now: Date
  log: (line: string) => void
}

interface Bank {
  index: BankIndex
  /** Stores every live question, as a deployment has after its first quarter of an hour. */
  storeAll: () => Promise<void>
  keyOf: (id: string, version: number) => OptionId
}

const batch = 200

/** Candidates with thirty answered sets each, the last one yesterday; documents made by the services' own stores. */
export async function seedCandidates(request: SeedRequest): Promise<void> {
  const auth = createMemoryDatabase()
  const practice = createMemoryDatabase()
  const bank = openBank(practice)
  if (request.practice) await bank.storeAll()
  for (let from = 0; from < request.count; from += batch) {
    for (let index = from; index < Math.min(from + batch, request.count); index += 1) {
      const candidate = candidateAt(index, request.group)
      await writeAccount(auth, candidate, request)
      if (request.practice)
        await writeResults(practice, { candidate, bank, now: request.now, random: createRandom(index) })
    }
    await insertAll(request.auth, auth)
    if (request.practice) await insertAll(request.practice, practice)
    if (from % 2000 === 0) request.log(`${Math.min(from + batch, request.count)} of ${request.count} candidates`)
  }
}

/**
 * The fields and types of everything that is stored for one candidate of each plan. As long as they are the same, a
 * seeded database is as the services write it. A seeded database holds the questions of one bank, so that counts too.
 */
export async function shapeOfSeed(): Promise<string> {
  const memory = createMemoryDatabase()
  const now = new Date()
  const bank = openBank(memory)
  for (const index of [0, 1]) {
    const candidate = candidateAt(index, '')
    await writeAccount(memory, candidate, { emailKeyOf: (email) => email, passwordHash: '', now })
    await writeResults(memory, { candidate, bank, now, random: createRandom(index) })
  }
  const documents = [...memory.takeAll()].map(([name, all]) => [name, all.map(shapeOf)])
  return JSON.stringify([loadBank().digest, documents])
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return typeof value
  // Abilities are kept by skill, and which skills there are is the bank's affair.
  return Object.entries(value).map(([key, inner]) => [key, shapeOf(key === 'abilities' ? Object.values(inner) : inner)])
}

async function insertAll(db: Database['db'], memory: MemoryDatabase): Promise<void> {
  for (const [name, documents] of memory.takeAll()) {
    for (let from = 0; from < documents.length; from += 500) {
      await db.collection<{ _id: string }>(name).insertMany(documents.slice(from, from + 500))
    }
  }
}

function openBank({ db }: MemoryDatabase): Bank {
  const bank = loadBank()
  const keys = new Map<string, OptionId>()
  return {
    index: createBankIndex(bank),
    async storeAll() {
      const questions = createQuestions(db, bank)
      await questions.keep(bank.heads)
      await questions.bankIsStored(new Date())
    },
    keyOf(id, version) {
      const key = keys.get(id) ?? bank.item(id, version)?.answer
      if (!key) throw new Error(`the bank lists ${id}, but does not hold it`)
      keys.set(id, key)
      return key
    },
  }
}

async function writeAccount(
  memory: MemoryDatabase,
  candidate: SeededCandidate,
  request: Pick<SeedRequest, 'emailKeyOf' | 'passwordHash' | 'now'>,
): Promise<void> {
  const { id, email, plan, zone } = candidate
  const createdAt = new Date(request.now.getTime() - 90 * 86_400_000)
  const users = createUsers(memory.db)
  const subscription = plan === 'monthly' ? nextSubscription(null, subscriptionOf(candidate, request.now)) : null
  await users.insertPending({ ...newUser(id, { email, username: null, zone }, createdAt), subscription }, createdAt)
  await users.confirm(id)
  const event = createEvent('auth.user-registered.v1', { key: id, body: { userId: id }, at: createdAt })
  const { passwordHash } = request
  const login = { emailKey: request.emailKeyOf(email), userId: id, passwordHash, credential: 1, createdAt }
  await createLogins(memory.db).insert(login, [event])
}

function subscriptionOf({ id }: SeededCandidate, now: Date) {
  const periodEnd = new Date(now.getTime() + 400 * 86_400_000).toISOString()
  return { userId: id, sequence: 1, plan: 'monthly', status: 'active', periodEnd } as const
}

interface Life {
  candidate: SeededCandidate
  bank: Bank
  now: Date
  random: () => number
}

async function writeResults({ db }: MemoryDatabase, { candidate, bank, now, random }: Life): Promise<void> {
  const { id: userId, plan, zone } = candidate
  if (plan === 'monthly') {
    const { periodEnd, ...changed } = subscriptionOf(candidate, now)
    await createEntitlements(db).keep({ ...changed, periodEnd: new Date(periodEnd) })
  }
  const { days } = rhythm[plan]
  const first = addDays(dayKey(now, zone), -SETS_EACH * days)
  let learner = newLearner(userId)
  for (let number = 0; number < SETS_EACH; number += 1) {
    const day = addDays(first, number * days)
    const openedAt = new Date(dayStart(day, zone).getTime() + (7 + 10 * random()) * 3_600_000)
    const set = freezeSet(bank.index, learner, { userId, plan, day, zone, now: openedAt })
    const submission = {
      id: set.id,
      userId,
      plan,
      day,
      dateTaken: new Date(openedAt.getTime() + set.questions.length * 90_000),
      ...answer(set.questions, bank, random),
    }
    const { id, correctAnswers, totalQuestions } = submission
    const body = { userId, resultId: id, plan, day, correctAnswers, totalQuestions }
    const event = createEvent('practice.set-submitted.v1', { key: id, body, at: submission.dateTaken })
    await createSets(db).insert(set)
    await createSubmissions(db).insert(submission, [event])
    await createHistories(db).add(userId, [dailyEntry(submission, noCorrections)])
    learner = withSubmission(withSet(learner, set), submission, noCorrections)
  }
  await createLearners(db).rewrite(learner, 0)
}

const letters = ['A', 'B', 'C', 'D', 'E'] as const

/** Right seven times in ten. */
function answer(questions: Parameters<typeof grade>[0], { keyOf }: Bank, random: () => number) {
  const keys = new Map(questions.map(({ id, version }) => [id, keyOf(id, version)]))
  const choose = (id: string) => (random() < 0.7 ? keys.get(id)! : letters[Math.floor(random() * 5)]!)
  const answers = Object.fromEntries(questions.map(({ id }) => [id, choose(id)]))
  const seconds = Object.fromEntries(questions.map(({ id }) => [id, 30 + Math.floor(random() * 120)]))
  return grade(questions, keys, { answers, seconds })
}

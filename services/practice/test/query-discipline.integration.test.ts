import type { CommandStartedEvent, Document } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collections } from '../src/store/collections.ts'
import { answersTo, createPractice, type Practice } from './support/practice-app.ts'

let practice: Practice
beforeAll(async () => {
  practice = await createPractice()
})
afterAll(() => practice.close())

/** What reads or writes by something else than the id of one document; empty for what is allowed. */
function offence({ commandName, command }: Pick<CommandStartedEvent, 'commandName' | 'command'>): string | null {
  const filters: unknown[] =
    commandName === 'find'
      ? [command['filter']]
      : commandName === 'update'
        ? (command['updates'] as Document[]).map(({ q }) => q as unknown)
        : commandName === 'delete'
          ? (command['deletes'] as Document[]).map(({ q }) => q as unknown)
          : []
  const allowed = ['find', 'update', 'delete', 'insert'].includes(commandName)
  if (!allowed) return commandName
  if (commandName === 'insert' && (command['documents'] as unknown[]).length !== 1) return 'insert of many'
  const loose = filters.find((filter) => typeof (filter as { _id?: unknown } | undefined)?._id !== 'string')
  return loose === undefined ? null : `${commandName} ${String(command[commandName])} ${JSON.stringify(loose)}`
}

interface Watched {
  commands: number
  /** Without the outbox row that is deleted behind the answer's back. */
  beforeAnswer: number
  offences: string[]
}

async function watch(work: () => Promise<unknown>): Promise<Watched> {
  const { client } = practice.deps.database.db
  const started: CommandStartedEvent[] = []
  const note = (event: CommandStartedEvent) => void started.push(event)
  client.on('commandStarted', note)
  await work()
  client.off('commandStarted', note)
  const beforeAnswer = started.filter(({ commandName }) => commandName !== 'delete').length
  return { commands: started.length, beforeAnswer, offences: started.map(offence).filter((found) => found !== null) }
}

async function wholeLife(): Promise<void> {
  const candidate = practice.candidate()
  await candidate.daily()
  await candidate.subscribe()
  const set = await candidate.daily()
  const baseResultId = set.setId
  await candidate.call('GET', '/tests/daily/retake')
  await candidate.submit({ x: 'A' })
  await candidate.submit(answersTo(set, 2))
  await candidate.submit(answersTo(set))
  await candidate.daily()
  await candidate.call('GET', '/tests/daily/retake')
  await candidate.call('POST', '/tests/daily/retake/submit', { baseResultId, answers: answersTo(set) })
  await candidate.call('POST', '/tests/daily/retake/submit', { baseResultId, answers: answersTo(set) })
  await candidate.history()
  await candidate.progress()
  await candidate.call('GET', `/results/${baseResultId}`)
  await candidate.call('GET', `/results/${baseResultId}:r1`)
  await candidate.call('GET', `/results/nobody`)
}

it('every command of every request names one document by its id', async () => {
  const { commands, offences } = await watch(wholeLife)
  expect(commands).toBeGreaterThan(40)
  expect(offences).toEqual([])
})

it('and the check sees a read by another field', async () => {
  const sets = practice.deps.database.db.collection('sets')
  const { offences } = await watch(async () => {
    await sets.findOne({ userId: 'x' })
    await sets.countDocuments()
  })
  expect(offences).toEqual(['find sets {"userId":"x"}', 'aggregate'])
})

it('how many commands an operation costs', async () => {
  const candidate = practice.candidate()
  await candidate.subscribe()
  const costs: Record<string, number> = {}
  const count = async (name: string, work: () => Promise<unknown>) => (costs[name] = (await watch(work)).beforeAnswer)
  const set = await candidate.daily()
  await count('daily, open', () => candidate.daily())
  await count('submit', () => candidate.submit(answersTo(set)))
  await count('daily, done', () => candidate.daily())
  await count('progress', () => candidate.progress())
  await count('history', () => candidate.history())
  await count('result', () => candidate.call('GET', `/results/${set.setId}`))
  expect(costs).toEqual({
    'daily, open': 3,
    // One of them looks whether the account was deleted meanwhile.
    submit: 9,
    'daily, done': 3,
    progress: 2,
    history: 2,
    result: 3,
  })
})

it('documents have the fields that are listed and no others', async () => {
  await wholeLife()
  for (const [name, { fields }] of Object.entries(collections)) {
    const found = await practice.deps.database.db.collection(name).find().toArray()
    const listed: readonly string[] = ['_id', ...fields]
    for (const document of found)
      expect(
        Object.keys(document).filter((field) => !listed.includes(field)),
        name,
      ).toEqual([])
  }
  const all = await practice.deps.database.db.listCollections().toArray()
  expect(all.map(({ name }) => name).filter((name) => !Object.keys(collections).includes(name))).toEqual([])
})

/** The elements of the list at a path such as 'closed.answers'; none where there is no list. */
function elementsAt(document: Document, path: string): object[] {
  const at = (value: unknown, field: string) => (value as Document | null)?.[field] as unknown
  const found = path.split('.').reduce<unknown>(at, document)
  return Array.isArray(found) ? (found as object[]) : []
}

it('what their lists hold has the fields that are listed and no others', async () => {
  await wholeLife()
  const { sets, submissions, retakes } = collections
  for (const [name, { lists }] of Object.entries({ sets, submissions, retakes })) {
    const documents = await practice.deps.database.db.collection(name).find().toArray()
    for (const [path, listed] of Object.entries<readonly string[]>(lists)) {
      const elements = documents.flatMap((document) => elementsAt(document, path))
      expect(elements.length, `${name} ${path}`).toBeGreaterThan(1)
      const fields = new Set(elements.flatMap((element) => Object.keys(element)))
      expect(
        [...fields].filter((field) => !listed.includes(field)),
        `${name} ${path}`,
      ).toEqual([])
    }
  }
})

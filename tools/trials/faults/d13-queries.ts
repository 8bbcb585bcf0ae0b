import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCaller } from '../../bench/caller.ts'
import { login, register } from '../../dev/candidate.ts'
import { httpCall } from '../../dev/http-call.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { accountLife } from './account-life.ts'
import type { Watched } from './command-watch.ts'
import { ask, openPeople } from './people.ts'

const watch = pathToFileURL(join(import.meta.dirname, 'command-watch.ts')).href

/** No defects: they tell of every command, and of the request that it belongs to. */
const watching: Plant[] = [
  {
    file: '/shared/src/mongo/connect.ts',
    find: "import { MongoClient, type Db, type MongoClientOptions } from 'mongodb'",
    replace: `import { MongoClient, type Db, type MongoClientOptions } from 'mongodb'\nimport { watchCommands } from '${watch}'`,
  },
  {
    file: '/shared/src/mongo/connect.ts',
    find: 'const client = new MongoClient(url, { ...options, monitorCommands: metrics !== undefined, ...more })',
    replace: 'const client = watchCommands(new MongoClient(url, { ...options, ...more, monitorCommands: true }))',
  },
  {
    file: '/shared/src/http/server.ts',
    find: "import { toProblem } from './to-problem.ts'",
    replace: `import { toProblem } from './to-problem.ts'\nimport { markRequests } from '${watch}'`,
  },
  {
    file: '/shared/src/http/server.ts',
    find: "app.removeContentTypeParser('text/plain')",
    replace: "app.removeContentTypeParser('text/plain')\n  markRequests(app)",
  },
]

/** Finds a submission by a list of ids, which scans the whole collection. */
const scans: Plant = {
  file: '/practice/src/store/submissions.ts',
  find: 'collection.findOne({ _id: id })',
  replace: 'collection.findOne({ _id: { $in: [id] } })',
}

const services = ['auth', 'practice', 'billing', 'tutor-voice', 'mail'] as const

const rounds = { quick: 1, full: 20 } as const

/**
 * Off the hot path (docs/data-rules.md#rules, 11), by a declared index or by a range of keys: auth tells the gateway every ended session
 * at its start; the sessions of one person; a copy of somebody's data; and the deletion of an account.
 */
const byPerson =
  /^(?:GET \/api\/auth\/revocations|GET \/api\/(?:[\w-]+\/users\/:userId\/export|auth\/export\/:id)|DELETE \/api\/auth\/me)$/
const listsSessions = /^(?:GET \/api\/auth\/sessions|POST \/api\/auth\/(?:reset|change)-password)$/

/** Nothing that a request waits for: it woke mail's worker. */
const isWorkers = ({ collection, filters: [filter] }: Watched) =>
  collection === 'jobs' && Object.keys((filter as object | undefined) ?? {}).join() === 'state,dueAt'

const isRare = (watched: Watched) =>
  byPerson.test(watched.route) ||
  isWorkers(watched) ||
  (listsSessions.test(watched.route) &&
    watched.collection === 'sessions' &&
    Object.keys((watched.filters[0] as object | undefined) ?? {}).join() === 'userId')

export const d13: Row = {
  id: 'D13',
  name: 'query discipline',
  bar: '100 % of the commands of requests name one document by its id, or insert one; 0 others, but for a person listing their sessions, copying their data or deleting their account',
  plant: {
    what: 'a submission that is found by {_id: {$in: […]}}',
    see: async (trial) => {
      const stack = await trial.stack()
      const file = join(stack.folder, `commands-${trial.random.int(0, 1e9)}.jsonl`)
      await stack.restart('practice', 0, { plants: [...watching, scans], env: { HARNESS_COMMANDS: file } })
      const people = await openPeople(stack)
      const caller = createCaller(`http://127.0.0.1:${stack.ports.practice[0]}`)
      await ask(caller, await people.create(), { path: '/tests/daily' })
      const again = await people.create()
      for (let n = 0; n < 2; n += 1) await ask(caller, again, { path: '/tests/daily' })
      caller.close()
      await people.close()
      await stack.restart('practice', 0)
      return outcomeOf(readWatched(file))
    },
  },
  run: async (trial) => {
    const folder = mkdtempSync(join(tmpdir(), 'gbat-commands-'))
    const file = join(folder, 'commands.jsonl')
    const stack = await trial.ownStack({
      plants: Object.fromEntries(services.map((name) => [name, watching])),
      env: Object.fromEntries(services.map((name) => [name, { HARNESS_COMMANDS: file }])),
    })
    for (let round = 0; round < rounds[trial.tier]; round += 1) await wholeLife(stack, trial, round)
    const outcome = outcomeOf(readWatched(file))
    rmSync(folder, { recursive: true })
    return outcome
  },
}

function readWatched(file: string): Watched[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Watched)
}

function outcomeOf(watched: readonly Watched[]): Outcome {
  const checked = watched.filter((one) => !isRare(one))
  const faults = checked.map(offence).filter((found) => found !== null)
  const routes = new Set(checked.map(({ route }) => route)).size
  const got = `${checked.length} commands of ${routes} operations, ${faults.length} by something else than one id`
  return { got, n: checked.length, faults }
}

/** What a command does that no request may; null for what is allowed. */
function offence({ route, name, collection, filters, documents }: Watched): string | null {
  const where = `${route}: ${name} ${collection}`
  if (name === 'insert') return documents === 1 ? null : `${where} of ${documents} documents at once`
  if (!['find', 'update', 'delete', 'findAndModify'].includes(name)) return `${where} is banned`
  const loose = filters.find((filter) => typeof (filter as { _id?: unknown } | undefined)?._id !== 'string')
  return loose === undefined ? null : `${where} by ${JSON.stringify(loose)}`
}

/** Every operation that there is, the good way and the bad ways. */
async function wholeLife(stack: Stack, { random }: Trial, round: number): Promise<void> {
  const { base } = stack
  const from = `127.5.${round}.${random.int(1, 250)}`
  const candidate = await register({ base, from, username: `life${round}x${random.int(0, 1e9)}` })
  const { email, password, userId } = candidate
  await register({ base, email, from }).catch(() => undefined)
  await login({ base, email, password: 'not the right one', from }).catch(() => undefined)
  await stack.changePlan(userId, 'monthly')
  const set = await candidate.call<{ setId: string; questions: Array<{ id: string }> }>('GET', '/tests/daily')
  const { questions, setId } = set.body
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 'A']))
  const baseResultId = setId
  await candidate.call('POST', '/tests/daily/submit', { answers: { x: 'A' } })
  for (let n = 0; n < 2; n += 1) await candidate.call('POST', '/tests/daily/submit', { answers })
  for (let n = 0; n < 2; n += 1) await candidate.call('GET', '/tests/daily/retake')
  for (let n = 0; n < 2; n += 1) await candidate.call('POST', '/tests/daily/retake/submit', { baseResultId, answers })
  for (const path of ['/tests/daily', '/tests/daily/progress', `/results/user/${userId}`, `/results/${setId}`])
    await candidate.call('GET', path)
  for (const path of [`/results/${setId}:r1`, '/results/nobody', '/auth/me', '/voice/usage', '/payments/pricing'])
    await candidate.call('GET', path)
  await candidate.call('PATCH', '/auth/me', { name: 'A life', zone: 'Asia/Tokyo' })
  await login({ base, email, password, from })
  await accountLife(stack, candidate, from)
  await httpCall({ url: `${base}/api/auth/public-key`, from })
}

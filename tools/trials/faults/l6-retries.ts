import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createCaller } from '../../bench/caller.ts'
import { fixedPort } from '../../stack/fixed-ports.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { forEach } from './days.ts'
import { ask, openPeople, type Person } from './people.ts'

const calls = { quick: 200, full: 2000 } as const
const freezes = { quick: 1, full: 20 } as const
const atOnce = 8
const daily = { path: '/tests/daily' }
/** Longer than the gateway waits for an answer. */
const frozenMs = 5500

/** No defect: practice writes down when it begins a call, and until when that was awaited. */
const watching: Plant = {
  file: '/shared/src/http/contract.ts',
  find: '    const { status, body, events, headers } = await handler({',
  replace: `    process.getBuiltinModule('node:fs').appendFileSync(process.env.HARNESS_BEGUN, Date.now() + ' ' + request.headers['x-deadline-ms'] + '\\n')
    const { status, body, events, headers } = await handler({`,
}

const neverTooLate: Plant = {
  file: '/shared/src/http/contract.ts',
  find: 'if (isTooLate(request.headers[deadlineHeader])) throw unavailable()',
  replace: '',
}

const withoutBudget: Plant = {
  file: '/gateway/src/upstreams.ts',
  find: 'group.repeats < repeatCost ||',
  replace: '',
}

export const l6: Row = {
  id: 'L6',
  long: true,
  name: 'retries and deadlines',
  bar: 'a service that loses every call gets at most 1.1 times the calls and no POST twice; after a process was frozen for longer than anybody waits, 0 handlers begin after their deadline',
  plant: {
    what: 'a gateway that repeats reads without a budget, and a service that does not look at the deadline',
    see: async (trial) => {
      const retried = await loseEverything(trial, [withoutBudget])
      const expired = await freezeAndThaw(trial, [neverTooLate], 1)
      const both = retried.faults.length > 0 && expired.faults.length > 0
      return { got: `${retried.got}; ${expired.got}`, n: 2, faults: both ? [...retried.faults, ...expired.faults] : [] }
    },
  },
  run: async (trial) => {
    const retried = await loseEverything(trial, [])
    const expired = await freezeAndThaw(trial, [], freezes[trial.tier])
    const faults = [...retried.faults, ...expired.faults]
    return { got: `${retried.got}; ${expired.got}`, n: retried.n + expired.n, faults }
  },
}

/** Takes a call and hangs up. */
async function startLoser(): Promise<{ server: Server; url: string; heads: string[] }> {
  const heads: string[] = []
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (data) => {
      heads.push(data.toString().split(' ', 1)[0] ?? '')
      socket.destroy()
    })
  })
  const port = await fixedPort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { server, url: `http://127.0.0.1:${port}`, heads }
}

async function loseEverything({ stack: shared, tier }: Trial, plants: Plant[]): Promise<Outcome> {
  const stack = await shared()
  const losers = [await startLoser(), await startLoser()]
  const env = { PRACTICE_URLS: losers.map(({ url }) => url).join(',') }
  await stack.restart('gateway', 1, { plants, env })
  const caller = createCaller(`http://127.0.0.1:${stack.ports.gateway[1]}`)
  const count = calls[tier]
  const submit = { method: 'POST', path: '/tests/daily/submit', body: { answers: { x: 'A' } } } as const
  await askAll(stack, { count, call: (person, number) => ask(caller, person, number % 2 === 0 ? daily : submit) })
  caller.close()
  for (const { server } of losers) server.close()
  await stack.restart('gateway', 1)
  const heads = losers.flatMap((loser) => loser.heads)
  const posts = heads.filter((head) => head === 'POST').length
  const faults: string[] = []
  if (heads.length > count * 1.1) faults.push(`${count} calls that were all lost became ${heads.length}`)
  if (posts !== count / 2) faults.push(`${count / 2} lost POSTs became ${posts}`)
  return { got: `${count} lost calls became ${heads.length}, ${count / 2} POSTs ${posts}`, n: count, faults }
}

async function freezeAndThaw({ stack: shared, random }: Trial, plants: Plant[], times: number): Promise<Outcome> {
  const stack = await shared()
  const folder = mkdtempSync(join(tmpdir(), 'gbat-begun-'))
  const file = join(folder, 'begun.txt')
  appendFileSync(file, '')
  // One after the other, because both change one file: first what it begins, then whether it looks at the deadline.
  await stack.restart('practice', 0, { plants: [...plants, watching], env: { HARNESS_BEGUN: file } })
  await stack.kill('practice', 1)
  const caller = createCaller(stack.base)
  const call = (person: Person) => ask(caller, person, daily)
  for (let time = 0; time < times; time += 1) {
    await askAll(stack, { count: 10, call })
    stack.freeze('practice')
    const waiting = askAll(stack, { count: 20, together: 20, call })
    await pause(frozenMs + random.int(0, 500))
    stack.thaw('practice')
    await waiting
    await pause(1000)
  }
  caller.close()
  await Promise.all([stack.restart('practice', 0), stack.start('practice', 1)])
  const begun = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' ').map(Number))
    : []
  rmSync(folder, { recursive: true })
  const late = begun.filter(([at = 0, deadline = 0]) => at > deadline)
  const faults = late.map(
    ([at = 0, deadline = 0]) => `a handler began ${at - deadline} ms after nobody waited any more`,
  )
  if (begun.length < 10 * times) faults.push(`only ${begun.length} handlers were seen to begin`)
  return { got: `${times} freezes, ${begun.length} handlers begun, ${late.length} too late`, n: begun.length, faults }
}

interface Asking {
  count: number
  together?: number
  call: (person: Person, number: number) => Promise<unknown>
}

async function askAll(stack: Stack, { count, together = atOnce, call }: Asking): Promise<void> {
  const people = await openPeople(stack)
  const numbers = Array.from({ length: count }, (_, number) => number)
  await forEach(numbers, together, async (number) => void (await call(await people.create(), number)))
  await people.close()
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideBacking, type Backing } from '../../../tools/dev/backing.ts'
import { isEmbeddedBuilt } from '../../../tools/dev/embedded/build.ts'
import { freePort } from '../../../tools/dev/ports.ts'
import { CACHE } from '../../../tools/dev/root.ts'
import { createServer } from '../src/http/server.ts'
import { connectDatabase, type Database } from '../src/mongo/connect.ts'
import { keepsAcknowledged } from '../src/testing/keeps-acknowledged.ts'
import { createMetrics } from '../src/metrics.ts'
import { startOwnClock } from '../src/testing/own-clock.ts'
import { logger } from './backing.ts'

interface Fact {
  _id: string
  n?: number
}

/** Only a database of our own may be killed or frozen; where the run has another one, there is none built to do it with. */
describe.skipIf(!isEmbeddedBuilt(join(CACHE, 'embedded')))('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gbat-faults-'))
  let port: number
  let backing: Backing
  let database: Database
  const start = () =>
    provideBacking({ dataFolder: folder, databasePort: port, brokerPort: 0, log: () => undefined, env: { PATH: '' } })

  beforeAll(async () => {
    port = await freePort()
    backing = await start()
    database = connectDatabase(backing.mongodbUrl, 'faults')
  })
  afterAll(async () => {
    await database.close()
    await backing.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('12 · killed five times under writers, it has everything that was acknowledged', async () => {
    const kill = async () => {
      process.kill(backing.pids.database!, 'SIGKILL')
      await backing.stop()
      backing = await start()
    }
    const { acknowledged, faults } = await keepsAcknowledged({ db: database.db, kill, kills: 5 })
    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(250)
  })

  it('frozen, it costs a caller 5 s at most, who is then told to come again', async () => {
    const facts = database.db.collection<Fact>('frozen')
    await facts.insertOne({ _id: 'a', n: 0 })
    const app = createServer({ logger, metrics: createMetrics(), ready: database.ready })
    app.get('/read', () => facts.findOne({ _id: 'a' }))
    app.get('/write', async () => {
      await facts.updateOne({ _id: 'a' }, { $inc: { n: 1 } })
      return { ok: true }
    })
    app.get('/insert', async () => {
      await facts.insertOne({ _id: String(Math.random()) })
      return { ok: true }
    })
    const paths = ['/read', '/write', '/insert']
    // The deadline is judged for the process alone, whatever else the machine does.
    const clock = startOwnClock()
    const ask = async (path: string) => {
      const began = clock.now()
      const answer = await app.inject(path)
      return { path, status: answer.statusCode, ms: clock.now() - began, wait: answer.headers['retry-after'] }
    }
    for (const path of paths) expect(await ask(path)).toMatchObject({ status: 200 })
    process.kill(backing.pids.database!, 'SIGSTOP')
    await untilFrozen(() => facts.findOne({ _id: 'a' }))
    try {
      // More callers than there are connections, so that some wait for one.
      const callers = Array.from({ length: 80 }, (_, n) => ask(paths[n % paths.length]!))
      for (const { path, status, ms, wait } of await Promise.all(callers)) {
        expect([path, status, wait]).toEqual([path, 503, '1'])
        expect(ms).toBeLessThan(5_000)
      }
      const ready = await ask('/ready')
      expect(ready.status).toBe(503)
      expect(ready.ms).toBeLessThan(5_000)
    } finally {
      process.kill(backing.pids.database!, 'SIGCONT')
    }
    await expect.poll(async () => (await ask('/write')).status).toBe(200)
    expect((await ask('/ready')).status).toBe(200)
    await app.close()
    clock.stop()
  })
})

/** A signal comes when the system delivers it: waits until a read has no answer for a second. */
async function untilFrozen(read: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const answered = read().then(
      () => true,
      () => false,
    )
    if (!(await Promise.race([answered, pause(1000, false)]))) return
  }
}

import { expect, inject, it } from 'vitest'
import { measureOutbox } from '../src/events/outbox.ts'
import { createMetrics } from '../src/metrics.ts'
import { connectDatabase } from '../src/mongo/connect.ts'

it('shows the outbox and the time of database commands, and goes without them while the database is away', async () => {
  const metrics = createMetrics()
  const database = connectDatabase(inject('mongodbUrl'), `metrics_${process.pid}`, { metrics })
  measureOutbox(database.db, metrics)
  const rows = database.db.collection<{ _id: string; at: Date }>('outbox')
  await rows.insertOne({ _id: 'one', at: new Date(Date.now() - 90_000) })
  const shown = await metrics.metrics()
  expect(shown).toContain('outbox_events 1')
  const age = Number(/^outbox_oldest_event_age_seconds ([\d.]+)$/m.exec(shown)?.[1])
  expect(age).toBeGreaterThanOrEqual(90)
  expect(shown).toMatch(/database_command_duration_seconds_count\{command="insert",outcome="succeeded"\} 1/)
  await database.db.dropDatabase()
  await database.close()
  const away = await metrics.metrics()
  expect(away).not.toMatch(/^outbox_events /m)
  expect(away).toMatch(/^process_resident_memory_bytes \d+$/m)
})

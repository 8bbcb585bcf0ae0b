import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSweeper } from '@app/shared/mongo/sweeper'
import { expect, it } from 'vitest'
import { newJob } from '../src/domain/job.ts'
import { collections, ensureIndexes, sweepsOf } from '../src/store/collections.ts'
import { startMail, startSmtp } from './start-mail.ts'

it('the README names every collection with its key, purpose and retention', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  for (const [name, { key, purpose, kept }] of Object.entries(collections))
    expect(readme).toContain(`| \`${name}\` | ${key} | ${purpose} | ${kept} |`)
})

it('a finished job is swept after 60 days, a waiting one never, and no address is stored', async () => {
  const smtp = await startSmtp()
  const mail = await startMail({ smtp: smtp.port })
  const { db } = mail.deps.database
  try {
    await ensureIndexes(db)
    const [sent, waiting] = [randomUUID(), randomUUID()]
    mail.auth.knows(sent, 'canary@example.com', { greeting: 'Canary' })
    await mail.deps.jobs.insert(newJob('sent', { template: 'welcome', userId: sent }, mail.waitingClock.now()))
    const late = new Date(mail.waitingClock.now().getTime() + 365 * 86_400_000)
    await mail.deps.jobs.insert(newJob('waiting', { template: 'welcome', userId: waiting }, late))
    mail.startWorker()
    await expect.poll(async () => (await mail.deps.jobs.findById('sent:welcome'))?.state).toBe('sent')

    const documents = await db.collection('jobs').find().toArray()
    for (const document of documents)
      expect(['_id', ...collections.jobs.fields]).toEqual(expect.arrayContaining(Object.keys(document)))
    expect(JSON.stringify(documents).toLowerCase()).not.toContain('canary')

    const sweeper = startSweeper({
      sweeps: sweepsOf(db),
      clock: mail.waitingClock,
      logger: mail.deps.logger,
      everyMs: 20,
    })
    try {
      mail.waitingClock.advance(59 * 86_400_000)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(await db.collection('jobs').countDocuments()).toBe(2)
      mail.waitingClock.advance(2 * 86_400_000)
      await expect.poll(() => db.collection('jobs').countDocuments()).toBe(1)
      expect(await mail.deps.jobs.findById('waiting:welcome')).not.toBeNull()
    } finally {
      sweeper.stop()
    }
  } finally {
    await mail.close()
    await smtp.stop()
  }
})

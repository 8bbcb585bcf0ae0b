import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase, type Database } from '@app/shared/mongo/connect'
import { createEmailKeyOf } from '../../services/auth/src/providers/email-key.ts'
import { createPasswordHashing } from '../../services/auth/src/providers/password-hashing.ts'
import { ensureIndexes } from '../../services/auth/src/store/collections.ts'
import { localSecrets, type Secrets } from '../../deploy/start-table/secrets.ts'
import { withLock } from '../dev/lock.ts'
import { CACHE } from '../dev/root.ts'
import { startOwnBacking } from '../stack/own-backing.ts'
import { candidateAt, SEEDED_PASSWORD, SETS_EACH } from './candidates.ts'
import { copyResults } from './copy-results.ts'
import { seedCandidates, shapeOfSeed } from './seed-candidates.ts'

/** How many candidates, and what stands behind the names of their databases. */
export const GROUPS = [
  { count: 10, group: '_10' },
  { count: 1000, group: '_1000' },
  { count: 10_000, group: '' },
] as const

/** Whose results are copied for the largest group, where the database lets us: inserting them all takes half an hour. */
const MODEL = GROUPS[1]

export interface SeededData {
  dataFolder: string
  secrets: Secrets
}

/** A copy of the seeded databases to work on; they are made once and kept in .cache. */
export async function provideSeededData(folder: string, log: (line: string) => void): Promise<SeededData> {
  const seeded = join(CACHE, 'bench', `seeded-${await seedKey()}`)
  await withLock(join(CACHE, 'bench.lock'), async () => {
    if (!existsSync(seeded)) await seed(seeded, log)
  })
  log('copying the seeded databases')
  cpSync(join(seeded, 'database'), join(folder, 'database'), { recursive: true, mode: 2 })
  return { dataFolder: folder, secrets: localSecrets(join(seeded, 'secrets.json')) }
}

/** Changes with what the services store, and with who is seeded. */
async function seedKey(): Promise<string> {
  const groups = GROUPS.map(({ count, group }) => [count, candidateAt(0, group)])
  return createHash('sha256')
    .update(`${await shapeOfSeed()}${JSON.stringify(groups)}${SETS_EACH}`)
    .digest('hex')
    .slice(0, 12)
}

/** In a folder of its own first, so that one that broke off is not taken for a whole one. */
async function seed(target: string, log: (line: string) => void): Promise<void> {
  rmSync(join(CACHE, 'bench'), { recursive: true, force: true })
  const folder = `${target}.part`
  mkdirSync(folder, { recursive: true })
  const secrets = localSecrets(join(folder, 'secrets.json'))
  const passwordHash = await createPasswordHashing().hash(SEEDED_PASSWORD)
  const emailKeyOf = createEmailKeyOf(Buffer.from(secrets.emailKey, 'base64'))
  const backing = await startOwnBacking(folder)
  const isSqlite = backing.databaseKind === 'embedded'
  try {
    for (const { count, group } of GROUPS) {
      const open = (name: string) => openDatabase(backing.mongodbUrl, `${name}${group}`)
      const auth = open('auth')
      const practice = isSqlite && count > MODEL.count ? undefined : open('practice')
      await ensureIndexes(auth.db)
      const databases = { auth: auth.db, practice: practice?.db }
      await seedCandidates({ count, group, ...databases, emailKeyOf, passwordHash, now: new Date(), log })
      await auth.close()
      await practice?.close()
    }
  } finally {
    await backing.stop()
  }
  if (isSqlite) copyResults(join(folder, 'database'), { from: MODEL, to: GROUPS[2], log })
  rmSync(join(folder, 'broker'), { recursive: true, force: true })
  renameSync(folder, target)
}

/** Seeding sends much at once, so it may take its time. */
export function openDatabase(url: string, name: string): Database {
  return connectDatabase(url, name, { socketTimeoutMS: 120_000, waitQueueTimeoutMS: 120_000, retryWrites: false })
}

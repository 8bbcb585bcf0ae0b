import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type OwnBacking, startOwnBacking } from '../stack/own-backing.ts'
import { type BenchStack, startBenchStack } from './bench-stack.ts'
import { measureCapacity } from './capacity.ts'
import { candidateAt } from './candidates.ts'
import { measureChoosing } from './choosing.ts'
import { measureCostBySize, type Size } from './cost-by-size.ts'
import { type MixContext, type Person, sealPasswords } from './mix.ts'
import { measureOverload } from './overload.ts'
import { seedSessions } from './seed-sessions.ts'
import { GROUPS, openDatabase, provideSeededData } from './seeded-data.ts'
import { createRandom } from './statistics.ts'
import type { Section } from './table.ts'
import { measureWebhooks, type WebhookOptions } from './webhooks.ts'

export interface SeededRequest {
  folder: string
  parts: ReadonlySet<string>
  seed: number
  quick: boolean
  /** Calls a second to hold in `load`; without it, the highest rate is searched. */
  rate?: number
  profileFolder?: string
  log: (line: string) => void
}

interface Setting {
  request: SeededRequest
  backing: OwnBacking
  secrets: Awaited<ReturnType<typeof provideSeededData>>['secrets']
}

const NEEDED = ['gateway', 'auth', 'practice'] as const
const WHOLE = [...NEEDED, 'billing', 'tutor-voice', 'mail', 'mailbox', 'payments'] as const

/** Everything that is measured on the seeded databases. */
export async function withSeededSystem(
  request: SeededRequest,
  measurePages: (base: string) => Promise<Section>,
): Promise<Section[]> {
  const { folder, parts, log } = request
  mkdirSync(folder, { recursive: true })
  const { dataFolder, secrets } = await provideSeededData(folder, log)
  const backing = await startOwnBacking(dataFolder)
  const setting = { request, backing, secrets }
  const sections: Section[] = []
  try {
    if (parts.has('choose')) {
      log('choose')
      const database = openDatabase(backing.mongodbUrl, 'bench_choosing')
      sections.push(await measureChoosing(database.db))
      await database.close()
    }
    if (parts.has('cost')) sections.push(await costBySize(setting))
    if (['load', 'overload', 'webhooks'].some((part) => parts.has(part))) sections.push(...(await load(setting)))
    if (parts.has('pages')) {
      log('pages')
      const stack = await startBenchStack({ folder: join(folder, 'pages'), backing, secrets, names: WHOLE })
      try {
        sections.push(await measurePages(stack.base))
      } finally {
        await stack.stop()
      }
    }
  } finally {
    await backing.stop()
  }
  return sections
}

async function costBySize(setting: Setting): Promise<Section> {
  setting.request.log('cost')
  const sizes: Size[] = []
  try {
    for (const { count, group } of GROUPS) {
      const { folder } = setting.request
      const databases = group === '' ? {} : { databases: group }
      const stack = await startBenchStack({
        ...setting,
        ...databases,
        folder: join(folder, `cost${group}`),
        names: NEEDED,
      })
      const context = await createContext(setting, { count: Math.min(count, 1000), group, stack, logins: 20 })
      sizes.push({ count, stack, context })
    }
    return await measureCostBySize(sizes)
  } finally {
    for (const { stack } of sizes) await stack.stop()
  }
}

/** How much it keeps up with, and where asked for what happens beyond that. */
async function load(setting: Setting): Promise<Section[]> {
  const { request } = setting
  request.log('load: sessions')
  const { profileFolder } = request
  const stack = await startBenchStack({
    ...setting,
    folder: join(request.folder, 'load'),
    names: WHOLE,
    ...(profileFolder ? { profileFolder } : {}),
  })
  try {
    const context = await createContext(setting, { count: 10_000, group: '', stack, logins: 30_000 })
    request.log('load')
    const times = request.quick ? { stepMs: 6000, holdMs: 10_000 } : { stepMs: 12_000, holdMs: 30_000 }
    const { log, quick, parts } = request
    const held = request.rate === undefined ? {} : { rate: request.rate }
    const { section, rate } = await measureCapacity({ stack, context, log, ...times, ...held })
    const sections = [section]
    const measured = { stack, context, capacity: rate, quick, log }
    if (parts.has('webhooks')) sections.push(await webhooks(setting, measured))
    if (parts.has('overload')) sections.push(await measureOverload(measured))
    return sections
  } finally {
    await stack.stop()
  }
}

/** Before the overload, which leaves queues behind. */
async function webhooks(
  { backing, secrets }: Setting,
  measured: Omit<WebhookOptions, 'provider' | 'databases'>,
): Promise<Section> {
  const [auth, practice] = [openDatabase(backing.mongodbUrl, 'auth'), openDatabase(backing.mongodbUrl, 'practice')]
  try {
    const provider = { url: measured.stack.paymentsUrl, secret: secrets.webhookSecret }
    return await measureWebhooks({ ...measured, provider, databases: { auth: auth.db, practice: practice.db } })
  } finally {
    await auth.close()
    await practice.close()
  }
}

/** The candidates with a session each, all of whom have still to open today's set. */
async function createContext(
  { request, backing, secrets }: Setting,
  { count, group, stack, logins }: { count: number; group: string; stack: BenchStack; logins: number },
): Promise<MixContext> {
  const candidates = Array.from({ length: count }, (_, index) => candidateAt(index, group))
  const database = openDatabase(backing.mongodbUrl, `auth${group}`)
  const tokens = await seedSessions(database.db, { candidates, ...secrets })
  await database.close()
  const all = candidates.map((candidate, index): Person => ({ ...candidate, token: tokens[index] ?? '' }))
  const random = createRandom(request.seed)
  const fresh = all.map((person) => ({ person, place: random() })).sort((a, b) => a.place - b.place)
  return {
    people: { all, fresh: fresh.map(({ person }) => person), opened: [], active: [] },
    random,
    sealed: await sealPasswords(stack.base, logins),
  }
}

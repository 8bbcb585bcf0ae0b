import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stopAllChildren } from '../dev/child.ts'
import { CACHE } from '../dev/root.ts'
import { buildSite } from '../dev/site-build.ts'
import { measureBounds } from './bounds.ts'
import { measureGateway } from './gateway-cost.ts'
import { describeMachine, loadAverage } from './machine.ts'
import { measurePages } from './pages.ts'
import { measureStarts } from './start-time.ts'
import { readProfiles } from './read-profile.ts'
import { type Section, sectionText } from './table.ts'
import { withSeededSystem } from './seeded-system.ts'
import { measureTutor } from './tutor.ts'
import { measureVoice } from './voice.ts'

// npm run bench [-- PART …] [--quick] [--profile] [--seed N] [--rate CALLS]
// Parts: bounds, gateway, choose, cost, load, overload, webhooks, pages, tutor, voice, start; without any, all of them. The result is Markdown, printed
// and kept in .cache/bench-results; the figures of record stand in deploy/RESULTS.md. --profile leaves processor profiles beside
// it. --rate holds so many calls a second in `load`, instead of searching for the highest rate. Exits with 1 if a bar is missed.

const PARTS = [
  'bounds',
  'gateway',
  'choose',
  'cost',
  'load',
  'overload',
  'webhooks',
  'pages',
  'tutor',
  'voice',
  'start',
] as const
type Part = (typeof PARTS)[number]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string' },
  },
})
const results = join(CACHE, 'bench-results')
const began = performance.now()

process.exitCode = await main(positionals.length > 0 ? positionals : [...PARTS])

async function main(parts: string[]): Promise<number> {
  const unknown = parts.find((part) => !PARTS.includes(part as Part))
  if (unknown) {
    console.error(`There is no part "${unknown}". Parts: ${PARTS.join(', ')}.`)
    return 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'gbat-bench-'))
  const clear = async () => {
    await stopAllChildren()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void clear().finally(() => process.exit(1)))
  try {
    const head = `${new Date().toISOString()}, ${describeMachine()}, seed ${values.seed}, load average at the start ${loadAverage()}`
    const sections = await measureAll(new Set(parts as Part[]), folder)
    const text = [`## Speed`, head, ...sections.map(sectionText)].join('\n\n')
    console.log(`\n${text}`)
    mkdirSync(results, { recursive: true })
    writeFileSync(join(results, 'latest.md'), `${text}\n`)
    return sections.some(({ rows }) => rows.some(({ reached }) => reached === false)) ? 1 : 0
  } finally {
    await clear()
  }
}

async function measureAll(parts: ReadonlySet<Part>, folder: string): Promise<Section[]> {
  const sections: Section[] = []
  const profileFolder = values.profile ? { profileFolder: join(results, 'profiles') } : {}
  if (values.profile) rmSync(profileFolder.profileFolder!, { recursive: true, force: true })
  const add = async (name: string, measure: Promise<Section>) => {
    log(name)
    sections.push(await measure)
  }
  if (parts.has('bounds')) await add('bounds', measureBounds(folder))
  await buildSite(folder)
  if (parts.has('gateway'))
    await add(
      'gateway',
      measureGateway({ folder: join(folder, 'gateway'), rounds: values.quick ? 2 : 5, ...profileFolder }),
    )
  if (['choose', 'cost', 'load', 'overload', 'webhooks', 'pages'].some((part) => parts.has(part as Part))) {
    const rate = values.rate === undefined ? {} : { rate: Number(values.rate) }
    const seeded = { folder: join(folder, 'seeded'), parts, seed: Number(values.seed), log, ...rate, ...profileFolder }
    sections.push(...(await withSeededSystem({ ...seeded, quick: values.quick }, measurePages)))
  }
  if (parts.has('tutor'))
    await add('tutor', measureTutor({ folder: join(folder, 'tutor'), seed: Number(values.seed), quick: values.quick }))
  if (parts.has('voice')) await add('voice', measureVoice({ folder: join(folder, 'voice'), quick: values.quick, log }))
  if (parts.has('start')) await add('start', measureStarts(folder, log))
  if (values.profile) sections.push(readProfiles(join(results, 'profiles')))
  return sections
}

function log(line: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`)
}

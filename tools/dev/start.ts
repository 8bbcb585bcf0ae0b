import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Backing, provideBacking } from './backing.ts'
import { type Child, startChild, stopAllChildren } from './child.ts'
import { textOf } from '../../deploy/start-table/failure.ts'
import { localContext, rememberServers } from './local-context.ts'
import { HOST } from './ports.ts'
import { type StartPlan, readStartPlan, requireFreePorts } from './start-plan.ts'
import { PROCESSES } from '../../deploy/start-table/processes.ts'
import { secondsSince, step } from './progress.ts'
import { ROOT } from './root.ts'
import { DEMO_CANDIDATE, seed } from './seed.ts'
import { buildSite } from './site-build.ts'
import { startSystem, type System, untilReady } from './system.ts'

// `npm start` and `npm run dev`: the whole system on this machine, until Ctrl-C.

const began = performance.now()
let backing: Backing | undefined
let system: System | undefined
let stopping: Promise<never> | undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
if (process.platform !== 'win32') endWithParent()

try {
  await start(readStartPlan(process.argv.slice(2), process.env))
} catch (error) {
  await fail(error)
}

async function start(plan: StartPlan): Promise<void> {
  await requireFreePorts(plan)
  if (plan.fresh) beginAnew(plan)
  // The gateway reads the built site when it starts, so the very first time it has to wait for it.
  const built = plan.watch ? undefined : step('site', buildSite(plan.logFolder))
  built?.catch(() => undefined)
  const log = (line: string) => console.log(`  … ${line}`)
  backing = await step('database and broker', provideBacking({ ...plan, log }))
  stopWhenOneEnds(backing.children)
  rememberServers(plan, backing)
  const context = localContext(plan, backing)

  const site = plan.watch ? startVite(plan) : undefined
  system = startSystem({ context, ports: plan.ports, logFolder: plan.logFolder, watch: plan.watch, site: built })
  const botCheck = startBotCheck(plan)
  await step('gateway and services', Promise.all([system.ready, botCheck.ready]))
  stopWhenOneEnds([...system.children, botCheck.child, ...(site ? [site] : [])])
  await step('demo candidate', seed(context, plan.dataFolder))
  printTable(plan, backing)
}

function beginAnew(plan: StartPlan): void {
  rmSync(plan.dataFolder, { recursive: true, force: true })
  if (process.env.MONGODB_URL)
    console.log('  … the databases at MONGODB_URL are not ours to delete: they keep their data')
}

function startVite(plan: StartPlan): Child {
  return startChild({
    name: 'vite',
    command: process.execPath,
    args: [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), '--config', 'vite.config.ts'],
    cwd: join(ROOT, 'frontend'),
    logFile: join(plan.logFolder, 'vite.log'),
  })
}

/** The services ask it, and it has nobody to ask: it may start and end at any time. */
function startBotCheck(plan: StartPlan): { child: Child; ready: Promise<void> } {
  const child = startChild({
    name: 'bot-check',
    command: process.execPath,
    args: [join(ROOT, 'tools/sandbox/bot-check/main.ts')],
    cwd: ROOT,
    env: { ...process.env, HOST, PORT: `${plan.botCheckPort}`, NODE_ENV: 'development' },
    logFile: join(plan.logFolder, 'bot-check.log'),
  })
  return { child, ready: untilReady(child, `http://${HOST}:${plan.botCheckPort}/health`) }
}

function printTable(plan: StartPlan, { kind }: Backing): void {
  const services = PROCESSES.filter((row) => row.name !== 'gateway' && row.name !== 'mailbox')
  const rows = [
    ['Site and API', `http://localhost:${plan.watch ? plan.sitePort : plan.ports.gateway[0]}`],
    ...(plan.watch ? [['API', `http://localhost:${plan.ports.gateway[0]}/api`]] : []),
    ['Mailbox', `http://localhost:${plan.ports.mailbox[0]}`],
    ['Bot check', `http://localhost:${plan.botCheckPort} (a stand-in; npm start is the only one that uses it)`],
    ['Demo candidate', `${DEMO_CANDIDATE.email}   password: ${DEMO_CANDIDATE.password}`],
    ['Services', services.map(({ name }) => `${name} ${plan.ports[name][0]}`).join(' · ')],
    ['Stored data', `${relative(ROOT, plan.dataFolder)}/ (database: ${kind.database}, broker: ${kind.broker})`],
  ]
  const table = rows.map(([label = '', text = '']) => `  ${label.padEnd(16)}${text}`).join('\n')
  console.log(`\nReady after ${secondsSince(began)}. Ctrl-C stops everything.\n\n${table}\n`)
}

function stopWhenOneEnds(children: Child[]): void {
  for (const child of children) child.unexpectedEnd.catch(fail)
}

/** Says what happened and stops everything; what fails because everything is being stopped is no news. */
function fail(error: unknown): Promise<never> {
  if (!stopping) console.error(`\n${textOf(error)}`)
  return stop(1)
}

/** Ends the processes in order, then this one. */
function stop(code: number): Promise<never> {
  stopping ??= (async () => {
    if (backing) console.log('Stopping …')
    await system?.stop()
    await backing?.stop()
    await stopAllChildren()
    if (backing) console.log('Stopped.')
    process.exit(code)
  })()
  return stopping
}

/** A signal to npm ends npm and its shell only: when they are gone, nobody is left to stop us. */
function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void stop(0), 500).unref()
}

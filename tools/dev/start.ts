import { join, relative } from 'node:path'
import { type Backing, prepareBacking } from './backing.ts'
import { type Child, startChild, stopAllChildren } from './child.ts'
import { claimDataFolder, emptyDataFolder } from './data-folder.ts'
import { chooseDatabase, rememberDatabase } from './database-choice.ts'
import { exitCodeOf, textOf } from '../../deploy/start-table/failure.ts'
import { keepRunning } from './keep-running.ts'
import { localContext, rememberServers } from './local-context.ts'
import { serveMockedSite } from './mocked-site.ts'
import { HOST } from './ports.ts'
import { type StartPlan, readStartPlan, requirePorts } from './start-plan.ts'
import { PROCESSES } from '../../deploy/start-table/processes.ts'
import { makePrivateFolder } from './private-folder.ts'
import { secondsSince, step } from './progress.ts'
import { ROOT } from './root.ts'
import { DEMO_CANDIDATE, seed } from './seed.ts'
import { buildSite } from './site-build.ts'
import { startTutorProvider } from './tutor-provider.ts'
import { startVoiceProvider } from './voice-provider.ts'
import { startProgram, startSystem, type System, untilReady } from './system.ts'
import { watchReadiness } from './watch-readiness.ts'
import { watchRoom } from './watch-room.ts'

// `npm start` and `npm run dev`: the whole system on this machine, until Ctrl-C.

const began = performance.now()
let backing: Backing | undefined
let system: System | undefined
let stopping: Promise<never> | undefined
let started = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
// What is printed may go into a file on a full disk: then it is lost, and everything else goes on.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
if (process.platform !== 'win32') endWithParent()

try {
  const plan = readStartPlan(process.argv.slice(2), process.env)
  if (plan.mock) await serveMockedSite()
  else await start(plan)
} catch (error) {
  await fail(error)
}

async function start(plan: StartPlan): Promise<void> {
  await requirePorts(plan, process.env)
  const claim = claimDataFolder(plan.dataFolder, plan)
  process.once('exit', () => claim.release())
  const database = chooseDatabase(plan, process.env)
  makePrivateFolder(plan.dataFolder)
  // The gateway reads the built site when it starts, so the very first time it has to wait for it.
  const built = plan.watch ? undefined : step('site', buildSite(plan.logFolder))
  built?.catch(() => undefined)
  const startBacking = prepareBacking({ ...plan, database, log: sayMeanwhile })
  startBacking.catch(() => undefined)
  if (plan.fresh) await beginAnew(plan, Promise.all([built, startBacking]))
  const servers = await step(
    'database and broker',
    startBacking.then((begin) => begin()),
  )
  backing = servers
  failWhenOneEnds(servers.children)
  rememberServers(plan, servers)
  if (database) rememberDatabase(plan.dataFolder, database)
  const context = localContext(plan, servers)

  const site = plan.watch ? startVite(plan) : undefined
  system = startSystem({ context, ...plan, site: built, say: sayMeanwhile })
  const standIns = [startBotCheck(plan), ...startTutorStandIn(plan), ...startVoiceStandIn(plan)]
  await step('gateway and services', Promise.all([system.ready, ...standIns.map(({ ready }) => ready)]))
  const others = [...standIns.map(({ child }) => child), ...(site ? [site] : [])]
  failWhenOneEnds([...system.children, ...others])
  await step('demo candidate', seed({ ...plan, context }))
  printTable(plan, servers)
  watchOver(plan, [...servers.children, ...system.children, ...others], system)
}

function sayMeanwhile(line: string): void {
  console.log(`  … ${line}`)
}

/** Deletes the stored data last of all checks: if one of them fails, nothing is lost. */
async function beginAnew(plan: StartPlan, checks: Promise<unknown>): Promise<void> {
  await checks
  emptyDataFolder(plan.dataFolder)
  if (process.env.MONGODB_URL)
    console.log('  … the databases at MONGODB_URL are not ours to delete: they keep their data')
}

/** From now on no end of a process ends the system, and whatever is wrong is said. */
function watchOver({ dataFolder }: StartPlan, children: Child[], { readyUrls }: System): void {
  started = true
  for (const child of children) void keepRunning(child, { say, giveUp: fail })
  void watchReadiness(readyUrls, say)
  watchRoom(dataFolder, { say, onRoomAgain: () => restartBroker(children) })
}

/** JetStream refuses to store anything in a stream that met a full disk once, until it is opened again. */
function restartBroker(children: Child[]): void {
  const broker = children.find(({ name }) => name === 'broker')
  if (!broker) return
  say('The broker is restarted, because it stores nothing after a full disk until it is.')
  process.kill(broker.pid, 'SIGTERM')
}

function startVite(plan: StartPlan): Child {
  return startChild({
    name: 'vite',
    command: process.execPath,
    args: [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), '--config', 'vite.config.ts'],
    cwd: join(ROOT, 'frontend'),
    env: { ...process.env, NODE_ENV: 'development' },
    logFile: join(plan.logFolder, 'vite.log'),
  })
}

/** The services ask it, and it has nobody to ask: it may start and end at any time. */
function startBotCheck(plan: StartPlan): { child: Child; ready: Promise<void> } {
  const { logFolder, botCheckPort } = plan
  const entry = 'tools/sandbox/bot-check/main.ts'
  const env = { HOST, PORT: `${botCheckPort}`, NODE_ENV: 'development' }
  const child = startProgram({ logFolder }, { name: 'bot-check', entry, env })
  return { child, ready: untilReady(child, `http://${HOST}:${botCheckPort}/health`, sayMeanwhile) }
}

/** Only if TUTOR_STAND_IN is on: the built-in tutor needs no provider. */
function startTutorStandIn({ logFolder, tutorProviderPort: port }: StartPlan) {
  return port === null ? [] : [startTutorProvider(logFolder, port, sayMeanwhile)]
}

/** Unless VOICE_API_KEY names a real provider. */
function startVoiceStandIn({ logFolder, voiceProviderPort: port }: StartPlan) {
  return port === null ? [] : [startVoiceProvider(logFolder, port, sayMeanwhile)]
}

function printTable(plan: StartPlan, { kind }: Backing): void {
  const services = PROCESSES.filter((row) => row.entry.startsWith('services/'))
  const rows = [
    ['Site and API', `http://localhost:${plan.watch ? plan.sitePort : plan.ports.gateway[0]}`],
    ...(plan.watch ? [['API', `http://localhost:${plan.ports.gateway[0]}/api`]] : []),
    ['Mailbox', `http://localhost:${plan.ports.mailbox[0]}`],
    ['Payments', `http://localhost:${plan.ports.payments[0]} (a stand-in: test cards, no real money)`],
    ['Bot check', `http://localhost:${plan.botCheckPort} (a stand-in; npm start is the only one that uses it)`],
    ...(plan.tutorProviderPort === null
      ? []
      : [["Tutor's provider", `http://localhost:${plan.tutorProviderPort} (a stand-in: it repeats what it is told)`]]),
    ...(plan.voiceProviderPort === null
      ? []
      : [['Voice', `http://localhost:${plan.voiceProviderPort} (a stand-in: it speaks, and understands nothing)`]]),
    ['Demo candidate', `${DEMO_CANDIDATE.email}   password: ${DEMO_CANDIDATE.password}`],
    ['Services', services.map(({ name }) => `${name} ${plan.ports[name][0]}`).join(' · ')],
    ['Metrics', `http://localhost:${plan.metricsPort}/metrics (gateway), and /metrics of each service`],
    ['Stored data', `${relative(ROOT, plan.dataFolder)}/ (database: ${kind.database}, broker: ${kind.broker})`],
  ]
  const table = rows.map(([label = '', text = '']) => `  ${label.padEnd(16)}${text}`).join('\n')
  console.log(`\nReady after ${secondsSince(began)}. Ctrl-C stops everything.\n\n${table}\n`)
}

/** While the system starts, a process that ends means that it cannot start. */
function failWhenOneEnds(children: Child[]): void {
  for (const child of children) child.unexpectedEnd.catch((error: unknown) => started || fail(error))
}

function say(line: string): void {
  if (!stopping) console.log(line)
}

/** Says what happened and stops everything; what fails because everything is being stopped is no news. */
function fail(error: unknown): Promise<never> {
  if (!stopping) console.error(`\n${textOf(error)}`)
  return stop(exitCodeOf(error))
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

// Runs a TypeScript file of ours on a machine that has Node 20 or newer and nothing else installed:
//   node tools/dev/bootstrap.mjs FILE [arguments]
// It installs the locked packages when they are not there, and runs the file on the Node 24 among them.
// No dependency, and no syntax newer than Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const lock = join(root, '.cache', 'install.lock')
const needed = 24

await install()
run(node24())

async function install() {
  if (isInstalled()) return
  if (!takeLock()) {
    console.log('Waiting for another start that installs the packages …')
    while (!takeLock()) await new Promise((done) => setTimeout(done, 500))
  }
  try {
    if (isInstalled()) return
    console.log('Installing the packages, the first time and when they have changed: one to three minutes …')
    const npm = process.env.npm_execpath
    // Whatever NODE_ENV and npm's own settings say: the site's build and the checks are development packages.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
    const result = spawnSync(command, [...before, ...args], {
      cwd: root,
      stdio: 'inherit',
      shell: command === 'npm' && process.platform === 'win32',
    })
    if (result.error) fail('npm was not found. It comes with Node: install Node from nodejs.org.')
    if (result.status !== 0) fail('The packages could not be installed: see above. Is the package registry reachable?')
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** npm writes its own list last of all, so what it says is there, is there. Optional ones are for other machines. */
function isInstalled() {
  const locked = packagesIn('package-lock.json')
  const installed = packagesIn(join('node_modules', '.package-lock.json'))
  if (!locked || !installed) return false
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    const there = installed[path]
    return path === '' || optional || (there && there.version === version && there.integrity === integrity)
  })
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** A folder can be made once; one whose maker is gone is taken over. */
function takeLock() {
  mkdirSync(dirname(lock), { recursive: true })
  try {
    mkdirSync(lock)
  } catch {
    const owner = Number(existsSync(join(lock, 'owner')) && readFileSync(join(lock, 'owner'), 'utf8'))
    if (owner && !isAlive(owner)) rmSync(lock, { recursive: true, force: true })
    return false
  }
  writeFileSync(join(lock, 'owner'), String(process.pid))
  return true
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The Node of the locked platform package; where there is none for this machine, one that is new enough. */
function node24() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const locked = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', `node${suffix}`)
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, `node${suffix}`))
  const found = [locked, process.execPath, ...onPath].find((file) => existsSync(file) && majorOf(file) >= needed)
  if (found) return found
  fail(
    `This needs Node ${needed} or newer, and there is no package of it for this machine. Install it from nodejs.org.`,
  )
}

function majorOf(file) {
  if (file === process.execPath) return Number(process.versions.node.split('.')[0])
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

function run(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, ...directLoopback(process.env), PATH: path }
  const child = spawn(node, process.argv.slice(2), { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C in a terminal reaches the child by itself.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)))
  }
  // A signal to npm ends npm and its shell, never this process: notice that they are gone.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** With NODE_USE_ENV_PROXY, Node would send calls between our processes to the proxy. Node prefers the small letters. */
function directLoopback({ no_proxy, NO_PROXY }) {
  const given = no_proxy || NO_PROXY
  if (given === '*') return {}
  const list = [given, 'localhost', '127.0.0.1', '::1', '[::1]'].filter(Boolean).join(',')
  return { no_proxy: list, NO_PROXY: list }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

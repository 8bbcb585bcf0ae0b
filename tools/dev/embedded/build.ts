import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../../../deploy/start-table/failure.ts'
import { withLock } from '../lock.ts'

const run = promisify(execFile)
/** Files of ours that join FerretDB's packages, and where. */
const ADDED = [
  { name: 'serial-writes.go.txt', to: 'clientconn/serial_writes.go' },
  { name: 'narrow.go.txt', to: 'backends/sqlite/narrow.go' },
  { name: 'single-writes.go.txt', to: 'util/fsql/single_writes.go' },
]
const SOURCES = ['main.go', 'go.mod', 'go.sum', 'build.ts', ...ADDED.map(({ name }) => name)]
const FLAGS = ['-mod=vendor', '-buildvcs=false', '-trimpath', '-ldflags=-s -w', '-tags=ferretdb_no_postgresql']
const DATABASE = 'vendor/github.com/FerretDB/FerretDB/internal'

interface Correction {
  file: string
  find: string
  replace: string
  times: number
}

/**
 * What FerretDB 1.24.2 needs to be fast by its indexes and atomic in one document. Each must match exactly as often as stated, so that another version is noticed.
 */
const CORRECTIONS: Correction[] = [
  {
    // The index is on `->"_id"`, the queries ask `->'$._id'`: without this every lookup scans.
    file: `${DATABASE}/backends/sqlite/metadata/metadata.go`,
    find: `IDColumn = DefaultColumn + "->'$._id'"`,
    replace: `IDColumn = DefaultColumn + "->'_id'"`,
    times: 1,
  },
  {
    // Use that index and all others, instead of only that one and only for one condition (narrow.go.txt).
    file: `${DATABASE}/backends/sqlite/collection.go`,
    find: 'if params.Filter.Len() == 1 {',
    replace: 'if whereClause, args = narrow(meta, params.Filter); false {',
    times: 2,
  },
  {
    // A transaction only around what is more than one statement (single-writes.go.txt).
    file: `${DATABASE}/backends/sqlite/collection.go`,
    find: 'db.InTransaction(ctx, func(tx *fsql.Tx) error {',
    replace: 'db.Change(ctx, len(params.Docs), func(tx fsql.Executor) error {',
    times: 2,
  },
  {
    // Updates are read, changed and written back with no transaction: one writer a database at a time (serial-writes.go.txt).
    file: `${DATABASE}/clientconn/conn.go`,
    find: 'return cmd.Handler(connCtx, msg)',
    replace: 'defer serialWrite(command, msg)()\n\t\treturn cmd.Handler(connCtx, msg)',
    times: 1,
  },
  // A search for leaks that takes the stack of every cursor and iterator: a tenth of what a read by key costs.
  ...['Track', 'Untrack'].map((name) => ({
    file: `${DATABASE}/util/resource/resource.go`,
    find: `func ${name}(obj any, token *Token) {\n\tcheckArgs(obj, token)`,
    replace: `func ${name}(obj any, token *Token) {\n\treturn`,
    times: 1,
  })),
]

/** Where the program for these sources lies, once built, below the cache folder. */
function programIn(cache: string): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const name of SOURCES) hash.update(readFileSync(join(import.meta.dirname, name)))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return join(cache, hash.digest('hex').slice(0, 16), `embedded${suffix}`)
}

/** Whether `buildEmbedded` would only return what is there already. */
export function isEmbeddedBuilt(cache: string): boolean {
  return existsSync(programIn(cache))
}

/**
 * The path of the embedded database and broker, built below the folder `cache` when these sources have not
 * been built there before: about a minute cold. Needs Go >= 1.21. Throws `Failure`.
 */
export async function buildEmbedded(cache: string): Promise<string> {
  const program = programIn(cache)
  if (existsSync(program)) return program
  return withLock(join(cache, 'lock'), async () => {
    if (!existsSync(program)) await build(program, join(cache, 'work'))
    return program
  })
}

async function build(program: string, work: string): Promise<void> {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  try {
    for (const name of ['main.go', 'go.mod', 'go.sum']) copyFileSync(join(import.meta.dirname, name), join(work, name))
    await go(work, ['mod', 'vendor'])
    for (const correction of CORRECTIONS) correct(work, correction)
    for (const { name, to } of ADDED) copyFileSync(join(import.meta.dirname, name), join(work, DATABASE, to))
    await buildProgram(work)
    mkdirSync(join(program, '..'), { recursive: true })
    renameSync(join(work, 'embedded'), program)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function correct(work: string, { file, find, replace, times }: Correction): void {
  const parts = readFileSync(join(work, file), 'utf8').split(find)
  if (parts.length !== times + 1) {
    throw new Failure(
      `The embedded database cannot be corrected: "${find}" stands ${parts.length - 1} times in ${file}, not ${times}. ` +
        'Was its version changed? Adapt the corrections in tools/dev/embedded/build.ts.',
    )
  }
  writeFileSync(join(work, file), parts.join(replace))
}

/**
 * Every document lies there as JSON: Go's newer parser halves the time of a read of 60 kB (3.4 to 2.1 ms). It is an
 * experiment of Go 1.25 and 1.26; a Go that does not know the name builds with the parser it has.
 */
async function buildProgram(work: string): Promise<void> {
  const args = ['build', ...FLAGS, '-o', 'embedded', '.']
  try {
    await go(work, args, { GOEXPERIMENT: 'jsonv2' })
  } catch (error) {
    if (!(error instanceof Failure) || !error.message.includes('GOEXPERIMENT')) throw error
    await go(work, args)
  }
}

async function go(cwd: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const building = run('go', args, { cwd, env: { ...process.env, ...env, GOWORK: 'off' }, maxBuffer: 64 << 20 })
  const endWithUs = () => building.child.kill()
  process.once('exit', endWithUs)
  try {
    await building
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? ''
    throw new Failure(
      `The embedded database and broker could not be built (go ${args.slice(0, 2).join(' ')}):\n` +
        `${said.trim().split('\n').slice(-5).join('\n')}\n` +
        'They need Go 1.26, or Go 1.21 and newer that may fetch it. Otherwise set MONGODB_URL and NATS_URL.',
      { cause: error },
    )
  } finally {
    process.off('exit', endWithUs)
  }
}

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { claimDataFolder, emptyDataFolder } from '../data-folder.ts'
import { chooseDatabase, type DatabaseKind, rememberDatabase } from '../database-choice.ts'
import { makePrimary } from '../replica-set.ts'
import { freeStartPorts } from '../start-plan.ts'
import { outcome } from './outcome.ts'

const base = mkdtempSync(join(tmpdir(), 'gbat-choice-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** A data folder of ours, made with a database, or with none yet. */
function folderOf(name: string, made?: DatabaseKind): string {
  const folder = join(base, name)
  claimDataFolder(folder, { fresh: false }).release()
  if (made) rememberDatabase(folder, made)
  return folder
}

const start = async (folder: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
  const ports = await freeStartPorts()
  return outcome(['tools/dev/start.ts', '--data', folder, ...args], { ...ports, MONGODB_URL: '', ...env })
}

/** A folder of programs for the PATH. */
function programs(name: string, scripts: Record<string, string>): string {
  const path = join(base, name)
  mkdirSync(path)
  for (const [program, source] of Object.entries(scripts))
    writeFileSync(join(path, program), `#!${process.execPath}\n${source}`, { mode: 0o755 })
  return path
}

describe('which database a start uses', () => {
  const choose = (folder: string, more: { database?: DatabaseKind; fresh?: boolean; url?: string } = {}) => {
    const { database, fresh = false, url = '' } = more
    return chooseDatabase({ dataFolder: folder, fresh, ...(database ? { database } : {}) }, { MONGODB_URL: url })
  }

  test('a new folder: the embedded one, or the chosen one', () => {
    const folder = folderOf('new')
    expect(choose(folder)).toBe('embedded')
    expect(choose(folder, { database: 'docker' })).toBe('docker')
  })

  test('a folder that was made with one: that one, with and without --fresh', () => {
    const folder = folderOf('made', 'mongod')
    expect(choose(folder)).toBe('mongod')
    expect(choose(folder, { database: 'mongod' })).toBe('mongod')
    expect(choose(folder, { fresh: true })).toBe('mongod')
  })

  test('--fresh may change it, because the marker goes with the data', () => {
    const folder = folderOf('changed', 'mongod')
    const claim = claimDataFolder(folder, { fresh: true })
    expect(choose(folder, { fresh: true, database: 'embedded' })).toBe('embedded')
    emptyDataFolder(folder)
    claim.release()
    expect(choose(folder)).toBe('embedded')
  })

  test('a folder without a marker tells by its files', () => {
    const sqlite = folderOf('sqlite')
    mkdirSync(join(sqlite, 'database'))
    writeFileSync(join(sqlite, 'database', 'auth.sqlite'), 'rows')
    expect(choose(sqlite)).toBe('embedded')
    expect(() => choose(sqlite, { database: 'mongod' })).toThrow('holds the data of --database embedded')
    const wiredTiger = folderOf('wired')
    mkdirSync(join(wiredTiger, 'database'))
    writeFileSync(join(wiredTiger, 'database', 'WiredTiger'), 'WiredTiger 11')
    expect(choose(wiredTiger)).toBe('mongod')
  })

  test('MONGODB_URL comes first, and leaves the folder as it was', () => {
    expect(choose(folderOf('beside', 'mongod'), { url: 'mongodb://localhost' })).toBeUndefined()
  })

  test('a marker that was cut is named, with what to do', () => {
    const folder = folderOf('cut', 'mongod')
    writeFileSync(join(folder, 'database.json'), '{"ki')
    expect(() => choose(folder)).toThrow(`${join(folder, 'database.json')} is cut or damaged.`)
    expect(choose(folder, { fresh: true, database: 'mongod' })).toBe('mongod')
  })
})

describe('npm start says in one sentence', () => {
  test('that a folder was made with another database, and both ways out', async () => {
    const folder = folderOf('other', 'embedded')
    mkdirSync(join(folder, 'database'))
    writeFileSync(join(folder, 'database', 'auth.sqlite'), 'rows')
    const { code, said } = await start(folder, ['--database', 'mongod'])
    expect(code).toBe(78)
    expect(said).toBe(
      `\n${folder} holds the data of --database embedded: leave --database away to go on with that data, or use ` +
        '--database mongod with an empty folder (--data FOLDER, or --fresh, which deletes what this one holds).\n',
    )
    expect(readFileSync(join(folder, 'database', 'auth.sqlite'), 'utf8')).toBe('rows')
  })

  test('that there is no such database', async () => {
    const { code, said } = await start(join(base, 'none'), ['--database', 'postgres'])
    expect(code).toBe(78)
    expect(said).toBe('\n--database is "postgres". Give one of mongod, docker, embedded.\n')
  })

  test('that MONGODB_URL and --database contradict each other', async () => {
    const { code, said } = await start(join(base, 'both'), ['--database', 'mongod'], {
      MONGODB_URL: 'mongodb://127.0.0.1:1',
    })
    expect(code).toBe(78)
    expect(said).toBe(
      '\nMONGODB_URL names a database, and --database another one. Unset the one or leave the other away.\n',
    )
  })

  test('that mongod is missing', async () => {
    const { code, said } = await start(join(base, 'no-mongod'), ['--database', 'mongod'], { PATH: base })
    expect(code).toBe(78)
    expect(said).toContain(
      'The database is to be mongod, and there is no mongod 5.0.0 or newer on the PATH. Install MongoDB ' +
        '(mongodb.com/docs/manual/installation), or use another database in a new data folder: ' +
        '--data FOLDER --database embedded.',
    )
    expect(said).not.toContain(' at ')
  }, 60_000)

  test('that the folder was made with a mongod, which is too old now', async () => {
    const PATH = programs('old', { mongod: `console.log('db version v4.4.29')` })
    const { code, said } = await start(folderOf('older', 'mongod'), [], { PATH })
    expect(code).toBe(78)
    expect(said).toContain('mongod v4.4.29 on the PATH is not used: it is older than 5.0.0.')
    expect(said).toContain('The database is to be mongod, and there is no mongod 5.0.0 or newer on the PATH.')
  }, 60_000)

  test('that Docker has no engine; the folder is still free for another database', async () => {
    const PATH = programs('client', { docker: 'process.exit(1)' })
    const folder = join(base, 'no-engine')
    const { code, said } = await start(folder, ['--database', 'docker'], { PATH })
    expect(code).toBe(78)
    expect(said).toContain(
      'The database is to run in Docker, and `docker info` finds no engine. Start one, or use another database in a ' +
        'new data folder: --data FOLDER --database embedded.',
    )
    expect(existsSync(join(folder, 'database.json'))).toBe(false)
  }, 60_000)
})

/** As much of a mongod as a replica set of one needs: what `hello` says of each state, and the commands that change it. */
function fakeMongod(state: { host?: string }, self: string) {
  const asked: string[] = []
  const command = async (request: Record<string, unknown>) => {
    const [name = ''] = Object.keys(request)
    if (name !== 'hello') asked.push(name)
    if (name === 'hello') return state.host === self ? { isWritablePrimary: true } : { isreplicaset: true }
    if (name === 'replSetGetConfig')
      return { config: { _id: 'rs0', version: 4, members: [{ _id: 0, host: state.host }] } }
    if (name === 'replSetInitiate' && state.host)
      throw Object.assign(new Error('already initialized'), { codeName: 'AlreadyInitialized' })
    const { members, version = 5 } = request[name] as { members: [{ host: string }]; version?: number }
    expect(version).toBe(5)
    state.host = members[0].host
    return { ok: 1 }
  }
  return { asked, command }
}

describe('a mongod becomes the primary of a replica set of one', () => {
  test.each([
    ['that is new', undefined, ['replSetInitiate']],
    ['that is one already', '127.0.0.1:2', []],
    ['whose port has moved', '127.0.0.1:1', ['replSetInitiate', 'replSetGetConfig', 'replSetReconfig']],
  ])('%s', async (_, host, expected) => {
    const { asked, command } = fakeMongod(host ? { host } : {}, '127.0.0.1:2')
    await makePrimary(command, '127.0.0.1:2')
    expect(asked).toEqual(expected)
  })
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { type BackingRequest, provideBacking } from '../backing.ts'
import { accepts, freePort } from '../ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'gbat-backing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As on a machine that has none of the programs: the embedded ones are built by now. */
const request = (more: Partial<BackingRequest> = {}): BackingRequest => ({
  dataFolder: folder,
  databasePort: 0,
  brokerPort: 0,
  log: () => undefined,
  env: { PATH: '' },
  ...more,
})

/** A folder with a nats-server that says this version, and listens where it is told. */
function programs(version: string): string {
  const path = mkdtempSync(join(folder, 'bin-'))
  const source = `#!${process.execPath}
    if (process.argv.includes('--version')) console.log('nats-server: v${version}')
    else require('node:net').createServer().listen(process.argv[process.argv.indexOf('-p') + 1], '127.0.0.1')`
  writeFileSync(join(path, 'nats-server'), source, { mode: 0o755 })
  return path
}

/**
 * A program that writes down how it was called, and passes connections at `port` on to the run's database. Neither mongod
 * nor a Docker engine is on the machines that run this: what is proved is the command line.
 */
function fakeDatabase(name: string, { version, port }: { version: string; port: string }) {
  const path = mkdtempSync(join(folder, 'bin-'))
  const target = portOf(inject('mongodbUrl'))
  const source = `#!${process.execPath}
    const { connect, createServer } = require('node:net')
    const args = process.argv.slice(2)
    if (${version}) process.exit()
    require('node:fs').writeFileSync('${join(path, 'called.json')}', JSON.stringify(args))
    createServer((client) => {
      const server = connect(${target}, '127.0.0.1')
      client.pipe(server).pipe(client)
      for (const socket of [client, server]) socket.on('error', () => (client.destroy(), server.destroy()))
    }).listen(Number(${port}), '127.0.0.1')`
  writeFileSync(join(path, name), source, { mode: 0o755 })
  return { path, called: () => JSON.parse(readFileSync(join(path, 'called.json'), 'utf8')) as string[] }
}

const portOf = (url: string) => Number(new URL(url).port)
const isAlive = (pid: number | undefined) => {
  try {
    return process.kill(pid ?? -1, 0)
  } catch {
    return false
  }
}

describe('backing services', () => {
  test('the run has a database and a broker that accept connections', async () => {
    expect(await accepts('127.0.0.1', portOf(inject('mongodbUrl')), 2000)).toBe(true)
    expect(await accepts('127.0.0.1', portOf(inject('natsUrl')), 2000)).toBe(true)
  })

  test('the embedded ones start on free ports and leave no process behind', async () => {
    const backing = await provideBacking(request())
    expect(backing.kind).toEqual({ database: 'embedded', broker: 'embedded' })
    expect(isAlive(backing.pids.database)).toBe(true)
    await backing.stop()
    expect([isAlive(backing.pids.database), isAlive(backing.pids.broker)]).toEqual([false, false])
  })

  test('a port in use is one sentence with the port and the variable, and the other one is stopped', async () => {
    const taken = createServer()
    const port = await freePort()
    await new Promise<void>((done) => taken.listen(port, '127.0.0.1', done))
    const failed = provideBacking(request({ databasePort: port, brokerPort: port }))
    await expect(failed).rejects.toThrow(`Port ${port} is in use, and the database needs it`)
    await expect(failed).rejects.toThrow('DATABASE_PORT=<port>')
    await new Promise((done) => taken.close(done))
  })

  test('a nats-server on the PATH is used when it is new enough, and said to be too old when it is not', async () => {
    const said: string[] = []
    const withNats = (version: string) =>
      request({
        env: { PATH: programs(version), MONGODB_URL: inject('mongodbUrl') },
        log: (line) => said.push(line),
      })
    const older = await provideBacking(withNats('2.12.2'))
    await older.stop()
    expect(older.kind.broker).toBe('embedded')
    expect(said).toEqual(['nats-server v2.12.2 on the PATH is not used: it is older than 2.12.3.'])

    const newer = await provideBacking(withNats('2.13.0'))
    expect(newer.kind.broker).toBe('nats-server v2.13.0')
    expect(await accepts('127.0.0.1', portOf(newer.natsUrl), 2000)).toBe(true)
    await newer.stop()
    expect(isAlive(newer.pids.broker)).toBe(false)
  })

  test('a chosen mongod runs on the folder as a replica set of one', async () => {
    const { path, called } = fakeDatabase('mongod', {
      version: `args[0] === '--version' && console.log('db version v8.0.4') === undefined`,
      port: `args[args.indexOf('--port') + 1]`,
    })
    const dataFolder = mkdtempSync(join(folder, 'mongod-'))
    const backing = await provideBacking(request({ dataFolder, database: 'mongod', env: { PATH: path } }))
    const port = portOf(backing.mongodbUrl)
    expect(called()).toEqual([
      '--replSet',
      'rs0',
      '--port',
      `${port}`,
      '--bind_ip',
      '127.0.0.1',
      '--dbpath',
      join(dataFolder, 'database'),
      '--quiet',
    ])
    expect(backing.mongodbUrl).toBe(`mongodb://127.0.0.1:${port}/?directConnection=true`)
    expect(backing.kind).toEqual({ database: 'mongod v8.0.4', broker: 'embedded' })
    await backing.stop()
    expect(isAlive(backing.pids.database)).toBe(false)
  })

  test('a chosen Docker runs the official image on the folder as a replica set of one', async () => {
    const { path, called } = fakeDatabase('docker', {
      version: `args[0] === 'info' && console.log('28.2.2') === undefined`,
      port: `args.find((arg) => arg.endsWith(':27017')).split(':')[1]`,
    })
    const dataFolder = mkdtempSync(join(folder, 'docker-'))
    const backing = await provideBacking(request({ dataFolder, database: 'docker', env: { PATH: path } }))
    const port = portOf(backing.mongodbUrl)
    expect(called()).toEqual([
      'run',
      '--rm',
      '--init',
      '--name',
      `gbat-database-${port}`,
      '-p',
      `127.0.0.1:${port}:27017`,
      '-v',
      `${join(dataFolder, 'database')}:/data/db`,
      'mongo:8',
      '--replSet',
      'rs0',
      '--bind_ip_all',
      '--quiet',
    ])
    expect(backing.kind).toEqual({ database: 'mongo:8', broker: 'embedded' })
    await backing.stop()
  })

  test('a mongod on the PATH that was not chosen is not used', async () => {
    const { path } = fakeDatabase('mongod', { version: `console.log('db version v8.0.4') === undefined`, port: '0' })
    const backing = await provideBacking(request({ env: { PATH: path } }))
    await backing.stop()
    expect(backing.kind.database).toBe('embedded')
  })

  test('servers given by variables are used as they are', async () => {
    const env = { PATH: '', MONGODB_URL: inject('mongodbUrl'), NATS_URL: inject('natsUrl') }
    const backing = await provideBacking(request({ env }))
    expect(backing).toMatchObject({ mongodbUrl: env.MONGODB_URL, natsUrl: env.NATS_URL, children: [] })
  })

  test.each([
    ['localhost:27017', 'MONGODB_URL is "localhost:27017", which is no address of a server'],
    ['mongodb://127.0.0.1:1', 'Nothing answers at the address in MONGODB_URL'],
  ])('MONGODB_URL=%s is refused with a sentence', async (url, sentence) => {
    await expect(provideBacking(request({ env: { PATH: '', MONGODB_URL: url } }))).rejects.toThrow(sentence)
  })
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { claimDataFolder, emptyDataFolder } from '../data-folder.ts'
import { HOST } from '../ports.ts'
import { ROOT } from '../root.ts'
import { freeStartPorts } from '../start-plan.ts'
import { outcome } from './outcome.ts'

const base = mkdtempSync(join(tmpdir(), 'gbat-data-'))
const ports = await freeStartPorts()
afterAll(() => rmSync(base, { recursive: true, force: true }))

const start = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  outcome(['tools/dev/start.ts', ...args], { ...ports, ...env })

/** A folder with files in it. */
function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(base, name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const isRoot = process.getuid?.() === 0

describe('--fresh deletes only what is ours', () => {
  test('a folder without our mark is refused, and keeps everything', async () => {
    const folder = folderWith('thesis', { 'thesis.txt': 'four years', 'logs/one.log': 'a line' })
    const { code, said } = await start(['--fresh', '--data', folder])
    expect(code).toBe(78)
    expect(said).toContain(`${folder} holds files that are not ours`)
    expect(readdirSync(folder).sort()).toEqual(['logs', 'thesis.txt'])
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('four years')
  })

  test('the same folder is refused without --fresh too, so that no mark gets into it', async () => {
    const folder = folderWith('photos', { 'photo.txt': 'sea' })
    const { code, said } = await start(['--data', folder])
    expect(code).toBe(78)
    expect(said).toContain('holds files that are not ours')
    expect(readdirSync(folder)).toEqual(['photo.txt'])
  })

  test('a folder of an earlier version has no mark: --fresh refuses it and says how it gets one', async () => {
    const folder = folderWith('earlier', { 'secrets.json': '{}', 'servers.json': '{}', 'database/auth.sqlite': 'rows' })
    const { code, said } = await start(['--fresh', '--data', folder])
    expect(code).toBe(78)
    expect(said).toContain('Start once without --fresh')
    expect(existsSync(join(folder, 'database', 'auth.sqlite'))).toBe(true)
    claimDataFolder(folder, { fresh: false }).release()
    claimDataFolder(folder, { fresh: true }).release()
  })

  test('--data= names no folder, and the repository stays', async () => {
    const { code, said } = await start(['--fresh', '--data='])
    expect(code).toBe(78)
    expect(said).toContain('--data needs the name of a folder')
    expect(existsSync(join(ROOT, 'package.json'))).toBe(true)
  })

  test('a start that fails has deleted nothing, also in a folder of ours', async () => {
    const folder = join(base, 'ours')
    claimDataFolder(folder, { fresh: false }).release()
    folderWith('ours', { 'database/auth.sqlite': 'rows' })
    const taken = createServer().listen(Number(ports.BROKER_PORT), HOST)
    await once(taken, 'listening')
    const { code, said } = await start(['--fresh', '--data', folder])
    taken.close()
    expect(code).toBe(1)
    expect(said).toContain(`Port ${ports.BROKER_PORT} is in use, and the broker needs it.`)
    expect(readFileSync(join(folder, 'database', 'auth.sqlite'), 'utf8')).toBe('rows')
  })

  test.each([
    ['GATEWAY_PORT', 'MAIL_PORT'],
    ['SMTP_PORT', 'BROKER_PORT'],
  ])('%s and %s on one port: one sentence, and nothing is deleted', async (one, other) => {
    const folder = join(base, `one-port-${one}`)
    claimDataFolder(folder, { fresh: false }).release()
    folderWith(`one-port-${one}`, { 'database/auth.sqlite': 'rows' })
    const { code, said } = await start(['--fresh', '--data', folder], { [other]: ports[one] })
    expect(code).toBe(78)
    expect(said).toMatch(
      new RegExp(`(?:${one} and ${other}|${other} and ${one}) are both ${ports[one]}, but .* need a port each`),
    )
    expect(readFileSync(join(folder, 'database', 'auth.sqlite'), 'utf8')).toBe('rows')
  })

  test('a folder of ours is emptied but for its mark', () => {
    const folder = join(base, 'emptied')
    const claim = claimDataFolder(folder, { fresh: true })
    folderWith('emptied', { 'database/auth.sqlite': 'rows', 'secrets.json': '{}' })
    emptyDataFolder(folder)
    claim.release()
    expect(readdirSync(folder)).toHaveLength(1)
    claimDataFolder(folder, { fresh: true }).release()
  })
})

describe('one start a data folder', () => {
  test('a second one refuses with the process id of the first', async () => {
    const folder = join(base, 'held')
    const claim = claimDataFolder(folder, { fresh: false })
    const { code, said } = await start(['--data', folder])
    expect(code).toBe(1)
    expect(said).toContain(`${folder} is in use by another start, process ${process.pid}.`)
    claim.release()
    claimDataFolder(folder, { fresh: false }).release()
  })

  test('the lock of a process that is dead is taken over', async () => {
    const folder = join(base, 'left')
    const source = `const { claimDataFolder } = await import(${JSON.stringify(join(ROOT, 'tools/dev/data-folder.ts'))})
      claimDataFolder(${JSON.stringify(folder)}, { fresh: false }); console.log('held'); setInterval(() => {}, 1000)`
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', source])
    await once(holder.stdout, 'data')
    expect(() => claimDataFolder(folder, { fresh: false })).toThrow(`process ${holder.pid}`)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    claimDataFolder(folder, { fresh: false }).release()
  })

  test.runIf(process.platform === 'linux')(
    'a lock whose process id belongs to another program by now is taken over',
    () => {
      const folder = join(base, 'reused')
      const claim = claimDataFolder(folder, { fresh: false })
      const lock = join(folder, 'running.json')
      writeFileSync(lock, JSON.stringify({ ...JSON.parse(readFileSync(lock, 'utf8')), began: 'another boot' }))
      expect(() => claimDataFolder(folder, { fresh: false }).release()).not.toThrow()
      claim.release()
    },
  )

  test('a lock that was cut while it was written is taken over', () => {
    const folder = join(base, 'cut')
    claimDataFolder(folder, { fresh: false }).release()
    writeFileSync(join(folder, 'running.json'), '{"pi')
    expect(() => claimDataFolder(folder, { fresh: false }).release()).not.toThrow()
  })
})

describe('a folder that cannot be used is one sentence and exit code 78', () => {
  test.runIf(isRoot && process.platform === 'linux')('on a read-only disk', async () => {
    const folder = join(base, 'read-only')
    mkdirSync(folder)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=64k', 'tmpfs', folder])
    expect(mounted.status, 'mounting a tmpfs').toBe(0)
    try {
      const { code, said } = await start(['--data', folder])
      expect(code).toBe(78)
      expect(said).toBe(
        `\n${folder} cannot be written (EROFS). Choose another folder with --data FOLDER, or make this one writable.\n`,
      )
    } finally {
      spawnSync('umount', [folder])
    }
  })

  test.skipIf(isRoot)('that belongs to somebody else', async () => {
    const folder = join(base, 'closed')
    mkdirSync(folder, { mode: 0o555 })
    const { code, said } = await start(['--data', folder])
    expect(code).toBe(78)
    expect(said).toContain(`${folder} cannot be written (EACCES).`)
  })

  test('that is a file', async () => {
    const folder = join(base, 'file')
    writeFileSync(folder, 'text')
    const { code, said } = await start(['--data', folder])
    expect(code).toBe(78)
    expect(said).toContain(`${folder} is no folder.`)
  })
})

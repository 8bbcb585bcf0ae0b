import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWholeFile } from '@app/shared/write-whole-file'
import { EX_CONFIG, Failure } from '../../deploy/start-table/failure.ts'
import { beganAt, isAlive } from './lock.ts'

/** In every data folder of ours. Only a folder that carries it may be emptied. */
const MARK = 'gbat-daily-data.txt'
/** Who runs with this folder now. */
const LOCK = 'running.json'
const MARK_TEXT = 'GBAT Daily keeps its data in this folder. "npm start -- --fresh" deletes everything in it.\n'
/** What starts of earlier versions, which made no mark, put into their folder. */
const EARLIER = ['broker', 'database', 'logs', 'mails', 'secrets.json', 'seeded', 'servers.json']

interface Owner {
  pid: number
  /** When that process began: an id may belong to another program by now. */
  began?: string | undefined
}

/**
 * Makes the data folder ours until `release`: creates and marks it, and takes its lock, so that one start at a time uses
 * it. With `fresh` it must carry the mark already, or hold nothing. Deletes nothing. Throws `Failure` if it holds files
 * that are not ours, cannot be written, or belongs to a start that runs.
 */
export function claimDataFolder(folder: string, { fresh }: { fresh: boolean }): { release(): void } {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    requireOurs(folder, fresh)
    takeLock(folder)
  } catch (error) {
    throw error instanceof Failure ? error : unusable(folder, error as NodeJS.ErrnoException)
  }
  return {
    release() {
      if (ownerOf(folder)?.pid === process.pid) rmSync(join(folder, LOCK), { force: true })
    },
  }
}

/** Deletes everything in a claimed folder but its mark and its lock. */
export function emptyDataFolder(folder: string): void {
  if (!readdirSync(folder).includes(MARK)) throw new Error(`${folder} does not carry our mark`)
  for (const name of readdirSync(folder)) {
    if (name !== MARK && name !== LOCK) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function requireOurs(folder: string, fresh: boolean): void {
  const names = readdirSync(folder)
  if (names.includes(MARK)) return
  const isEarlier = names.includes('secrets.json') && names.every((name) => EARLIER.includes(name))
  if (names.length > 0 && !isEarlier) {
    throw new Failure(
      `${folder} holds files that are not ours, and it carries no mark of ours (${MARK}). ` +
        'Choose an empty or a new folder with --data FOLDER. Nothing was changed.',
      { exitCode: EX_CONFIG },
    )
  }
  if (isEarlier && fresh) {
    throw new Failure(
      `${folder} carries no mark of ours (${MARK}), so --fresh deletes nothing in it. ` +
        'Start once without --fresh, which marks it, or delete the folder yourself.',
      { exitCode: EX_CONFIG },
    )
  }
  writeFileSync(join(folder, MARK), MARK_TEXT)
}

/** A lock is written beside and linked, so that it is never seen half written; a link is made once. */
function takeLock(folder: string): void {
  const lock = join(folder, LOCK)
  const beside = `${lock}.${process.pid}`
  writeWholeFile(beside, JSON.stringify({ pid: process.pid, began: beganAt(process.pid) } satisfies Owner))
  try {
    while (!isLinked(beside, lock)) {
      const owner = ownerOf(folder)
      if (owner && isAlive(owner.pid, owner.began)) throw inUse(folder, owner.pid)
      setAside(folder, owner)
    }
  } finally {
    rmSync(beside, { force: true })
  }
}

function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes a stale lock. If another start was faster, that start's lock is put back. */
function setAside(folder: string, stale: Owner | undefined): void {
  const aside = join(folder, `${LOCK}.${process.pid}.stale`)
  try {
    renameSync(join(folder, LOCK), aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const removed = readOwner(aside)
  if (removed && removed.pid !== stale?.pid) isLinked(aside, join(folder, LOCK))
  rmSync(aside, { force: true })
}

function ownerOf(folder: string): Owner | undefined {
  return readOwner(join(folder, LOCK))
}

function readOwner(file: string): Owner | undefined {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8')) as Owner
    return Number.isInteger(pid) ? { pid, began } : undefined
  } catch {
    return undefined
  }
}

function inUse(folder: string, pid: number): Failure {
  return new Failure(
    `${folder} is in use by another start, process ${pid}. Stop that one, or choose another folder with --data FOLDER.`,
  )
}

function unusable(folder: string, error: NodeJS.ErrnoException): Failure {
  const options = { cause: error, exitCode: EX_CONFIG }
  if (error.code === 'ENOTDIR' || error.code === 'EEXIST')
    return new Failure(`${folder} is no folder. Choose another with --data FOLDER.`, options)
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
    const sentence = `There is no room left in ${folder}. Make room, or choose another folder with --data FOLDER.`
    return new Failure(sentence, { cause: error })
  }
  return new Failure(
    `${folder} cannot be written (${error.code}). Choose another folder with --data FOLDER, or make this one writable.`,
    options,
  )
}

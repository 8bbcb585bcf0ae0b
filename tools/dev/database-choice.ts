import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeWholeFile } from '@app/shared/write-whole-file'
import { beginAnew } from '../../deploy/start-table/begin-anew.ts'
import { EX_CONFIG, Failure } from '../../deploy/start-table/failure.ts'

/** What a data folder can be made with: a program on the PATH, an image in a container, or ours. */
export const DATABASE_KINDS = ['mongod', 'docker', 'embedded'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

/** In the data folder: what made the database there. */
const MARKER = 'database.json'

interface Choice {
  dataFolder: string
  fresh: boolean
  /** What `--database` names. */
  database?: DatabaseKind
}

/** The database that `--database` names. Throws `Failure` if there is no such one. */
export function databaseFrom(name: string): DatabaseKind {
  const kind = DATABASE_KINDS.find((known) => known === name)
  if (kind) return kind
  throw wrong(`--database is "${name}". Give one of ${DATABASE_KINDS.join(', ')}.`)
}

/**
 * The database of a claimed data folder: what the folder was made with, else the chosen one, else the embedded one;
 * undefined if `MONGODB_URL` is set, which comes first and leaves the folder as it is. Throws `Failure` if the folder was made with another one than the chosen; with `fresh` its
 * data goes, so any may be chosen.
 */
export function chooseDatabase(
  { dataFolder, fresh, database }: Choice,
  { MONGODB_URL }: NodeJS.ProcessEnv,
): DatabaseKind | undefined {
  if (MONGODB_URL && database)
    throw wrong('MONGODB_URL names a database, and --database another one. Unset the one or leave the other away.')
  if (MONGODB_URL) return undefined
  if (fresh && database) return database
  const made = madeWith(dataFolder)
  if (made && database && made !== database)
    throw wrong(
      `${dataFolder} holds the data of --database ${made}: leave --database away to go on with that data, or use ` +
        `--database ${database} with an empty folder (--data FOLDER, or --fresh, which deletes what this one holds).`,
    )
  return made ?? database ?? 'embedded'
}

/** Writes down what made the database of this data folder. */
export function rememberDatabase(dataFolder: string, kind: DatabaseKind): void {
  writeWholeFile(join(dataFolder, MARKER), `${JSON.stringify({ kind })}\n`)
}

/** Undefined if the folder holds no database yet. Without a marker, the files of the database tell. */
function madeWith(dataFolder: string): DatabaseKind | undefined {
  const marker = join(dataFolder, MARKER)
  const files = join(dataFolder, 'database')
  if (existsSync(marker)) return readMarker(marker)
  if (!existsSync(files) || readdirSync(files).length === 0) return undefined
  return existsSync(join(files, 'WiredTiger')) ? 'mongod' : 'embedded'
}

function readMarker(marker: string): DatabaseKind {
  try {
    return databaseFrom((JSON.parse(readFileSync(marker, 'utf8')) as { kind: string }).kind)
  } catch (error) {
    const example = JSON.stringify({ kind: 'embedded' })
    throw wrong(
      `${marker} is cut or damaged. Write what made the database of this folder into it, such as ${example} ` +
        `(${DATABASE_KINDS.join(', ')}), or begin anew: ${beginAnew(dirname(marker), ' --database embedded')}`,
      error,
    )
  }
}

const wrong = (sentence: string, cause?: unknown) => new Failure(sentence, { exitCode: EX_CONFIG, cause })

import { ProblemError, unavailable } from './problem.ts'

/** Fastify's own refusals, by their code, as people and programs should read them. */
const framework: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'unsupported-media-type',
    'The body must be JSON (content type application/json).',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid-request', 'The body does not have the length that was announced.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'payload-too-large', 'That is too large. At most 64 KiB can be sent.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid-request', 'The body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid-request', 'The body is not valid JSON.'],
  FST_ERR_BAD_URL: [400, 'invalid-request', 'The address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: [400, 'invalid-request', 'The address is too long.'],
}

interface Thrown {
  name?: string
  message?: string
  code?: unknown
  statusCode?: number
  validation?: Array<{ instancePath?: string; message?: string }>
  validationContext?: string
}

/** What to answer for anything that was thrown; undefined where it is our fault (500). */
export function toProblem(error: unknown): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  const thrown = (typeof error === 'object' && error !== null ? error : {}) as Thrown
  if (thrown.validation) {
    const [first] = thrown.validation
    const detail = `${thrown.validationContext ?? 'request'}${first?.instancePath ?? ''} ${first?.message ?? 'is not valid'}`
    return new ProblemError(400, 'invalid-request', { message: 'Something in the request is not valid.', detail })
  }
  const known = typeof thrown.code === 'string' ? framework[thrown.code] : undefined
  if (known) return new ProblemError(known[0], known[1], { message: known[2] })
  if (thrown.statusCode === 416)
    return new ProblemError(416, 'range-not-satisfiable', { message: 'This part lies beyond the end of the file.' })
  if (isStoreAway(thrown) || isStoreFull(thrown) || thrown.code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable()
  if (thrown.statusCode !== undefined && thrown.statusCode >= 400 && thrown.statusCode < 500) {
    return new ProblemError(400, 'invalid-request', { message: 'The request could not be read.' })
  }
  return undefined
}

/** The driver's words for a database that does not answer (see mongo/connect.ts for the deadlines). */
const awayNames =
  /^(Mongo(Network|ServerSelection|NetworkTimeout|WaitQueueTimeout|PoolCleared|PoolClosed|Topology|NotConnected|ServerClosed|ClientClosed|Expired)|PoolCleared)/

/** A member that stops being the primary, or shuts down, says so by these codes (MongoDB's server discovery rules (SDAM)). */
const changingCodes = new Set<unknown>([91, 189, 10107, 11600, 11602, 13435, 13436])

/**
 * A socket's own error, of a database that ended while a command was written: the driver waits for 'drain' and passes on
 * what the socket threw instead (mongodb 7.9, `Connection.writeCommand`). Row D1 met it once in 35,000 calls.
 */
const socketCodes = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ETIMEDOUT'])

function isStoreAway({ name = '', code }: Thrown): boolean {
  return awayNames.test(name) || socketCodes.has(code) || (name.startsWith('Mongo') && changingCodes.has(code))
}

/** OutOfDiskSpace in MongoDB's list of error codes. */
const noRoomCode = 14031
/** SQLite's words in the embedded database (SQLITE_FULL and SQLITE_IOERR), which passes them on with code 1, InternalError. */
const noRoomWords = /database or disk is full|disk I\/O error|no space left on device/

/** The database runs, but cannot store anything until there is room on its disk. */
function isStoreFull({ name = '', code, message = '' }: Thrown): boolean {
  return name.startsWith('Mongo') && (code === noRoomCode || (code === 1 && noRoomWords.test(message)))
}

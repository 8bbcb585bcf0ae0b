import { pino, type DestinationStream, type LogFn, type Logger, type LoggerOptions } from 'pino'

export type { Logger }

/**
 * What may be logged. Anything else is dropped, so that a new field stays out of the logs until somebody decides that it
 * carries no address, token, password, answer or name.
 */
const allowed = new Set([
  'attempt',
  'bank',
  'blocked',
  'code',
  'collection',
  'count',
  'counter',
  'days',
  'directive',
  'durationMs',
  'err',
  'event',
  'eventId',
  'items',
  'job',
  'method',
  'operation',
  'page',
  'plan',
  'port',
  'reason',
  'requestId',
  'route',
  'seconds',
  'section',
  'service',
  'signal',
  'status',
  'step',
  'subject',
  'upstream',
  'version',
])

/** So many bytes of lines wait for room on the disk; what is logged beyond is dropped. */
const waitingBytes = 256 * 1024

export function createLogger(service: string, level: string): Logger {
  const settings: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { level: (label) => ({ level: label }), log: keepAllowed },
    hooks: { logMethod: nameErrors },
  }
  const logger = pino(settings, standardOutput())
  // The formatter does not see what a child is bound to.
  const { child } = logger
  logger.child = function bindAllowed(this: Logger, bindings, options) {
    return child.call(this, keepAllowed(bindings), options)
  } as Logger['child']
  return logger
}

/** A line that cannot be written, such as on a full disk, waits for the next one. It must not end the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: waitingBytes })
  output.on('error', () => undefined)
  return output
}

/** Without words of ours, pino would take the error's own as the message. */
function nameErrors(this: Logger, inputs: Parameters<LogFn>, method: LogFn): void {
  const [first, ...words] = inputs
  method.apply(this, typeof first === 'object' && words.length === 0 ? [first, 'error'] : inputs)
}

function keepAllowed(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name)))
}

/** The message of a driver's or parser's error may quote what a person sent; the stack's frames and the code may not. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'NotAnError' }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
  const ours = error.name === 'ProblemError' || error.name === 'EnvError'
  return {
    name: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(ours ? { message: error.message } : {}),
    frames,
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  }
}

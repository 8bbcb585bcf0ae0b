import { createServer, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { EX_CONFIG, Failure } from '../../deploy/start-table/failure.ts'

/** Everything local listens here and nowhere else. */
export const HOST = '127.0.0.1'

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = await listen(0, HOST)
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port')
  return address.port
}

/**
 * Throws a `Failure` that names the port, who needs it and the variable that moves it. 0 is always free. A program on
 * [::1] counts as well, because that is what `localhost` may lead to.
 */
export async function requireFreePort(port: number, who: string, variable: string): Promise<void> {
  try {
    await open(port, HOST)
    await open(port, '::1').catch(ignoreMissingIpv6)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE') {
      throw new Failure(
        `Port ${port} is in use, and ${who} needs it. Is the system running already? ` +
          `Otherwise stop the program that holds the port, or choose another with ${variable}=<port>.`,
        { cause: error },
      )
    }
    throw new Failure(
      `Port ${port} for ${who} cannot be opened (${code}). Choose another with ${variable}=<port>, 1024 or above.`,
      { cause: error },
    )
  }
}

/** Throws a `Failure` if browsers refuse to open the port. Ask it only of a free port. */
export async function requireBrowserPort(port: number, who: string, variable: string): Promise<void> {
  if (!(await isBadPort(port))) return
  throw new Failure(
    `Browsers refuse to open port ${port}, and ${who} needs one. Choose another with ${variable}=<port>.`,
    { exitCode: EX_CONFIG },
  )
}

/** Node's fetch knows the list of the Fetch standard ("bad ports") and refuses before it connects. */
function isBadPort(port: number): Promise<boolean> {
  return fetch(`http://${HOST}:${port}/`, { signal: AbortSignal.timeout(1000) }).then(
    () => false,
    (error: unknown) => error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port',
  )
}

/** The port number in a variable, or `fallback` where it is not set. Throws `Failure` for anything else. */
export function portFrom(env: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = env[variable]
  if (text === undefined || text === '') return fallback
  if (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536) return Number(text)
  throw new Failure(`${variable} is "${text}", which is no port. Give a number from 1 to 65535, or unset it.`)
}

/** Whether something accepts connections there within the time. */
export async function accepts(host: string, port: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  for (;;) {
    if (await connects(host, port)) return true
    if (Date.now() > end) return false
    await pause(50)
  }
}

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 1000 })
    const finish = (answer: boolean) => {
      socket.destroy()
      done(answer)
    }
    socket.once('connect', () => finish(true))
    socket.once('timeout', () => finish(false))
    socket.once('error', () => finish(false))
  })
}

async function open(port: number, host: string): Promise<void> {
  const server = await listen(port, host)
  await new Promise((done) => server.close(done))
}

function ignoreMissingIpv6(error: NodeJS.ErrnoException): void {
  if (error.code === 'EADDRINUSE') throw error
}

function listen(port: number, host: string): Promise<ReturnType<typeof createServer>> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(port, host, () => done(server))
  })
}

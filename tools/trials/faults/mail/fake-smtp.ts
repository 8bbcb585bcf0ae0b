import '../../../dev/end-with-parent.ts'
import { appendFileSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { seeded } from '../../support/random.ts'
import type { Manners, Take } from './start-fake-smtp.ts'

/**
 * A mail server with bad manners, as a process of its own: node fake-smtp.ts PORT MANNERS_FILE TAKES_FILE. How it treats a
 * try is drawn from the seed, the recipient and the number of the try. What it takes is in the file before it says so.
 */

const [port = '', mannersFile = '', takesFile = ''] = process.argv.slice(2)

type Treatment = 'fine' | 'refused' | 'hung up' | 'swallowed' | 'later' | 'slow'

/** It hangs up instead of naming its answer. */
class HangUp extends Error {}

const answer = (code: number, said: string) => Object.assign(new Error(said), { responseCode: code })

const sockets = new Map<number, Socket>()
const tries = new Map<string, number>()
/** How the mail of a connection is treated, from its recipient on. */
const treated = new Map<string, { to: string; treatment: Treatment; slowMs: number; atOnce: boolean }>()

function treat(to: string) {
  const manners = JSON.parse(readFileSync(mannersFile, 'utf8')) as Manners
  const number = (tries.get(to) ?? 0) + 1
  tries.set(to, number)
  const random = seeded(manners.seed, to, number)
  const bad = random.pick(['hung up', 'swallowed', 'later', 'slow'] as const)
  const usual: Treatment = random.next() < manners.bad ? bad : 'fine'
  const treatment: Treatment = to.startsWith('gone-') ? 'refused' : usual
  return { to, treatment, slowMs: random.int(200, manners.slowMs), atOnce: random.next() < 0.5 }
}

async function hearRecipient(session: string, to: string): Promise<void> {
  const how = treat(to)
  treated.set(session, how)
  await pause(how.treatment === 'slow' ? how.slowMs : paceMs)
  if (how.treatment === 'refused') throw answer(550, 'No such mailbox here')
  if (how.treatment === 'later' && how.atOnce) throw answer(451, 'Greylisted, come again')
  if (how.treatment === 'hung up' && how.atOnce) throw new HangUp()
}

/** A step of a transaction takes its time, so that a kill can hit each of them. */
const paceMs = 8

async function takeMail(session: string, source: string, socket: Socket | undefined): Promise<void> {
  const how = treated.get(session)
  if (!how) throw answer(503, 'No recipient')
  await pause(how.treatment === 'slow' ? how.slowMs : paceMs)
  if (how.treatment === 'later') throw answer(452, 'No space, come again')
  if (how.treatment === 'hung up') throw new HangUp()
  const id = /^Message-ID: (\S+)/im.exec(source)?.[1] ?? ''
  const heard = how.treatment !== 'swallowed' && socket !== undefined && !socket.destroyed && socket.readable
  const take: Take = { to: how.to, id, heard }
  appendFileSync(takesFile, `${JSON.stringify(take)}\n`)
  if (how.treatment === 'swallowed') throw new HangUp()
}

const socketOf = (remotePort: number) => sockets.get(remotePort)

function settle(work: Promise<void>, remotePort: number, done: (error?: Error | null) => void): void {
  work.then(
    () => setImmediate(done),
    (error: unknown) => {
      if (error instanceof HangUp) socketOf(remotePort)?.destroy()
      else setImmediate(done, error as Error)
    },
  )
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, { id, remotePort }, done) => settle(hearRecipient(id, address), remotePort, done),
  onData(stream, { id, remotePort }, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () =>
      settle(takeMail(id, Buffer.concat(parts).toString(), socketOf(remotePort)), remotePort, done),
    )
  },
})
server.on('error', () => undefined)
server.server.on('connection', (socket: Socket) => {
  const { remotePort = 0 } = socket
  sockets.set(remotePort, socket)
  socket.on('error', () => undefined)
  socket.once('close', () => sockets.delete(remotePort))
})
server.listen(Number(port), '127.0.0.1', () => console.log('ready'))

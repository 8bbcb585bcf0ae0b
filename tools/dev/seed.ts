import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeWholeFile } from '@app/shared/write-whole-file'
import { type Candidate, type Entry, login, registerUnverified } from './candidate.ts'
import { beginAnew } from '../../deploy/start-table/begin-anew.ts'
import { Failure } from '../../deploy/start-table/failure.ts'
import { httpCall } from './http-call.ts'
import type { Context } from '../../deploy/start-table/processes.ts'
import { subscribe } from './payment-control.ts'

/** For looking around on one machine only; its address can receive no mail. */
export const DEMO_CANDIDATE = { email: 'demo@example.com', username: 'demo', password: 'coffee before questions' }

const MAIL_PATIENCE = 30_000

interface SeedRequest {
  context: Context
  dataFolder: string
  /** The time zone of the demo candidate. */
  zone: string
}

/** Registers the demo candidate through the site's own API, once per database, and subscribes them to Monthly. */
export async function seed({ context, dataFolder, zone }: SeedRequest): Promise<void> {
  const stamp = join(dataFolder, 'seeded')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === context.mongodbUrl) return
  const entry = { base: context.urls.gateway, zone, ...DEMO_CANDIDATE }
  const { userId } = await enter(entry, context.urls.mailbox).catch((error: unknown) => refuse(dataFolder, error))
  await subscribe(context.urls.payments, userId)
  writeWholeFile(stamp, context.mongodbUrl)
}

/** Registers, or logs in if an earlier start has registered. With `verify-first` the link in the mail comes between. */
async function enter(entry: Entry, mailboxUrl: string): Promise<Candidate> {
  const registered = await registerUnverified(entry).catch(() => undefined)
  if (registered) return registered
  const known = await login(entry).catch(() => undefined)
  if (known) return known
  await openLinkInMail(entry, mailboxUrl)
  return login(entry)
}

async function openLinkInMail({ base, email = '' }: Entry, mailboxUrl: string): Promise<void> {
  const tried = new Set<string>()
  for (const end = Date.now() + MAIL_PATIENCE; Date.now() < end; await pause(250)) {
    for (const token of await tokensInMailsTo(email, mailboxUrl)) {
      if (tried.has(token)) continue
      tried.add(token)
      const { status } = await httpCall({ method: 'POST', url: `${base}/api/auth/verify-email`, body: { token } })
      if (status === 200) return
    }
  }
  throw new Error(`the mailbox got no mail to ${email} with a link that verifies it`)
}

interface Mail {
  text: string
  to: { address: string }[]
}

/** The newest first: only its link may still be good. */
async function tokensInMailsTo(address: string, mailboxUrl: string): Promise<string[]> {
  const { body } = await httpCall<Mail[]>({ url: `${mailboxUrl}/api/email` })
  const texts = body.filter(({ to }) => to.some((recipient) => recipient.address === address)).map(({ text }) => text)
  return texts.reverse().flatMap((text) => /\/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? [])
}

function refuse(dataFolder: string, cause: unknown): never {
  throw new Failure(`The demo candidate cannot log in. Begin anew with: ${beginAnew(dataFolder)}`, { cause })
}

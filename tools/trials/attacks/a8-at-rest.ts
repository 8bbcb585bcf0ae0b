import { randomUUID } from 'node:crypto'
import { register } from '../../dev/candidate.ts'
import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { newAddress } from './ask.ts'
import { askPatiently } from './ask-patiently.ts'
import { findInFiles, type Found } from './find-in-files.ts'
import { type Mail, recipientsOf, waitForMails } from './mailbox.ts'
import { openLinks } from './one-time-links.ts'
import { sealer } from './passwords.ts'
import { pool } from './pool.ts'
import { beginCall, prepareCall } from './voice-calls.ts'

/** What one person typed, and what was issued to them. */
interface Secrets {
  userId: string
  email: string
  /** Passwords, right and wrong, the signature of the session's token, and the secret of a call: nowhere at all. */
  never: string[]
  /** Tokens of links: in the mailbox, in the mails to this person, and nowhere else. */
  mailed: string[]
}

async function post(stack: Stack, operation: string, body: object): Promise<number> {
  const url = `${stack.base}/api/auth/${operation}`
  return (await askPatiently({ method: 'POST', url, body, from: newAddress() })).status
}

/** Registers, mistypes the password, asks for a new one; every tenth takes it. */
async function issue(stack: Stack, count: number): Promise<Secrets[]> {
  const seal = await sealer(stack)
  const people = await pool(Array.from({ length: count }), 3, async () => {
    const [password, mistyped] = [`right ${randomUUID()}`, `wrong ${randomUUID()}`]
    const { userId, email, token } = await register({ base: stack.base, password, from: newAddress() })
    const statuses = [
      await post(stack, 'login', { email, ...seal(mistyped) }),
      await post(stack, 'forgot-password', { email }),
    ]
    if (statuses.join() !== '401,200') throw new Error(`login and forgot-password answered ${statuses.join(' and ')}`)
    return { userId, email, never: [password, mistyped, token.split('.')[2]!] }
  })
  const links = openLinks(stack)
  try {
    const verify = await links.listTokens('verify')
    const reset = await links.listTokens('reset')
    return people.map((person) => {
      const key = links.emailKeyOf(person.email)
      return { ...person, mailed: [...(verify.get(key) ?? []), ...(reset.get(key) ?? [])] }
    })
  } finally {
    await links.close()
  }
}

/** The secret with which a subscriber began a call. */
async function callSecret(stack: Stack): Promise<string> {
  const { userId, token } = await register({ base: stack.base, from: newAddress() })
  await stack.changePlan(userId, 'monthly')
  const { secret } = await prepareCall(stack, token)
  const { status } = await beginCall(stack.base, secret)
  if (status !== 201) throw new Error(`the call responded with ${status}`)
  return secret
}

async function takeNewPasswords(stack: Stack, people: readonly Secrets[]): Promise<string[]> {
  const seal = await sealer(stack)
  const passwords: string[] = []
  for (const { mailed } of people.filter((_, index) => index % 10 === 0)) {
    const password = `later ${randomUUID()}`
    const { passwordEnc: newPasswordEnc, keyFingerprint } = seal(password)
    const status = await post(stack, 'reset-password', { token: mailed.at(-1), newPasswordEnc, keyFingerprint })
    if (status !== 200) throw new Error(`reset-password answered ${status}`)
    passwords.push(password)
  }
  return passwords
}

/** Whoever reads the mailbox finds the links that were mailed there, each in a mail to its own person, and no more. */
function faultsOfMails(people: readonly Secrets[], mails: readonly Mail[]): string[] {
  const arrived = people.flatMap(({ email, mailed }) => {
    const own = mails.filter((mail) => recipientsOf(mail).includes(email)).map(({ text, html }) => text + html)
    return mailed.filter((token) => !own.some((text) => text.includes(token)))
  })
  const owners = new Map(people.flatMap(({ email, mailed }) => mailed.map((token) => [token, email] as const)))
  const never = people.flatMap((person) => person.never)
  const strayed = mails.flatMap((mail) => {
    const text = `${mail.subject} ${mail.text} ${mail.html} ${JSON.stringify(mail.headers)}`
    const foreign = [...owners].filter(([token, email]) => text.includes(token) && !recipientsOf(mail).includes(email))
    const forbidden = never.filter((secret) => text.includes(secret))
    return [
      ...foreign.map(() => `a mail to ${recipientsOf(mail).join()} holds the link of somebody else`),
      ...forbidden.map(() => `a mail to ${recipientsOf(mail).join()} holds a password or a session`),
    ]
  })
  return [...strayed, ...(arrived.length === 0 ? [] : [`${arrived.length} links are not in the mailbox`])]
}

/** What is not secret must be found where it is kept: otherwise the search cannot find what is. */
function faultsOfControl(people: readonly Secrets[], { places }: Found): string[] {
  const missing = (folder: string, texts: string[]) =>
    texts.filter((text) => !places.get(text)?.some((file) => file.startsWith(folder))).length
  const counts = [
    [
      'addresses',
      'database',
      missing(
        'database',
        people.map(({ email }) => email),
      ),
    ],
    [
      'user ids',
      'broker',
      missing(
        'broker',
        people.map(({ userId }) => userId),
      ),
    ],
  ] as const
  return counts.flatMap(([what, folder, count]) =>
    count === 0 ? [] : [`the search misses ${count} of ${people.length} ${what} that are in the ${folder}`],
  )
}

async function search(stack: Stack, { count, withMails }: { count: number; withMails: boolean }): Promise<Outcome> {
  const people = await issue(stack, count)
  const addresses = new Set(people.map(({ email }) => email))
  const wanted = (mail: Mail) => recipientsOf(mail).some((address) => addresses.has(address))
  const wait = (many: number) => waitForMails(stack, { wanted, count: many, withinMs: 120_000 })
  const links = people.flatMap(({ mailed }) => mailed).length
  // A link is mailed as long as the password is the one it was asked for.
  if (withMails) await wait(links)
  const later = withMails ? await takeNewPasswords(stack, people) : []
  const calls = withMails ? [await callSecret(stack)] : []
  const mails = withMails ? await wait(links + later.length) : []
  const secrets = [...later, ...calls, ...people.flatMap(({ never, mailed }) => [...never, ...mailed])]
  const known = people.flatMap(({ userId, email }) => [userId, email])
  const found = findInFiles(stack.folder, [...secrets, ...known])
  const kept = secrets.flatMap((secret) =>
    (found.places.get(secret) ?? []).map((file) => `${file} holds a secret that was issued`),
  )
  const inMails = withMails ? faultsOfMails(people, mails) : []
  const got = `${secrets.length} passwords, sessions, links and secrets of calls: ${kept.length} found in ${found.files} files (${(found.bytes / 2 ** 20).toFixed(0)} MiB of database, stream and logs); ${mails.length} mails: ${inMails.length} faults`
  return { got, n: secrets.length, faults: [...kept, ...inMails, ...faultsOfControl(people, found)] }
}

const chatty = Object.fromEntries(
  (['gateway', 'auth', 'practice', 'billing', 'tutor-voice', 'mail'] as const).map((name) => [
    name,
    { LOG_LEVEL: 'debug' },
  ]),
)

export const a8AtRest: Row = {
  id: 'A8',
  name: 'secrets at rest',
  bar: '1,000 issued passwords, session tokens, links and secrets of calls: 0 in the files of the database (free pages and log included), of the stream and of the logs (at debug level); in the mailbox only the links that were mailed, each to its own person',
  plant: {
    what: 'auth keeps the token of a link beside its hash',
    into: {
      auth: [
        {
          file: '/auth/src/flows/request-link.ts',
          find: 'tokens.insert(hash, newLinkRequest(asked), [event]),',
          replace:
            'tokens.insert(hash, { ...newLinkRequest(asked), token: linkTokens.tokenOf(purpose, requestId) }, [event]),',
        },
      ],
    },
    see: async (trial) => search(await trial.planted(), { count: 1, withMails: false }),
  },
  run: async (trial) =>
    trial.tier === 'full'
      ? search(await trial.ownStack({ env: chatty }), { count: 210, withMails: true })
      : search(await trial.stack(), { count: 6, withMails: true }),
}

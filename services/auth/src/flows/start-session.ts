import { randomUUID } from 'node:crypto'
import { createEvent } from '@app/shared/events/event'
import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { firstRenewal, keptSessionMs } from '../domain/renewal.ts'
import { renewalCookie } from '../domain/renewal-cookie.ts'
import type { User } from '../domain/user.ts'
import { hashOfToken } from '../providers/link-tokens.ts'
import { sessionLifeMs, signSession } from '../providers/signing-keys.ts'
import type { Login } from '../store/logins.ts'
import type { Session } from '../store/sessions.ts'
import { endSession } from './end-session.ts'

/** Who enters, by which login, from where. */
export interface Entry {
  user: User
  login: Pick<Login, 'emailKey' | 'credential'>
  device: string
  /** Whether the candidate stays signed in. Administrators never do. */
  keep: boolean
}

/** A new session's token, and the cookie that renews it. */
export interface Started {
  token: string
  cookie: string
}

type Needs = Pick<
  Deps,
  'sessions' | 'signingKeys' | 'clock' | 'logins' | 'users' | 'devices' | 'outbox' | 'renewalSecrets'
>

/**
 * Begins a session and answers its token. Whoever changes the password or the admin flag ends the sessions that they find
 * afterwards; so one that begins meanwhile looks again, ends itself, and answers 503: asking again gets the right answer.
 */
export async function startSession(deps: Needs, entry: Entry): Promise<Started> {
  const { session, token, cookie } = await beginSession(deps, entry)
  const [login, user] = await Promise.all([
    deps.logins.findByEmail(entry.login.emailKey),
    deps.users.findById(entry.user.id),
  ])
  const changed = login?.userId !== entry.user.id || login.credential !== entry.login.credential
  if (changed || user?.admin !== entry.user.admin) {
    const reason = changed ? 'password-changed' : 'admin-changed'
    await endSession(deps, { sessionId: session.id, userId: session.userId, reason })
    throw unavailable()
  }
  await noteDevice(deps, session)
  return { token, cookie }
}

/** The session alone, without a look at what changes meanwhile. */
export async function beginSession(
  {
    sessions,
    signingKeys,
    clock,
    renewalSecrets,
  }: Pick<Needs, 'sessions' | 'signingKeys' | 'clock' | 'renewalSecrets'>,
  { user, login, device, keep }: Entry,
): Promise<Started & { session: Session }> {
  const now = clock.now()
  const { emailKey, credential } = login
  const kept = keep && !user.admin
  const lifeMs = kept ? keptSessionMs : sessionLifeMs
  const expiresAt = new Date(now.getTime() + lifeMs)
  const secret = renewalSecrets.first()
  const renewal = firstRenewal(hashOfToken(secret))
  const id = randomUUID()
  const session = { id, userId: user.id, emailKey, credential, device, createdAt: now, expiresAt, kept, renewal }
  const token = await signSession(signingKeys, session, { admin: user.admin, zone: user.zone, now })
  await sessions.insert(session)
  return { session, token, cookie: renewalCookie({ sessionId: id, secret }, kept ? lifeMs : null) }
}

/** A person hears of a login from a kind of device that they never used before; of the very first there is nothing to tell. */
async function noteDevice({ devices, outbox }: Needs, { id, userId, device, createdAt }: Session): Promise<void> {
  const known = await devices.listLabels(userId)
  if (known.includes(device)) return
  const body = { userId, sessionId: id }
  const event = createEvent('auth.signed-in-anew.v1', { key: id, body, at: createdAt })
  const events = known.length === 0 ? [] : [event]
  await outbox.commit({ collection: 'devices', id: userId, events }, () => devices.add(userId, device, event))
}

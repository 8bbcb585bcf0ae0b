import { randomUUID } from 'node:crypto'
import { createLinkTokens } from '../../../services/auth/src/providers/link-tokens.ts'
import { unsubscribeToken } from '../../../services/mail/src/providers/unsubscribe-token.ts'
import { type Candidate, login } from '../../dev/candidate.ts'
import { httpCall } from '../../dev/http-call.ts'
import { sealer } from '../attacks/passwords.ts'
import type { Stack } from '../../stack/stack.ts'
import { openStores } from './stores.ts'

const newPassword = 'thirteen quiet mornings'

/** What somebody does with an account until they delete it, the good way and the bad ways. */
export async function accountLife(stack: Stack, candidate: Candidate, from: string): Promise<void> {
  const { base, context } = stack
  const { email, password, userId } = candidate
  const post = (path: string, body: unknown) =>
    httpCall({ method: 'POST', url: `${base}/api${path}`, body, from, headers: { 'content-type': 'application/json' } })
  for (const known of [email, `${randomUUID()}@example.com`]) {
    await post('/auth/resend-verification', { email: known })
    await post('/auth/forgot-password', { email: known })
    await post('/auth/verify-email', { email: known, code: '123456' })
  }
  const tokens = await linkTokensOf(stack, userId)
  const seal = await sealer(stack)
  const { passwordEnc: newPasswordEnc, keyFingerprint } = seal(newPassword)
  for (const token of ['nothing that we made', ...tokens.verify]) await post('/auth/verify-email', { token })
  for (const token of ['nothing that we made', ...tokens.reset])
    await post('/auth/reset-password', { token, newPasswordEnc, keyFingerprint })
  const again = await login({ base, email, password: newPassword, from })
  const other = await login({ base, email, password: newPassword, from })
  const { body } = await again.call<{ sessions: Array<{ id: string }> }>('GET', '/auth/sessions')
  for (const { id } of body.sessions.slice(-1)) await again.call('DELETE', `/auth/sessions/${id}`)
  for (const old of ['not the right one', newPassword]) {
    const change = { ...seal(old), newPasswordEnc: seal(password).passwordEnc }
    await again.call('POST', '/auth/change-password', change)
  }
  const asked = await again.call<{ id: string }>('POST', '/auth/export')
  await again.call('GET', `/auth/export/${asked.body.id}`)
  await again.call('POST', '/admin/email', { subject: 'x', text: 'x' })
  const message = 'I found the explanation of question four hard to follow.'
  await post('/support/contact', { name: 'A life', email, message })
  const stop = unsubscribeToken(Buffer.from(context.secrets.unsubscribeKey, 'base64'), userId, 'weekly-summary')
  for (const token of [stop, 'nothing.that'])
    await httpCall({ method: 'POST', url: `${base}/api/mail/unsubscribe/${token}`, from })
  await other.call('POST', '/auth/logout')
  await other.call('GET', '/auth/me')
  for (const word of ['not the right one', password]) {
    const deleted = await again.call<{ erasureId?: string }>('DELETE', '/auth/me', seal(word))
    await httpCall({ url: `${base}/api/auth/erasures/${deleted.body.erasureId ?? randomUUID()}`, from })
  }
}

/** The links in the mails of somebody, as auth makes them. */
async function linkTokensOf({ context }: Stack, userId: string): Promise<Record<'verify' | 'reset', string[]>> {
  const stores = openStores(context)
  try {
    const { tokenOf } = createLinkTokens(Buffer.from(context.secrets.linkKey, 'base64'))
    const asked = await stores.auth.db
      .collection<{ _id: string; userId: string; purpose: 'verify' | 'reset'; requestId: string }>('tokens')
      .find({ userId })
      .toArray()
    const of = (purpose: 'verify' | 'reset') =>
      asked.filter((one) => one.purpose === purpose).map(({ requestId }) => tokenOf(purpose, requestId))
    return { verify: of('verify'), reset: of('reset') }
  } finally {
    await stores.close()
  }
}

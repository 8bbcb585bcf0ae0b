import { setTimeout as pause } from 'node:timers/promises'
import type { operations } from '@app/contracts/generated/auth'
import { receiptOf } from '@app/shared/mongo/erasure'
import { createEmailKeyOf } from '../../../../services/auth/src/providers/email-key.ts'
import { createErasureIdOf } from '../../../../services/auth/src/providers/seal-address.ts'
import { httpCall } from '../../../dev/http-call.ts'
import { sealer } from '../../attacks/passwords.ts'
import type { Stack } from '../../../stack/stack.ts'
import { services } from './data-map.ts'
import type { Life } from './full-life.ts'

type Erasure = operations['getErasure']['responses'][200]['content']['application/json']

/**
 * Deletes the account as its owner does, and answers where the erasure can be looked at. A call that was answered too late
 * may have been heard: then the session is over, and the id follows from the person.
 */
export async function deleteAccount(stack: Stack, { candidate }: Life): Promise<string> {
  const emailKeyOf = createEmailKeyOf(Buffer.from(stack.context.secrets.emailKey, 'base64'))
  const seal = await sealer(stack, { fresh: true })
  for (let tries = 0; ; tries += 1) {
    const answer = await candidate.call<{ erasureId: string }>('DELETE', '/auth/me', seal(candidate.password))
    if (answer.status === 202) return answer.body.erasureId
    if (answer.status === 401 && tries > 0) return createErasureIdOf(emailKeyOf)(candidate.userId)
    if (![503, 504].includes(answer.status) || tries === 20)
      throw new Error(`deleting an account answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    await pause(500)
  }
}

/**
 * Waits until an erasure is done, or for as long as it may take after `since`. Answers what is wrong with its receipts, and
 * how long it took.
 */
export async function untilErased(
  { base }: Stack,
  life: Life,
  { id, since, withinMs }: { id: string; since: number; withinMs: number },
): Promise<{ faults: string[]; ms: number }> {
  for (;;) {
    const url = `${base}/api/auth/erasures/${id}`
    const { status, body } = await httpCall<Erasure>({ url, from: life.from }).catch(() => ({ status: 0, body: null }))
    const ms = performance.now() - since
    if (status === 200 && body?.state === 'done') return { faults: receiptFaults(body), ms }
    if (ms > withinMs) {
      const there = body?.receipts.map(({ service }) => service).join(', ')
      return { faults: [`an erasure is not done after ${Math.round(ms / 1000)} s; receipts: ${there}`], ms }
    }
    await pause(1000)
  }
}

/** Five, each once, each counting something, with a digest that fits. */
function receiptFaults({ id, receipts }: Erasure): string[] {
  const given = receipts.map(({ service }) => service)
  const faults = services
    .filter((service) => given.filter((one) => one === service).length !== 1)
    .map((service) => `${given.length} receipts, not one of ${service}`)
  for (const { service, erasedAt, removed, sha256 } of receipts) {
    const said = receiptOf(service, { erasureId: id, erasedAt: new Date(erasedAt), removed })
    if (said.sha256 !== sha256) faults.push(`the digest of ${service}'s receipt does not fit`)
    if (Object.values(removed).every((count) => count === 0)) faults.push(`${service} says that it removed nothing`)
  }
  return faults
}

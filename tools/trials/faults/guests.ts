import { randomUUID } from 'node:crypto'
import type { Guest } from '../../../services/tutor-voice/src/store/guest-key.ts'
import { ask, askJson, jsonOf, type Reply } from '../attacks/ask.ts'
import { askPatiently } from '../attacks/ask-patiently.ts'
import { findInFiles } from '../attacks/find-in-files.ts'
import type { Random } from '../support/random.ts'
import { withReasons } from '../../stack/log-lines.ts'
import type { Stack } from '../../stack/stack.ts'

/** A guest of the tutor, whose address, browser and words stand nowhere else. */
export interface GuestWithCanaries extends Guest {
  /** A word of all that the guest writes. */
  word: string
}

/** Each guest has a network of 2^16 addresses, in which the attacker would look for them. */
export function createGuest(random: Random, index: number): GuestWithCanaries {
  return {
    address: `127.${101 + index}.${random.int(100, 254)}.${random.int(100, 254)}`,
    userAgent: `Browser/${randomUUID()}`,
    word: `canary${randomUUID().replaceAll('-', '')}`,
  }
}

const headersOf = ({ userAgent }: Guest) => ({ 'user-agent': userAgent })

/** A tutor that is too busy says so by 503, counts nothing, and is asked again. */
export function askAsGuest(stack: Stack, guest: GuestWithCanaries, question: string): Promise<Reply> {
  const url = `${stack.base}/api/tutor/ask`
  return askPatiently({ method: 'POST', url, from: guest.address, headers: headersOf(guest), body: { question } })
}

/** So many questions at once. `others`: what came instead of an answer or the refusal of the specification. */
export async function askAtOnce(
  stack: Stack,
  guest: GuestWithCanaries,
  count: number,
): Promise<{ answered: number; others: string[] }> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, n) => askAsGuest(stack, guest, `What is ${n + 2}% of 300, ${guest.word}?`)),
  )
  const isRefusal = (reply: Reply) => reply.status === 429 && jsonOf(reply)?.['code'] === 'GUEST_LIMIT'
  const others = replies.filter((reply) => reply.status !== 200 && !isRefusal(reply))
  const told = others.map(({ status, text }) => `${status} ${text}`)
  return { answered: replies.filter(({ status }) => status === 200).length, others: withReasons(stack, told) }
}

/** The other ways in which a guest's words come: as a stream, with a history, refused, and beside a look at the count. */
export async function leaveCanaries(stack: Stack, guest: GuestWithCanaries): Promise<void> {
  const { word, address: from } = guest
  const url = `${stack.base}/api/tutor/ask`
  const headers = headersOf(guest)
  // Another browser of the same network still has questions left.
  const fresh = { 'user-agent': `${guest.userAgent} again` }
  const history = [{ role: 'user', text: `before: ${word}` }]
  const send = (body: object, more: Record<string, string>) =>
    askJson({ method: 'POST', url, from, headers: more, body })
  await send({ question: `Why, ${word}?`, history }, fresh)
  await send({ question: `And as a stream, ${word}?`, history }, { ...fresh, accept: 'text/event-stream' })
  await send({ question: `${word} `.repeat(60) }, fresh)
  await send({ question: word, questionId: 'no-such-question' }, fresh)
  await send({ question: word, unknown: word }, headers)
  await ask({ url: `${stack.base}/api/tutor/usage`, headers, from })
}

/** Where something of a guest stands in the files of database, broker or logs. */
export function findCanaries(stack: Stack, guests: readonly GuestWithCanaries[]): string[] {
  const names = new Map(
    guests.flatMap(({ address, userAgent, word }) => [
      [address, 'the address'] as const,
      [userAgent, 'the browser'] as const,
      [word, 'words'] as const,
    ]),
  )
  const { places } = findInFiles(stack.folder, [...names.keys()])
  return [...places].flatMap(([text, files]) => files.map((file) => `${file} holds ${names.get(text)} of a guest`))
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from '../../stack/stack.ts'

/** A mail as it reached the mailbox: what stood in it, and whom the envelope named. */
export interface Mail {
  id: string
  subject: string
  text: string
  html: string
  headers: Record<string, unknown>
  from: { address: string }[]
  to: { address: string }[]
  cc?: { address: string }[]
  bcc?: { address: string }[]
  envelope: { from: Recipient; to: Recipient[] }
}

type Recipient = string | { address: string }

export const recipientsOf = ({ envelope }: Mail) =>
  envelope.to.map((each) => (typeof each === 'string' ? each : each.address))

export async function mailsIn({ ports }: Stack): Promise<Mail[]> {
  const reply = await fetch(`http://127.0.0.1:${ports.mailbox[0]}/api/email`)
  if (!reply.ok) throw new Error(`the mailbox answered ${reply.status}`)
  return (await reply.json()) as Mail[]
}

/** The mail as it came, byte for byte. */
export async function sourceOf({ ports }: Stack, { id }: Mail): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${ports.mailbox[0]}/api/email/${id}/source`)
  if (!reply.ok) throw new Error(`the mailbox answered ${reply.status}`)
  return reply.text()
}

/** The mails that `wanted` tells, once there are so many of them, or when `withinMs` are over. */
export async function waitForMails(
  stack: Stack,
  { wanted, count, withinMs }: { wanted: (mail: Mail) => boolean; count: number; withinMs: number },
): Promise<Mail[]> {
  for (const end = Date.now() + withinMs; ; await pause(500)) {
    const found = (await mailsIn(stack)).filter(wanted)
    if (found.length >= count || Date.now() > end) return found
  }
}

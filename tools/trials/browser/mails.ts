import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from '../../stack/stack.ts'

interface Mail {
  text: string
  html: string
  to: { address: string }[]
}

/** The mails that an address got, or any address, and that `fits`; waits up to half a minute for the first. May be empty. */
export async function mailsTo(stack: Stack, address: string | null, fits: (mail: Mail) => boolean): Promise<Mail[]> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(250)) {
    const answer = await fetch(`http://127.0.0.1:${stack.ports.mailbox[0]}/api/email`)
    const mails = (await answer.json()) as Mail[]
    const found = mails.filter(
      (mail) => (address === null || mail.to.some((to) => to.address === address)) && fits(mail),
    )
    if (found.length > 0) return found
  }
  return []
}

/** The one-time token of the newest mail with a link to this page. */
export async function linkFromMail(stack: Stack, address: string, page: string): Promise<string> {
  const link = new RegExp(`${page}\\?token=([\\w-]+)`)
  const mails = await mailsTo(stack, address, ({ text }) => link.test(text))
  const token = link.exec(mails.at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error(`no mail with a link to ${page} came`)
  return token
}

import { expect } from './test.ts'
import { mailboxUrl } from './stack.config.ts'

export interface Mail {
  subject: string
  text: string
  to: Array<{ address: string }>
}

/** The newest mail to an address whose subject matches; waits until it is there, and for as many as `count`. */
export async function mailTo(address: string, subject: RegExp, count = 1): Promise<Mail> {
  let found: Mail[] = []
  await expect(async () => {
    const all = (await (await fetch(`${mailboxUrl()}/api/email`)).json()) as Mail[]
    found = all.filter((mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject))
    expect(found.length, `mails to ${address} about ${subject}`).toBeGreaterThanOrEqual(count)
  }).toPass({ timeout: 30_000, intervals: [250] })
  return found.at(-1)!
}

/** The address of the link in a mail, as a path of the site. */
export function linkIn({ text }: Mail, page: string): string {
  const link = new RegExp(`https?://[^\\s/]+(${page}\\?token=[\\w%.-]+)`).exec(text)?.[1]
  if (!link) throw new Error(`The mail has no link to ${page}:\n${text}`)
  return link
}

export function codeIn({ text }: Mail): string {
  const code = /(?<!\d)\d{3}\s?\d{3}(?!\d)/.exec(text)?.[0]
  if (!code) throw new Error(`The mail has no code:\n${text}`)
  return code
}

import { MailDev } from 'maildev'
import { refuseForeignOrigins } from './own-origin.ts'

export interface MailboxPlace {
  host: string
  /** Ports of the page and of the mail server; 0 takes any that is free. */
  web: number
  smtp: number
  /** Where mails are kept; without it, in memory. */
  folder?: string | undefined
}

/** Starts a mail server that keeps every mail, and the page that shows them. */
export async function startMailbox({ host, web, smtp, folder }: MailboxPlace) {
  const mailbox = new MailDev({
    smtp,
    ip: host,
    web,
    webIp: host,
    silent: true,
    maxEmails: 1000,
    ...(folder ? { mailDirectory: folder } : {}),
  })
  const { api } = await mailbox.start()
  if (!api) throw new Error('Cannot start: MailDev serves no page.')
  refuseForeignOrigins(api.server.server)
  return { port: api.getPort(), stop: () => mailbox.stop() }
}

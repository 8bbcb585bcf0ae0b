import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  from: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** The same for every try, so that a mailbox that gets it twice shows it once. */
  messageId: string
}

/** Hands mails to a mail server. */
export interface Mailer {
  /** `rejected` where the server will never take it; throws where it cannot now. */
  send(mail: Mail): Promise<'sent' | 'rejected'>
  close(): void
}

/** Together far below a job's lease. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  return {
    async send({ to, ...mail }) {
      try {
        // As an object, an address is one address, whatever stands in it.
        await transport.sendMail({
          ...mail,
          to: { name: '', address: to },
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return 'sent'
      } catch (error) {
        if (isRejection(error)) return 'rejected'
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/** A final answer (5xx, RFC 5321) about this recipient or this message; one about us, such as a login, is repaired. */
function isRejection(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}

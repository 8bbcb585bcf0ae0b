import { timeout } from '@app/shared/timeout'
import { createTransport } from 'nodemailer'
import { readAddress } from '../domain/typed-text.ts'

export interface Mail {
  to: string
  from: { name: string; address: string }
  replyTo?: string
  subject: string
  text: string
  html: string
  /** The same for every try, so that a mailbox that gets it twice shows it once. */
  messageId: string
  /** Written by nobody: absence notes do not answer it (RFC 3834). */
  automatic: boolean
  /** Marked as important: X-Priority, X-MSMail-Priority and Importance. */
  isPriority: boolean
  /** One-click address to stop mails of this kind (RFC 8058). */
  unsubscribe?: string
}

/** Hands mails to a mail server. */
export interface Mailer {
  /** `rejected` where the server will never take it; throws where it cannot now. */
  send(mail: Mail): Promise<'sent' | 'rejected'>
  close(): void
}

/** For each step; a server that is slow in all of them is cut off by `wholeMs`. Both far below a job's lease. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }
const usual = { stepMs: timeouts, wholeMs: 60_000 }

export function createMailer(smtpUrl: string, { stepMs, wholeMs } = usual): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...stepMs,
  })
  return {
    async send(mail) {
      // Whoever it comes from: what could mean more than one recipient goes to none.
      if (readAddress(mail.to) === null) return 'rejected'
      try {
        await timeout(wholeMs, transport.sendMail(toMessage(mail)), 'the mail server is too slow')
        return 'sent'
      } catch (error) {
        if (isRejection(error)) return 'rejected'
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/** As an object, an address is one address, whatever stands in it. */
function toMessage({ to, replyTo, automatic, unsubscribe, isPriority, ...mail }: Mail) {
  return {
    ...mail,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    // Nodemailer writes the headers of this priority.
    ...(isPriority ? { priority: 'high' as const } : {}),
    headers: {
      ...(automatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
      ...(unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }
}

/** A final answer (5xx, RFC 5321) about this recipient or this message; one about us, such as a login, is repaired. */
function isRejection(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}

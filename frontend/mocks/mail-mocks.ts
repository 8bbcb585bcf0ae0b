import { ok } from './answers.ts'
import type { Mocks } from './operations.ts'

export const SALES = 'sales@example.com'

/** Mails that people write to us, and the administrator to them. */
export function createMailMocks() {
  return {
    contactSupport: () => ({ status: 202, body: { message: "Message sent. We'll get back to you soon." } }),
    sendAdminEmail: ({ body }) => ok({ to: body.to || SALES }),
    // The gateway leads to the page that asks; the page itself never opens this address.
    openUnsubscribe: () => ({ status: 303, body: undefined }),
    unsubscribe: () => ok({ message: 'You are unsubscribed. You can change this on your account page.' }),
  } satisfies Partial<Mocks>
}

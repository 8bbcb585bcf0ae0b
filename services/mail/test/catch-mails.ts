import type { Event, Subject } from '@app/shared/events/event'
import { expect } from 'vitest'
import type { Mail, startSmtp } from './start-mail.ts'

interface Running {
  mail: Mail
  smtp: Awaited<ReturnType<typeof startSmtp>>
}

export const settleDown = () => new Promise((resolve) => setTimeout(resolve, 300))

export const unfolded = (source: string) =>
  source
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')
    .replaceAll(/\r\n[ \t]/g, ' ')

/** What the mail server got after an event. `running` is read late, because a suite starts both before its tests. */
export const catchMails = (running: () => Running) => ({
  /** The one mail that comes of an event, however often the event comes. */
  async oneMailOf<S extends Subject>(event: Event<S>): Promise<{ to: string[]; text: string }> {
    const { mail, smtp } = running()
    for (let time = 0; time < 3; time += 1) await mail.react(event)
    await expect.poll(() => smtp.caught.length, { timeout: 15_000 }).toBe(1)
    await settleDown()
    expect(smtp.caught).toHaveLength(1)
    const [{ to, source }] = smtp.caught as [(typeof smtp.caught)[0]]
    return { to, text: unfolded(source) }
  },

  /** What is in the mailbox some time after the event. */
  async mailsOf<S extends Subject>(event: Event<S>): Promise<unknown[]> {
    const { mail, smtp } = running()
    await mail.react(event)
    await settleDown()
    return smtp.caught
  },
})

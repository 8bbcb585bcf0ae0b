import { createHmac } from 'node:crypto'
import type { ProviderEvent } from './objects.ts'

/** What happens to the messages on their way; each defect stays until it is changed. */
export interface Delivery {
  /** How often each message is sent, at least once. */
  copies: number
  delayMs: number
  /** Messages are kept until they are released. */
  hold: boolean
  /** Messages are thrown away. */
  lose: boolean
}

export interface Webhooks {
  delivery: Delivery
  send(event: ProviderEvent): void
  /** Sends what was held, in the order that `order` makes of it. */
  release(order: 'forward' | 'reverse'): number
  /** Messages that are still on their way, and those that were held. */
  waiting(): { sending: number; held: number }
  stop(): void
}

export interface Endpoint {
  url: string
  secret: string
}

/** Retries come sooner than the provider's, which take hours: a test or a demonstration waits seconds. */
const retryAfterMs = [200, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000]
const answerWithinMs = 10_000

/** Signs each event and posts it to every endpoint until it is answered with 2xx. */
export function createWebhooks(endpoints: () => readonly Endpoint[]): Webhooks {
  const delivery: Delivery = { copies: 1, delayMs: 0, hold: false, lose: false }
  const sender = createSender()
  let held: ProviderEvent[] = []
  const deliver = (event: ProviderEvent): void => {
    for (const endpoint of endpoints())
      for (let copy = 0; copy < delivery.copies; copy += 1) sender.send(endpoint, event, delivery.delayMs)
  }
  return {
    delivery,
    send(event) {
      if (delivery.lose) return
      if (delivery.hold) held.push(event)
      else deliver(event)
    },
    release(order) {
      const released = order === 'reverse' ? held.toReversed() : held
      held = []
      delivery.hold = false
      released.forEach(deliver)
      return released.length
    },
    waiting: () => ({ sending: sender.count(), held: held.length }),
    stop: sender.stop,
  }
}

/** Sends messages and tries again what was not taken. */
function createSender() {
  const timers = new Set<NodeJS.Timeout>()
  let sending = 0
  const after = (ms: number, work: () => Promise<void>) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void work()
    }, ms)
    timers.add(timer)
  }
  const attempt = async (endpoint: Endpoint, event: ProviderEvent, tries: number): Promise<void> => {
    const isTaken = await post(endpoint, event)
    const wait = retryAfterMs[tries]
    if (isTaken || wait === undefined) sending -= 1
    else after(wait, () => attempt(endpoint, event, tries + 1))
  }
  return {
    send(endpoint: Endpoint, event: ProviderEvent, delayMs: number) {
      sending += 1
      after(delayMs, () => attempt(endpoint, event, 0))
    },
    count: () => sending,
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  }
}

async function post({ url, secret }: Endpoint, event: ProviderEvent): Promise<boolean> {
  const payload = JSON.stringify(event, null, 2)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(payload, secret) },
      body: payload,
      signal: AbortSignal.timeout(answerWithinMs),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** The header `Stripe-Signature`: HMAC-SHA256 over the time and the raw body (docs.stripe.com/webhooks/signature). */
function signatureOf(payload: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  return `t=${at},v1=${digest}`
}

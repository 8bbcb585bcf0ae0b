import { createHash } from 'node:crypto'

/** A seeded candidate. Everything about them follows from their number, so that nothing has to be written down. */
export interface SeededCandidate {
  id: string
  email: string
  plan: 'free' | 'monthly'
  zone: string
  /** One of a thousand loopback addresses: a network of ten people. */
  from: string
}

/** Of all of them. */
export const SEEDED_PASSWORD = 'twelve quiet mornings'

export const SETS_EACH = 30

const zones = [
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Africa/Lagos',
  'America/Sao_Paulo',
  'Asia/Shanghai',
  'Australia/Sydney',
  'UTC',
] as const

/** Half of them pay. `group` names their databases, so that no two groups share an id. */
export function candidateAt(index: number, group: string): SeededCandidate {
  const digest = createHash('sha256').update(`${group}:${index}`).digest('hex')
  const id = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  return {
    id,
    email: `candidate-${index}${group}@example.com`,
    plan: index % 2 === 0 ? 'monthly' : 'free',
    zone: zones[index % zones.length] ?? 'UTC',
    from: `127.1.${Math.floor((index % 1000) / 250)}.${(index % 250) + 1}`,
  }
}

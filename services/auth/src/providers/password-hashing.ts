import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '@app/contracts/rules/text-limits'
import { unavailable } from '@app/shared/http/problem'

/** Hashes passwords. All throw the problem 503 when too many wait. */
export interface PasswordHashing {
  /**
   * Runs an operation that is going to hash, if there is room for its hash: one that is refused has cost nothing yet, so
   * that a storm of logins takes neither the database nor the processor from everybody else.
   */
  admit<T>(operation: () => Promise<T>): Promise<T>
  hash(password: string): Promise<string>
  /** Does the same work where there is no hash (null), so that time does not tell whether an account exists. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

/**
 * argon2id with 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). `algorithm: 2` is argon2id: the
 * package's enum does not exist at run time.
 */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash takes 25 ms of one core: two at once leave the thread pool and the machine to everybody else. */
export function createPasswordHashing(limits = { atOnce: 2, queue: 20, waitMs: 1000 }): PasswordHashing {
  const slots = createSlots(limits)
  const admit = createSlots({ atOnce: limits.atOnce + limits.queue, queue: 0, waitMs: 0 })
  const nobody = hash(randomBytes(16), parameters)
  return {
    admit,
    hash: (password) => slots(() => hash(normalPassword(password), parameters)),
    verify: (passwordHash, password) =>
      slots(async () => {
        const right = await verify(passwordHash ?? (await nobody), normalPassword(password))
        return right && passwordHash !== null
      }),
  }
}

/** Runs `atOnce` jobs; `queue` more wait in their order, for `waitMs` at most. Beyond that: 503. */
export function createSlots({ atOnce, queue, waitMs }: { atOnce: number; queue: number; waitMs: number }) {
  const waiting: Array<() => void> = []
  let running = 0

  const enter = (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= queue) return Promise.reject(unavailable())
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1)
        reject(unavailable())
      }, waitMs)
      waiting.push(turn)
    })
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <T>(job: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await job()
    } finally {
      leave()
    }
  }
}

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPendingLogout } from './pending-logout.ts'

const isPending = () => localStorage.length > 0

describe('a logout that the server has not heard of', () => {
  beforeEach(() => localStorage.clear())

  it('is told again while the server is away, until it has heard', async () => {
    vi.useFakeTimers()
    const tell = vi.fn(() => Promise.resolve(true))
    tell.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(false)
    const pending = createPendingLogout(localStorage, tell)
    pending.remember()
    await pending.settle()
    expect(isPending()).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tell).toHaveBeenCalledTimes(3)
    expect(isPending()).toBe(false)
  })

  it('is told when the network comes back while an earlier attempt is failing', async () => {
    vi.useFakeTimers()
    const earlier = Promise.withResolvers<boolean>()
    const tell = vi.fn(() => Promise.resolve(true))
    // A part of the program that is being loaded fails for both who wait for it.
    tell.mockReturnValueOnce(earlier.promise).mockReturnValueOnce(earlier.promise)
    const pending = createPendingLogout(localStorage, tell)
    pending.remember()
    const attempts = [pending.settle(), pending.settle()]
    earlier.reject(new TypeError('Failed to fetch dynamically imported module'))
    await Promise.all(attempts)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tell).toHaveBeenCalledTimes(3)
    expect(isPending()).toBe(false)
  })

  it('is forgotten when a new session begins', async () => {
    vi.useFakeTimers()
    const tell = vi.fn(() => Promise.resolve(false))
    const pending = createPendingLogout(localStorage, tell)
    pending.remember()
    await pending.settle()
    pending.forget()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tell).toHaveBeenCalledTimes(1)
  })
})

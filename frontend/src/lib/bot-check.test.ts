import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckAction } from './bot-check.ts'

const settings = (siteKey: string) => ({ recaptcha: { siteKey, script: 'https://check.example/api.js' } })
let siteKey = ''
let botCheckToken: (action: CheckAction) => Promise<string>

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json(settings(siteKey)))
  ;({ botCheckToken } = await import('./bot-check.ts'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

const scripts = () => [...document.head.querySelectorAll('script')]
/** The script arrives, or does not. */
const scriptIs = async (outcome: 'load' | 'error') => {
  await vi.waitFor(() => expect(scripts()).not.toHaveLength(0))
  scripts().at(-1)!.dispatchEvent(new Event(outcome))
}

describe('without a key', () => {
  beforeEach(() => {
    siteKey = ''
  })

  it('takes a dummy in development', async () => {
    expect(await botCheckToken('login')).toBe('development-login')
    expect(scripts()).toEqual([])
  })

  it('says so everywhere else', async () => {
    vi.stubEnv('DEV', false)
    await expect(botCheckToken('login')).rejects.toThrow('reCAPTCHA site key not configured')
  })
})

describe('with a key', () => {
  beforeEach(() => {
    siteKey = 'key'
  })

  it('loads the script once, with the key, and asks for the action', async () => {
    const execute = vi.fn(async (key: string, { action }: { action: string }) => `${key}-${action}`)
    vi.stubGlobal('grecaptcha', { ready: (act: () => void) => act(), execute })
    const first = botCheckToken('precheck')
    await scriptIs('load')
    expect(await first).toBe('key-precheck')
    expect(await botCheckToken('register')).toBe('key-register')
    expect(scripts().map(({ src }) => src)).toEqual(['https://check.example/api.js?render=key'])
  })

  it('says when the script cannot be loaded, and tries again the next time', async () => {
    const first = botCheckToken('login').catch((error: unknown) => error)
    await scriptIs('error')
    expect(await first).toEqual(new Error('Failed to load reCAPTCHA script'))
    vi.stubGlobal('grecaptcha', { ready: (act: () => void) => act(), execute: async () => 'token' })
    const second = botCheckToken('login')
    await scriptIs('load')
    expect(await second).toBe('token')
  })

  it('asks nobody where the policy of the page that was loaded has no place for it', async () => {
    const root = document.body.appendChild(document.createElement('div'))
    root.id = 'root'
    root.dataset.path = '/daily'
    await expect(botCheckToken('login')).rejects.toThrow('has no bot check')
    expect(scripts()).toEqual([])
    root.dataset.path = '/contact'
    const first = botCheckToken('login').catch((error: unknown) => error)
    await scriptIs('error')
    expect(await first).toEqual(new Error('Failed to load reCAPTCHA script'))
    root.remove()
  })

  it('gives up after four seconds without a usable script', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'performance'] })
    const first = botCheckToken('login').catch((error: unknown) => error)
    await scriptIs('load')
    await vi.advanceTimersByTimeAsync(4100)
    expect(await first).toEqual(new Error('grecaptcha execute not available (timeout)'))
  })
})

import { expect, it } from 'vitest'
import { networkKey, visitorKey } from './guest-key.ts'

it('a key changes with the salt, the network and the browser, and says none of them', () => {
  const guest = { address: '203.0.113.7', userAgent: 'Browser/1' }
  const keys = [
    visitorKey('one', guest),
    visitorKey('two', guest),
    visitorKey('one', { ...guest, address: '203.0.113.8' }),
    visitorKey('one', { ...guest, userAgent: 'Browser/2' }),
    networkKey('one', guest),
  ]
  expect(new Set(keys).size).toBe(5)
  expect(networkKey('one', { ...guest, userAgent: 'Browser/2' })).toBe(networkKey('one', guest))
  const household = ['2001:db8:1:2::1', '2001:db8:1:2::9'].map((address) => visitorKey('one', { ...guest, address }))
  expect(household[1]).toBe(household[0])
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
})

import { expect, it } from 'vitest'
import { networkKey, networkOf, visitorKey } from './guest-key.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

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
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
})

import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { addressOf, networkOf } from './address.ts'

const from = (ip: string) => ({ ip }) as FastifyRequest

it('one IPv4 address is one network, also where it arrived on an IPv6 socket', () => {
  expect(networkOf(from('203.0.113.7'))).toBe('203.0.113.7')
  expect(networkOf(from('::ffff:203.0.113.7'))).toBe('203.0.113.7')
  expect(addressOf(from('::ffff:203.0.113.7'))).toBe('203.0.113.7')
})

it('one IPv6 /64 is one network, however it is written', () => {
  const network = networkOf(from('2001:db8:1:2::1'))
  expect(networkOf(from('2001:db8:1:2:ffff:ffff:ffff:ffff'))).toBe(network)
  expect(networkOf(from('2001:0DB8:0001:0002:0:0:0:9'))).toBe(network)
  expect(networkOf(from('2001:db8:1:3::1'))).not.toBe(network)
})

it('a caller who has left already has no address, which is no error', () => {
  const gone = {} as FastifyRequest
  expect([addressOf(gone), networkOf(gone)]).toEqual(['', ''])
})

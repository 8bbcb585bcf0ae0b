import { expect, it } from 'vitest'
import { editProfile, followBrowserZone, greetingOf, newUser } from './user.ts'

const user = newUser('u', { email: 'ada@example.com', username: 'ada', zone: 'UTC' }, new Date(0))

it('nobody begins as an admin, or verified', () => {
  expect(user).toMatchObject({ admin: false, emailVerified: false, subscription: null })
})

it('an edit changes what it names and nothing else', () => {
  expect(editProfile(user, {})).toEqual(user)
  expect(editProfile(user, { name: 'Ada' })).toEqual({ ...user, name: 'Ada' })
  expect(editProfile(user, { username: null })).toEqual({ ...user, username: null })
})

it('the zone follows the browser until the person chooses one', () => {
  const tokyo = { zone: 'Asia/Tokyo', zoneAssumed: false }
  const moved = followBrowserZone(user, tokyo)
  expect(moved?.zone).toBe('Asia/Tokyo')
  expect(followBrowserZone(user, { zone: 'UTC', zoneAssumed: false })).toBeNull()
  expect(followBrowserZone(user, undefined)).toBeNull()
  expect(followBrowserZone(editProfile(user, { zone: 'Europe/Madrid' }), tokyo)).toBeNull()
})

it('a zone that was assumed is noted until the browser names one or the person chooses one', () => {
  const assumed = followBrowserZone(user, { zone: 'UTC', zoneAssumed: true })!
  expect(assumed).toMatchObject({ zone: 'UTC', zoneAssumed: true })
  expect(followBrowserZone(assumed, { zone: 'UTC', zoneAssumed: false })?.zoneAssumed).toBe(false)
  expect(editProfile(assumed, { name: 'Ada' }).zoneAssumed).toBe(true)
  expect(editProfile(assumed, { zone: 'UTC' })).toMatchObject({ zoneChosen: true, zoneAssumed: false })
})

it('a mail greets with the name, else the username, and never with an address', () => {
  expect(greetingOf({ name: 'Ada Lovelace', username: 'ada' })).toBe('Ada Lovelace')
  expect(greetingOf({ name: null, username: 'ada' })).toBe('ada')
  expect(greetingOf({ name: 'www.evil.example', username: 'ada' })).toBe('ada')
  expect(greetingOf({ name: null, username: 'evil.com' })).toBe('')
})

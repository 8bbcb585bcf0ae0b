import { describe, expect, it } from 'vitest'
import { afterLogin, paths } from './paths.ts'

describe('afterLogin', () => {
  it('leads back to the page and the query a person came from', () => {
    expect(afterLogin('/review')).toBe('/review')
    expect(afterLogin('/daily?retake=1')).toBe('/daily?retake=1')
  })

  it('keeps only query values that the page knows', () => {
    expect(afterLogin('/daily?retake=1&promo=%3Cscript%3E')).toBe('/daily?retake=1')
    expect(afterLogin('/daily?retake=2')).toBe('/daily')
  })

  it.each([
    null,
    '',
    '//evil.example',
    '/..//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'https://evil.example/daily',
    'javascript:alert(1)',
    '\t/daily',
    '/daily/../login',
    '/login',
    '/register?next=/login',
    '/nowhere',
    '/Daily',
    '/daily#x',
  ])('leads to the account for %j', (next) => {
    expect(afterLogin(next)).toBe('/account')
  })

  it('takes what the login link carries', () => {
    const link = paths.login(paths.daily({ retake: true }))
    expect(link).toBe('/login?next=%2Fdaily%3Fretake%3D1')
    expect(afterLogin(new URL(link, 'http://x').searchParams.get('next'))).toBe('/daily?retake=1')
  })
})

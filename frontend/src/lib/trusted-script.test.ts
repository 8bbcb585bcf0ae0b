import { afterEach, expect, it, vi } from 'vitest'

const script = 'https://count.example/gtag/js'
afterEach(() => document.head.replaceChildren())

it.each([false, true])('loads the configured address and no other, with Trusted Types: %s', async (isTrusted) => {
  const names: string[] = []
  const createPolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => {
    names.push(name)
    return rules
  }
  if (isTrusted) vi.stubGlobal('trustedTypes', { createPolicy })
  vi.resetModules()
  const { loadTrustedScript } = await import('./trusted-script.ts')
  expect(loadTrustedScript(script, `${script}?id=G-1`).src).toBe(`${script}?id=G-1`)
  for (const other of [
    'https://count.example/gtag/js/',
    'https://count.example/gtag',
    `${script}x`,
    `//evil.example/${script}`,
    '/x.js',
    '',
  ])
    expect(() => loadTrustedScript(script, other), other).toThrow('not configured')
  expect(() => loadTrustedScript('', '?id=1')).toThrow('not configured')
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
  expect(names).toEqual(isTrusted ? ['site'] : [])
})

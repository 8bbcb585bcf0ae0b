import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { fixedPort } from './fixed-ports.ts'

it('another process cannot draw a port that was given, though nothing listens on it', async () => {
  const port = await fixedPort()
  // The child draws this port first, and then those above it.
  const module = JSON.stringify(new URL('./fixed-ports.ts', import.meta.url).href)
  const source = `const { default: crypto } = await import('node:crypto')
    const { syncBuiltinESMExports } = await import('node:module')
    let next = ${port}
    crypto.randomInt = () => next++
    syncBuiltinESMExports()
    const { fixedPort } = await import(${module})
    console.log(await fixedPort())`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(Number(stdout)).toBeGreaterThan(port)
})

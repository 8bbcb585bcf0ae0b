import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findK6 } from '../dev/k6.ts'
import { ROOT } from '../dev/root.ts'
import { startStack } from '../stack/stack.ts'

const k6 = findK6()

// Building k6 takes two minutes, so this test runs it only if the machine has it: `npm run load -- smoke` builds it.
it.skipIf(k6 === undefined)(
  'k6 registers three candidates, who practise and find their results again',
  async () => {
    const stack = await startStack()
    try {
      const [port] = stack.ports.gateway
      const script = join(ROOT, 'deploy/load/smoke.js')
      const args = ['run', '--quiet', '--local-ips=127.0.1.0/23', '-e', `BASE_URL=http://127.0.0.1:${port}`, script]
      const child = spawn(k6 ?? '', args, { stdio: 'inherit' })
      const code = await new Promise((done) => child.once('exit', done))
      expect(code).toBe(0)
    } finally {
      await stack.stop()
    }
  },
  120_000,
)

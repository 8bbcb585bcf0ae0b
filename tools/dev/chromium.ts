import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Failure } from '../../deploy/start-table/failure.ts'

const CHROMIUM = '/usr/bin/chromium'

/** The browser for the end-to-end tests: Debian's Chromium, installed when it is missing. Throws `Failure`. */
export function provideChromium(): void {
  if (existsSync(CHROMIUM)) return
  console.log('Installing Chromium from Debian …')
  const steps = [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]
  const isInstalled = steps.every((args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  })
  if (!isInstalled || !existsSync(CHROMIUM)) {
    throw new Failure(
      `The end-to-end tests need ${CHROMIUM}, and apt-get could not install it. ` +
        'As root on Debian: apt-get install chromium. Elsewhere, install Chromium there.',
    )
  }
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Failure } from '../../deploy/start-table/failure.ts'

const CHROMIUM = '/usr/bin/chromium'
/** The same engine without windows, tabs and toolbar. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** The browser for the end-to-end tests: Debian's Chromium, installed when it is missing. Throws `Failure`. */
export function provideChromium(): void {
  if (existsSync(CHROMIUM) && existsSync(SHELL)) return
  console.log('Installing Chromium from Debian …')
  apt('update')
  // Elsewhere than on Debian there may be no shell, and the tests go on without it.
  if (!apt('install', 'chromium', 'chromium-headless-shell') && !existsSync(CHROMIUM)) apt('install', 'chromium')
  if (existsSync(CHROMIUM)) return
  throw new Failure(
    `The end-to-end tests need ${CHROMIUM}, and apt-get could not install it. ` +
      'As root on Debian: apt-get install chromium. Elsewhere, install Chromium there.',
  )
}

function apt(task: 'update' | 'install', ...packages: string[]): boolean {
  const args = [task, '-y', '-q', ...(task === 'install' ? ['--no-install-recommends'] : []), ...packages]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/**
 * The program for tests that only look at pages: the shell, which takes a quarter less processor time, where it is
 * installed. What a candidate's whole browser does, such as its back/forward cache and a call, is tested in Chromium.
 */
export const pageProgram = (): string => (existsSync(SHELL) ? SHELL : CHROMIUM)

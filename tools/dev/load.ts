import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { textOf } from '../../deploy/start-table/failure.ts'
import { provideK6 } from './k6.ts'
import { ROOT } from './root.ts'

// npm run load -- smoke [-e BASE_URL=http://127.0.0.1:8080] [further options of k6]

const FOLDER = join(ROOT, 'deploy/load')
const SCRIPTS = globSync('*.js', { cwd: FOLDER }).filter((file) => file !== 'candidate.js')

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(textOf(error))
  return 1
})

async function main([name = '', ...more]: string[]): Promise<number> {
  const names = SCRIPTS.map((file) => basename(file, '.js')).sort()
  if (!names.includes(name)) {
    console.error(`Which one? npm run load -- ${names.join(' | ')}   [-e BASE_URL=http://127.0.0.1:8080]`)
    return 2
  }
  const args = ['run', ...addresses(more), ...more, join(FOLDER, `${name}.js`)]
  return spawnSync(await provideK6(), args, { stdio: 'inherit' }).status ?? 1
}

/**
 * Every virtual user calls from a loopback address of its own, since the site limits what one network may ask. Only Linux
 * has them all, and only a site on this machine sees them.
 */
function addresses(args: string[]): string[] {
  const base = args.find((arg) => /^BASE_URL=|^-eBASE_URL=/.test(arg)) ?? 'BASE_URL=http://127.0.0.1:8080'
  const isLocal = /=https?:\/\/(127\.|localhost)/.test(base)
  const isGiven = args.some((arg) => arg.startsWith('--local-ips'))
  return isLocal && !isGiven && process.platform === 'linux' ? ['--local-ips=127.0.1.0/23'] : []
}

import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

// npm run load -- smoke [-e BASE_URL=http://127.0.0.1:8080] [further options of k6]

const SCRIPTS = globSync('*.js', { cwd: import.meta.dirname }).filter((file) => file !== 'candidate.js')

process.exitCode = main(process.argv.slice(2))

function main([name = '', ...more]: string[]): number {
  const names = SCRIPTS.map((file) => basename(file, '.js')).sort()
  if (!names.includes(name)) {
    console.error(`Which one? npm run load -- ${names.join(' | ')}   [-e BASE_URL=http://127.0.0.1:8080]`)
    return 2
  }
  const args = [...addresses(more), ...more, join(import.meta.dirname, `${name}.js`)]
  const version = spawnSync('k6', ['version'], { encoding: 'utf8' })
  const isK6 = version.status === 0
  console.log(
    isK6
      ? `${name} with ${version.stdout.trim()}`
      : `${name} on the shim (deploy/load/shim): the k6 program is not installed. Figures are this machine's, not k6's.`,
  )
  const [command, before] = isK6 ? ['k6', ['run']] : [process.execPath, [join(import.meta.dirname, 'shim', 'main.ts')]]
  return spawnSync(command, [...before, ...args], { stdio: 'inherit' }).status ?? 1
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

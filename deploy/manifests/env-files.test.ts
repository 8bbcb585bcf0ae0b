import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PROCESSES } from '../start-table/processes.ts'
import { ROOT } from '../../tools/dev/root.ts'
import { generateSecrets } from '../start-table/secrets.ts'
import { containerContext, containerEnvironmentOf } from './container-context.ts'
import { envFiles } from './env-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'env-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (...args: string[]) =>
  execFileSync(
    process.execPath,
    ['deploy/manifests/write-env-files.ts', '--folder', folder, '--keys', join(folder, 'keys.json'), ...args],
    { cwd: ROOT, env: { ...process.env, LOG_LEVEL: 'warn' } },
  )

/** What a process that is started with the file sees, read by Node itself. */
function seenWith(file: string): Record<string, string> {
  const args = [`--env-file=${join(folder, file)}`, '-p', 'JSON.stringify(process.env)']
  return JSON.parse(execFileSync(process.execPath, args, { env: {}, encoding: 'utf8' })) as Record<string, string>
}

describe('the environment files', () => {
  it('give a process exactly the variables of its row, with the same keys at every run', () => {
    write()
    const keys = readFileSync(join(folder, 'keys.json'), 'utf8')
    write()
    expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe(keys)
    const context = containerContext(JSON.parse(keys), { logLevel: 'warn' })
    const auth = PROCESSES.find(({ name }) => name === 'auth')!
    expect(seenWith('auth.env')).toEqual(containerEnvironmentOf(auth, context))
  })

  it('hold only what is secret where the manifests hold the rest', () => {
    const files = envFiles(containerContext(generateSecrets()), true)
    const namesIn = (text = '') => text.split('\n').map((line) => line.split('=')[0])
    expect(namesIn(files['mail.env'])).toEqual([
      'MONGODB_URL',
      'NATS_URL',
      'SMTP_URL',
      'UNSUBSCRIBE_KEY',
      'SERVICE_KEY',
      'SERVICE_CALLERS',
      '',
    ])
    expect(Object.keys(files)).not.toContain('mailbox.env')
  })

  it('refuse a value that Node and kustomize would read differently', () => {
    const context = containerContext(generateSecrets(), { smtpUrl: 'smtp://user:pass#word@mail.example' })
    expect(() => envFiles(context)).toThrow('SMTP_URL cannot be written without quotes')
  })
})

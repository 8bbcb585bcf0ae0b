import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { outcome } from './outcome.ts'

const clone = realpathSync(mkdtempSync(join(tmpdir(), 'gbat-clone-')))
afterAll(() => rmSync(clone, { recursive: true, force: true }))

const npm = (folder: string, ...args: string[]) =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })

/** A checkout without node_modules, whose lock file names one development package; nothing is fetched. */
function makeClone(): string {
  const tool = join(clone, 'tool')
  mkdirSync(tool)
  writeFileSync(join(tool, 'package.json'), JSON.stringify({ name: 'tool', version: '1.0.0', main: 'tool.js' }))
  writeFileSync(join(tool, 'tool.js'), 'module.exports = "the tool is there"')
  npm(tool, 'pack', '--pack-destination', clone)
  const devDependencies = { tool: 'file:tool-1.0.0.tgz' }
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ name: 'clone', private: true, devDependencies }))
  npm(clone, 'install', '--package-lock-only')
  mkdirSync(join(clone, 'tools', 'dev'), { recursive: true })
  const bootstrap = join(clone, 'tools', 'dev', 'bootstrap.mjs')
  copyFileSync(join(ROOT, 'tools', 'dev', 'bootstrap.mjs'), bootstrap)
  writeFileSync(join(clone, 'use.cjs'), 'console.log(require("tool"), process.env.NO_PROXY)')
  return bootstrap
}

test('in a fresh clone NODE_ENV=production installs the development packages too, and loopback is never proxied', async () => {
  const bootstrap = makeClone()
  const env = { NODE_ENV: 'production', npm_config_offline: 'true', NO_PROXY: 'intranet.example', no_proxy: '' }
  const { code, said } = await outcome([bootstrap, 'use.cjs'], { ...env, npm_execpath: '' })
  expect(said).toContain('the tool is there intranet.example,localhost,127.0.0.1,::1,[::1]')
  expect(code).toBe(0)
}, 60_000)

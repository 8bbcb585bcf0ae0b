import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { beginAnew } from '../../../deploy/start-table/begin-anew.ts'
import { localSecrets } from '../../../deploy/start-table/secrets.ts'
import { outcome } from './outcome.ts'

const folder = mkdtempSync(join(tmpdir(), 'gbat-cut-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the advice to begin anew names the folder in use, as a shell reads it', () => {
  expect(beginAnew('/srv/gbat/.data')).toBe('npm start -- --fresh --data /srv/gbat/.data')
  expect(beginAnew("/home/ada/Ada's data", ' --database embedded')).toBe(
    String.raw`npm start -- --fresh --data '/home/ada/Ada'\''s data' --database embedded`,
  )
})

describe('a file that was cut is named, with what to do', () => {
  test.each(['', '{"sealKey": "c2', 'null'])('secrets.json: %j', (text) => {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, text)
    expect(() => localSecrets(file)).toThrow(`${file} is cut or damaged, and stored accounts can be read only with it.`)
    expect(() => localSecrets(file)).toThrow(
      `Restore it from a copy, or begin anew: npm start -- --fresh --data ${folder}`,
    )
  })

  test('servers.json', async () => {
    writeFileSync(join(folder, 'servers.json'), '{"mongodb')
    const { code, said } = await outcome([
      'tools/dev/command.ts',
      'auth',
      'admin',
      'grant',
      'a@b.example',
      '--data',
      folder,
    ])
    expect(code).toBe(1)
    expect(said).toBe(
      `${join(folder, 'servers.json')} is cut or damaged. Start the system again with npm start, which renews it.\n`,
    )
  })
})

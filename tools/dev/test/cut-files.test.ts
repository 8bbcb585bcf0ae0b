import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { beginAnew } from '../../../deploy/start-table/begin-anew.ts'
import { generateSecrets, localSecrets } from '../../../deploy/start-table/secrets.ts'
import { rememberedServers } from '../local-context.ts'
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
  test.each(['', '{"sealKey": "c2', 'null', '[]'])('secrets.json: %j', (text) => {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, text)
    expect(() => localSecrets(file)).toThrow(`${file} is cut or damaged, and stored accounts can be read only with it.`)
    expect(() => localSecrets(file)).toThrow(
      `Restore it from a copy, or begin anew: npm start -- --fresh --data ${folder}`,
    )
  })

  const whole = generateSecrets()
  const { mail, auth } = whole.serviceKeys
  test.each<[string, object]>([
    ['sealKey', { sealKey: 1 }],
    ['sealKey, emailKey, linkKey', { ...whole, sealKey: 'c2hvcnQ=', emailKey: '', linkKey: null }],
    ['unsubscribeKey, webhookSecret', { ...whole, unsubscribeKey: ['a'.repeat(64)], webhookSecret: 7 }],
    ['serviceKeys', { ...whole, serviceKeys: 'lost' }],
    ['serviceKeys', { ...whole, serviceKeys: [] }],
    ['serviceKeys.mail', { ...whole, serviceKeys: { ...whole.serviceKeys, mail: null } }],
    ['serviceKeys.mail', { ...whole, serviceKeys: { mail: { ...mail, privateKey: 'x' } } }],
    ['serviceKeys.mail', { ...whole, serviceKeys: { mail: { ...mail, publicKey: auth.publicKey } } }],
  ])('secrets.json with keys that are not valid: %s', (names, stored) => {
    const file = join(folder, 'secrets.json')
    const text = JSON.stringify(stored)
    writeFileSync(file, text)
    expect(() => localSecrets(file)).toThrow(
      `${file} holds keys that are not valid (${names}), and stored accounts can be read only with the right ones. ` +
        `Restore it from a copy, or begin anew: npm start -- --fresh --data ${folder}`,
    )
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  test('secrets.json that holds only some of the keys gets the others', () => {
    const file = join(folder, 'secrets.json')
    const { unsubscribeKey: _, ...earlier } = whole
    writeFileSync(file, JSON.stringify({ ...earlier, serviceKeys: { mail, auth } }))
    expect(localSecrets(file)).toMatchObject({ ...earlier, serviceKeys: { mail, auth } })
    expect(localSecrets(file)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })

  test.each(['null', '{"mongodbUrl":1,"natsUrl":"nats://localhost"}', '{"mongodbUrl":"mongodb://localhost"}'])(
    'servers.json: %s',
    (text) => {
      const file = join(folder, 'servers.json')
      writeFileSync(file, text)
      expect(() => rememberedServers({ dataFolder: folder })).toThrow(
        `${file} is cut or damaged. Start the system again with npm start, which renews it.`,
      )
    },
  )

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

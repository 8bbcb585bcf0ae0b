import { describe, expect, it } from 'vitest'
import { encryptPassword } from './encrypt-password.ts'

const { publicKey, privateKey } = await crypto.subtle.generateKey(
  { name: 'RSA-OAEP', modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
  true,
  ['encrypt', 'decrypt'],
)
const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64')
const pem = `-----BEGIN PUBLIC KEY-----\n${spki.replaceAll(/(.{64})/g, '$1\n')}\n-----END PUBLIC KEY-----\n`

async function open(passwordEnc: string): Promise<string> {
  const bytes = Uint8Array.from(Buffer.from(passwordEnc, 'base64'))
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, bytes))
}

describe('encryptPassword', () => {
  it.each(['correct horse battery', 'pässwörd', '𝒫'.repeat(64)])('arrives as typed: %s', async (password) => {
    const sealed = await encryptPassword(password, { publicKey: pem, fingerprint: 'f' })
    expect(await open(sealed)).toBe(password)
  })

  it('differs each time', async () => {
    const key = { publicKey: pem }
    const [one, two] = await Promise.all([encryptPassword('same', key), encryptPassword('same', key)])
    expect(one).not.toBe(two)
  })

  it('refuses an empty password', async () => {
    await expect(encryptPassword('', { publicKey: pem })).rejects.toThrow('Missing password')
  })
})

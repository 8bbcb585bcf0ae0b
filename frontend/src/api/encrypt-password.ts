/** The key that passwords are encrypted with, as the server gives it out. */
export interface PublicKey {
  /** SPKI in PEM. */
  publicKey: string
  fingerprint?: string
}

/** Encrypts a password with RSA-OAEP and SHA-256. Returns it in base64. */
export async function encryptPassword(password: string, key: PublicKey): Promise<string> {
  if (password === '') throw new Error('Missing password')
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle
  if (!subtle) throw new Error('Passwords can be sent from a secure address only. Open this page with https.')
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const imported = await subtle.importKey('spki', bytesOfPem(key.publicKey), algorithm, false, ['encrypt'])
  const sealed = await subtle.encrypt({ name: 'RSA-OAEP' }, imported, new TextEncoder().encode(password))
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}

function bytesOfPem(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replaceAll(/-----[^-]+-----|\s/g, '')
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

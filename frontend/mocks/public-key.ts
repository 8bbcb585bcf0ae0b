let keyPair: Promise<{ publicKey: string; fingerprint: string; expiresAt: string }> | undefined

/** A real key, so that the page encrypts as it does with the real service. */
export function publicKey() {
  keyPair ??= (async () => {
    const algorithm = {
      name: 'RSA-OAEP',
      modulusLength: 3072,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    }
    const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
    const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
    const lines = btoa(String.fromCharCode(...spki)).match(/.{1,64}/g) ?? []
    const pem = `-----BEGIN PUBLIC KEY-----\n${lines.join('\n')}\n-----END PUBLIC KEY-----\n`
    return { publicKey: pem, fingerprint: 'mock', expiresAt: new Date(Date.now() + 86_400_000).toISOString() }
  })()
  return keyPair
}

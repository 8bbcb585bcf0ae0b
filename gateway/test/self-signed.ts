import { generateKeyPairSync, sign } from 'node:crypto'

/** DER: a tag, the length, the content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const length =
    body.length < 128 ? Buffer.from([body.length]) : Buffer.from([0x82, body.length >> 8, body.length & 0xff])
  return Buffer.concat([Buffer.from([tag]), length, body])
}

const sequence = (...content: Buffer[]) => der(0x30, ...content)
const ed25519 = sequence(der(0x06, Buffer.from([0x2b, 0x65, 0x70])))
const commonName = (name: string) =>
  sequence(der(0x31, sequence(der(0x06, Buffer.from([0x55, 0x04, 0x03])), der(0x0c, Buffer.from(name)))))

/** A certificate that is signed by itself (RFC 5280, with Ed25519), made anew so that no key lies in the repository. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const name = commonName('127.0.0.1')
  const validity = sequence(der(0x17, Buffer.from('260101000000Z')), der(0x17, Buffer.from('490101000000Z')))
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  const version3 = der(0xa0, der(0x02, Buffer.from([2])))
  const serial = der(0x02, Buffer.from([1]))
  const content = sequence(version3, serial, ed25519, name, validity, name, spki)
  const signature = der(0x03, Buffer.from([0]), sign(null, content, privateKey))
  const cert = sequence(content, ed25519, signature).toString('base64')
  return {
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  }
}

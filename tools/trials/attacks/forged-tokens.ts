import { createHmac, generateKeyPairSync } from 'node:crypto'
import type { Random } from '../support/random.ts'
import { encoded, type SessionKey, signed } from './signing.ts'

/** A token that must not be accepted, and why it might be. */
export interface Forgery {
  what: string
  token: string
}

type Json = Record<string, unknown>

export interface ForgeryRequest {
  /** A token that is accepted. */
  token: string
  key: SessionKey
  now: Date
  random: Random
  /** How many there should be in all. */
  count: number
}

/** The list of RFC 8725 and of what attackers tried on others, filled up with random damage to a good token. */
export function forgeTokens(request: ForgeryRequest): Forgery[] {
  const { token, random, count } = request
  const listed = [
    ...algorithms(request),
    ...publicKeyAsSecret(request),
    ...keyIds(request),
    ...headers(request),
    ...wrongClaims(request),
    ...edited(request),
    ...shapes(request),
  ]
  return [...listed, ...damaged(token, random, Math.max(0, count - listed.length))]
}

function partsOf(token: string): { header: Json; claims: Json; signature: string } {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json
  return { header: read(header), claims: read(claims), signature }
}

function algorithms({ token }: ForgeryRequest): Forgery[] {
  const { header, claims, signature } = partsOf(token)
  const names = [
    'none',
    'None',
    'NONE',
    'nOnE',
    '',
    'HS256',
    'RS256',
    'ES256',
    'PS256',
    'eddsa',
    'EdDSA ',
    'Ed448',
    null,
  ]
  return [...names, ['EdDSA'], { alg: 'EdDSA' }, undefined].flatMap((alg) =>
    [signature, ''].map((last) => ({
      what: `algorithm ${JSON.stringify(alg)}, ${last ? 'the old' : 'no'} signature`,
      token: `${encoded({ ...header, alg })}.${encoded(claims)}.${last}`,
    })),
  )
}

/** Whoever verifies HMAC with whatever key is at hand takes the public key for a secret. */
function publicKeyAsSecret({ token, key }: ForgeryRequest): Forgery[] {
  const { header, claims } = partsOf(token)
  const pem = `-----BEGIN PUBLIC KEY-----\n${key.spki.toString('base64')}\n-----END PUBLIC KEY-----\n`
  const secrets = { x: key.x, 'x in text': key.x.toString('base64url'), spki: key.spki, pem, empty: '' }
  return Object.entries(secrets).flatMap(([name, secret]) =>
    (['256', '384', '512'] as const).map((bits) => {
      const text = `${encoded({ ...header, alg: `HS${bits}` })}.${encoded(claims)}`
      const mac = createHmac(`sha${bits}`, secret).update(text).digest('base64url')
      return { what: `HS${bits} with the public key (${name})`, token: `${text}.${mac}` }
    }),
  )
}

const { privateKey: ownKey, publicKey: ownPublicKey } = generateKeyPairSync('ed25519')

function keyIds({ token }: ForgeryRequest): Forgery[] {
  const { header, claims } = partsOf(token)
  const kids = [
    header['kid'],
    undefined,
    null,
    '',
    0,
    [],
    {},
    ['a'],
    true,
    'a'.repeat(2000),
    '../../../../dev/null',
    '/etc/passwd',
    "' OR '1'='1",
    "x' UNION SELECT 'a'--",
    '\u0000',
    '$ne',
    '{"$gt":""}',
    '__proto__',
    'constructor',
    'http://127.0.0.1:1/keys',
    'file:///etc/passwd',
    '|id',
    '%00',
    'signing:2026-11-28',
  ]
  return kids.map((kid) => ({
    what: `own key, kid ${(JSON.stringify(kid) as string | undefined)?.slice(0, 40)}`,
    token: signed(ownKey, { ...header, kid }, claims),
  }))
}

function headers({ token, key }: ForgeryRequest): Forgery[] {
  const { header, claims } = partsOf(token)
  const jwk = ownPublicKey.export({ format: 'jwk' })
  const own = [
    { jwk },
    { jwk, kid: undefined },
    { jku: 'http://127.0.0.1:1/keys' },
    { x5u: 'http://127.0.0.1:1/cert' },
    { x5c: ['MIIB'] },
    { 'x5t#S256': 'a' },
  ]
  const real = [
    { crit: ['exp'] },
    { crit: ['b64'], b64: false },
    { crit: [] },
    { crit: 'exp' },
    { crit: ['x'], x: 1 },
    ...['service+jwt', 'at+jwt', 'JWS', 'JOSE', '', 'secevent+jwt', null, undefined, 7, ['JWT']].map((typ) => ({
      typ,
    })),
    ...['none', 'ES256', 'HS256', 'Ed25519ph'].map((alg) => ({ alg })),
  ]
  const name = (more: object) => JSON.stringify(more).slice(0, 50)
  return [
    ...own.map((more) => ({ what: `own key, ${name(more)}`, token: signed(ownKey, { ...header, ...more }, claims) })),
    ...real.map((more) => ({
      what: `header ${name(more)}`,
      token: signed(key.privateKey, { ...header, ...more }, claims),
    })),
  ]
}

/** Signed by auth's own key: only the claim is wrong. */
function wrongClaims({ token, key, now }: ForgeryRequest): Forgery[] {
  const { header, claims: good } = partsOf(token)
  const seconds = Math.floor(now.getTime() / 1000)
  const wrong: Json[] = [
    ...[undefined, '', 'gbat-daily/auth', 'practice', ['practice'], [], null, {}].map((aud) => ({ aud })),
    ...[undefined, '', 'gbat-daily', 'https://gbat-daily/auth', null, ['gbat-daily/auth']].map((iss) => ({ iss })),
    ...[undefined, seconds - 61, seconds - 3600, 0, -1, `${seconds + 600}`, null, [], true].map((exp) => ({ exp })),
    ...[seconds + 61, seconds + 3600, 'later', null].map((nbf) => ({ nbf })),
    ...[undefined, 7, null, {}, []].flatMap((value) => [{ sub: value }, { sid: value }, { zone: value }]),
  ]
  const duplicate = JSON.stringify(good)
    .replace('{', `{"exp":${seconds + 9999},`)
    .replace(/"exp":\d+(?=[,}](?!.*"exp"))/, '"exp":1')
  return [
    ...wrong.map((more) => ({
      what: `claim ${JSON.stringify(more)}${Object.values(more)[0] === undefined ? `: no ${Object.keys(more)[0]}` : ''}`,
      token: signed(key.privateKey, header, { ...good, ...more }),
    })),
    { what: 'two exp, the later one over', token: signed(key.privateKey, header, duplicate) },
    ...['[]', 'null', '"x"', '7', '', '{', '{"sub":'].map((text) => ({
      what: `claims ${text || 'empty'}`,
      token: signed(key.privateKey, header, text),
    })),
  ]
}

/** Other claims under the old signature. */
function edited({ token }: ForgeryRequest): Forgery[] {
  const { header, claims: good, signature } = partsOf(token)
  const edits: Json[] = [
    { adm: true },
    { admin: true },
    { sub: '0198c0de-0000-7000-8000-000000000001' },
    { sid: '0198c0de-0000-7000-8000-000000000001' },
    { exp: Number(good['exp']) + 86_400 },
    { zone: 'Pacific/Kiritimati' },
    { aud: ['gbat-daily', 'x'] },
    { __proto__x: {} },
  ]
  return edits.map((more) => ({
    what: `edited ${JSON.stringify(more)}`,
    token: `${encoded(header)}.${encoded({ ...good, ...more })}.${signature}`,
  }))
}

function shapes({ token, key }: ForgeryRequest): Forgery[] {
  const [header = '', body = '', signature = ''] = token.split('.')
  const jwe = encoded({ alg: 'dir', enc: 'A256GCM', zip: 'DEF', typ: 'JWT', kid: key.kid })
  const flattened = JSON.stringify({ protected: header, payload: body, signature })
  return Object.entries({
    'one part': header,
    'two parts': `${header}.${body}`,
    'no signature': `${header}.${body}.`,
    'four parts': `${token}.${signature}`,
    'only dots': '..',
    'no claims': `${header}..${signature}`,
    'twice in one': `${token} ${token}`,
    'a list': `${token},${token}`,
    'JWE with zip': `${jwe}..aaaaaaaaaaaaaaaa.${'a'.repeat(2000)}.aaaaaaaaaaaaaaaaaaaaaa`,
    'flattened JSON': flattened,
    'JSON in base64': encoded(flattened),
    'longer than allowed': `${header}.${body}${'a'.repeat(5000)}.${signature}`,
    '12 KiB': `${header}.${'a'.repeat(12_000)}.${signature}`,
    '1 MB': `${header}.${'a'.repeat(1_000_000)}.${signature}`,
    'half of the signature': `${header}.${body}.${signature.slice(0, 43)}`,
    'signature of zeros': `${header}.${body}.${Buffer.alloc(64).toString('base64url')}`,
    'signature twice': `${header}.${body}.${signature}${signature}`,
  }).map(([what, forged]) => ({ what, token: forged }))
}

const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')

/** One character of a good token is another one, so that other bytes stand there. */
function damaged(token: string, random: Random, count: number): Forgery[] {
  const bytesOf = (text: string) =>
    text
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('hex'))
      .join('.')
  const found: Forgery[] = []
  while (found.length < count) {
    const at = random.int(0, token.length - 1)
    const other = token.slice(0, at) + random.pick(ALPHABET) + token.slice(at + 1)
    if (bytesOf(other) !== bytesOf(token)) found.push({ what: `damaged at ${at}`, token: other })
  }
  return found
}

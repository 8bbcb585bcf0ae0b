// What the load scripts share.
import encoding from 'k6/encoding'
import exec from 'k6/execution'
import http from 'k6/http'

export const BASE_URL = __ENV.BASE_URL || 'http://127.0.0.1:8080'

/** Of every candidate made here; characters of one byte only, since k6 has no TextEncoder. */
const password = 'twelve quiet mornings'
const jsonType = { 'Content-Type': 'application/json' }

/** GET of something that needs no login. `name` groups the figures. */
export function readOpen(path, name) {
  return http.asyncRequest('GET', `${BASE_URL}${path}`, null, { tags: { name } })
}

/** A new candidate with a session, or null where the site refused. An address may register 10 times an hour. */
export function register() {
  const email = `load-${Date.now()}-${exec.vu.idInTest}-${Math.floor(Math.random() * 1e9)}@example.com`
  return enter('register', email)
}

/** The session of an account that `register` made, or null where the site refused. */
export function login(email) {
  return enter('login', email)
}

/** The session of one of a few fixed accounts, made at the first run against a site. */
export async function loginOrRegister(number) {
  const email = `load-fixed-${number}@example.com`
  return (await enter('login', email)) || enter('register', email)
}

async function enter(operation, email) {
  const answer = await sendCredentials(operation, email)
  if (answer.status !== 200 && answer.status !== 201) return null
  const { token, user } = answer.json()
  return { email, userId: user.id, token }
}

/** The answer to one login or registration, with the password encrypted as the page does it. */
export async function sendCredentials(operation, email) {
  const body = JSON.stringify({ email, zone: 'UTC', ...(await sealPassword()) })
  const params = { headers: jsonType, tags: { name: operation } }
  return http.asyncRequest('POST', `${BASE_URL}/api/auth/${operation}`, body, params)
}

/** A call with the session of a candidate. */
export function call(candidate, { method = 'GET', path, body, name }) {
  const headers = { Authorization: `Bearer ${candidate.token}`, ...(body ? jsonType : {}) }
  const sent = body ? JSON.stringify(body) : null
  return http.asyncRequest(method, `${BASE_URL}/api${path}`, sent, { headers, tags: { name } })
}

/** Encrypts the password with RSA-OAEP and SHA-256, as the page does. */
async function sealPassword() {
  const { publicKey, fingerprint } = (await readOpen('/api/auth/public-key', 'public-key')).json()
  const spki = encoding.b64decode(publicKey.replace(/-----[A-Z ]+-----|\s/g, ''))
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  const clear = Uint8Array.from(Array.from(password, (letter) => letter.charCodeAt(0)))
  const sealed = await subtle.encrypt({ name: 'RSA-OAEP' }, key, clear)
  return { passwordEnc: encoding.b64encode(sealed), keyFingerprint: fingerprint }
}

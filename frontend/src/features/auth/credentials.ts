import { ApiError } from '../../api/api-error.ts'
import { dataOf, type Api } from '../../api/client.ts'
import type { User } from '../../session/session.ts'
import { encryptPassword, type EncryptedPassword, type PublicKey } from './encrypt-password.ts'

export interface Login {
  email: string
  password: string
  /** Of the security check; without one the call is made all the same. */
  checkToken: string | null
}

export interface Registration extends Login {
  username: string
}

export interface Registered {
  message: string
  token?: string
  user?: User
}

const CREATED = 'Account created successfully! Please check your email to verify your account before logging in.'

/** The calls that carry a password: encrypted, with the key fetched once and renewed unseen when it is stale. */
export function createCredentialCalls(api: Api) {
  let cached: Promise<PublicKey> | null = null
  const currentKey = () => {
    cached ??= fetchKey(api)
    cached.catch(() => (cached = null))
    return cached
  }
  const withSecret = async <T>(password: string, send: (secret: EncryptedPassword) => Promise<T>): Promise<T> => {
    const attempt = async () => send(await encryptPassword(password, await currentKey()))
    try {
      return await attempt()
    } catch (error) {
      // A tab left open over night holds yesterday's key.
      if (!(error instanceof ApiError && error.code === 'stale-key')) throw error
      cached = null
      return attempt()
    }
  }
  return {
    login: ({ email, password, checkToken }: Login) =>
      withSecret(password, async (secret) =>
        dataOf(
          await api.auth.POST('/auth/login', { ...checked(checkToken), body: { email, ...secret, zone: localZone() } }),
        ),
      ),
    register: ({ email, username, password, checkToken }: Registration) =>
      withSecret(password, async (secret): Promise<Registered> => {
        const body = { email, ...(username !== '' && { username }), ...secret, zone: localZone() }
        const answer = dataOf(await api.auth.POST('/auth/register', { ...checked(checkToken), body }))
        return { ...answer, message: answer.message || CREATED }
      }),
  }
}

async function fetchKey(api: Api): Promise<PublicKey> {
  const { data } = await api.auth.GET('/auth/public-key').catch((error: unknown) => {
    throw error instanceof ApiError && error.serverMessage ? error : new Error('Failed to fetch public key')
  })
  if (!data?.publicKey) throw new Error('Public key missing in response')
  return data
}

const checked = (token: string | null) => (token === null ? {} : { params: { header: { 'x-recaptcha-token': token } } })

/** The candidate's local day follows from it. */
function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

import { dataOf } from '../../api/client.ts'
import type { Api } from '../../api/use-api.ts'
import { checkedBy } from '../../lib/bot-check.ts'
import type { User } from '../../session/session.ts'

export interface Login {
  email: string
  password: string
  /** Of the security check; without one the call is made all the same. */
  checkToken: string | null
  /** For 30 days after the last visit, instead of 12 hours. */
  keepSignedIn: boolean
}

export interface Registration extends Omit<Login, 'keepSignedIn'> {
  username: string
}

export interface Registered {
  message: string
  token?: string
  user?: User
}

const CREATED = 'Account created successfully! Please check your email to verify your account before logging in.'

/** How a session begins. */
export function credentialCalls(api: Api) {
  return {
    login: ({ email, password, checkToken, keepSignedIn }: Login) =>
      api.sealed(async (seal, key) => {
        const body = { email, passwordEnc: await seal(password), ...key, zone: localZone(), keepSignedIn }
        return dataOf(await api.auth.POST('/auth/login', { ...checkedBy(checkToken), body }))
      }),
    register: ({ email, username, password, checkToken }: Registration) =>
      api.sealed(async (seal, key): Promise<Registered> => {
        const named = username !== '' && { username }
        const body = { email, ...named, passwordEnc: await seal(password), ...key, zone: localZone() }
        const answer = dataOf(await api.auth.POST('/auth/register', { ...checkedBy(checkToken), body }))
        return { ...answer, message: answer.message || CREATED }
      }),
  }
}

/** The candidate's local day follows from it. */
function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

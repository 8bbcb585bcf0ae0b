import type { components } from '@app/contracts/generated/auth'
import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'

type Collections = components['schemas']['Export']['services'][string]

/** Everything that is kept about a person, by service. Throws the problem 503 while a service is away. */
export async function composeExport(
  { readUserExport, userData, emailKeyOf, logger }: Pick<Deps, 'readUserExport' | 'userData' | 'emailKeyOf' | 'logger'>,
  user: User,
): Promise<Record<string, Collections>> {
  const own = userData.exportUser({ userId: user.id, emailKey: emailKeyOf(user.email) })
  const others = Object.entries(readUserExport).map(async ([service, read]) => {
    const answer = await read<{ collections: Collections }>(`/${service}/users/${user.id}/export`)
    if (!answer) throw new Error(`${service} has no export`)
    return [service, answer.collections] as const
  })
  try {
    const [auth, ...copies] = await Promise.all([own, ...others])
    return { auth, ...Object.fromEntries(copies) }
  } catch (error) {
    logger.warn({ err: error, step: 'compose-export' }, 'a service is away')
    throw unavailable()
  }
}

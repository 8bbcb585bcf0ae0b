import type { Stack } from '../../stack/stack.ts'

/** Without the limits that would answer 429 before anything is tried. */
export const noLimits = {
  LIMIT_NETWORK_CALLS: '100000000',
  LIMIT_NETWORK_LOGINS: '100000000',
  LIMIT_NETWORK_PUBLIC_KEYS: '100000000',
  LIMIT_NETWORK_REGISTRATIONS: '100000000',
  LIMIT_ACCOUNT_CALLS: '100000000',
}

/** The last gateway of a system without limits for a while; `act` gets its address. */
export async function withOpenGateway<T>(stack: Stack, act: (base: string) => Promise<T>): Promise<T> {
  const last = stack.ports.gateway.length - 1
  await stack.restart('gateway', last, { env: noLimits })
  try {
    return await act(`http://127.0.0.1:${stack.ports.gateway[last]}`)
  } finally {
    // One that died meanwhile cannot be killed; that it died is seen in the answers that never came.
    await stack.restart('gateway', last).catch(() => stack.start('gateway', last))
  }
}

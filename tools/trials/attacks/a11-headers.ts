import type { Outcome, Row } from '../support/row.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Stack } from '../../stack/stack.ts'
import { askRaw } from './ask.ts'
import { type Recorded, startRecordedGateway } from './recorded-gateway.ts'
import { bodySchema, pathOf, sample, targets, type Target } from './targets.ts'
import { visitorsOf } from './visitors.ts'

/** Everything that a service may see of a call, and what must stand there where that is not the caller's business. */
const allowed: Record<string, RegExp | null> = {
  host: /^127\.0\.0\.1:\d+$/,
  connection: /^keep-alive$/,
  'content-length': /^\d+$/,
  'x-request-id': /^[A-Za-z0-9._-]{8,64}$/,
  'x-forwarded-for': /^127\.0\.0\.1$/,
  'x-deadline-ms': /^\d{13}$/,
  authorization: null,
  accept: null,
  'content-type': null,
  'user-agent': null,
  'x-recaptcha-token': null,
}

const names = [
  'X-User-Id',
  'x-user-id',
  'X-USER-ID',
  'x_user_id',
  'X-User_Id',
  'X-UserId',
  'X-User',
  'X-Admin',
  'X-Session-Id',
  'X-Zone',
  'X-Caller',
  'X-Service',
  'X-Plan',
  'X-Role',
  'X-Authenticated-User',
  'Remote-User',
  'X-Remote-User',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-User',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-Real-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'Client-IP',
  'Stripe-Signature',
  'Forwarded',
  'Via',
  'Cookie',
  'X-Api-Key',
  'X-Test-Clock',
]

/** Header lines in which nothing may come through. */
const cases: Record<string, string[]> = {
  ...Object.fromEntries(names.map((name) => [name, [`${name}: evil`]])),
  'X-Forwarded-For, one address': ['X-Forwarded-For: 6.6.6.6'],
  'X-Forwarded-For, a chain': ['X-Forwarded-For: 6.6.6.6, 127.0.0.1, 10.0.0.1'],
  'X-Forwarded-For, twice': ['X-Forwarded-For: 6.6.6.6', 'X-Forwarded-For: 7.7.7.7'],
  'Forwarded, with a scheme': ['Forwarded: for=6.6.6.6;proto=https;host=evil.example'],
  'Connection names a header': ['Connection: x-user-id, keep-alive', 'X-User-Id: evil'],
  'Connection names what the gateway sets': ['Connection: x-forwarded-for, x-request-id, authorization'],
  'the same header twice': ['X-User-Id: evil', 'X-User-Id: evil2'],
  'two authorizations': ['Authorization: Bearer evil'],
  'an authorization under another name': ['X-Authorization: Bearer evil', 'Proxy-Authorization: Bearer evil'],
  'a request id that is none': ['X-Request-Id: evil evil'],
  'a folded line': ['X-A: b', ' X-User-Id: evil'],
  'a space before the colon': ['X-User-Id : evil'],
  Expect: ['Expect: 200-ok'],
  Upgrade: ['Connection: upgrade', 'Upgrade: websocket'],
  'TE and trailers': ['TE: trailers', 'Trailer: X-User-Id'],
}

async function attack(stack: Stack, routes: readonly Target[], plants: readonly Plant[] = []): Promise<Outcome> {
  const gateway = await startRecordedGateway(stack, plants)
  const { free } = await visitorsOf(stack)
  const faults: string[] = []
  let n = 0
  try {
    for (const target of routes)
      for (const [what, lines] of Object.entries(cases)) {
        n += 1
        gateway.seen.splice(0)
        const closing = lines.some((line) => line.startsWith('Connection')) ? [] : ['Connection: close']
        const own = ['Host: x', `Authorization: Bearer ${free.token}`, ...closing]
        const content = bodySchema(target) ? ['Content-Type: application/json', 'Content-Length: 2'] : []
        const head = [`${target.method} ${pathOf(target, free)} HTTP/1.1`, ...own, ...lines, ...content]
        const received = await askRaw(
          gateway.port,
          `${head.join('\r\n')}\r\n\r\n${content.length > 0 ? '{}' : ''}`,
          150,
        )
        faults.push(
          ...gateway.seen
            .flatMap((seen) => faultsOf(seen, { target, token: free.token }))
            .map((fault) => `${target.id}, ${what}: ${fault}`),
        )
        if (/^HTTP\/1\.1 5/m.test(received)) faults.push(`${target.id}, ${what}: ${received.slice(0, 60)}`)
      }
    const got = `${Object.keys(cases).length} cases x ${routes.length} routes: ${faults.length} times a service saw anything but the gateway's own`
    return { got, n, faults }
  } finally {
    await gateway.stop()
  }
}

function faultsOf({ headers }: Recorded, { target, token }: { target: Target; token: string }): string[] {
  const faults = Object.entries(headers).flatMap(([name, value]) => {
    // The signature over a message of the payment provider passes on its own path alone.
    if (name === 'stripe-signature' && target.rawBodyBytes !== undefined) return []
    if (!(name in allowed)) return [`the service sees ${name}: ${String(value)}`]
    const form = allowed[name]
    return form && !form.test(String(value)) ? [`the service sees ${name}: ${String(value)}`] : []
  })
  const expected = target.access === 'session' ? `Bearer ${token}` : undefined
  return headers.authorization === expected
    ? faults
    : [...faults, `the service sees ${headers.authorization} as authorization`]
}

export const a11Headers: Row = {
  id: 'A11',
  name: 'headers past the gateway',
  bar: 'whatever headers are sent, however spelled, a service sees only those that the gateway makes, and the four that it passes on',
  plant: {
    what: 'the gateway passes x-user-id on',
    async see(trial) {
      const find = "const passed = ['accept',"
      const plant = { file: '/gateway/src/proxy.ts', find, replace: `${find} 'x-user-id',` }
      return attack(await trial.stack(), targets.slice(0, 1), [plant])
    },
  },
  run: async (trial) => attack(await trial.stack(), sample(targets, 3, trial)),
}

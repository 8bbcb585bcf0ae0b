import { allSeen } from '../support/all-seen.ts'
import type { Outcome, Row } from '../support/row.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Stack } from '../../stack/stack.ts'
import { askRaw } from './ask.ts'
import { plantedCookie, type Recorded, startRecordedGateway } from './recorded-gateway.ts'
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

/** The one cookie that may pass, to the one operation that reads it. */
const renewal = 'renewal=0198c0de-0000-7000-8000-000000000002.secret'

/** Header lines in which nothing may come through, but for the renewal cookie where the operation reads it. */
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
  'the renewal cookie': [`Cookie: ${renewal}`],
  'the renewal cookie among others': [`Cookie: theme=dark; ${renewal}; session=evil`],
  'the renewal cookie in capitals': [`COOKIE: ${renewal}`],
  'the renewal cookie and another header with it': [`Cookie: ${renewal}`, 'Cookie: evil=1'],
  'the renewal cookie, which Connection names': [`Cookie: ${renewal}`, 'Connection: cookie, keep-alive'],
  'two renewal cookies': [`Cookie: ${renewal}; renewal=evil`],
  'a cookie with nearly its name': ['Cookie: xrenewal=evil; Renewal=evil; renewal2=evil'],
  'TE and trailers': ['TE: trailers', 'Trailer: X-User-Id'],
}

async function attack(stack: Stack, routes: readonly Target[], plants: readonly Plant[] = []): Promise<Outcome> {
  const gateway = await startRecordedGateway(stack, plants)
  const { free } = await visitorsOf(stack)
  const faults: string[] = []
  let n = 0
  let passed = 0
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
            .concat(faultsOfResponse(received, target))
            .map((fault) => `${target.id}, ${what}: ${fault}`),
        )
        passed += gateway.seen.filter(({ headers }) => headers.cookie === renewal).length
        if (/^HTTP\/1\.1 5/m.test(received)) faults.push(`${target.id}, ${what}: ${received.slice(0, 60)}`)
      }
    if (passed === 0 && routes.some(({ takesCookie }) => takesCookie)) faults.push('the renewal cookie never passes')
    const got = `${Object.keys(cases).length} cases x ${routes.length} routes: ${faults.length} times a service saw anything but the gateway's own, or a caller an undeclared cookie; the renewal cookie passed ${passed} times, to its operation`
    return { got, n, faults }
  } finally {
    await gateway.stop()
  }
}

function faultsOf({ headers }: Recorded, { target, token }: { target: Target; token: string }): string[] {
  const faults = Object.entries(headers).flatMap(([name, value]) => {
    if (name === 'cookie' && target.takesCookie && value === renewal) return []
    // The signature over a message of the payment provider passes on its own path alone.
    if (name === 'stripe-signature' && target.rawBodyBytes !== undefined) return []
    if (!(name in allowed)) return [`the service sees ${name}: ${String(value)}`]
    const form = allowed[name]
    return form && !form.test(String(value)) ? [`the service sees ${name}: ${String(value)}`] : []
  })
  const expected = target.access === 'session' || target.knowsSession ? `Bearer ${token}` : undefined
  return headers.authorization === expected
    ? faults
    : [...faults, `the service sees ${headers.authorization} as authorization`]
}

/** A cookie reaches the caller only from operations whose contract says so. */
function faultsOfResponse(received: string, { setsCookie }: Target): string[] {
  const set = /^set-cookie: *(.*)$/im.exec(received)?.[1]
  return set === undefined || (setsCookie && set === plantedCookie) ? [] : [`the caller gets the cookie ${set}`]
}

const plants: readonly Plant[] = [
  {
    file: '/gateway/src/proxy.ts',
    find: "const passed = ['accept',",
    replace: "const passed = ['accept', 'x-user-id',",
  },
  {
    file: '/gateway/src/proxy.ts',
    find: 'route.takesCookie ? renewalOf(request.headers.cookie) : undefined',
    replace: 'renewalOf(request.headers.cookie)',
  },
  {
    file: '/gateway/src/passed-headers.ts',
    find: "of setsCookie ? [...passed, 'set-cookie'] : passed",
    replace: "of [...passed, 'set-cookie']",
  },
]

export const a11Headers: Row = {
  id: 'A11',
  name: 'headers past the gateway',
  bar: 'whatever headers are sent, however spelled, a service sees only those that the gateway makes, and the four that it passes on; the renewal cookie passes to /api/auth/renew alone, and a cookie comes back only from operations that declare it',
  plant: {
    what: 'the gateway passes x-user-id on, every cookie, and what every service sets',
    see: async (trial) =>
      allSeen(await attack(await trial.stack(), targets.slice(0, 1), plants), [
        /the service sees x-user-id/,
        /the service sees cookie/,
        /the caller gets the cookie/,
      ]),
  },
  async run(trial) {
    const drawn = sample(targets, 3, trial)
    const reader = targets.filter((target) => target.takesCookie && !drawn.includes(target))
    return attack(await trial.stack(), [...drawn, ...reader])
  },
}

import { allSeen, together } from '../support/all-seen.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, bearer } from './ask.ts'
import { forgedCallSecrets } from './forged-call-secrets.ts'
import { forgedRenewals, usedRenewals } from './forged-renewals.ts'
import { type Forgery, forgeTokens } from './forged-tokens.ts'
import { pool } from './pool.ts'
import { serviceKeyOf, sessionKeyOf, signed } from './signing.ts'
import { faultOfTimes, type Timed, wordsOf } from './time-bar.ts'
import { addressOf, allTargets, pathOf, sample, type Target, withoutSubject } from './targets.ts'
import { visitorsOf } from './visitors.ts'
import { services } from '../../../gateway/src/route-table.ts'

interface Door {
  name: string
  url: string
  method: string
  /** What opens it. */
  access: Target['access']
  service: string
}

/** 431 is Node's own: more than 16 KiB of headers are read by nobody, and the connection ends while they still arrive. */
const REFUSED = new Set([401, 431])
const BAR_MS = 50

/** A reading operation of each service that asks for a session, one between services, and the same through a gateway. */
async function doorsOf(stack: Stack): Promise<Door[]> {
  const { free } = await visitorsOf(stack)
  const door = (target: Target, base: string, where: string): Door => ({
    name: `${target.id} at ${where}`,
    url: `${base}${pathOf(target, free)}`,
    method: target.method,
    access: target.access,
    service: target.service,
  })
  const readable = allTargets.filter(({ method, id }) => method === 'GET' && !withoutSubject.has(id))
  const first = (access: Target['access'], service: string) =>
    readable.find((target) => target.access === access && target.service === service)
  const direct = services.flatMap((service) =>
    (['session', 'service'] as const).flatMap((access) => {
      const target = first(access, service)
      return target ? [door(target, addressOf(stack, service), service)] : []
    }),
  )
  const edge = first('session', 'practice')
  return edge ? [...direct, door(edge, stack.base, 'the gateway')] : direct
}

async function forge(trial: Trial, stack: Stack, { count, doors }: { count: number; doors: Door[] }): Promise<Outcome> {
  const { free } = await visitorsOf(stack)
  const key = await sessionKeyOf(stack)
  const forgeries = [
    ...serviceTokens(stack),
    ...forgeTokens({ token: free.token, key, now: new Date(), random: trial.random, count: 300 }),
  ]
  const tried = sample(forgeries, count, trial).flatMap((forgery) => doors.map((door) => ({ forgery, door })))
  const timed: Timed = { waits: [], idle: [] }
  const faults: string[] = []
  await pool(tried, 4, async ({ forgery, door }, index) => {
    if (index % 4 === 0) timed.idle.push((await ask({ url: new URL('/health', door.url).href })).ms)
    const { status, ms, text } = await ask({ ...door, headers: bearer(forgery.token) })
    timed.waits.push(ms)
    if (!REFUSED.has(status) && !(status === 0 && forgery.token.length > 16_384))
      faults.push(`${door.name} answered ${status} to ${forgery.what}: ${text.slice(0, 80)}`)
  })
  const refused = tried.length - faults.length
  const slow = trial.tier === 'full' ? faultOfTimes(timed, BAR_MS) : null
  faults.push(...(slow ? [`refusals ${slow}`] : []), ...(await goodTokens(stack, doors)))
  const got = `${forgeries.length} kinds, ${doors.length} doors: ${refused} of ${tried.length} refused, ${wordsOf(timed)}`
  return { got, n: tried.length, faults }
}

/** Who would refuse everything proves nothing. */
async function goodTokens(stack: Stack, doors: Door[]): Promise<string[]> {
  const { free } = await visitorsOf(stack)
  const faults: string[] = []
  for (const door of doors) {
    const token = door.access === 'service' ? goodServiceToken(stack, door.service) : free.token
    const { status } = await ask({ ...door, headers: bearer(token) })
    if (status !== 200) faults.push(`${door.name} answered ${status} to a good token`)
  }
  return faults
}

/** auth reads what the others keep; the gateway reads who was logged out. */
function goodServiceToken(stack: Stack, service: string): string {
  const caller = service === 'auth' ? 'gateway' : 'auth'
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: caller, aud: service, iat: now, exp: now + 60 }
  return signed(serviceKeyOf(stack, caller), { alg: 'EdDSA', typ: 'service+jwt', kid: caller }, claims)
}

/** Tokens between services are no sessions, and count at nobody but whom they are made out to. */
function serviceTokens(stack: Stack): Forgery[] {
  const now = Math.floor(Date.now() / 1000)
  const key = serviceKeyOf(stack, 'mail')
  const header = { alg: 'EdDSA', typ: 'service+jwt', kid: 'mail' }
  const claims = { iss: 'mail', aud: 'auth', iat: now, exp: now + 60 }
  const changes = {
    'for another service': { aud: 'practice' },
    'older than a minute': { iat: now - 70, exp: now + 60 },
    'from nobody': { iss: undefined },
    'for the site': { aud: 'gbat-daily' },
  }
  return [
    ...Object.entries(changes).map(([what, more]) => ({
      what: `a service's token ${what}`,
      token: signed(key, header, { ...claims, ...more }),
    })),
    {
      what: "a service's token as a session",
      token: signed(key, { ...header, typ: 'JWT' }, { ...claims, sub: 'x', sid: 'x', zone: 'UTC' }),
    },
    { what: "a service's token under another name", token: signed(key, { ...header, kid: 'billing' }, claims) },
  ]
}

const isAt =
  (service: string) =>
  ({ name }: Door) =>
    name.endsWith(` at ${service}`)

export const a5TokenForgery: Row = {
  id: 'A5',
  long: true,
  name: 'token forgery',
  bar: '0 of 300 forged tokens accepted by any service or the gateway, 0 answers of 5xx; p99 <= 50 ms; 0 of 300 forged renewal cookies accepted, none of them ends a session; a used one ends its session for thief and owner; 0 of 300 forged secrets of a call begin one',
  plant: {
    what: 'practice accepts a token two minutes after its end; auth takes unknown renewal secrets for those of another tab, and ends nothing for a used one; tutor-voice asks for the ids in the secret of a call alone',
    into: {
      auth: [
        {
          file: '/auth/src/domain/renewal.ts',
          find: "if (!found) return 'unknown'",
          replace: "if (!found) return 'just-used'",
        },
        { file: '/auth/src/flows/renew-session.ts', find: "if (verdict === 'used') {", replace: 'if (!verdict) {' },
      ],
      'tutor-voice': [
        {
          file: '/tutor-voice/src/flows/begin-call.ts',
          find: '!secret || call?.secretHash !== secret.hash',
          replace: '!secret || !call',
        },
      ],
      practice: [
        {
          file: '/shared/src/http/caller.ts',
          find: "requiredClaims: ['sub', 'sid', 'exp', 'zone'],\n      clockTolerance: 5,",
          replace: "requiredClaims: ['sub', 'sid', 'exp', 'zone'],\n      clockTolerance: 120,",
        },
      ],
    },
    async see(trial) {
      const stack = await trial.planted()
      const doors = (await doorsOf(stack)).filter(isAt('practice'))
      const tokens = await forge({ ...trial, tier: 'full' }, stack, { count: 300, doors })
      const renewals = together(await forgedRenewals(stack, trial.random, 8), await usedRenewals(stack, ['older']))
      const seen = together(tokens, renewals, await forgedCallSecrets(stack, trial.random, 0))
      return allSeen(seen, [
        /practice answered 200/,
        /^a forged cookie, a guess, was answered 200/,
        /ended nothing/,
        /^a forged secret of a call, .*, was answered 201/,
      ])
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const count = trial.tier === 'full' ? 300 : 70
    // They wait for most of their time.
    const used = usedRenewals(stack, trial.tier === 'full' ? ['previous', 'older'] : ['older'])
    used.catch(() => undefined)
    const tokens = await forge(trial, stack, { count, doors: await doorsOf(stack) })
    const calls = await forgedCallSecrets(stack, trial.random, count)
    return together(tokens, await forgedRenewals(stack, trial.random, count), await used, calls)
  },
}

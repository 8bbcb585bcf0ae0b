import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Request } from '@playwright/test'
import { withOpenGateway } from '../attacks/open-gateway.ts'
import { stateOf } from '../attacks/stored-state.ts'
import { bodySchema, pathOf, sample, targets, type Target, validBody } from '../attacks/targets.ts'
import { type Visitor, visitorsOf } from '../attacks/visitors.ts'
import type { Stack } from '../../stack/stack.ts'
import { allSeen, together } from '../support/all-seen.ts'
import type { Outcome, Row } from '../support/row.ts'
import { open, withLaxProfile } from './browser.ts'
import { copiedStorage } from './copied-storage.ts'
import { callAcrossOrigins, renewHere } from './in-page.ts'
import { listenOn } from './listen-on.ts'
import { logIn, renewalCookie } from './log-in.ts'

/** How many ways `callAcrossOrigins` has to make one call. */
const WAYS = 13
const LAST_RESPONSES_MS = 5_000
/** So many operations, drawn by the seed, are called in the quick tier. */
const quickOperations = 12
const changing = targets.filter(({ method }) => method !== 'GET')

interface Call {
  method: string
  url: string
  text: string
}

/**
 * Right calls with right bodies: only the origin is wrong. The one exception is the link that ends mails. Whoever holds it
 * may use it from anywhere (RFC 8058), so the other site has none.
 */
async function callsTo({ base, stack }: Site, some: readonly Target[], visitor: Visitor): Promise<Call[]> {
  const subject = { ...visitor, unsubscribe: 'a-link-of-nobody' }
  const calls: Call[] = []
  for (const target of some) {
    const body = bodySchema(target) ? await validBody(stack, target, subject) : {}
    calls.push({ method: target.method, url: `${base}${pathOf(target, subject)}`, text: JSON.stringify(body) })
  }
  return calls
}

interface Watched {
  made: number
  /** What was answered with less than 400. */
  served: string[]
}

/**
 * Watches all requests to the site from now on, but for the questions that the browser asks beforehand. The windows that
 * forms open close when they stand. The function that it returns waits for the last responses and tells what was seen.
 */
function watch(context: BrowserContext, base: string): () => Promise<Watched> {
  const seen: Watched = { made: 0, served: [] }
  const unanswered = new Set<Request>()
  const isCall = (request: Request) => request.url().startsWith(base) && request.method() !== 'OPTIONS'
  context.on('page', (opened) => {
    void opened
      .waitForLoadState()
      .then(() => opened.close())
      .catch(() => undefined)
  })
  context.on('request', (request) => {
    if (!isCall(request)) return
    seen.made += 1
    unanswered.add(request)
  })
  context.on('requestfailed', (request) => unanswered.delete(request))
  context.on('response', (response) => {
    const [request, status] = [response.request(), response.status()]
    unanswered.delete(request)
    if (isCall(request) && status < 400)
      seen.served.push(`${request.method()} ${new URL(request.url()).pathname} was answered ${status}`)
  })
  return async () => {
    const until = performance.now() + LAST_RESPONSES_MS
    while (unanswered.size > 0 && performance.now() < until) await pause(50)
    return structuredClone(seen)
  }
}

interface Site {
  stack: Stack
  base: string
}

/**
 * A candidate logs in; then a page of another origin, open in the same browser, makes every call. A page of another port is
 * of the same site, so that the browser sends it the cookie; `localhost` is another site than 127.0.0.1.
 */
async function from(site: Site, host: string, some: readonly Target[]): Promise<Outcome> {
  const { stack, base } = site
  const where = host === '127.0.0.1' ? 'a page of another port' : 'a page of another site'
  const { free } = await visitorsOf(stack)
  const attacker = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Prizes</title>'),
  )
  const { url, close } = await listenOn(attacker)
  try {
    return await withLaxProfile({ base }, async (own, context) => {
      await logIn(own, free)
      const calls = await callsTo(site, some, free)
      const [state, cookie] = [await stateOf(stack, free), await renewalCookie(context, base)]
      const foreign = await context.newPage()
      await foreign.goto(url.replace('127.0.0.1', host))
      // Its own calls would count as those of the other origin.
      await own.goto('about:blank')
      const watched = watch(context, base)
      await foreign.evaluate(`(${callAcrossOrigins})(${JSON.stringify(calls)})`)
      const seen = await watched()
      const faults = seen.served.map((served) => `${where}: ${served}`)
      if (seen.made < calls.length) faults.push(`${where} made ${seen.made} requests only`)
      if ((await stateOf(stack, free)) !== state) faults.push(`${where} changed what is stored`)
      if ((await renewalCookie(context, base))?.value !== cookie?.value) faults.push(`${where} changed the cookie`)
      await foreign.close()
      await open(own, '/')
      const status = await own.evaluate<number>(renewHere)
      if (status !== 200) faults.push(`after ${where} the owner's renewal was answered ${status}`)
      const got = `${where}: ${calls.length} operations x ${WAYS} ways, ${seen.made} requests, ${seen.served.length} served`
      return { got, n: calls.length * WAYS, faults }
    })
  } finally {
    close()
  }
}

async function fromBoth(stack: Stack, base: string, some: readonly Target[]): Promise<Outcome> {
  const site = { stack, base }
  return together(await from(site, '127.0.0.1', some), await from(site, 'localhost', some))
}

export const b7ForeignOrigins: Row = {
  id: 'B7',
  long: true,
  name: 'foreign origins',
  bar: 'a page of another port or site, open in the browser of a signed-in candidate, makes every call that changes something in 13 ways: none is served, nothing stored changes, the cookie stays; a copy of local storage alone is dead 5 s after its session ended, and after 12 h at the latest, whatever it asked for meanwhile',
  site: true,
  plant: {
    what: 'the gateway lets every origin call with cookies, the cookie goes along from other sites, and an edit of the profile makes a token of 12 fresh hours',
    into: {
      gateway: [
        {
          file: '/gateway/src/app.ts',
          find: 'if (config.devOrigin) await allowDevelopment(app, config.devOrigin)',
          replace: 'await allowDevelopment(app, /./ as never)',
        },
      ],
      auth: [
        { file: '/auth/src/domain/renewal-cookie.ts', find: 'SameSite=Strict', replace: 'SameSite=None' },
        { file: '/auth/src/routes/update-me.ts', find: '{ ...session, expiresAt }', replace: 'session' },
      ],
    },
    async see(trial) {
      const stack = await trial.planted()
      const renewing = changing.filter(({ takesCookie }) => takesCookie)
      const seen = together(await fromBoth(stack, stack.base, renewing), await copiedStorage(stack))
      return allSeen(seen, [/^a page of another port: POST/, /^a page of another site: POST/, /after 12 hours/])
    },
  },
  async run(trial) {
    const system = await trial.stack()
    // The operations that renew a session are the ones that the cookie goes along with: always.
    const others = sample(
      changing.filter(({ takesCookie }) => !takesCookie),
      quickOperations,
      trial,
    )
    const some = changing.filter((target) => target.takesCookie || others.includes(target))
    const foreign = await withOpenGateway(system, (base) => fromBoth(system, base, some))
    return together(foreign, await copiedStorage(system))
  },
}

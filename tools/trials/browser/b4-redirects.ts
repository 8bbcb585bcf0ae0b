import type { Page } from '@playwright/test'
import { ask, bearer, jsonOf } from '../attacks/ask.ts'
import { sample } from '../attacks/targets.ts'
import { visitorsOf } from '../attacks/visitors.ts'
import type { Outcome, Row } from '../support/row.ts'
import { readSite, type Stored, withBrowser, withPage } from './browser.ts'
import { wishedTargets } from './wished-targets.ts'

const PARAMETERS = ['next', 'returnUrl', 'promo'] as const

interface Try {
  parameter: (typeof PARAMETERS)[number]
  wish: string
}

/** Somebody who is logged in opens the login page with a wish where to go: it leads on at once. */
async function follow(base: string, { stored, tries }: { stored: Stored; tries: readonly Try[] }): Promise<Outcome> {
  const faults: string[] = []
  await withBrowser((browser) =>
    withPage(browser, { base, stored }, async (page) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        if (isForeign(request.url(), base)) foreign.push(request.url())
      })
      page.on('dialog', (dialog) => void dialog.dismiss().then(() => foreign.push('a dialog')))
      for (const { parameter, wish } of tries) {
        const end = await endOf(page, `/login?${parameter}=${encodeURIComponent(wish)}`)
        const where = `${parameter}=${JSON.stringify(wish)}`
        if (!isAllowed(end, { base, wish: parameter === 'next' ? wish : '' })) faults.push(`${where} led to ${end}`)
        if (foreign.length > 0) faults.push(`${where} called ${foreign.splice(0).join(', ')}`)
      }
    }),
  )
  return { got: `${tries.length} wishes, ${faults.length} followed`, n: tries.length, faults }
}

/** Nothing but the site itself, and addresses that stay inside the browser. */
const isForeign = (url: string, base: string) => !url.startsWith(`${base}/`) && !/^(?:data|blob):/.test(url)

async function endOf(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'domcontentloaded' }).catch(() => undefined)
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: 5000 }).catch(() => undefined)
  return page.url()
}

/** The account, or the very page that was wished for. */
function isAllowed(end: string, { base, wish }: { base: string; wish: string }): boolean {
  if (!end.startsWith(`${base}/`)) return false
  const path = end.slice(base.length)
  if (path === '/account') return true
  const [page] = wish.split('?')
  return page !== undefined && page in readSite().pages && path.split('?')[0] === page
}

/** What the gateway itself redirects: a page with a slash too many, and whatever stands behind it. */
async function redirects(base: string, wishes: readonly string[]): Promise<Outcome> {
  const faults: string[] = []
  for (const wish of wishes) {
    const encoded = encodeURI(wish).replaceAll('#', '%23')
    for (const url of [
      `${base}/about/?next=${encodeURIComponent(wish)}`,
      `${base}/about/${encoded}`,
      `${base}/${encoded}/`,
    ]) {
      const { status, headers } = await ask({ url })
      const location = String(headers['location'] ?? '')
      if (status >= 300 && status < 400 && !staysHere(location, base)) faults.push(`${url} was sent to ${location}`)
    }
  }
  return { got: `${wishes.length * 3} addresses with a slash too many`, n: wishes.length * 3, faults }
}

/** One slash, no sign that a browser leaves out or turns into one, and the same origin when it is read as browsers do. */
const staysHere = (location: string, base: string) =>
  /^\/(?![/\\])[\x21-\x7e]*$/.test(location) && URL.parse(location, base)?.origin === base

export const b4Redirects: Row = {
  id: 'B4',
  long: true,
  name: 'open redirect',
  bar: 'next, returnUrl and promo lead to a page of the route table or to the account, and never off the site',
  site: true,
  plant: {
    what: 'the gateway answers a page that is asked with next by a redirect to it',
    into: {
      gateway: [
        {
          file: '/gateway/src/site.ts',
          find: 'handler: (request, reply) => reply.headers(headers).sendFile(file, { onFile: correctRange(request) }),',
          replace:
            'handler: (request, reply) => request.query.next ? reply.redirect(request.query.next) : reply.headers(headers).sendFile(file),',
        },
      ],
    },
    see: async (trial) =>
      follow((await trial.planted()).base, {
        stored: null,
        tries: [{ parameter: 'next', wish: 'http://evil.example/' }],
      }),
  },
  async run(trial) {
    const stack = await trial.stack()
    const { pro } = await visitorsOf(stack)
    const profile = await ask({ url: `${stack.base}/api/auth/me`, headers: bearer(pro.token) })
    const all = PARAMETERS.flatMap((parameter) => wishedTargets.map((wish) => ({ parameter, wish })))
    const tries = sample(all, 15, trial)
    const followed = await follow(stack.base, { stored: { token: pro.token, user: jsonOf(profile) }, tries })
    const sent = await redirects(stack.base, wishedTargets)
    return {
      got: `${followed.got}; ${sent.got}`,
      n: followed.n + sent.n,
      faults: [...followed.faults, ...sent.faults],
    }
  },
}

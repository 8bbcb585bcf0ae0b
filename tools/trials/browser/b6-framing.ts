import { createServer } from 'node:http'
import type { Outcome, Row } from '../support/row.ts'
import { siteRoutes, withBrowser, withPage } from './browser.ts'
import { listenOn } from './listen-on.ts'

/** What Chromium shows in the place of a document that may not be framed. */
const REFUSED = 'chrome-error://chromewebdata/'

/** A page of another port with a frame for each route. */
async function frameAll(base: string, paths: readonly string[]): Promise<Outcome> {
  const frames = paths.map((path) => `<iframe src="${base}${path}"></iframe>`).join('')
  const attacker = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Prizes</title>${frames}`),
  )
  const { url, close } = await listenOn(attacker)
  try {
    return await withBrowser((browser) =>
      withPage(browser, { base: url }, async (page) => {
        await page.goto('/', { waitUntil: 'load' })
        const shown = page.frames().filter((frame) => frame !== page.mainFrame())
        const framed = shown.filter((frame) => frame.url() !== REFUSED)
        const missing = shown.length === paths.length ? [] : [`${shown.length} frames of ${paths.length} were made`]
        const faults = [...framed.map((frame) => `framed: ${frame.url()}`), ...missing]
        return { got: `${paths.length} addresses, ${framed.length} framed`, n: paths.length, faults }
      }),
    )
  } finally {
    close()
  }
}

export const b6Framing: Row = {
  id: 'B6',
  name: 'framing',
  bar: 'no page, and nothing else of ours, is shown in a frame of another origin',
  site: true,
  plant: {
    what: 'the policy of the pages lets everybody frame them',
    into: {
      gateway: [
        {
          file: '/gateway/src/headers.ts',
          find: "`frame-ancestors 'none'; ${types}",
          replace: '`frame-ancestors *; ${types}',
        },
      ],
    },
    see: async (trial) => frameAll((await trial.planted()).base, ['/', '/login']),
  },
  run: async ({ stack }) =>
    frameAll((await stack()).base, [
      ...siteRoutes(),
      '/docs',
      '/api/auth/public-key',
      '/settings.json',
      '/favicon.svg',
    ]),
}

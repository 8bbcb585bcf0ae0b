import type { IncomingMessage, ServerResponse } from 'node:http'
import { getResponse, type RequestHandler } from 'msw'
import { mergeConfig, type Plugin } from 'vite'
import site from '../vite.config.ts'
import { subscribe } from './billing-mocks.ts'
import { createHandlers } from './handlers.ts'
import { keepPastResults } from './past-results.ts'
import { createWorld } from './world.ts'

/**
 * The site on mocked services, for looking at pages without a stack: `vite --config mocks/vite.config.ts`, port 5210.
 * `POST /api/mock/reset?plan=free&history=1&admin=1&paid=1&turns=2` begins a new world. The other end of a call is `fake-peer.ts`,
 * which needs a microphone of the browser and nothing else.
 */
const mockedApi: Plugin = {
  name: 'mocked-api',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/mocks/call-page.ts' }, injectTo: 'head-prepend' },
  ],
  configureServer: ({ middlewares }) => {
    let handlers: RequestHandler[] = createHandlers(createWorld())
    middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (!url.pathname.startsWith('/api/')) return next()
      if (url.pathname === '/api/mock/reset') {
        const world = createWorld({ plan: url.searchParams.get('plan') === 'free' ? 'free' : 'monthly' })
        if (url.searchParams.has('history')) keepPastResults(world)
        if (url.searchParams.has('admin')) world.user.admin = true
        if (url.searchParams.has('paid')) subscribe(world)
        const turns = url.searchParams.get('turns')
        if (turns !== null) world.voice.limit = Number(turns)
        handlers = createHandlers(world)
        return sendJson(response, world.user)
      }
      void respond(request, response, handlers)
    })
  },
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

async function respond(request: IncomingMessage, response: ServerResponse, handlers: RequestHandler[]): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const { method = 'GET', headers, url = '/' } = request
  const asked = new Request(`http://${headers.host}${url}`, {
    method,
    headers: new Headers(
      Object.entries(headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const mocked = await getResponse(handlers, asked)
  response.statusCode = mocked?.status ?? 404
  for (const [name, value] of mocked?.headers ?? []) response.setHeader(name, value)
  // Piece by piece, so that a streamed answer arrives as one.
  for await (const chunk of mocked?.body ?? []) response.write(chunk)
  response.end()
}

export default mergeConfig(site, {
  plugins: [mockedApi],
  server: { port: 5210, strictPort: true, host: '127.0.0.1' },
})

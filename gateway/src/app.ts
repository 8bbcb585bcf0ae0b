import cors from '@fastify/cors'
import { refuseOddHttp } from '@app/shared/http/plain-http'
import { NotReady } from '@app/shared/http/not-ready'
import { problem } from '@app/shared/http/problem'
import { createServer, sendProblem } from '@app/shared/http/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAdmission, nothingHere } from './authenticate.ts'
import type { Deps } from './deps.ts'
import { serveDocs } from './docs.ts'
import { createHeaderSets, reportPath } from './headers.ts'
import { createLimits } from './limits.ts'
import { createOpenStreams } from './open-streams.ts'
import { takePolicyReports } from './policy-reports.ts'
import { proxyRoutes } from './proxy.ts'
import { isSigned, methodsOf, sentPath } from './route-table.ts'
import { serveSite, type Site } from './site.ts'
import { serveSiteSettings } from './site-settings.ts'
import { serveUnsubscribePage } from './unsubscribe-page.ts'

/** So long it waits for auth before it serves what needs no login. */
const patienceMs = 10_000

/** The one door: the site, and every operation of the contracts under /api. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config, logger, metrics, revocations } = deps
  const began = performance.now()
  const app = createServer({
    logger,
    metrics,
    async ready() {
      if (revocations.known() || performance.now() - began > patienceMs) return true
      throw new NotReady('auth has not told it yet which sessions have ended')
    },
    trustedProxies: config.trustedProxies,
  })
  app.decorateRequest('caller', undefined)
  if (config.devOrigin) await allowDevelopment(app, config.devOrigin)
  const limits = await createLimits(app, config.limits)
  const openStreams = createOpenStreams(config.openStreams)
  const headers = createHeaderSets(config)
  const site = await serveSite(app, { root: config.siteDir, headersFor: headers.pageFor })
  serveSiteSettings(app, config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isForApi(request) ? headers.api : headers.page)
  })
  refuseOddHttp(app)
  app.addHook('onRequest', async (request, reply) => {
    const isApi = isForApi(request)
    const { route } = request.routeOptions.config
    const isCounted = isApi ? !route || !isSigned(route) : request.routeOptions.url === reportPath
    if (isCounted) await limits.network(request)
    if (request.is404) return answerUnknown(app, { request, reply, site: isApi ? null : site })
    if (request.routeOptions.url === '/metrics') throw nothingHere()
  })
  serveDocs(app)
  takePolicyReports(app, { logger, metrics })
  serveUnsubscribePage(app)
  await app.register(async (scope) => {
    scope.addHook('onRequest', createAdmission({ ...deps, limits }))
    await proxyRoutes(scope, { upstreams: deps.upstreams, openStreams })
  })
  return app
}

const isForApi = ({ url }: FastifyRequest) => url.startsWith('/api/')

/** In development the page comes from Vite's port: exactly that origin may call, with the headers that the page sends. */
async function allowDevelopment(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(cors, {
    origin: [origin],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-recaptcha-token', 'x-request-id'],
    exposedHeaders: ['location', 'retry-after', 'x-request-id'],
    // The cookie that renews the session.
    credentials: true,
    maxAge: 600,
  })
}

interface Unknown {
  request: FastifyRequest
  reply: FastifyReply
  site: Site | null
}

/** Here and not in the handler for unknown addresses, which some methods never reach (QUERY, for one). */
function answerUnknown(app: FastifyInstance, { request, reply, site }: Unknown): FastifyReply {
  const path = sentPath(request.url)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const methods = site === null ? methodsOf(path) : []
  if (!reads && methods.length === 0 && app.hasRoute({ method: 'GET', url: path })) methods.push('GET', 'HEAD')
  if (methods.length === 0 && app.hasRoute({ method: 'POST', url: path })) methods.push('POST')
  if (methods.length > 0) {
    reply.header('allow', methods.join(', '))
    return sendProblem(reply, problem(405, 'method-not-allowed', 'This address does not take this method.'))
  }
  return site && reads ? site.notFound(request, reply) : sendProblem(reply, nothingHere())
}

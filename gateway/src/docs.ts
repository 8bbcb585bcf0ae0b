import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { docsPolicy } from './headers.ts'
import { contracts, routes, services } from './route-table.ts'

const own = join(import.meta.dirname, '../docs')
const viewer = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))

const brotli = promisify(brotliCompress)

const script = 'text/javascript; charset=utf-8'

interface Resource {
  body: Buffer
  type: string
  /** Made when it is first asked for. */
  compressed?: Promise<Buffer>
}

/** /docs: all contracts in Swagger UI, from this site alone. Everything in memory: it is small and asked for seldom. */
export function serveDocs(app: FastifyInstance): void {
  const resources: Record<string, Resource> = {
    '/docs': { type: 'text/html; charset=utf-8', body: readFileSync(join(own, 'index.html')) },
    '/docs/start.js': { type: script, body: readFileSync(join(own, 'start.js')) },
    '/docs/own.css': { type: 'text/css; charset=utf-8', body: readFileSync(join(own, 'own.css')) },
    '/docs/viewer.js': { type: script, body: readFileSync(join(viewer, 'swagger-ui-bundle.js')) },
    '/docs/viewer.css': { type: 'text/css; charset=utf-8', body: readFileSync(join(viewer, 'swagger-ui.css')) },
    '/docs/contract.json': { type: 'application/json', body: Buffer.from(JSON.stringify(publicContract())) },
  }
  for (const [url, resource] of Object.entries(resources)) {
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer> => {
      const headers = { 'content-security-policy': docsPolicy, 'cache-control': 'no-cache', vary: 'accept-encoding' }
      reply.headers(headers).type(resource.type)
      if (!takesBrotli(request)) return resource.body
      resource.compressed ??= brotli(resource.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      reply.header('content-encoding', 'br')
      return resource.compressed
    }
    app.route({ method: ['GET', 'HEAD'], url, handler })
  }
  app.get('/docs/', (_request, reply) => reply.redirect('/docs', 301))
}

const takesBrotli = (request: FastifyRequest) => /\bbr\b(?!;q=0)/.test(request.headers['accept-encoding'] ?? '')

interface Document {
  tags?: object[]
  paths: Record<string, Record<string, object>>
  components?: { securitySchemes?: object }
}

/** All operations that the outside may call, as one OpenAPI document. */
function publicContract(): object {
  const documents = services.map((service) => contracts[service] as Document)
  const paths: Document['paths'] = {}
  for (const { path, method, definition } of routes) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: definition }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'GBAT Daily', version: '1.0.0', description: 'Everything that the site itself calls.' },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: documents.flatMap(({ tags }) => tags ?? []),
    paths,
    components: { securitySchemes: documents[0]?.components?.securitySchemes ?? {} },
  }
}

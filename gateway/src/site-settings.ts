import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** `/settings.json`: what the site asks for when a form needs it, so that an operator sets it without a new build. */
export function serveSiteSettings(app: FastifyInstance, { botCheck }: Pick<Config, 'botCheck'>): void {
  const settings = JSON.stringify({ recaptcha: botCheck })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/settings.json',
    handler: (_request, reply) => reply.header('cache-control', 'no-cache').type('application/json').send(settings),
  })
}

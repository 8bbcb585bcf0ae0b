import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** `/settings.json`: what an operator sets without a new build: the bot check of forms, and analytics. */
export function serveSiteSettings(
  app: FastifyInstance,
  { botCheck, analytics: { id, script } }: Pick<Config, 'botCheck' | 'analytics'>,
): void {
  const settings = JSON.stringify({ recaptcha: botCheck, analytics: { id, script } })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/settings.json',
    handler: (_request, reply) => reply.header('cache-control', 'no-cache').type('application/json').send(settings),
  })
}

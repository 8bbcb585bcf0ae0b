import type { FastifyInstance } from 'fastify'

/** The operation `openUnsubscribe` of contracts/openapi/mail.yaml. Mail makes such tokens of these characters. */
const stopAddress = '/api/mail/unsubscribe/:token'
const token = /^[\w.-]{1,400}$/

/**
 * A mail program posts to the stop address of a mail (RFC 8058); a person, or a scanner, opens it. Opening stops nothing: it
 * leads to the page that asks.
 */
export function serveUnsubscribePage(app: FastifyInstance): void {
  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: stopAddress,
    handler({ params }, reply) {
      const query = token.test(params.token) ? `?${new URLSearchParams({ token: params.token }).toString()}` : ''
      return reply.header('cache-control', 'no-store').redirect(`/unsubscribe${query}`, 303)
    },
  })
}

import type { Logger } from '@app/shared/logger'
import { counter, type Metrics } from '@app/shared/metrics'
import type { FastifyInstance } from 'fastify'
import { reportPath } from './headers.ts'

/** A report as browsers send it (CSP level 3, section 5.3); everything in it is claimed by whoever sends it. */
interface Report {
  'csp-report'?: Record<string, unknown>
}

const reportSize = 8 * 1024
const directives = /^[a-z]+(?:-[a-z]+)*$/

/**
 * Takes browsers' reports of what the policy of a page refused. Logged is what an operator needs to find the place, and
 * nothing that could be a secret or a person: never a query, which may hold a one-time token.
 */
export function takePolicyReports(app: FastifyInstance, deps: { logger: Logger; metrics: Metrics }): void {
  const reports = counter(deps.metrics, {
    name: 'policy_reports_total',
    help: 'Reports of browsers that the policy of a page refused something.',
  })
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: reportSize },
      (_r, body, done) => done(null, body),
    )
    scope.post<{ Body: string }>(reportPath, { bodyLimit: reportSize }, (request, reply) => {
      const report = readReport(request.body)
      if (report) {
        reports.inc()
        deps.logger.warn({ requestId: request.id, ...report }, 'the policy of a page refused something')
      }
      return reply.code(204).send()
    })
  })
}

function readReport(body: unknown): { directive: string; page: string; blocked: string } | null {
  const report = parse(body)?.['csp-report']
  const directive = report?.['effective-directive'] ?? report?.['violated-directive']
  if (typeof directive !== 'string' || !directives.test(directive) || directive.length > 40) return null
  return { directive, page: placeOf(report?.['document-uri']), blocked: placeOf(report?.['blocked-uri']) }
}

function parse(body: unknown): Report | null {
  try {
    return typeof body === 'string' ? (JSON.parse(body) as Report | null) : null
  } catch {
    return null
  }
}

/** Origin and path of an address, the scheme alone where it has neither, or a keyword such as 'inline'. */
function placeOf(address: unknown): string {
  if (typeof address !== 'string') return ''
  if (directives.test(address)) return address.slice(0, 40)
  const url = URL.parse(address)
  if (!url) return ''
  return url.protocol.startsWith('http') ? `${url.origin}${url.pathname}`.slice(0, 200) : url.protocol.slice(0, 40)
}

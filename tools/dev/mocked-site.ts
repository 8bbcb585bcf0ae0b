import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './root.ts'

/**
 * `npm run dev -- --mock`: the site in watch mode on the mocks of the contracts, without a gateway, a service, a database,
 * or Go. Resolves when the site can be opened. Throws if its port is taken.
 */
export async function serveMockedSite(): Promise<void> {
  const server = await createServer({
    configFile: join(ROOT, 'frontend', 'mocks', 'vite.config.ts'),
    logLevel: 'warn',
  })
  await server.listen()
  const rows = [
    ['Site', server.resolvedUrls?.local[0] ?? ''],
    ['Log in', 'any e-mail and any password of eight characters; the candidate is always the same one'],
    [
      'Start again',
      'curl -X POST "http://127.0.0.1:5210/api/mock/reset?plan=free&history=1&admin=1", each part if you like',
    ],
  ]
  const table = rows.map(([label = '', text = '']) => `  ${label.padEnd(16)}${text}`).join('\n')
  console.log(
    `\nThe site on its mocks: nothing is stored, and a restart forgets everything. Ctrl-C stops it.\n\n${table}\n`,
  )
}

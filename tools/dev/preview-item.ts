import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { publishedQuestion } from '../../services/practice/bank/demo-questions.ts'
import { loadBank } from '../../services/practice/bank/load-bank.ts'
import { Failure } from '../../deploy/start-table/failure.ts'
import { HOST } from './ports.ts'
import { ROOT } from './root.ts'

/**
 * Serves one item of the bank as the candidate sees it, with the page's own components: question, options, and after a
 * choice the explanation. Throws a `Failure` for an id that the bank does not hold.
 */
export async function previewItem(id: string): Promise<{ url: string; close: () => Promise<void> }> {
  const root = join(ROOT, 'frontend')
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(ROOT, '.cache/preview'),
    logLevel: 'error',
    server: { host: HOST, port: 0, strictPort: false },
    plugins: [serveItem(viewOf(id))],
  })
  await server.listen()
  return { url: `${addressOf(server)}/preview/`, close: () => server.close() }
}

function addressOf(server: ViteDevServer): string {
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Failure('The preview could not be served.')
  return `http://${HOST}:${address.port}`
}

function viewOf(id: string): object {
  const bank = loadBank()
  const item = bank.item(id)
  if (!item) throw new Failure(`There is no item ${id}. Ids look like ${bank.heads[0]?.id} or cr-0001.`)
  return publishedQuestion(item, new Map(bank.skills.map(({ id: skill, name }) => [skill, name])))
}

function serveItem(item: object): Plugin {
  return {
    name: 'serve-item',
    configureServer({ middlewares }) {
      middlewares.use('/item.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(item))
      })
    },
  }
}

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../dev/root.ts'

// node tools/bench/bare-proxy.ts UPSTREAM_URL
// @fastify/http-proxy and nothing else: no token, no limit, no header of ours, no log. Prints "ready PORT".

interface App {
  register(plugin: unknown, options: object): void
  listen(options: object): Promise<string>
}

/** The gateway's own copies of both packages: the same versions, whatever else is installed. */
const load = createRequire(join(ROOT, 'gateway', 'package.json'))
const fastify = load('fastify') as (options: object) => App
const upstream = process.argv[2] ?? ''

const app = fastify({ logger: false })
app.register(load('@fastify/http-proxy'), { upstream, undici: { connections: 64, pipelining: 1 } })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`ready ${new URL(address).port}`)
process.stdin.on('end', () => process.exit()).resume()

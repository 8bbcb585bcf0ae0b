import type { FastifyInstance } from 'fastify'

/**
 * So many connections may wait to be taken in, as many as Linux lets them (net.core.somaxconn). At Node's 511 the first
 * moment of a crowd is turned away without a word, and everybody in it tries again a second later.
 */
const backlog = 4096

/** Begins to serve. */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  await app.listen({ host, port, backlog })
}

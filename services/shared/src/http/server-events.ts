import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ServerEvent } from './handler-types.ts'

/** Whether a header `Accept` names server-sent events. */
export function wantsEvents(accept: string | undefined): boolean {
  return accept?.includes('text/event-stream') ?? false
}

/** Aborts when the connection closes before the whole answer was sent. */
export function leftSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}

/** Sends each event when it comes. If the caller leaves, the source is told by its `return`. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<ServerEvent>): FastifyReply {
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // Proxies such as nginx would keep events back until a buffer is full.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(written(events), { objectMode: false }))
  )
}

async function* written(events: AsyncIterable<ServerEvent>): AsyncGenerator<string> {
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

import { expect, it } from 'vitest'
import { readEvents, type ServerEvent } from './server-events.ts'

/** What is read of a body that arrives in these pieces. */
async function read(pieces: readonly Uint8Array[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const events: ServerEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)
const stream = 'event: start\ndata: {"a":1}\n\n: still here\n\nevent: delta\ndata: {"text":"é, \\n½"}\n\n'
const whole = [
  { event: 'start', data: '{"a":1}' },
  { event: 'delta', data: '{"text":"é, \\n½"}' },
]

it('reads the same events however the network cuts the bytes, also inside a character', async () => {
  const all = bytes(stream)
  for (const size of [1, 2, 3, 7, all.length]) {
    const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
      all.slice(at * size, (at + 1) * size),
    )
    expect(await read(pieces), `pieces of ${size}`).toEqual(whole)
  }
})

it('reads lines that end with a carriage return, and data of several lines', async () => {
  expect(await read([bytes('event: delta\r\ndata: one\r\ndata:two\r\n\r\n')])).toEqual([
    { event: 'delta', data: 'one\ntwo' },
  ])
})

it('leaves out an event that the end cuts off', async () => {
  expect(await read([bytes(`${stream}event: done\ndata: {"answer"`)])).toEqual(whole)
})

it('closes the connection when the reader stops', async () => {
  let closed = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes(stream)),
    cancel: () => {
      closed = true
    },
  })
  for await (const _event of readEvents(body)) break
  await new Promise((done) => setTimeout(done))
  expect(closed).toBe(true)
})

/** What an answer may tell the outside; hop-by-hop headers and everything a service adds by chance stay inside. */
const passed = [
  'allow',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'location',
  'retry-after',
  'www-authenticate',
  'x-accel-buffering',
] as const

type Received = Record<string, string | string[] | undefined>

/** Whether the process stops listening soon. */
export const saysGoodbye = ({ connection }: Received) =>
  typeof connection === 'string' && connection.toLowerCase() === 'close'

/** The headers of a service's answer that reach the caller. */
export function passedHeaders(received: Received, setsCookie: boolean): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of setsCookie ? [...passed, 'set-cookie'] : passed) {
    const value = received[name]
    if (typeof value === 'string') headers[name] = value
    else if (value?.length === 1) headers[name] = value[0]!
  }
  return headers
}

import { createServer } from 'node:http'

// node tools/bench/upstream.ts KEY_SET
// What stands behind every proxy that is compared: a service that costs next to nothing, with auth's public keys and no
// ended sessions. Prints "ready PORT".

const keySet = process.argv[2] ?? ''
const entry = {
  id: '7f4c',
  day: '2026-11-27',
  date: '2026-11-27T08:15:00.000Z',
  score: 80,
  correctAnswers: 8,
  totalQuestions: 10,
}
const progress = JSON.stringify({ progress: 300, totalInBank: 3000, history: Array.from({ length: 8 }, () => entry) })

const answers: Record<string, string> = {
  '/api/auth/keys': keySet,
  '/api/auth/revocations': '{"revocations":[]}',
}

const server = createServer((request, response) => {
  const body = answers[request.url ?? ''] ?? progress
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') console.log(`ready ${address.port}`)
})
process.stdin.on('end', () => process.exit()).resume()

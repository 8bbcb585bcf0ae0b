import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOST } from '../../dev/ports.ts'

/** Lets a server listen on a free port of this machine. */
export async function listenOn(server: Server): Promise<{ url: string; close: () => void }> {
  await new Promise<void>((done) => server.listen(0, HOST, done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${HOST}:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

import type { AddressInfo } from 'node:net'
import type { Clock } from '@app/shared/clock'
import { doWhatIsDue } from './clock-work.ts'
import type { Faults } from './control.ts'
import { createProvider } from './provider.ts'
import { seedCatalogue, type Catalogue } from './seed-catalogue.ts'
import { createPaymentsServer } from './server.ts'
import { createWebhooks, type Endpoint } from './webhooks.ts'

export interface PaymentsOptions {
  host: string
  /** 0 takes any that is free. */
  port: number
  /** Where browsers find its pages; without it, host and port. */
  publicUrl?: string | undefined
  /** Where the state survives a restart; without it, in memory. */
  file?: string | undefined
  clock: Clock
  endpoints: readonly Endpoint[]
  catalogue: Catalogue
}

const everyMs = 250

/** Starts the stand-in of the payment provider. */
export async function startPayments(options: PaymentsOptions) {
  const { host, port, file, clock, endpoints, catalogue } = options
  const webhooks = createWebhooks(() => endpoints)
  const provider = createProvider({ publicUrl: options.publicUrl ?? '', clock, file, onEvent: webhooks.send })
  const faults: Faults = { delayMs: 0, down: false, loseAnswers: false }
  const server = createPaymentsServer({ provider, webhooks, faults })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  provider.publicUrl ||= `http://${host}:${address.port}`
  seedCatalogue(provider, catalogue)
  const timer = setInterval(() => {
    if (doWhatIsDue(provider)) provider.save()
  }, everyMs)
  return {
    port: address.port,
    async stop() {
      clearInterval(timer)
      webhooks.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      provider.flush()
    },
  }
}

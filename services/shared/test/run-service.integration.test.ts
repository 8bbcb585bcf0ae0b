import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { readServiceConfig } from '../src/common-config.ts'
import { readEnv } from '../src/env.ts'
import { NotReady } from '../src/http/not-ready.ts'
import { startService } from '../src/run-service.ts'
import { closeDeps, createServiceDeps, type ServiceDeps } from '../src/service-deps.ts'
import type { Service } from '../src/service.ts'
import { itemContract, itemHandlers } from '../src/testing/item-service.ts'
import { freePort } from '../../../tools/dev/ports.ts'

const readConfig = (port: number) =>
  readServiceConfig(
    readEnv({
      MONGODB_URL: inject('mongodbUrl'),
      NATS_URL: inject('natsUrl'),
      DATABASE: `shared_${randomUUID()}`,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    }),
    { name: 'items', port },
  )

async function start(parts: Partial<Service<ServiceDeps, unknown>>) {
  const config = readConfig(await freePort())
  const deps = createServiceDeps('items', config)
  const service: Service<ServiceDeps, unknown> = {
    name: 'items',
    contract: itemContract,
    readConfig: () => config,
    createDeps: () => deps,
    handlers: () => itemHandlers,
    reactions: () => ({}),
    ...parts,
  }
  const running = await startService(service, deps)
  return { ...running, deps, url: `http://127.0.0.1:${config.port}` }
}

it('a service is ready once its database responds and its own check passes', async () => {
  let isReady = false
  const ready = async () => {
    if (!isReady) throw new NotReady('its first reading is not done')
  }
  const { url, close } = await start({ ready })
  const readiness = async () => {
    const response = await fetch(`${url}/ready`)
    return { status: response.status, body: await response.json() }
  }
  const waiting = { status: 503, body: { status: 'starting', reason: 'its first reading is not done' } }
  await expect.poll(readiness).toEqual(waiting)
  isReady = true
  expect(await readiness()).toEqual({ status: 200, body: { status: 'ready' } })
  await close()
})

it('the background work that runs ends before the connections are closed, and begins no more', async () => {
  const happened: string[] = []
  const { close } = await start({
    once: ({ database }) => ({
      async first() {
        await database.db.command({ ping: 1 })
        happened.push('once')
      },
    }),
    rounds: ({ database }) => ({
      async slow() {
        happened.push('round begins')
        await pause(300)
        await database.db.command({ ping: 1 })
        happened.push('round ends')
      },
    }),
    workers: () => [{ stop: () => void happened.push('worker stops') }],
    async closeDeps(deps) {
      happened.push('deps close')
      await closeDeps(deps)
    },
  })
  await expect.poll(() => happened).toContain('once')
  await close()
  await pause(400)
  expect(happened.filter((what) => what !== 'once')).toEqual([
    'round begins',
    'round ends',
    'worker stops',
    'deps close',
  ])
})

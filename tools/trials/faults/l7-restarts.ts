import { setTimeout as pause } from 'node:timers/promises'
import type { Plant } from '../../stack/plant.ts'
import type { Row, Trial } from '../support/row.ts'
import { isGood, p99, type Sample, startTraffic } from './traffic.ts'

const order = [
  ['gateway', 0],
  ['practice', 0],
  ['auth', 0],
  ['gateway', 1],
  ['practice', 1],
  ['auth', 1],
] as const

const counts = { quick: 3, full: 20 } as const
/** Calls a second. The quick tier shares two processors with another suite; a busy door's refusals would be no fault of a restart. */
const rates = { quick: 12, full: 40 } as const
const longestStartMs = 5000

/** Told to end, it ends: whoever is being served gets nothing. */
const hurries: Plant = {
  file: '/shared/src/lifecycle.ts',
  find: 'await running.close()',
  replace: 'process.exit(0)',
}

export const l7: Row = {
  id: 'L7',
  long: true,
  name: 'rolling restarts',
  bar: '20 SIGTERM restarts of gateways, auth and practice at load: 0 failed requests, each serves again within 5 s',
  plant: {
    what: 'a gateway that ends at once when it is told to',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('gateway', 0, { plants: [hurries] })
      const traffic = await startTraffic(stack, trial.random, 150)
      await pause(1500)
      await stack.end('gateway', 0)
      await stack.start('gateway', 0)
      const faults = failures(await traffic.stop())
      return { got: `${faults.length} failed requests`, n: traffic.samples.length, faults }
    },
  },
  run: async (trial: Trial) => {
    const stack = await trial.stack()
    const rate = rates[trial.tier]
    const traffic = await startTraffic(stack, trial.random, rate)
    const faults: string[] = []
    const starts: number[] = []
    const first = trial.tier === 'quick' ? trial.random.int(0, 1) * 3 : 0
    for (let number = 0; number < counts[trial.tier]; number += 1) {
      const [name, index] = order[(first + number) % order.length]!
      await stack.end(name, index)
      const began = performance.now()
      await stack.start(name, index)
      const took = performance.now() - began
      starts.push(took)
      // The quick tier shares the machine: there it is enough that each serves again.
      if (trial.tier === 'full' && took > longestStartMs)
        faults.push(`${name} ${index + 1} served again only after ${Math.round(took)} ms`)
      await pause(trial.tier === 'quick' ? 300 : 1500)
    }
    const samples = await traffic.stop()
    faults.push(...failures(samples))
    const failed = samples.filter((sample) => !isGood(sample)).length
    const got = `${starts.length} restarts, ${samples.length} requests at ${rate}/s, ${failed} failed, p99 ${Math.round(p99(samples))} ms; slowest start ${Math.round(Math.max(...starts))} ms`
    return { got, n: samples.length, faults }
  },
}

function failures(samples: readonly Sample[]): string[] {
  return samples
    .filter((sample) => !isGood(sample))
    .map(
      ({ operation, status, at, latency }) =>
        `${operation} was answered ${status} after ${Math.round(latency)} ms, at ${Math.round(at)} ms`,
    )
}

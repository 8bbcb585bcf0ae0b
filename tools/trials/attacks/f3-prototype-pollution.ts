import { PROCESS_NAMES, type ProcessName } from '../../../deploy/start-table/processes.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack, StackOptions } from '../../stack/stack.ts'
import { ask, bearer, jsonOf, newAddress } from './ask.ts'
import { pool } from './pool.ts'
import { addressOf, pathOf, sample, targets, targetsWithBody, validBody } from './targets.ts'
import { visitorsOf } from './visitors.ts'

const processes = PROCESS_NAMES.filter((name) => name !== 'mailbox' && name !== 'payments')

/** No defect but a window: each process says whether every object has what nobody gave it. */
const window: Plant = {
  file: '/shared/src/http/server.ts',
  find: "({ status: 'alive' })",
  replace: "({ status: 'alive', polluted: [({}).polluted, Object.keys(Object.prototype).length] })",
}
const windows = Object.fromEntries(processes.map((name) => [name, [window]])) as NonNullable<StackOptions['plants']>

const names = [
  '__proto__',
  String.raw`\u005f_proto__`,
  String.raw`\u005f\u005f\u0070roto__`,
  'constructor',
  'prototype',
  String.raw`c\u006fnstructor`,
]
const inner = [
  '{"polluted":"yes"}',
  '{"prototype":{"polluted":"yes"}}',
  '{"__proto__":{"polluted":"yes"}}',
  'null',
  '[{"polluted":"yes"}]',
  '"polluted"',
  '{"toString":"yes","polluted":"yes"}',
]

/** The text of a body with something foul in it: at the top, within a field, twice, instead of all. */
function foulBodies(valid: Record<string, unknown>): string[] {
  const text = JSON.stringify(valid)
  const first = Object.keys(valid)[0] ?? 'x'
  return names.flatMap((name) =>
    inner.flatMap((value) => [
      text.replace('{', `{"${name}":${value},`),
      `{"${name}":${value}}`,
      JSON.stringify({ ...valid, [first]: 'PLACE' }).replace('"PLACE"', `{"${name}":${value}}`),
      text.replace('{', `{"${name}":1,"${name}":${value},`),
    ]),
  )
}

async function pollute(
  trial: Trial,
  stack: Stack,
  { count = 0, opened = processes, service }: { count?: number; opened?: readonly ProcessName[]; service?: string },
): Promise<Outcome> {
  const { pro } = await visitorsOf(stack)
  const faults: string[] = []
  let n = 0
  for (const target of targetsWithBody.filter((each) => service === undefined || each.service === service)) {
    const texts = sample(foulBodies(await validBody(stack, target, pro)), count, trial)
    n += texts.length
    await pool(texts, 4, async (text, index) => {
      const base = index % 8 === 0 ? stack.base : addressOf(stack, target.service, index)
      const headers = { ...bearer(pro.token), 'content-type': 'application/json' }
      const url = `${base}${pathOf(target, pro)}`
      const { status } = await ask({ method: target.method, url, headers, text, from: newAddress() })
      if (status !== 400) faults.push(`${target.id} answered ${status} to ${text.slice(0, 100)}`)
    })
  }
  for (const target of targets.filter(({ method }) => method === 'GET'))
    for (const query of ['__proto__[polluted]=yes', 'constructor[prototype][polluted]=yes', '__proto__.polluted=yes']) {
      n += 1
      const url = `${addressOf(stack, target.service)}${pathOf(target, pro)}?${query}`
      const { status } = await ask({ url, headers: bearer(pro.token) })
      if (status >= 500) faults.push(`${target.id} answered ${status} to ?${query}`)
    }
  const looked = await look(stack, opened)
  return {
    got: `${n} foul bodies and queries; ${looked.n} processes asked: ${looked.faults.length} polluted`,
    n,
    faults: [...looked.faults, ...faults],
  }
}

/** In the quick tier two processes of the shared system open a window, one of each kind that takes bodies. */
async function throughWindows(trial: Trial): Promise<Outcome> {
  const stack = await trial.stack()
  const opened = ['auth', 'practice'] as const
  await Promise.all(opened.map((name) => stack.restart(name, 0, { plants: [window] })))
  try {
    const behind = {
      ...stack,
      ports: { ...stack.ports, auth: [stack.ports.auth[0]!], practice: [stack.ports.practice[0]!] },
    }
    return await pollute(trial, behind, { count: 40, opened })
  } finally {
    await Promise.all(opened.map((name) => stack.restart(name, 0)))
  }
}

async function look(stack: Stack, opened: readonly ProcessName[]): Promise<{ n: number; faults: string[] }> {
  const ports = opened.flatMap((name) => stack.ports[name].map((port) => ({ name, port })))
  const faults: string[] = []
  for (const { name, port } of ports) {
    const seen = jsonOf<{ polluted: unknown[] }>(await ask({ url: `http://127.0.0.1:${port}/health` }))?.polluted
    if (JSON.stringify(seen) !== '[null,0]') faults.push(`in ${name} every object has ${JSON.stringify(seen)}`)
  }
  return { n: ports.length, faults }
}

export const f3PrototypePollution: Row = {
  id: 'F3',
  long: true,
  name: 'prototype pollution',
  bar: '60 payloads and more in every body and query: 400, and in all 6 processes no object has what nobody gave it',
  plant: {
    what: 'practice takes __proto__ in bodies and merges them carelessly',
    into: {
      ...windows,
      practice: [
        window,
        {
          file: '/shared/src/http/json-bodies.ts',
          find: "getDefaultJsonParser('error', 'error')",
          replace: "getDefaultJsonParser('ignore', 'ignore')",
        },
        {
          file: '/shared/src/http/server.ts',
          find: 'const drain = drainBeforeClosing(app)',
          replace:
            "const drain = drainBeforeClosing(app); app.addHook('preValidation', async ({ body }) => { if (Object.hasOwn(body ?? {}, '__proto__') && body['__proto__']?.polluted) Object.defineProperty(Object.prototype, 'polluted', { value: 'yes', configurable: true }) })",
        },
      ],
    },
    see: async (trial) =>
      pollute({ ...trial, tier: 'quick' }, await trial.planted(), { count: 168, service: 'practice' }),
  },
  run: async (trial) =>
    trial.tier === 'full' ? pollute(trial, await trial.ownStack({ plants: windows }), {}) : throughWindows(trial),
}

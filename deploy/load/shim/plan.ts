import { parseArgs } from 'node:util'

/** How one scenario of a script runs. Times in milliseconds. */
export interface Scenario {
  name: string
  executor: 'shared-iterations' | 'per-vu-iterations' | 'constant-vus' | 'ramping-vus' | 'constant-arrival-rate'
  /** The exported function. */
  exec: string
  startTime: number
  gracefulStop: number
  vus: number
  iterations: number
  /** How long iterations may start: the duration, or the longest time for a number of iterations. */
  duration: number
  stages: Array<{ duration: number; target: number }>
  /** Iterations a millisecond. */
  rate: number
  maxVUs: number
  tags: Record<string, string>
}

export interface CommandLine {
  script: string
  env: Record<string, string>
  localIps: string | undefined
  quiet: boolean
  vus: number | undefined
  iterations: number | undefined
  duration: string | undefined
}

type Declared = Record<string, unknown>

const EXECUTORS = new Set<string>([
  'shared-iterations',
  'per-vu-iterations',
  'constant-vus',
  'ramping-vus',
  'constant-arrival-rate',
])

/** Reads k6's own options, as far as the shim has them. Throws for any other. */
export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      env: { type: 'string', short: 'e', multiple: true, default: [] },
      vus: { type: 'string', short: 'u' },
      iterations: { type: 'string', short: 'i' },
      duration: { type: 'string', short: 'd' },
      'local-ips': { type: 'string' },
      quiet: { type: 'boolean', short: 'q', default: false },
    },
  })
  const [script, ...more] = positionals
  if (!script || more.length > 0) throw new Error('Name one script.')
  return {
    script,
    env: Object.fromEntries(values.env.map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)])),
    localIps: values['local-ips'],
    quiet: values.quiet,
    vus: values.vus === undefined ? undefined : Number(values.vus),
    iterations: values.iterations === undefined ? undefined : Number(values.iterations),
    duration: values.duration,
  }
}

/** The scenarios of a script; the command line's vus, iterations and duration stand in their place, as in k6. */
export function readScenarios(
  options: Declared,
  line: Pick<CommandLine, 'vus' | 'iterations' | 'duration'>,
): Scenario[] {
  const scenarios = options['scenarios'] as Record<string, Declared> | undefined
  if (scenarios && line.vus === undefined && line.iterations === undefined && line.duration === undefined)
    return Object.entries(scenarios).map(([name, declared]) => readScenario(name, declared))
  const { vus = options['vus'], iterations = options['iterations'], duration = options['duration'] } = line
  const stages = options['stages']
  if (iterations !== undefined) return [readScenario('default', { executor: 'shared-iterations', vus, iterations })]
  if (duration !== undefined) return [readScenario('default', { executor: 'constant-vus', vus, duration })]
  if (stages !== undefined) return [readScenario('default', { executor: 'ramping-vus', startVUs: vus, stages })]
  return [readScenario('default', { executor: 'per-vu-iterations', vus })]
}

function readScenario(name: string, declared: Declared): Scenario {
  const { executor } = declared
  if (typeof executor !== 'string' || !EXECUTORS.has(executor))
    throw new Error(`The scenario ${name} asks for ${String(executor)}. The shim has ${[...EXECUTORS].join(', ')}.`)
  const number = (key: string, fallback: number) => (declared[key] === undefined ? fallback : Number(declared[key]))
  const time = (key: string, fallback: string) => milliseconds((declared[key] ?? fallback) as string)
  const stages = (declared['stages'] ?? []) as Array<{ duration: string; target: number }>
  const arrives = executor === 'constant-arrival-rate'
  const vus = number(arrives ? 'preAllocatedVUs' : executor === 'ramping-vus' ? 'startVUs' : 'vus', 1)
  return {
    name,
    executor: executor as Scenario['executor'],
    exec: (declared['exec'] as string | undefined) ?? 'default',
    startTime: time('startTime', '0s'),
    gracefulStop: time(executor === 'ramping-vus' ? 'gracefulRampDown' : 'gracefulStop', '30s'),
    vus,
    iterations: number('iterations', 1),
    duration: executor.endsWith('iterations') ? time('maxDuration', '10m') : time('duration', '0s'),
    stages: stages.map((stage) => ({ duration: milliseconds(stage.duration), target: stage.target })),
    rate: arrives ? number('rate', 1) / time('timeUnit', '1s') : 0,
    maxVUs: number('maxVUs', vus),
    tags: (declared['tags'] ?? {}) as Record<string, string>,
  }
}

const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** '1m30s' as milliseconds; a number is milliseconds already. Throws for anything else. */
export function milliseconds(text: string | number): number {
  if (typeof text === 'number') return text
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) throw new Error(`"${text}" is no duration`)
  return parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (UNITS[unit] ?? 0), 0)
}

/** The addresses of '127.0.1.1', '127.0.1.1-127.0.1.250', '127.0.1.0/24' or a list of these with commas. */
export function readAddresses(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split('-')
    const [network = '', length] = first.split('/')
    const from = toNumber(network)
    // A network's own first and last address are nobody's.
    const to = length === undefined ? toNumber(last) : from + 2 ** (32 - Number(length)) - 2
    const begin = length === undefined ? from : from + 1
    return Array.from({ length: Math.min(to - begin + 1, 65_536) }, (_, index) => toAddress(begin + index))
  })
}

const toNumber = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const toAddress = (value: number) => [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256).join('.')

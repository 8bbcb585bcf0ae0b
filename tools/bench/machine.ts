import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'

/** Processor time of a process so far, in µs, all threads; NaN where the system does not tell (not Linux). */
export function cpuOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((sum, thread) => sum + onCpu(`/proc/${pid}/task/${thread}/schedstat`), 0) / 1000
  } catch {
    return Number.NaN
  }
}

function onCpu(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0])
  } catch {
    // A thread that ended in between.
    return 0
  }
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

export interface Watch {
  /** µs of processor time of each process since the watch began. */
  cpu(): Map<number, number>
  /** What the rest of the machine took of its processors meanwhile, as a share of all of them. */
  foreignShare(): number
}

/** Watches what some processes, and everybody else, take of the processors from now on. This process counts as ours. */
export function watch(pids: readonly number[]): Watch {
  const ours = [...pids, process.pid]
  const before = new Map(ours.map((pid) => [pid, cpuOf(pid)]))
  const busyBefore = busyTime()
  const began = performance.now()
  const cpu = () => new Map(ours.map((pid) => [pid, cpuOf(pid) - (before.get(pid) ?? 0)]))
  return {
    cpu,
    foreignShare() {
      const own = [...cpu().values()].reduce((sum, micros) => sum + micros, 0)
      const all = (performance.now() - began) * 1000 * availableParallelism()
      return Math.max(0, busyTime() - busyBefore - own) / all
    },
  }
}

/** µs that all processors were busy since the machine started; a tick is a hundredth of a second on Linux. */
function busyTime(): number {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]!
      .split(/\s+/)
      .slice(1)
      .map(Number)
    return (user + nice + system + irq + softIrq + steal) * 10_000
  } catch {
    return Number.NaN
  }
}

export function describeMachine(): string {
  return `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.version}`
}

export function loadAverage(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')
}

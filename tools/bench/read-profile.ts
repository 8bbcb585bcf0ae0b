import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../dev/root.ts'
import { gridText, type Section, short } from './table.ts'

interface Profile {
  nodes: Array<{ id: number; callFrame: { functionName: string; url: string; lineNumber: number } }>
  samples: number[]
  timeDeltas: number[]
}

const SHOWN = 18

/** Where the time of each profiled process went: by package, and by function. Idle time does not count. */
export function readProfiles(folder: string): Section {
  const files = existsSync(folder) ? globSync('*.cpuprofile', { cwd: folder }).sort() : []
  const texts = files.map((file) => `#### ${basename(file, '.cpuprofile')}\n\n${textOf(join(folder, file))}`)
  return {
    title: 'Profiles',
    note: `Self time without idling; the profiles are in ${folder.replace(`${ROOT}/`, '')}.`,
    rows: [],
    more: texts.join('\n\n'),
  }
}

function textOf(file: string): string {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as Profile
  const self = new Map<number, number>()
  for (const [index, id] of samples.entries()) self.set(id, (self.get(id) ?? 0) + (timeDeltas[index] ?? 0))
  const byPlace = new Map<string, number>()
  const byFunction = new Map<string, number>()
  for (const { id, callFrame } of nodes) {
    const time = self.get(id) ?? 0
    if (callFrame.functionName === '(idle)' || time === 0) continue
    const place = placeOf(callFrame.url, callFrame.functionName)
    add(byPlace, place, time)
    add(byFunction, `${callFrame.functionName || '(anonymous)'} — ${place}:${callFrame.lineNumber + 1}`, time)
  }
  return [sharesText('package', byPlace), sharesText('function', byFunction)].join('\n\n')
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value)
}

/** A package's name, a part of Node, or our own folder. */
function placeOf(url: string, name: string): string {
  const [, installed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  if (installed) return installed
  if (url.startsWith('node:')) return url.replace(/^(node:(?:internal\/)?[^/]+).*$/, '$1')
  const [, own] = /\/((?:services\/[^/]+|gateway|contracts)\/.*)$/.exec(url) ?? []
  return own ?? (url === '' ? name : url)
}

function sharesText(what: string, sums: Map<string, number>): string {
  const all = [...sums.values()].reduce((sum, time) => sum + time, 0)
  const lines = [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, time]) => [name, `${short((time / all) * 100)} %`])
  return gridText([what, 'share'], lines)
}

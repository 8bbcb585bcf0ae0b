import { HOST } from '../../dev/ports.ts'
import type { Shop } from './shop.ts'

/** A counter of billing, summed over its labels; 0 if it was never counted. */
export async function metricOf({ stack }: Shop, name: string): Promise<number> {
  const [port] = stack.ports.billing
  const text = await (await fetch(`http://${HOST}:${port}/metrics`)).text()
  const values = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

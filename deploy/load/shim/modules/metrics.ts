import { type Kind, type Tags } from '../metrics.ts'
import { metrics, running } from '../state.ts'

interface ScriptMetric {
  name: string
  add(value: number | boolean, tags?: Tags): void
}

function create(kind: Kind, name: string, isTime = false): ScriptMetric {
  metrics.define(name, kind, isTime)
  const add: ScriptMetric['add'] = (value, tags = {}) =>
    metrics.add(name, Number(value), { ...running.getStore()?.tags, ...tags })
  return { name, add }
}

// Functions that are called with `new`, as k6's scripts do: they answer the object themselves.
export const Counter = function Counter(name: string) {
  return create('counter', name)
}
export const Gauge = function Gauge(name: string) {
  return create('gauge', name)
}
export const Rate = function Rate(name: string) {
  return create('rate', name)
}
export const Trend = function Trend(name: string, isTime = false) {
  return create('trend', name, isTime)
}

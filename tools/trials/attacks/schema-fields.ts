import type { JsonSchema } from './targets.ts'

export interface Field {
  /** From the body down; a name that the schema leaves open is written '*'. */
  path: string[]
  schema: JsonSchema
}

/** Every place in a body that holds one value: the leaves of its schema. */
export function fieldsOf(schema: JsonSchema, path: string[] = []): Field[] {
  const properties = schema['properties'] as Record<string, JsonSchema> | undefined
  const open = schema['additionalProperties'] as JsonSchema | boolean | undefined
  const items = schema['items'] as JsonSchema | undefined
  if (schema['type'] === 'array' && items) return fieldsOf(items, [...path, '0'])
  if (schema['type'] !== 'object') return [{ path, schema }]
  const named = Object.entries(properties ?? {}).flatMap(([name, each]) => fieldsOf(each, [...path, name]))
  return typeof open === 'object' ? [...named, ...fieldsOf(open, [...path, '*'])] : named
}

/** A copy with another value in one place; '*' takes the first name that is there. */
export function withValue(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const whole = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const key = name === '*' ? (Object.keys(whole)[0] ?? 'x-1') : name
  return { ...whole, [key]: withValue(whole[key], rest, value) }
}

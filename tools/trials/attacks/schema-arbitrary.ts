import fc from 'fast-check'
import type { JsonSchema } from './targets.ts'

/** Values that a schema of ours allows, as fast-check makes them. Throws for a word of JSON Schema that we do not use. */
export function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  if ('const' in schema) return fc.constant(schema['const'])
  switch (schema['type']) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer(rangeOf(schema))
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valueOf(schema['items'] as JsonSchema), { maxLength: 5 })
    case 'object':
      return objectOf(schema)
    default:
      throw new Error(`no values for the schema ${JSON.stringify(schema).slice(0, 100)}`)
  }
}

function rangeOf({ minimum = -1e6, maximum = 1e6 }: JsonSchema): { min: number; max: number } {
  return { min: minimum as number, max: maximum as number }
}

function textOf({ pattern, format, minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  if (format === 'uuid') return fc.uuid()
  if (format !== undefined) throw new Error(`no texts for the format ${JSON.stringify(format)}`)
  const length = { minLength: minLength as number, maxLength: maxLength as number }
  // Up to the longest that is allowed, since limits are where programs differ.
  return fc.oneof(
    fc.string({ ...length, unit: 'grapheme', maxLength: Math.min(length.maxLength, 100) }),
    fc.string({ ...length, unit: 'binary', maxLength: Math.min(length.maxLength, 100) }),
    fc.constant('a'.repeat(length.maxLength)),
  )
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const open = schema['additionalProperties'] as JsonSchema | boolean | undefined
  if (typeof open === 'object') {
    const names = textOf({ maxLength: 20, ...(schema['propertyNames'] as JsonSchema | undefined) })
    const keys = { minKeys: (schema['minProperties'] as number | undefined) ?? 0, maxKeys: 20 }
    return fc.dictionary(names, valueOf(open), { ...keys, noNullPrototype: true })
  }
  const values = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each)]))
  const requiredKeys = (schema['required'] ?? []) as string[]
  return fc.record(values, { requiredKeys, noNullPrototype: true })
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', 'x', [], {}, [[]], { $ne: null }, 'a'.repeat(5_000)),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A value with one place of it spoiled: another type, a name too many, one that is missing, or all of it. */
export function spoiled(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(value, fc.nat(), fc.nat(), junk, fc.string()).map(([good, way, place, other, name]) => {
    if (typeof good !== 'object' || good === null) return other
    const entries = Object.entries(good)
    const at = entries.length === 0 ? 0 : place % entries.length
    const without = entries.filter((_, index) => index !== at)
    const changed: Record<number, () => unknown> = {
      0: () => Object.fromEntries(entries.map(([key, each], index) => [key, index === at ? other : each])),
      1: () => Object.fromEntries(without),
      2: () => ({ ...good, [name]: other }),
      3: () => other,
      4: () => [good],
    }
    return changed[way % 5]!()
  })
}

import type { Form, FormValue } from '../form.ts'

/** JSON Schema, as far as it says which names there are. */
export interface ParameterSchema {
  $ref?: string
  properties?: Record<string, ParameterSchema>
  additionalProperties?: ParameterSchema | boolean
  items?: ParameterSchema
  anyOf?: ParameterSchema[]
}

export interface Schemas {
  /** Method and path of a call to its parameters. */
  calls: Record<string, ParameterSchema>
  definitions: Record<string, ParameterSchema>
}

/** The first parameter that the call does not have, such as `line_items[0][amount]`; null if it has them all. */
export function unknownParameter(schemas: Schemas, call: string, form: Form): string | null {
  const schema = schemas.calls[call]
  return schema ? unknownIn(schemas, form, { schema, path: '' }) : null
}

interface Place {
  schema: ParameterSchema
  path: string
}

function unknownIn(schemas: Schemas, value: FormValue, { schema, path }: Place): string | null {
  if (typeof value === 'string') return null
  const shapes = alternatives(schemas, schema)
  if (Array.isArray(value)) {
    const items = shapes.flatMap((shape) => shape.items ?? [])
    if (items.length === 0) return path
    return firstUnknown(
      value.map((each, index) => unknownIn(schemas, each, { schema: { anyOf: items }, path: `${path}[${index}]` })),
    )
  }
  return firstUnknown(
    Object.entries(value).map(([name, child]) => {
      const at = path === '' ? name : `${path}[${name}]`
      const known = shapes.flatMap((shape) => childOf(shape, name))
      return known.length === 0 ? at : unknownIn(schemas, child, { schema: { anyOf: known }, path: at })
    }),
  )
}

function childOf({ properties = {}, additionalProperties }: ParameterSchema, name: string): ParameterSchema[] {
  if (Object.hasOwn(properties, name)) return [properties[name]!]
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}

/** A value may be one of several shapes, such as a list or an empty text. */
function alternatives(schemas: Schemas, schema: ParameterSchema): ParameterSchema[] {
  const { $ref, anyOf } = schema
  if ($ref !== undefined) {
    const name = decodeURIComponent($ref.replace('#/definitions/', ''))
    const found = schemas.definitions[name]
    return found ? alternatives(schemas, found) : []
  }
  return anyOf ? anyOf.flatMap((each) => alternatives(schemas, each)) : [schema]
}

const firstUnknown = (found: (string | null)[]): string | null => found.find((path) => path !== null) ?? null

/**
 * Makes schemas.json: which parameters, nested ones too, the provider knows for each call.
 *
 *   node tools/sandbox/payments/parameters/generate.ts
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGenerator } from 'ts-json-schema-generator'
import type { Schemas, ParameterSchema } from './unknown-parameter.ts'

const here = import.meta.dirname
export const schemasFile = join(here, 'schemas.json')

/** The text of schemas.json, from the types of the installed SDK. Takes about 20 s. */
export function generateSchemas(): string {
  const generator = createGenerator({
    path: join(here, 'parameter-types.ts'),
    tsconfig: join(here, '../../../../tsconfig.json'),
    type: 'Parameters',
    jsDoc: 'none',
    skipTypeCheck: true,
    topRef: false,
  })
  const made = generator.createSchema('Parameters') as ParameterSchema & { definitions?: Schemas['definitions'] }
  const definitions = Object.fromEntries(
    Object.entries(made.definitions ?? {}).map(([name, schema]) => [name, shapeOf(schema)]),
  )
  const calls = Object.entries(made.properties ?? {}).map(([name, schema]) => [name, shapeOf(schema)])
  return `${JSON.stringify({ calls: Object.fromEntries(calls), definitions })}\n`
}

/** Only which names there are: values are texts in a form, so their types say nothing here. */
function shapeOf(schema: ParameterSchema | boolean): ParameterSchema {
  if (typeof schema === 'boolean') return {}
  const { $ref, properties, additionalProperties, items, anyOf } = schema
  return {
    ...($ref ? { $ref } : {}),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, shapeOf(child)])) }
      : {}),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: shapeOf(additionalProperties) } : {}),
    ...(items ? { items: shapeOf(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(shapeOf) } : {}),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(schemasFile, generateSchemas())

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

const addFormats = addFormatsModule.default

/**
 * The schemas are those of the contracts, which a test holds against JSON Schema's own. Doing that again whenever a process
 * starts took a quarter of the time until it could serve.
 */
function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    validateSchema: false,
    coerceTypes: coerceTypes ? 'array' : false,
    strict: true,
    strictTypes: false,
    allErrors: false,
    useDefaults: true,
  })
  // OpenAPI's annotations inside schemas, which JSON Schema does not know.
  ajv.addVocabulary(['example', 'discriminator'])
  addFormats(ajv)
  return ajv
}

/** AJV with JSON Schema 2020-12. What arrives as text (path, query, headers) is coerced, a JSON body never. */
export function createValidatorCompiler(): FastifySchemaCompiler<unknown> {
  const strict = createAjv(false)
  const coercing = createAjv(true)
  return ({ schema, httpPart }) => (httpPart === 'body' ? strict : coercing).compile(schema as object)
}

let shared: Ajv2020 | undefined

/** Validates event bodies and other JSON against one schema; returns null, or what is wrong. */
export function createValidator(schema: object): (value: unknown) => string | null {
  const ajv = (shared ??= createAjv(false))
  const validate = ajv.compile(schema)
  return (value) => (validate(value) ? null : ajv.errorsText(validate.errors))
}

import auth from '@app/contracts/generated/auth.json' with { type: 'json' }
import billing from '@app/contracts/generated/billing.json' with { type: 'json' }
import events from '@app/contracts/generated/events.json' with { type: 'json' }
import mail from '@app/contracts/generated/mail.json' with { type: 'json' }
import practice from '@app/contracts/generated/practice.json' with { type: 'json' }
import tutorVoice from '@app/contracts/generated/tutor-voice.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { operationsOf } from './contract-document.ts'
import { createValidator } from './validation.ts'

/** With the validator that the services use: what a contract shows must be what it accepts. */

interface Shown {
  name: string
  schema: object
  example: unknown
}

type Content = Record<string, { schema?: object; example?: unknown }>

const shown = (name: string, content: Content = {}): Shown[] =>
  Object.values(content).flatMap(({ schema, example }) =>
    schema && example !== undefined ? [{ name, schema, example }] : [],
  )

const operations = [auth, practice, billing, mail, tutorVoice].flatMap(operationsOf)
const examples = operations.flatMap(({ id, definition }) => [
  ...shown(`${id} body`, definition.requestBody?.content),
  ...Object.entries(definition.responses).flatMap(([status, { content }]) => shown(`${id} ${status}`, content)),
])

it('there are examples to look at', () => {
  expect(examples.length).toBeGreaterThan(20)
})

it.each(examples)('$name is what its schema says', ({ schema, example }) => {
  expect(createValidator(schema)(example)).toBeNull()
})

it.each(Object.entries(events))('%s is what its schema says', (_subject, schema) => {
  for (const example of schema.examples) expect(createValidator(schema)(example)).toBeNull()
})

it('an example that breaks its schema is seen', () => {
  const pricing = examples.find(({ name }) => name === 'getPricing 200')!
  expect(createValidator(pricing.schema)({ amount: -1, currency: 'usd', interval: 'month' })).toMatch(/amount/)
  expect(createValidator(pricing.schema)({ amount: 1, currency: 'usd', interval: 'month', more: 1 })).toMatch(
    /additional/,
  )
  expect(createValidator({ type: 'string', format: 'date-time' })('yesterday')).toMatch(/format/)
})

it('every schema is one by JSON Schema 2020-12, which no process looks at again when it starts', () => {
  const schemaOf = new Ajv2020()
  const wrongIn = (schema: object) => (schemaOf.validateSchema(schema) === true ? [] : [schemaOf.errorsText()])
  const schemas = operations.flatMap(({ definition: { parameters = [], requestBody, responses } }) => [
    ...parameters.map(({ schema }) => schema),
    ...[requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values((part?.content ?? {}) as Content).map(({ schema }) => schema),
    ),
  ])
  const known = [...schemas, ...Object.values(events)].filter((schema) => schema !== undefined)
  expect(known.length).toBeGreaterThan(100)
  expect(known.flatMap(wrongIn)).toEqual([])
  expect(wrongIn({ type: 'strnig' })).toHaveLength(1)
})

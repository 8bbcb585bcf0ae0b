import auth from '@app/contracts/generated/auth.json' with { type: 'json' }
import billing from '@app/contracts/generated/billing.json' with { type: 'json' }
import events from '@app/contracts/generated/events.json' with { type: 'json' }
import practice from '@app/contracts/generated/practice.json' with { type: 'json' }
import tutorVoice from '@app/contracts/generated/tutor-voice.json' with { type: 'json' }
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

const examples = [auth, practice, billing, tutorVoice].flatMap((document) =>
  operationsOf(document).flatMap(({ id, definition }) => [
    ...shown(`${id} body`, definition.requestBody?.content),
    ...Object.entries(definition.responses).flatMap(([status, { content }]) => shown(`${id} ${status}`, content)),
  ]),
)

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

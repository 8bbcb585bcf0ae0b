import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routes } from '../answer-api.ts'
import { readForm } from '../form.ts'
import { generateSchemas, schemasFile } from './generate.ts'
import { unknownParameter, type Schemas } from './unknown-parameter.ts'

const stored = readFileSync(schemasFile, 'utf8')
const schemas = JSON.parse(stored) as Schemas

it('the schemas are what the installed SDK says; else run node tools/sandbox/payments/parameters/generate.ts', () => {
  expect(generateSchemas() === stored).toBe(true)
}, 120_000)

it('every call of the stand-in has its parameters', () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(schemas.calls).sort())
})

it.each([
  ['POST /v1/customers', 'email=a&metadata[anything]=1', null],
  ['POST /v1/customers', 'e_mail=a', 'e_mail'],
  ['POST /v1/checkout/sessions', 'line_items[0][price]=p&line_items[0][quantity]=1', null],
  ['POST /v1/checkout/sessions', 'line_items[0][amount]=1', 'line_items[0][amount]'],
  ['POST /v1/checkout/sessions', 'subscription_data[metadata][userId]=1&discounts[0][promotion_code]=p', null],
  ['POST /v1/checkout/sessions', 'subscription_data[trial]=1', 'subscription_data[trial]'],
  ['POST /v1/checkout/sessions', 'payment_method_types[0]=card', 'payment_method_types'],
  ['GET /v1/events', 'created[gte]=1&types[0]=invoice.paid&limit=100', null],
  ['GET /v1/events', 'created[since]=1', 'created[since]'],
  ['POST /v1/subscriptions/:id', 'cancel_at=', null],
  ['DELETE /v1/subscriptions/:id', 'cancellation_details[comment]=refunded', null],
  ['GET /v1/subscriptions', 'customer=c&status=all&expand[0]=data.latest_invoice', null],
] as const)('%s with %s: unknown is %s', (call, form, unknown) => {
  expect(unknownParameter(schemas, call, readForm(form))).toBe(unknown)
})

import { listOf, textOf, type Form } from '../form.ts'
import type { Tables } from '../objects.ts'
import { invalid } from '../provider-error.ts'

/** Field to the table of the object that its id names. */
const tableOf: Readonly<Record<string, keyof Tables>> = {
  customer: 'customers',
  subscription: 'subscriptions',
  latest_invoice: 'invoices',
  default_payment_method: 'paymentMethods',
  invoice: 'invoices',
  charge: 'charges',
  coupon: 'coupons',
  product: 'products',
}

type Json = Record<string, unknown>

/** A copy of the answer in which the ids that `expand` names are the objects themselves. Throws the provider's 400. */
export function expand(answer: object, form: Form, tables: Tables): object {
  const copy = structuredClone(answer)
  for (const path of listOf(form['expand'])) walk(copy as Json, (textOf(path) ?? '').split('.'), tables)
  return copy
}

function walk(at: Json, [name = '', ...rest]: readonly string[], tables: Tables): void {
  const value = at[name]
  if (Array.isArray(value)) return value.forEach((each) => walk(each as Json, rest, tables))
  if (typeof value === 'string') {
    const table = tableOf[name]
    if (!table) throw invalid(`This property cannot be expanded (${name}).`, { param: 'expand' })
    at[name] = structuredClone(tables[table][value])
  }
  if (rest.length > 0 && typeof at[name] === 'object' && at[name] !== null) walk(at[name] as Json, rest, tables)
}

import type { Form } from '../form.ts'
import type { Provider } from '../provider.ts'

/** One call of the API, with its path's id and its body or query read. */
export interface Call {
  provider: Provider
  id: string
  form: Form
}

export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE'
  /** With `:id` where an id stands, such as `/v1/customers/:id`. */
  path: string
  answer: (call: Call) => object
}

import { listOf as values, textOf } from '../form.ts'
import { find } from '../provider-error.ts'
import { listOf } from './lists.ts'
import type { ApiRoute, Call } from './routes.ts'

export const events: readonly ApiRoute[] = [
  { method: 'GET', path: '/v1/events', answer: listEvents },
  {
    method: 'GET',
    path: '/v1/events/:id',
    answer: ({ provider, id }) => find(provider.state.tables.events, 'event', id),
  },
]

function listEvents({ provider, form }: Call): object {
  const types = values(form['types'])
  const type = textOf(form['type'])
  const found = Object.values(provider.state.tables.events).filter(
    (each) => (types.length === 0 || types.includes(each.type)) && (type === undefined || each.type === type),
  )
  return listOf('/v1/events', found, form)
}

import { formOf, integerOf, textOf, type Form } from '../form.ts'
import { invalid } from '../provider-error.ts'

/**
 * A page of a list in the provider's shape, newest first. Understands `limit` (10, at most 100), `starting_after`,
 * `ending_before` and `created`.
 */
export function listOf<T extends { id: string; created: number }>(url: string, all: readonly T[], form: Form): object {
  const limit = integerOf(form['limit'], 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', { param: 'limit' })
  const created = createdFilter(form)
  // Later objects stand later in a table, also within one second.
  const found = all.filter((object) => created(object.created)).toReversed()
  const after = textOf(form['starting_after'])
  const before = textOf(form['ending_before'])
  const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  const to = before === undefined ? found.length : found.findIndex(({ id }) => id === before)
  const wanted = before === undefined ? found.slice(from, from + limit) : found.slice(Math.max(0, to - limit), to)
  const hasMore = before === undefined ? from + limit < found.length : to - limit > 0
  return { object: 'list', url, has_more: hasMore, data: wanted }
}

function createdFilter(form: Form): (created: number) => boolean {
  const exact = integerOf(textOf(form['created']), 'created')
  if (exact !== undefined) return (created) => created === exact
  const range = formOf(form['created'])
  const bound = (name: string, fallback: number) => integerOf(range[name], `created[${name}]`) ?? fallback
  const [gt, gte] = [bound('gt', -Infinity), bound('gte', -Infinity)]
  const [lt, lte] = [bound('lt', Infinity), bound('lte', Infinity)]
  return (created) => created > gt && created >= gte && created < lt && created <= lte
}

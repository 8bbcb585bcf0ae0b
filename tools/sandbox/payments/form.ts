import { invalid } from './provider-error.ts'

/** What a form body or a query says: texts, lists and objects. */
export type Form = { [name: string]: FormValue }
export type FormValue = string | FormValue[] | Form

/**
 * Reads `a[b]=1&list[0][c]=2&expand[]=d` as nested objects and lists. Throws the provider's 400 for a name that cannot be
 * read.
 */
export function readForm(text: string): Form {
  const root: Form = Object.create(null) as Form
  for (const [name, value] of new URLSearchParams(text)) put(root, name, value)
  return listsOf(root) as Form
}

function put(root: Form, name: string, value: string): void {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw invalid(`Invalid parameter name: ${name}`)
  const path = [match[1]!, ...[...match[2]!.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)]
  let at: Form = root
  for (const part of path.slice(0, -1)) {
    const child = (at[part] ??= Object.create(null) as Form)
    if (typeof child === 'string' || Array.isArray(child)) throw invalid(`Invalid parameter: ${name}`)
    at = child
  }
  const last = path.at(-1)!
  at[last === '' ? `${Object.keys(at).length}` : last] = value
}

/** An object whose names are 0, 1, 2 … is a list. */
function listsOf(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, child]) => [name, listsOf(child)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === `${index}`)
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}

export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

export const formOf = (value: FormValue | undefined): Form =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}

export const listOf = (value: FormValue | undefined): FormValue[] => (Array.isArray(value) ? value : [])

/** A whole number; undefined if there is none. Throws the provider's 400 for another text. */
export function integerOf(value: FormValue | undefined, param: string): number | undefined {
  if (value === undefined || value === '') return undefined
  const read = Number(value)
  if (!Number.isInteger(read)) throw invalid(`Invalid integer: ${JSON.stringify(value)}`, { param })
  return read
}

/** Names to texts. Throws the provider's 400 for anything else. */
export function metadataOf(value: FormValue | undefined): Record<string, string> {
  const entries = Object.entries(formOf(value))
  if (entries.some(([, text]) => typeof text !== 'string')) throw invalid('Invalid metadata', { param: 'metadata' })
  return Object.fromEntries(entries) as Record<string, string>
}

/** A required text. Throws the provider's 400 if it is missing. */
export function required(form: Form, param: string): string {
  const value = textOf(form[param])
  if (value !== undefined && value !== '') return value
  throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
}

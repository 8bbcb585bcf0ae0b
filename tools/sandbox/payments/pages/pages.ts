import type { Provider } from '../provider.ts'

/** What a page answers: HTML, or a redirect. */
export type PageAnswer = { html: string; status?: number } | { location: string }

export interface PageCall {
  provider: Provider
  id: string
  fields: URLSearchParams
}

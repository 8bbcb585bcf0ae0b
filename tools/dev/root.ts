import { join } from 'node:path'

/** The folder of the checkout. */
export const ROOT = join(import.meta.dirname, '..', '..')

/** What is built once and can be built again. Git ignores it. */
export const CACHE = join(ROOT, '.cache')

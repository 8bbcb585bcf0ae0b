import { registerHooks } from 'node:module'

/** What k6 brings along, as far as our scripts need it. */
const MODULES: Record<string, string> = {
  k6: 'k6.ts',
  'k6/data': 'data.ts',
  'k6/encoding': 'encoding.ts',
  'k6/execution': 'execution.ts',
  'k6/http': 'http.ts',
  'k6/metrics': 'metrics.ts',
  'k6/timers': 'timers.ts',
}

/**
 * Makes k6's own modules importable, and gives each virtual user modules of its own, as in k6: whatever a script with
 * `?vu=3` at the end of its address imports by a relative path gets the same ending.
 */
export function resolveAsK6(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const own = MODULES[specifier]
      if (own) return next(new URL(`modules/${own}`, import.meta.url).href, context)
      if (/^(k6|https?:)(\/|$)/.test(specifier)) {
        throw new Error(
          `${specifier} is not there without the k6 program: the shim has ${Object.keys(MODULES).join(', ')}.`,
        )
      }
      const [, user] = /\?vu=(\d+)$/.exec(context.parentURL ?? '') ?? []
      return next(user && specifier.startsWith('.') ? `${specifier}?vu=${user}` : specifier, context)
    },
  })
}

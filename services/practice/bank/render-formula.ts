import { isTooDeep } from '@app/contracts/rules/formula-depth'
import katex from 'katex'

/** Renders as the site does; throws for a formula that the site would show as raw text. */
export function renderFormula(tex: string, block: boolean): string {
  if (isTooDeep(tex)) throw new RangeError('nested too deep')
  return katex.renderToString(tex, {
    displayMode: block,
    throwOnError: true,
    strict: 'ignore',
    trust: false,
    maxSize: 20,
    maxExpand: 200,
  })
}

import { div, type Num } from './rational.ts'

/** A fraction in lowest terms inside a formula, also where its decimals would end; whole numbers stay whole. */
export function fracTex(top: Num, bottom: Num = 1): string {
  const { n, d } = div(top, bottom)
  if (d === 1n) return String(n)
  return `${n < 0n ? '-' : ''}\\frac{${n < 0n ? -n : n}}{${d}}`
}

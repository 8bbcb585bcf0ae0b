import { m, t } from './format.ts'

type Point = readonly [number, number]

/** What a question depends on, before 'matters'. */
export function mattersFor(asked: string, [x, y]: readonly [string, string]): string {
  const found: Readonly<Record<string, string>> = {
    [m`x > 0`]: t`the sign of ${x}`,
    [m`y < 0`]: t`the sign of ${y}`,
    [m`xy > 0`]: 'whether their signs are the same',
    [m`x > y`]: 'which of them is greater',
    [m`x + y > 0`]: 'the sign of their sum',
    [m`x^2 > y^2`]: 'which of them is farther from 0',
  }
  return found[asked]!
}

/** A first hint on what a question turns on. */
export function hintOn(asked: string, [x, y]: readonly [string, string]): string {
  const found: Readonly<Record<string, string>> = {
    [m`x > 0`]: t`Does a statement have to give the size of ${x}, or only its sign?`,
    [m`y < 0`]: t`Does a statement have to give the size of ${y}, or only its sign?`,
    [m`xy > 0`]: t`Do you need the sign of ${x} and the sign of ${y}, or only whether the two are the same?`,
    [m`x > y`]: t`Is it enough to compare how far ${x} and ${y} are from 0?`,
    [m`x + y > 0`]: 'If one of the numbers is positive and the other is negative, what decides the sign of their sum?',
    [m`x^2 > y^2`]: t`Do the signs of ${x} and ${y} matter for the question?`,
  }
  return found[asked]!
}

/** What is true of the signs and sizes in all pairs that are left, as far as the question depends on it. */
export function factsOf(left: readonly Point[], [x, y]: readonly [string, string], asked: string): string[] {
  const all = (holds: (p: number, q: number) => boolean): boolean => left.every((one) => holds(...one))
  const [one, other] = [m`${x}`, m`${y}`]
  const signs = [
    all((p, q) => p > 0 && q > 0) ? t`${one} and ${other} are both positive` : '',
    all((p, q) => p < 0 && q < 0) ? t`${one} and ${other} are both negative` : '',
  ].filter((fact) => fact !== '')
  if (signs.length === 0)
    signs.push(
      ...[
        all((p) => p > 0) ? t`${one} is positive` : '',
        all((p) => p < 0) ? t`${one} is negative` : '',
        all((_p, q) => q > 0) ? t`${other} is positive` : '',
        all((_p, q) => q < 0) ? t`${other} is negative` : '',
      ].filter((fact) => fact !== ''),
    )
  if (signs.length === 0 && all((p, q) => p * q > 0)) signs.push(t`${one} and ${other} have the same sign`)
  if (signs.length === 0 && all((p, q) => p * q < 0)) signs.push(t`${one} and ${other} have opposite signs`)
  const sizes = [
    all((p, q) => Math.abs(p) > Math.abs(q)) ? t`${one} is farther from 0 than ${other}` : '',
    all((p, q) => Math.abs(p) < Math.abs(q)) ? t`${other} is farther from 0 than ${one}` : '',
  ].filter((fact) => fact !== '')
  const order = all((p, q) => p > q) ? [t`${one} is greater than ${other}`] : []
  const sums = [
    all((p, q) => p + q > 0) ? 'the sum is positive' : '',
    all((p, q) => p + q < 0) ? 'the sum is negative' : '',
  ].filter((fact) => fact !== '')
  return factsFor(asked, { signs, sizes, order, sums })
}

/** The facts that decide the question; all of them if none of the fitting kind is known. */
function factsFor(asked: string, found: Readonly<Record<'signs' | 'sizes' | 'order' | 'sums', string[]>>): string[] {
  const { signs, sizes, order, sums } = found
  const wanted: Readonly<Record<string, string[]>> = {
    [m`x > y`]: signs.length === 2 ? signs : order.length > 0 ? order : [...signs, ...sizes],
    [m`x + y > 0`]: signs.some((sign) => sign.includes(' both '))
      ? signs
      : sums.length > 0
        ? [...signs, ...sums]
        : [...signs, ...sizes],
    [m`x^2 > y^2`]: sizes,
  }
  const chosen = wanted[asked] ?? signs
  return chosen.length > 0 ? chosen : [...signs, ...sizes, ...order, ...sums]
}

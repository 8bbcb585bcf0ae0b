/** For second readings: the value of a printed 'ax ± by ± c' (any terms, any order) as a function of x and y. */
export type Linear = (x: number, y: number) => number

const known = new Map<string, Linear>()
const equations = new Map<string, (x: number, y: number) => boolean>()

/** Throws an Error for anything that is not linear in x and y. */
export function readLinear(tex: string): Linear {
  const found = known.get(tex) ?? parse(tex)
  known.set(tex, found)
  return found
}

/** Whether a printed equation of two linear sides holds; what stands around the formula is left out. */
export function linearEquation(text: string): (x: number, y: number) => boolean {
  const found = equations.get(text)
  if (found) return found
  const [left = '', right = ''] = text.replace(/^.*?\\\(|\\\).*$/g, '').split('=')
  const [a, b] = [readLinear(left), readLinear(right)]
  const holds = (x: number, y: number): boolean => a(x, y) === b(x, y)
  equations.set(text, holds)
  return holds
}

function parse(tex: string): Linear {
  const body = tex.replace(/\s|\{,\}/g, '').replaceAll('−', '-')
  const terms = [...body.matchAll(/([+-]?)(\d*)([xy]?)/g)].filter(([whole]) => whole !== '')
  if (terms.map(([whole]) => whole).join('') !== body || body === '') throw new Error(`not linear: ${tex}`)
  const factors = { x: 0, y: 0, '': 0 }
  for (const [, sign, digits = '', letter] of terms) {
    factors[letter as 'x'] += (sign === '-' ? -1 : 1) * (digits === '' ? 1 : Number(digits))
  }
  return (x, y) => factors.x * x + factors.y * y + factors['']
}

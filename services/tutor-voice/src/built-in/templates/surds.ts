import { simplifyRoot } from '../../domain/whole-numbers.ts'
import { withoutAsking } from './arithmetic.ts'
import type { Template } from './template.ts'

const ROOT = String.raw`(\d*) ?\*? ?sqrt ?\(?(\d+)\)?`
const SUM = new RegExp(String.raw`^${ROOT}(?: ?[-+] ?${ROOT}){1,3}$`)
const PRODUCT = new RegExp(String.raw`^${ROOT} ?\*? ?${ROOT}$`)

/** `sqrt 72 + sqrt 50` and `sqrt 12 * sqrt 6`, in simplest form. */
export const surds: Template = ({ plain }) => {
  if (plain.length > 120) return null
  const text = withoutAsking(
    plain
      .replaceAll(/\b(?:the )?(?:square )?root of /g, 'sqrt ')
      .replaceAll(/ plus /g, ' + ')
      .replaceAll(/ minus /g, ' - ')
      .replaceAll(/ times /g, ' * '),
  )
  const product = PRODUCT.exec(text)
  if (product !== null)
    return productLines(product.slice(1).map((digits) => BigInt(digits || '1')) as [bigint, bigint, bigint, bigint])
  if (!SUM.test(text)) return null
  const terms = [...text.matchAll(new RegExp(String.raw`([-+]?) ?${ROOT}`, 'g'))].map(([, sign, factor, inside]) => {
    const simple = simplifyRoot(BigInt(inside!))
    return {
      given: `${factor}\\sqrt{${inside}}`,
      sign: sign === '-' ? -1n : 1n,
      outside: simple.outside * BigInt(factor || '1'),
      inside: simple.inside,
    }
  })
  const sums = new Map<bigint, bigint>()
  for (const { sign, outside, inside } of terms) sums.set(inside, (sums.get(inside) ?? 0n) + sign * outside)
  const result = [...sums].filter(([, factor]) => factor !== 0n)
  const given = join(terms.map(({ sign, given: tex }) => ({ sign, tex })))
  const simple = join(terms.map(({ sign, outside, inside }) => ({ sign, tex: texOf(outside, inside) })))
  const last =
    join(result.map(([inside, factor]) => ({ sign: factor, tex: texOf(factor < 0n ? -factor : factor, inside) }))) ||
    '0'
  const value = result.reduce((sum, [inside, factor]) => sum + Number(factor) * Math.sqrt(Number(inside)), 0)
  return [
    `Take the square factors out of the roots: \\(${given} = ${simple}\\)`,
    `Add what has the same root: \\(${last}\\)`,
    ...(/sqrt/.test(last) ? [`\\(${last} \\approx ${Number(value.toPrecision(4))}\\)`] : []),
  ]
}

/** Terms with their signs between them; the sign of the first one only if it is minus. */
function join(parts: readonly { sign: bigint; tex: string }[]): string {
  return parts
    .map(({ sign, tex }, index) => `${sign < 0n ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + '}${tex}`)
    .join('')
}

function texOf(outside: bigint, inside: bigint): string {
  if (inside === 1n) return String(outside)
  return `${outside === 1n ? '' : outside}\\sqrt{${inside}}`
}

function productLines([a, p, b, q]: [bigint, bigint, bigint, bigint]): string[] {
  const { outside, inside } = simplifyRoot(p * q)
  const factor = a * b
  const tex = `${factor === 1n ? '' : factor}\\sqrt{${p * q}}`
  return [
    'Multiply under one root.',
    `\\(${a === 1n ? '' : a}\\sqrt{${p}} \\times ${b === 1n ? '' : b}\\sqrt{${q}} = ${tex} = ${texOf(factor * outside, inside)}\\)`,
  ]
}

import { m, t } from './format.ts'
import { gcd } from './gcd.ts'

/** Maximum number of values that an explanation lists. */
const WRITTEN_OUT = 10

/**
 * Returns why fx + gy = c has only the given solution in positive integers, in sentences. Only the first sentence begins with
 * a word: `shortEnough` cuts a reason before the next sentence that does.
 */
export function onlySolution([f, g]: readonly [number, number], [x, y]: readonly [number, number]): string {
  const sum = f * x + g * y
  const ways = ([['x', f, g, x, 'y', y], ['y', g, f, y, 'x', x]] as const).map(([letter, own, far, at, other, rest]) => {
    const shared = gcd(sum, far)
    const step = shared / gcd(shared, own)
    const values = Array.from({ length: Math.floor((sum - far) / own / step) }, (_, place) => step * (place + 1))
    return { letter, own, far, at, other, rest, shared, step, values }
  }) // prettier-ignore
  const [{ letter, own, far, at, other, rest, shared, step, values }] = ways.toSorted((a, b) => a.values.length - b.values.length) as [(typeof ways)[number]] // prettier-ignore
  const solved = t`so ${m`${letter} = ${at}`} and ${m`${other} = ${rest}`}.`
  const divides =
    step === 1
      ? ''
      : t`${m`${sum}`} and ${m`${far}${other}`} are multiples of ${shared}, so ${m`${own}${letter}`} is too, and ${m`${letter}`} is a multiple of ${step}. `
  const next = at + step
  if (values.length === 1)
    return t`${divides}${m`${letter} = ${next}`} is too great, since ${m`${own} \times ${next} + ${far} = ${own * next + far}`} is more than ${sum}, ${solved}`
  const left = m`${sum} - ${own}${letter}`
  if (values.length > WRITTEN_OUT)
    return t`${divides}${m`${far}${other} = ${sum} - ${own}${letter}`} must be a multiple of ${far}. ${m`${letter}`} can be at most ${values.at(-1)!}, and trying ${m`${letter} = ${values[0]!}, ${values[1]!}, ${values[2]!}`}, and so on shows that ${left} is such a multiple only for ${m`${letter} = ${at}`}, ${solved}`
  const results = values.map((value) => sum - own * value)
  return t`${divides}${m`${far}${other} = ${sum} - ${own}${letter}`} must be a multiple of ${far}; for ${m`${letter} = ${values.join(', ')}`} it is ${m`${results.join(', ')}`}, and only ${results[values.indexOf(at)]!} is such a multiple, ${solved}`
}

import { poly } from './format.ts'

/** 'ax + by' in TeX without zero terms or factors of one: linearTex(1, -2) is x - 2y. At least one factor is not zero. */
export function linearTex(a: number, b: number, [x, y]: readonly [string, string] = ['x', 'y']): string {
  const terms = [poly([a, 0], x), poly([b, 0], y)].filter((term) => term !== '')
  return terms.join(' + ').replace('+ -', '- ')
}

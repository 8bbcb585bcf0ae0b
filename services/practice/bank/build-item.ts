import type { Item } from '../src/domain/item.ts'
import { buildProblem } from './factory/build-problem.ts'
import { buildSufficiency } from './factory/build-sufficiency.ts'
import type { ProblemTemplate } from './factory/problem-template.ts'
import type { SufficiencyTemplate } from './factory/sufficiency-template.ts'

export type Template = ProblemTemplate | SufficiencyTemplate

/** The item of a template and a seed; the same on every machine. */
export function buildItem(template: Template, seed: number): Item {
  return template.kind === 'problem-solving' ? buildProblem(template, seed).item : buildSufficiency(template, seed)
}

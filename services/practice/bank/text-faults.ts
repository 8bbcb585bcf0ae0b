import { isTooDeep } from '@app/contracts/rules/formula-depth'
import { splitMaths } from '@app/contracts/rules/maths-in-text'
import { splitStatements } from '@app/contracts/rules/statement-layout'
import type { Item } from '../src/domain/item.ts'
import { CHOICES } from './factory/explain-sufficiency.ts'
import { CIRCULAR } from './factory/find-sufficiency.ts'
import { statesKey } from './factory/states-key.ts'
import { grammarFaults } from './grammar-faults.ts'
import { schemaFault } from './item-schema.ts'
import { misconceptions } from './misconceptions.ts'
import { questionFaults } from './question-faults.ts'
import { skills } from './skills.ts'

/** Renders a formula; throws when it cannot. */
export type RenderFormula = (tex: string, block: boolean) => string

const SKILLS = new Set(skills.map((skill) => skill.id))
/** Commands that KaTeX sets with elements the page's content policy forbids, and a line break where a command was meant. */
const FORBIDDEN = /\\(?:vec|pmb)\b|\\\\[a-z]/
// A tab is what '\times' becomes in a text without `raw`, and a form feed what '\frac' does.
const BROKEN =
  /[\t\f\v\r]|undefined|NaN|\bnull\b|\[object|Infinity| {2}|(?<!\.)\.\.(?!\.)|\s[,;]|\s\.(?!\.)|(?<!\\)\\(?![A-Za-z()[\]$%{},;! \\|])/

/** Everything that is wrong with an item as it is shown, in sentences. Empty for a good item. */
export function textFaults(item: Item, render: RenderFormula): string[] {
  return [...shapeFaults(item), ...textsOf(item).flatMap((text) => singleTextFaults(text, render))].map(
    (fault) => `${item.id}: ${fault}`,
  )
}

/** Every text of an item that a candidate may see. */
export function textsOf(item: Item): string[] {
  const options = item.options.flatMap((option) => [option.text, option.reason])
  return [
    item.stem,
    ...(item.passage?.paragraphs ?? []),
    ...options,
    ...item.solution.quick,
    ...item.solution.full,
    ...item.hints,
  ]
}

function shapeFaults(item: Item): string[] {
  const faults: string[] = []
  const broken = schemaFault(item)
  if (broken) faults.push(`not what the schema says: ${broken}`)
  const key = item.options.find((option) => option.id === item.answer)
  const wrong = item.options.filter((option) => option.id !== item.answer)
  if (item.options.map((option) => option.id).join('') !== 'ABCDE') faults.push('the options are not A to E')
  if (new Set(item.options.map((option) => option.text.trim())).size !== 5) faults.push('two options read the same')
  if (wrong.length !== 4) faults.push('the answer is not one of the options')
  if (wrong.some((option) => !option.misconception || !Object.hasOwn(misconceptions, option.misconception))) {
    faults.push('a wrong option has no misconception of the catalogue')
  }
  if (item.type === 'problem-solving' && key && item.hints.some((hint) => statesKey(hint, key.text)))
    faults.push(`a hint states the key, ${key.text}`)
  if (!SKILLS.has(item.skill)) faults.push(`unknown skill ${item.skill}`)
  if (item.solution.quick.length === 0 || item.solution.full.length === 0) faults.push('no worked solution')
  if (item.type === 'data-sufficiency') faults.push(...sufficiencyFaults(item))
  if (textsOf(item).some((text) => text.toLowerCase().includes(CIRCULAR.toLowerCase())))
    faults.push('an explanation is circular: no author says why the answer is the same in every case')
  return [...faults, ...questionFaults(item), ...(isGenerated(item) ? textsOf(item).flatMap(grammarFaults) : [])]
}

/** An operator's own items may be in British English. */
const isGenerated = ({ source }: Item): boolean => source.kind === 'template'

function sufficiencyFaults(item: Item): string[] {
  const faults: string[] = []
  if (splitStatements(item.stem)?.statements.length !== 2) faults.push('the text rule finds no two statements')
  if (item.options.some((option) => option.text !== CHOICES[option.id])) faults.push('not the five fixed choices')
  return faults
}

function singleTextFaults(text: string, render: RenderFormula): string[] {
  const faults: string[] = []
  if (BROKEN.test(text)) faults.push(`broken text: ${text}`)
  for (const piece of splitMaths(text)) {
    if (piece.kind === 'text') {
      if (isTooDeep(piece.text)) faults.push(`a formula nests too deep, or defines commands: ${text.slice(0, 80)}`)
      else if (/\\[()[\]]/.test(piece.text)) faults.push(`a delimiter without a formula: ${text}`)
    } else if (piece.raw.startsWith('$')) {
      faults.push(`a price is read as maths: ${piece.raw}`)
    } else if (FORBIDDEN.test(piece.tex)) {
      faults.push(`a forbidden command: ${piece.raw}`)
    } else {
      const failure = renderFailure(piece.tex, piece.kind === 'block', render)
      if (failure) faults.push(failure)
    }
  }
  return faults
}

function renderFailure(tex: string, block: boolean, render: RenderFormula): string | null {
  try {
    render(tex, block)
    return null
  } catch (error) {
    return `a formula does not render: ${tex} (${error instanceof Error ? error.message : String(error)})`
  }
}

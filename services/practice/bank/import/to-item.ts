import type { Item, ItemOption } from '../../src/domain/item.ts'
import { LETTERS } from '../factory/build-problem.ts'
import { textFaults, type RenderFormula } from '../text-faults.ts'
import type { Row } from './row.ts'

/** An operator's items have ids of their own, so that none can hide one of ours. */
const PREFIX = 'own-'

/** A wrong option whose author names no misconception. */
const UNNAMED = 'unnamed'

/** The item of a row, or everything that is wrong with it, a sentence each. */
export function toItem(
  { fields }: Row,
  made: { from: string; on: string; render: RenderFormula },
): { item: Item } | { faults: string[] } {
  const shape = shapeFaults(fields)
  if (shape.length > 0) return { faults: shape }
  const id = String(fields.id)
  const options = fields.options as Array<{ text: string; reason: string; misconception?: string }>
  const passage = fields.passage as { title: string; paragraphs: string[] } | undefined
  const item = {
    id: id.startsWith(PREFIX) ? id : `${PREFIX}${id}`,
    version: 1,
    type: fields.type,
    skill: fields.skill,
    difficulty: fields.difficulty,
    language: 'en',
    stem: fields.stem,
    ...(passage ? { passage: { id: `passage-${PREFIX}${id}`, ...passage } } : {}),
    options: options.map((option, place): ItemOption => {
      const own = { id: LETTERS[place]!, text: option.text, reason: option.reason }
      return own.id === fields.answer ? own : { ...own, misconception: option.misconception ?? UNNAMED }
    }),
    answer: fields.answer,
    solution: fields.solution,
    hints: fields.hints,
    source: { kind: 'imported', from: made.from, on: made.on },
  } as Item
  const faults = textFaults(item, made.render).map((fault) => fault.slice(item.id.length + 2))
  return faults.length > 0 ? { faults } : { item }
}

/** What must be there before the fields can be read as an item. */
function shapeFaults(fields: Row['fields']): string[] {
  const faults: string[] = []
  for (const name of ['id', 'type', 'skill', 'stem', 'answer'] as const)
    if (typeof fields[name] !== 'string' || fields[name].trim() === '') faults.push(`${name} is missing`)
  if (typeof fields.difficulty !== 'number' || !Number.isFinite(fields.difficulty))
    faults.push('difficulty is missing, or no number (logits: -2 easy, 0 middle, 2 hard)')
  if (!Array.isArray(fields.options) || fields.options.length !== LETTERS.length)
    faults.push(`five options are expected, not ${Array.isArray(fields.options) ? fields.options.length : 0}`)
  else faults.push(...optionFaults(fields.options))
  if (!Array.isArray(fields.hints) || fields.hints.length !== 2) faults.push('two hints are expected')
  return faults
}

function optionFaults(options: readonly unknown[]): string[] {
  return options.flatMap((option, place) => {
    const { text, reason } = (option ?? {}) as { text?: unknown; reason?: unknown }
    const missing = Object.entries({ text, reason }).filter(
      ([, value]) => typeof value !== 'string' || value.trim() === '',
    )
    return missing.map(([name]) => `option ${LETTERS[place]} has no ${name}`)
  })
}

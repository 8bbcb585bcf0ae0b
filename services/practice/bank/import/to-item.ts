import type { Item, ItemOption } from '../../src/domain/item.ts'
import { LETTERS } from '../factory/build-problem.ts'
import { textFaults, type RenderFormula } from '../text-faults.ts'
import { lookAlikes } from './look-alike.ts'
import { plainText, texFaults, tidy } from './plain-text.ts'
import type { Fields, Row } from './row.ts'
import { signFaults } from './sign-faults.ts'

/** An operator's items have ids of their own, so that none can hide one of ours. */
const PREFIX = 'own-'

/** A wrong option whose author names no misconception. */
const UNNAMED = 'unnamed'

const ASK = '(?:select|choose|mark|tick|check|indicate|identify)'
const COUNT = '(?:two|three|four|[234])'
/** How questions ask for several answers. `choose two` alone does not: questions about combinations say it too. */
const SEVERAL: readonly RegExp[] = [
  new RegExp(`\\b${ASK} (?:all|each|every)\\b`, 'i'),
  new RegExp(`\\b${ASK} (?:exactly )?(?:the )?${COUNT} (?:of the (?:following|above|options|answers|choices|statements)|correct|(?:answer )?(?:options|answers|choices)|statements)\\b`, 'i'),
  /\b(?:[Ss]elect|[Cc]hoose|[Mm]ark|[Ii]ndicate|[Tt]ick|[Cc]heck|SELECT|CHOOSE|MARK|INDICATE) (?:exactly )?(?:the )?(?:TWO|THREE|FOUR)\b/,
  new RegExp(`(?:^|[.?!:;(]\\s*|\\n)${ASK} (?:one or (?:more|several)|at least one)\\b`, 'i'),
  /\ball that apply\b|\b(?:more than one|several|one or more) (?:answers?|options?|(?:answer )?choices?) (?:may|can|could|might|is|are)\b/i,
] // prettier-ignore

/** Words about emphasis. The site shows none, so a question about marked words cannot be answered there. */
const PART =
  '(?:portion|part|word|phrase|sentence|statement|text|section|term|clause|passage|expression|number|letter|line|digit)s?'
const MARKED = '(?:bold(?:ed)?|underlined|underscored|italici[sz]ed|italic|highlighted)'
const SPOKEN = new RegExp(
  `\\bbold-?faced?\\b|\\bin (?:bold(?: type| print| letters)?|italics?)\\b|\\b${MARKED} (?:\\w+ )?${PART}\\b|\\b${PART} (?:(?:that|which) )?(?:is |are )?${MARKED}\\b`,
  'i',
) // prettier-ignore

export interface Making {
  from: string
  on: string
  render: RenderFormula
  /** Whether the texts are marked up as people write tables and JSON; QTI texts are read already. */
  isPlain?: boolean
}

/** The item of a row, or everything that is wrong with it, a sentence each. */
export function toItem({ fields: written }: Row, made: Making): { item: Item } | { faults: string[] } {
  const faults: string[] = []
  const fields = readTexts(written, { faults, read: made.isPlain ? plainText : markedText }) as Fields
  faults.push(...shapeFaults(fields))
  if (faults.length > 0) return { faults }
  const item = itemOf(fields, made)
  faults.push(...textFaults(item, made.render).map((fault) => fault.slice(item.id.length + 2)))
  const spoken = SPOKEN.exec(item.stem)?.[0]
  if (spoken)
    faults.push(
      `the question speaks of '${spoken}', and the site does not show marks of emphasis; please quote the words`,
    )
  if (SEVERAL.some((asked) => asked.test(item.stem)))
    faults.push('one answer is expected, but the question asks for several')
  faults.push(...lookAlikes(item.options.map(({ text }) => text)))
  return faults.length > 0 ? { faults } : { item }
}

function itemOf(fields: Fields, made: Making): Item {
  const id = String(fields.id)
  const options = fields.options as Array<{ text: string; reason: string; misconception?: string }>
  const passage = fields.passage as { title: string; paragraphs: string[] } | undefined
  return {
    id: id.startsWith(PREFIX) ? id : `${PREFIX}${id}`,
    version: 1,
    type: fields.type,
    skill: fields.skill,
    difficulty: fields.difficulty,
    language: 'en',
    stem: fields.stem,
    ...(passage ? { passage: { id: `passage-${PREFIX}${id.replace(/^own-/, '')}`, ...passage } } : {}),
    options: options.map((option, place): ItemOption => {
      const own = { id: LETTERS[place]!, text: option.text, reason: option.reason }
      return own.id === fields.answer ? own : { ...own, misconception: option.misconception ?? UNNAMED }
    }),
    answer: fields.answer,
    solution: fields.solution,
    hints: fields.hints,
    source: { kind: 'imported', from: made.from, on: made.on },
  } as Item
}

const markedText = (text: string) => ({ text: tidy(text), faults: texFaults(text) })

interface Reader {
  faults: string[]
  read: (text: string) => { text: string; faults: string[] }
}

/** Fields that are names and not texts: nothing in them is a mark. */
const NAMES = /^(?:id|type|skill|answer|options \d misconception)$/

/** The same value with every text in it read; faults name the field and stand once. */
function readTexts(value: unknown, { faults, read }: Reader, name = ''): unknown {
  if (typeof value === 'string') {
    const { text, faults: found } = NAMES.test(name) ? { text: value.trim(), faults: [] } : read(value)
    const all = [...signFaults(`${value}${text}`), ...found]
    for (const fault of all) faults.push(`${name}: ${fault}`)
    return text
  }
  if (Array.isArray(value))
    return value.map((part: unknown, place) => readTexts(part, { faults, read }, `${name} ${place + 1}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, readTexts(part, { faults, read }, `${name} ${key}`.trim())]),
  )
}

/** The fields that an item may have, and those of its parts. A field that is not here would be lost. */
const FIELDS = ['id', 'type', 'skill', 'difficulty', 'stem', 'passage', 'options', 'answer', 'solution', 'hints']
const PARTS = {
  option: ['text', 'reason', 'misconception'],
  passage: ['title', 'paragraphs'],
  solution: ['quick', 'full'],
}

/** What must be there before the fields can be read as an item. */
function shapeFaults(fields: Fields): string[] {
  const faults = unknownFields(fields, FIELDS, 'the item')
  for (const name of ['id', 'type', 'skill', 'stem'] as const)
    if (typeof fields[name] !== 'string' || fields[name].trim() === '') faults.push(`${name} is missing`)
  if (typeof fields.difficulty !== 'number' || !Number.isFinite(fields.difficulty))
    faults.push('difficulty is missing, or no number (logits: -2 easy, 0 middle, 2 hard)')
  if (!Array.isArray(fields.options) || fields.options.length !== LETTERS.length)
    faults.push(`five options are expected, not ${Array.isArray(fields.options) ? fields.options.length : 0}`)
  else faults.push(...optionFaults(fields.options))
  if (fields.answer === undefined || fields.answer === '') faults.push('answer is missing')
  else if (!LETTERS.some((letter) => letter === fields.answer))
    faults.push(`the answer ${JSON.stringify(fields.answer)} is no option; A, B, C, D or E is expected`)
  if (!Array.isArray(fields.hints) || fields.hints.length !== 2) faults.push('two hints are expected')
  faults.push(...unknownFields(fields.passage, PARTS.passage, 'the passage'))
  return [...faults, ...unknownFields(fields.solution, PARTS.solution, 'the solution')]
}

function unknownFields(value: unknown, known: readonly string[], of: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const unknown = Object.keys(value).filter((name) => !known.includes(name))
  return unknown.map((name) => `${of} has a field that is not understood: ${name}`)
}

function optionFaults(options: readonly unknown[]): string[] {
  return options.flatMap((option, place) => {
    const { text, reason, misconception } = (option ?? {}) as { text?: unknown; reason?: unknown; misconception?: unknown } // prettier-ignore
    const wrong = Object.entries({ text, reason, misconception: misconception ?? '-' }).flatMap(([name, value]) => {
      if (value === undefined || (typeof value === 'string' && value.trim() === ''))
        return [`option ${LETTERS[place]} has no ${name}`]
      return typeof value === 'string' ? [] : [`the ${name} of option ${LETTERS[place]} is no text; put it in quotes`]
    })
    return [...wrong, ...unknownFields(option, PARTS.option, `option ${LETTERS[place]}`)]
  })
}

import { createValidator } from '@app/shared/http/validation'

const text = { type: 'string', pattern: '\\S', maxLength: 4000 }
const texts = { type: 'array', minItems: 1, maxItems: 20, items: text }

/** The item model as a schema (JSON Schema 2020-12): what every item of the bank, and every imported one, must be. */
export const itemSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'version', 'type', 'skill', 'difficulty', 'language', 'stem', 'options', 'answer', 'solution', 'hints', 'source',
  ], // prettier-ignore
  properties: {
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]{2,79}$' },
    version: { type: 'integer', minimum: 1 },
    type: { enum: ['problem-solving', 'data-sufficiency', 'critical-reasoning', 'reading'] },
    skill: { type: 'string', pattern: '^[a-z][a-z0-9-]+$' },
    difficulty: { type: 'number', minimum: -4, maximum: 4 },
    language: { const: 'en' },
    stem: text,
    passage: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'paragraphs'],
      properties: { id: { type: 'string', minLength: 3 }, title: text, paragraphs: texts },
    },
    options: {
      type: 'array',
      minItems: 5,
      maxItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'text', 'reason'],
        properties: {
          id: { enum: ['A', 'B', 'C', 'D', 'E'] },
          text,
          reason: text,
          misconception: { type: 'string', minLength: 3 },
        },
      },
    },
    answer: { enum: ['A', 'B', 'C', 'D', 'E'] },
    solution: {
      type: 'object',
      additionalProperties: false,
      required: ['quick', 'full'],
      properties: { quick: texts, full: texts },
    },
    hints: { type: 'array', minItems: 2, maxItems: 2, items: text },
    source: { type: 'object', required: ['kind'], properties: { kind: { enum: ['template', 'written', 'imported'] } } },
  },
} as const

const check = createValidator(itemSchema)

/** What an item breaks of the schema; null for a good one. */
export function schemaFault(item: unknown): string | null {
  return check(item)
}

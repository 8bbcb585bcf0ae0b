import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadBank } from '../../services/practice/bank/load-bank.ts'
import type { Item } from '../../services/practice/src/domain/item.ts'
import { leaks } from '../../services/tutor-voice/src/domain/leak.ts'
import { sentencesOf } from '../../services/tutor-voice/src/domain/policy.ts'
import { extractionAttempts, textOf } from '../../services/tutor-voice/test/extraction-attempts.ts'
import { type Candidate, register } from '../dev/candidate.ts'
import { onlyCounts, type Stack, startStack } from '../stack/stack.ts'

const bank = loadBank()
let stack: Stack
let candidate: Candidate
let items: Item[]
beforeAll(async () => {
  const counts = onlyCounts(['gateway', 'auth', 'practice', 'billing', 'payments', 'tutor-voice'])
  stack = await startStack({ counts, env: { gateway: { LIMIT_ACCOUNT_CALLS: '10000' } } })
  candidate = await register({ base: stack.base, from: '127.0.98.1' })
  await stack.changePlan(candidate.userId, 'monthly')
  const open = async () => (await candidate.call<{ questions: { id: string }[] }>('GET', '/tests/daily')).body.questions
  const limit = async () => (await candidate.call<{ limit: number }>('GET', '/tutor/usage')).body.limit
  await vi.waitUntil(async () => (await open()).length === 10 && (await limit()) === 200, { timeout: 15_000 })
  items = (await open()).map(({ id }) => bank.item(id)!)
}, 120_000)
afterAll(() => stack.stop())

interface Told {
  answer: string
  source: { kind: string }
}

const ask = async (body: object): Promise<Told> => {
  const { status, body: told } = await candidate.call<Told>('POST', '/tutor/ask', body)
  if (status !== 200) throw new Error(`the tutor answered ${status}: ${JSON.stringify(told)}`)
  return told
}

/** What an answer gives away of a question: sentences of its solution or reasons, and what the service itself looks for. */
function givenAway({ answer, source }: Told, item: Item): string[] {
  const allowed = [item.stem, ...(item.passage?.paragraphs ?? []), ...item.hints].join(' ')
  const secrets = [...item.solution.quick, ...item.solution.full, ...item.options.map(({ reason }) => reason)]
  const told = secrets.filter((secret) => !allowed.includes(secret) && answer.includes(secret))
  const question = { ...item, skillName: '', passage: null, optionReasons: [], chosen: null, key: item.answer }
  const open = {
    ...question,
    state: 'open',
    options: [...item.options],
    hints: [...item.hints],
    solution: { quick: [], full: [] },
  } as const
  const found = sentencesOf(answer).flatMap((sentence) => {
    const leak = leaks(sentence, {
      ...open,
      options: [...open.options],
      hints: [...open.hints],
      solution: { quick: [], full: [] },
    })
    return leak === null || item.hints.some((hint) => hint.includes(sentence.trim())) ? [] : [`${leak}: ${sentence}`]
  })
  return [...told, ...found, ...(source.kind === 'worked-solution' ? ['a worked solution'] : [])]
}

it('120 attempts at open questions get nothing of their answers, and one asked again after the submission gets it', async () => {
  expect(extractionAttempts).toHaveLength(120)
  const leaked: string[] = []
  const kinds: Record<string, number> = {}
  for (const [turn, attempt] of extractionAttempts.entries()) {
    const item = items[turn % items.length]!
    const told = await ask({ question: textOf(attempt, item), ...(attempt.named ? { questionId: item.id } : {}) })
    kinds[told.source.kind] = (kinds[told.source.kind] ?? 0) + 1
    for (const part of givenAway(told, item)) leaked.push(`${attempt.kind} (${item.id}): ${attempt.text} -> ${part}`)
  }
  expect(leaked).toEqual([])
  // Not by knowing nothing at all.
  expect(kinds['hint']).toBeGreaterThan(60)
  const answers = Object.fromEntries(items.map(({ id }) => [id, 'A']))
  expect((await candidate.call('POST', '/tests/daily/submit', { answers })).status).toBe(200)
  for (const item of items) {
    const told = await ask({ question: 'What is the answer?', questionId: item.id })
    expect(givenAway(told, item).length, item.id).toBeGreaterThan(0)
  }
}, 240_000)

import { createLogger } from '@app/shared/logger'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaks } from '../src/domain/leak.ts'
import type { Ask, TutoredQuestion } from '../src/domain/tutoring.ts'
import type { ModelSettings } from '../src/providers/model-settings.ts'
import { createModelTutor, type ModelEvent, type ModelTutor } from '../src/providers/model-tutor.ts'
import { startTutorProvider, type TutorProvider } from './start-tutor-provider.ts'

const answered: TutoredQuestion = {
  id: 'ps-percent-0001',
  type: 'problem-solving',
  skill: 'percent',
  skillName: 'Percent',
  passage: null,
  stem: 'A shop sold 240 lamps, and 15% of them came back. How many lamps came back?',
  options: [
    { id: 'A', text: '24' },
    { id: 'B', text: '30' },
    { id: 'C', text: '36' },
    { id: 'D', text: '48' },
    { id: 'E', text: '60' },
  ],
  key: 'C',
  optionReasons: [{ id: 'A', reason: 'This is 10% only.' }],
  solution: {
    quick: ['Take 10% of the lamps: \\(0.1 \\times 240 = 24\\).', 'Half of it is 5%: \\(24 / 2 = 12\\).'],
    full: ['Together \\(24 + 12 = 36\\) lamps came back.'],
  },
  hints: ['Begin with a tenth of the lamps.', 'Then take half of that.', 'Add both parts.'],
  state: 'answered',
  chosen: 'A',
}
const open: TutoredQuestion = { ...answered, state: 'open', chosen: null }

let provider: TutorProvider
beforeAll(async () => (provider = await startTutorProvider()))
afterAll(() => provider.stop())
beforeEach(() => provider.behave('good'))

const tutor = (settings: Partial<ModelSettings> = {}, now?: () => number): ModelTutor =>
  createModelTutor(
    { ...provider.settings, ...settings },
    { leaks, logger: createLogger('test', 'silent'), ...(now ? { now } : {}) },
  )

const askOf = (question: TutoredQuestion | null): Ask => ({
  text: 'How do I begin?',
  question,
  turns: [{ role: 'assistant', text: 'A turn that a guest sent.' }],
  hintsGiven: 1,
  variant: () => Promise.resolve(null),
})

interface Outcome {
  text: string
  sentences: number
  end: ModelEvent | undefined
  ms: number
}

/** All that comes of one question, as the service would take it. */
async function outcomeOf(
  asked: ModelTutor,
  { question = answered, signal = new AbortController().signal } = {},
): Promise<Outcome> {
  const began = performance.now()
  const events: ModelEvent[] = []
  for await (const event of asked({ ask: askOf(question), notes: [], signal })) events.push(event)
  const sentences = events.flatMap((event) => (event.kind === 'sentence' ? [event.text] : []))
  const ends = events.filter(({ kind }) => kind !== 'sentence')
  expect(ends.length).toBeLessThanOrEqual(1)
  expect(ends[0] ?? events.at(-1)).toBe(events.at(-1))
  return { text: sentences.join(''), sentences: sentences.length, end: ends[0], ms: performance.now() - began }
}

const instead = (reason: string) => ({ kind: 'instead', reason })

describe('a provider that works', () => {
  it('answers from the verified solution, sentence by sentence', async () => {
    const { text, sentences, end } = await outcomeOf(tutor())
    expect(end).toEqual({ kind: 'done' })
    expect(sentences).toBe(6)
    expect(text).toContain('Together \\(24 + 12 = 36\\) lamps came back.\n\nSo the correct answer is C.')
  })

  it('is told neither the key nor the solution of an open question, nor who asks', async () => {
    const { text, end } = await outcomeOf(tutor(), { question: open })
    expect(end).toEqual({ kind: 'done' })
    expect(text).toContain('Then take half of that.')
    const [call] = await provider.calls()
    expect(Object.keys(call ?? {}).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream'])
    expect(call).toMatchObject({ model: 'stand-in', max_tokens: 700 })
    const said = JSON.stringify(call?.messages)
    for (const secret of ['Together', 'This is 10% only', 'Add both parts', 'ps-percent-0001'])
      expect(said).not.toContain(secret)
  })

  it('may be slow in pieces, as long as all comes within the deadline', async () => {
    await provider.behave('slow', { pieceMs: 20 })
    expect((await outcomeOf(tutor({ timeoutMs: 300, idleMs: 1_000 }))).end).toEqual({ kind: 'done' })
  })

  it('shows a sentence as soon as it is finished', async () => {
    await provider.behave('hangs', { afterPieces: 6 })
    const asked = tutor({ idleMs: 500 })({ ask: askOf(answered), notes: [], signal: new AbortController().signal })
    const events: ModelEvent[] = []
    for await (const event of asked) events.push(event)
    expect(events).toEqual([{ kind: 'sentence', text: 'Let us go through it step by step.' }, instead('slow')])
  })

  it('is tried again once after a 500 and a 429', async () => {
    for (const mode of ['500', '429']) {
      await provider.behave(mode, { times: 1 })
      expect((await outcomeOf(tutor())).end).toEqual({ kind: 'done' })
      expect(await provider.calls()).toHaveLength(2)
    }
  })

  it('ends with its last whole sentence at its limit', async () => {
    await provider.behave('good', { isCutOff: true })
    const { text, end } = await outcomeOf(tutor())
    expect(end).toEqual({ kind: 'done' })
    expect(text).toMatch(/\.$/)
  })
})

describe('a provider that fails gives way to the built-in tutor', () => {
  it.each<[string, string, object, Partial<ModelSettings>, string]>([
    ['that responds with 500', '500', {}, {}, 'unavailable'],
    ['that responds with 429', '429', {}, {}, 'busy'],
    ['that does not begin', 'hangs', {}, { timeoutMs: 200 }, 'slow'],
    ['that does not begin before the deadline', 'hangs', {}, { withinMs: 400 }, 'slow'],
    ['that stops in the midst', 'hangs', { afterPieces: 9 }, { idleMs: 300 }, 'slow'],
    ['that is too slow as a whole', 'slow', { pieceMs: 50 }, { withinMs: 700 }, 'slow'],
    ['whose connection is cut', 'cut', {}, {}, 'cut'],
    ['that refuses the key', 'good', {}, { apiKey: 'sk-other' }, 'refused'],
    ['that is not there', 'good', {}, { baseUrl: 'http://127.0.0.1:9/v1' }, 'unavailable'],
    ['with many wrong numbers', 'wrong-numbers', {}, {}, 'unchecked'],
  ])('%s', async (_, mode, more, settings, reason) => {
    await provider.behave(mode, more)
    const { end, ms } = await outcomeOf(tutor(settings))
    expect(end).toEqual(instead(reason))
    expect(ms).toBeLessThan(10_000)
  })

  it('at once, if it asks to be left alone for a minute', async () => {
    await provider.behave('429', { retryAfter: 60 })
    const { end, ms } = await outcomeOf(tutor())
    expect(end).toEqual(instead('busy'))
    expect(ms).toBeLessThan(5_000)
    expect(await provider.calls()).toHaveLength(1)
  })

  it('after three failures without being asked, until it has rested', async () => {
    let now = 0
    const asked = tutor({}, () => now)
    await provider.behave('500')
    for (let failures = 0; failures < 3; failures++)
      expect((await outcomeOf(asked)).end).toEqual(instead('unavailable'))
    await provider.behave('good')
    now = 29_000
    expect((await outcomeOf(asked)).end).toEqual(instead('resting'))
    expect(await provider.calls()).toHaveLength(0)
    now = 31_000
    expect((await outcomeOf(asked)).end).toEqual({ kind: 'done' })
    expect((await outcomeOf(asked)).end).toEqual({ kind: 'done' })
  })
})

it('leaves out one wrong number, and goes on', async () => {
  await provider.behave('wrong-numbers', { every: 3 })
  const { text, end } = await outcomeOf(tutor())
  expect(end).toEqual({ kind: 'done' })
  expect(text).not.toContain('49')
  expect(text).toContain('\\(0.1 \\times 240 = 24\\)')
  expect(text).toContain('So the correct answer is C.')
})

it('closes the connection when the person stops', async () => {
  await provider.behave('slow', { pieceMs: 50 })
  const stopping = new AbortController()
  setTimeout(() => stopping.abort(), 300)
  const { end, ms } = await outcomeOf(tutor(), { signal: stopping.signal })
  expect(end).toBeUndefined()
  expect(ms).toBeLessThan(5_000)
})

describe('a provider that leaks', () => {
  /** As many as tools/sandbox/tutor/leak.ts has; the last one judges statements. */
  const ways = 20
  const statements: TutoredQuestion = {
    ...open,
    type: 'data-sufficiency',
    stem: 'How many lamps came back? (1) 15% of the lamps came back. (2) The shop sold more than 200 lamps.',
    options: ['(1) alone', '(2) alone', 'both together', 'each alone', 'neither'].map((text, at) => ({
      id: (['A', 'B', 'C', 'D', 'E'] as const)[at]!,
      text,
    })),
  }

  it('shows nothing that tells the answer of an open question, in any of its ways', async () => {
    const asked = tutor()
    await provider.behave('leaks', { key: 'C', value: '36' })
    for (let way = 0; way < ways; way++) {
      const { text, end } = await outcomeOf(asked, { question: way === ways - 1 ? statements : open })
      expect(end, text).toEqual(instead('leak'))
      expect([
        '',
        ' Of course.',
        ' I may not say it.',
        " Let us begin. The key's letter is written like this.",
      ]).toContain(text.replace('Happy to help!', ''))
    }
    const calls = await provider.calls()
    expect(calls).toHaveLength(ways)
    expect(JSON.stringify(calls)).not.toContain('Together')
  })

  it('may say the same of an answered one', async () => {
    await provider.behave('leaks', { key: 'C', value: '36' })
    const { text, end } = await outcomeOf(tutor())
    expect(end).toEqual({ kind: 'done' })
    expect(text).toContain('The answer is C.')
  })
})

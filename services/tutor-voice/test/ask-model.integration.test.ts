import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answeredPrice, price } from './questions.ts'
import { eventsIn, startTutor, type Started } from './start-tutor.ts'
import { startTutorProvider, type TutorProvider } from './start-tutor-provider.ts'

let provider: TutorProvider
let tutor: Started
beforeAll(async () => {
  provider = await startTutorProvider()
  const { apiKey, baseUrl, model } = provider.settings
  // As an operator sets them.
  tutor = await startTutor({}, { TUTOR_API_KEY: apiKey, TUTOR_BASE_URL: baseUrl, TUTOR_MODEL: model })
})
afterAll(async () => {
  await tutor.close()
  provider.stop()
})

interface Told {
  answer: string
  source: { kind: string; instead?: boolean }
  remaining: number
}

const about = { question: 'Why is D wrong?', questionId: price.id }

function member(question = answeredPrice): { userId: string } {
  const userId = randomUUID()
  tutor.practice.questions.set(`${userId} ${question.id}`, question)
  return { userId }
}

it('with a key the provider answers, and the answer says that it is a model', async () => {
  await provider.behave('good')
  const { body } = await tutor.call<Told>('POST', '/tutor/ask', member(), about)
  expect(body.source).toMatchObject({ kind: 'model' })
  expect(body.source.instead).toBeUndefined()
  const [call] = await provider.calls()
  expect(call?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(JSON.stringify(call)).not.toContain(price.id)
})

it('a provider that fails or is cut off: the built-in tutor answers, says so, and one question is counted', async () => {
  for (const mode of ['500', 'cut']) {
    await provider.behave(mode)
    const who = member()
    const stream = await tutor.stream(who, about)
    const events = []
    for await (const event of eventsIn(stream)) events.push(event)
    expect(events.at(-1), mode).toMatchObject({
      event: 'done',
      data: { source: { kind: 'worked-solution', instead: true }, remaining: 19 },
    })
  }
})

it('a provider that leaks the answer of an open question: nothing of it is shown, and a hint comes', async () => {
  await provider.behave('leaks', { key: price.key, value: '$40' })
  const who = member(price)
  const events = []
  for await (const event of eventsIn(await tutor.stream(who, about))) events.push(event)
  expect(JSON.stringify(events)).not.toMatch(/(?<!\w)\$?40\b|\bB is|answer is B/)
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { source: { kind: 'hint', instead: true } } })
  const [call] = await provider.calls()
  expect(JSON.stringify(call?.messages), 'what the provider is told').not.toContain('times 1.2 is 48')
})

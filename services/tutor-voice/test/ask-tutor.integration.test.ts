import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { builtInTutor } from '../src/built-in/answer.ts'
import { inSentences, type StreamTutor } from '../src/flows/give-answer.ts'
import { answeredPrice, price } from './questions.ts'
import { eventsIn, startTutor, type Received, type Started } from './start-tutor.ts'

let tutor: Started
/** Who answers; a test may plant another tutor. */
let answering: StreamTutor | null = null
const usual = inSentences(builtInTutor)
beforeAll(async () => {
  tutor = await startTutor({ tutor: (ask, signal) => (answering ?? usual)(ask, signal) })
})
afterAll(() => tutor.close())
beforeEach(() => {
  answering = null
  tutor.clock.set('2026-11-27T09:00:00Z')
  Object.assign(tutor.practice.state, { slowMs: 0, status: 200 })
})

interface Told {
  answer: string
  source: { kind: string; instead?: boolean }
  id?: string
  threadId?: string
  remaining: number
  limit: number
  resetsAt: string
  code?: string
  message?: string
}

const ask = (who: Parameters<Started['call']>[2], body: object) => tutor.call<Told>('POST', '/tutor/ask', who, body)

/** A member with this question among theirs. */
function member(question = price): { userId: string } {
  const userId = randomUUID()
  tutor.practice.questions.set(`${userId} ${question.id}`, question)
  if (question.state === 'open') tutor.practice.pasted.set(userId, question)
  return { userId }
}

const about = { question: 'What is the answer?', questionId: price.id }

describe('an open question', () => {
  it('gets the hints of its ladder, one after the other in its thread, and then the last one again', async () => {
    const who = member()
    const first = (await ask(who, about)).body
    expect(first.source.kind).toBe('hint')
    expect(first.answer).toContain(price.hints[0])
    const { threadId } = first
    const second = (await ask(who, { ...about, threadId })).body
    expect(second.threadId).toBe(threadId)
    expect(second.answer).toContain(price.hints[1])
    expect((await ask(who, { question: 'And now?', threadId })).body.answer).toContain(price.hints[1])
  })

  it('counts as asked about if its text is pasted, also beside the id of an answered one', async () => {
    const who = member()
    const trial = { ...answeredPrice, id: 'ps-trial-0001' }
    tutor.practice.questions.set(`${who.userId} ${trial.id}`, trial)
    const pasted = { question: 'A coat costs $48 after it rose by 20%. And before?' }
    expect((await ask(who, pasted)).body.source.kind).toBe('hint')
    expect((await ask(who, { ...pasted, questionId: trial.id })).body.source.kind).toBe('hint')
  })

  it('is told of by no tutor: what leaks becomes the next hint, in JSON and as a stream', async () => {
    answering = async function* () {
      yield { source: { kind: 'model', title: 'A model' } }
      yield { text: 'Think of the price before the rise. ' }
      yield { text: 'It was $40, so choose B.' }
    }
    const who = member()
    expect((await ask(who, about)).body.answer).toBe(price.hints[0])
    const events = await received(await tutor.stream(who, about))
    expect(JSON.stringify(events)).not.toMatch(/\$40|choose/)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { answer: price.hints[0], source: { kind: 'hint' } } })
  })

  it('is not solved by a tutor who says that it solved it', async () => {
    answering = async function* () {
      yield { source: { kind: 'worked-solution', title: 'Worked solution' } }
      yield { text: 'Divide by what it was multiplied with.' }
    }
    expect((await ask(member(), about)).body.source.kind).toBe('hint')
  })
})

it('an answered question gets its solution, and why the chosen option tempts', async () => {
  const { body } = await ask(member(answeredPrice), about)
  expect(body.source.kind).toBe('worked-solution')
  for (const part of [...answeredPrice.solution.full, answeredPrice.optionReasons[0]!.reason])
    expect(body.answer).toContain(part)
})

it("somebody else's question, and a conversation of somebody else, are 404 and count nothing", async () => {
  const [own, other] = [member(), member()]
  const mine = (await ask(own, about)).body
  const unknown = await ask(other, { question: 'Why?', questionId: 'ps-none-0001' })
  expect([unknown.status, unknown.body.code]).toEqual([404, 'question-not-found'])
  const foreign = await ask(other, { question: 'Why?', threadId: mine.threadId })
  expect([foreign.status, foreign.body.code]).toEqual([404, 'thread-not-found'])
  expect((await tutor.call('GET', '/tutor/usage', other)).body).toMatchObject({ used: 0, remaining: 20 })
})

it.each([
  ['an empty question', { question: '  \n ' }],
  ['a question over 2,000 characters', { question: 'x'.repeat(2001) }],
  ['a history over 4,000 characters', { question: 'Why?', history: [turn(2001), turn(2000)] }],
  ['a history of seven turns', { question: 'Why?', history: Array.from({ length: 7 }, () => turn(3)) }],
])('%s is 400 with a sentence, and counts nothing', async (_what, body) => {
  const browser = randomUUID()
  const answer = await ask({ browser }, body)
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request'])
  expect(answer.body.message).toMatch(/\w+ .*\.$/)
  expect((await tutor.call('GET', '/tutor/usage', { browser })).body['used']).toBe(0)
})

function turn(length: number) {
  return { role: 'user', text: 'x'.repeat(length) }
}

describe('practice is away or slow', () => {
  it.each([
    ['away', { status: 500 }],
    ['slower than a second', { slowMs: 2_000 }],
  ])('%s: an honest sentence, and nothing of the question', async (_how, state) => {
    const who = member(answeredPrice)
    Object.assign(tutor.practice.state, state)
    const began = performance.now()
    const { status, body } = await ask(who, about)
    expect(performance.now() - began).toBeLessThan(1_900)
    expect([status, body.source.kind]).toEqual([200, 'none'])
    expect(body.answer).toContain('I cannot look up your questions at the moment')
    expect(body.answer).not.toContain('40')
  })
})

describe('as a stream', () => {
  it('tells the source, then the sentences, then the whole answer', async () => {
    const answer = await tutor.stream(member(answeredPrice), about)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const events = await received(answer)
    expect(events.map(({ event }) => event)).toEqual(['start', ...events.slice(1, -1).map(() => 'delta'), 'done'])
    const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => data['text'])
    expect(deltas.length).toBeGreaterThan(2)
    expect(deltas.join('')).toBe(events.at(-1)?.data['answer'])
    expect(events[0]?.data).toMatchObject({ source: { kind: 'worked-solution' } })
  })

  it('comes sentence by sentence, and stopping ends the tutor, keeps what was shown and counts one question', async () => {
    let ended = false
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    answering = async function* (_ask, signal) {
      try {
        yield { source: { kind: 'model', title: 'A model' } }
        yield { text: 'The first sentence. ' }
        await gate
        yield { text: 'The second one. ' }
        await pause(60_000, undefined, { signal })
      } finally {
        ended = true
      }
    }
    const who = member(answeredPrice)
    const stopping = new AbortController()
    const events = eventsIn(await tutor.stream(who, about, stopping.signal))
    expect((await events.next()).value.event).toBe('start')
    expect((await events.next()).value.data).toEqual({ text: 'The first sentence. ' })
    open()
    expect((await events.next()).value.data).toEqual({ text: 'The second one. ' })
    stopping.abort()
    await expect.poll(() => ended).toBe(true)
    const threads = async () => (await tutor.call<Threads>('GET', '/tutor/threads', who)).body.threads
    await expect.poll(async () => (await threads())[0]?.messages[1]?.text).toBe('The first sentence. The second one.')
    expect((await tutor.call('GET', '/tutor/usage', who)).body['used']).toBe(1)
  })

  it('a tutor that fails in the middle is replaced by the built-in one, which says so', async () => {
    answering = async function* () {
      yield { source: { kind: 'model', title: 'A model' } }
      yield { text: 'A wrong start. ' }
      throw new Error('cut')
    }
    const events = await received(await tutor.stream(member(answeredPrice), about))
    const done = { source: { kind: 'worked-solution', instead: true } }
    expect(events.at(-1)).toMatchObject({ event: 'done', data: done })
    expect(events.at(-1)?.data['answer']).not.toContain('wrong start')
  })

  it('an answer that fails is told as a problem and counts nothing', async () => {
    const { append } = tutor.deps.threads
    tutor.deps.threads.append = () => Promise.reject(new Error('the store is away'))
    const who = member(answeredPrice)
    const events = await received(await tutor.stream(who, about))
    expect(events.at(-1)).toMatchObject({ event: 'problem', data: { status: 503, code: 'unavailable' } })
    expect((await ask(who, about)).status).toBe(500)
    tutor.deps.threads.append = append
    expect((await tutor.call('GET', '/tutor/usage', who)).body['used']).toBe(0)
  })
})

it('a tutor that says nothing in time is replaced by the built-in one within the 8 s of an answer in JSON', async () => {
  answering = async function* (_ask, signal) {
    yield { source: { kind: 'model', title: 'A model' } }
    await pause(60_000, undefined, { signal })
  }
  const began = performance.now()
  const { body } = await ask(member(answeredPrice), about)
  expect(body.source).toMatchObject({ kind: 'worked-solution', instead: true })
  expect(performance.now() - began).toBeLessThan(8_000)
})

interface Threads {
  threads: {
    id: string
    questionId?: string
    messages: { id: string; role: string; text: string; helpful?: boolean }[]
  }[]
}

async function received(answer: Response): Promise<Received[]> {
  return Array.fromAsync(eventsIn(answer))
}

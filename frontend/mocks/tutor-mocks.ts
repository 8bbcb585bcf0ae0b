import { randomUUID } from 'node:crypto'
import { dayEnd, dayKey } from '@app/contracts/rules/day-key'
import { ok, problem } from './answers.ts'
import type { Call, Mocks } from './operations.ts'
import { SESSION, todayOf, type Thread, type World } from './world.ts'

const GUEST_LIMIT = 5
const MEMBER_LIMIT = 20

/** A tutor that knows one answer about questions and one about everything else. */
export function createTutorMocks(world: World) {
  return {
    askTutor: (call) => {
      const member = world.sessions.has(call.token)
      if (usageOf(world, member).remaining === 0) return refusal(member)
      if (call.body.question.trim() === '') return problem(400, 'invalid-body', 'Please ask a question.')
      world.tutor[member ? 'member' : 'guests'] += 1
      const answer = { ...answerTo(world, call), ...(member && keepTurns(world, call)) }
      const whole = { ...answer, ...withoutUsed(usageOf(world, member)) }
      return ok(call.stream ? asEvents(whole) : whole)
    },
    getTutorUsage: ({ token }) => ok(usageOf(world, world.sessions.has(token))),
    listTutorThreads: ({ query }) => {
      const about = query.get('questionId')
      return ok({ threads: world.tutor.threads.filter(({ questionId }) => about === null || questionId === about) })
    },
    rateTutorAnswer: ({ path, body }) => {
      const rated = world.tutor.threads.flatMap(({ messages }) => messages).find(({ id }) => id === path.answerId)
      if (!rated) return problem(404, 'not-found', 'There is no such answer.')
      rated.helpful = body.helpful
      return ok({ helpful: body.helpful })
    },
  } satisfies Partial<Mocks>
}

/** What is asked in writing during a call. */
export function askInWriting(world: World, question: string) {
  if (usageOf(world, true).remaining === 0) return refusal(true)
  world.tutor.member += 1
  const call = { body: { question }, token: SESSION, path: {}, query: new URLSearchParams(), stream: false }
  return ok({ ...answerTo(world, call), ...keepTurns(world, call), ...withoutUsed(usageOf(world, true)) })
}

function usageOf(world: World, member: boolean) {
  const [used, limit] = member ? [world.tutor.member, MEMBER_LIMIT] : [world.tutor.guests, GUEST_LIMIT]
  const end = member ? dayEnd(todayOf(world), world.user.zone) : dayEnd(dayKey(world.now(), 'UTC'), 'UTC')
  return { remaining: Math.max(0, limit - used), used, limit, resetsAt: end.toISOString() }
}

const withoutUsed = ({ used: _used, ...usage }: ReturnType<typeof usageOf>) => usage

const refusal = (member: boolean) =>
  member
    ? problem(429, 'TUTOR_LIMIT', "You have used today's questions to the tutor.")
    : problem(429, 'GUEST_LIMIT', "You reached today's free question limit.")

const WORK_RATE_HINT = 'Find how much of the job each machine does in one hour, and add the two shares.'

/** A question that the candidate has not answered gets a hint. */
function answerTo(world: World, { body, token }: Call<'askTutor'>) {
  const isOpen =
    world.sessions.has(token) &&
    !world.results.some(({ questions }) => questions.some(({ id }) => id === body.questionId))
  if (body.questionId !== undefined && isOpen)
    return { answer: WORK_RATE_HINT, source: { kind: 'hint' as const, title: 'Hint 1 of 3' } }
  if (body.questionId !== undefined)
    return {
      answer:
        'Find how much of the job each machine does in one hour, and add the two shares: ' +
        String.raw`\(\frac{1}{6} + \frac{1}{3} = \frac{1}{2}\).` +
        '\n\nTogether they need the reciprocal of that sum. Adding the two times instead is what makes the other option tempting.',
      source: { kind: 'worked-solution' as const, title: 'Worked solution: Work rates' },
    }
  return {
    answer:
      'A discount of 20% leaves 80% of the price, so divide by 0.8 instead of adding 20%: ' +
      String.raw`\(P = \frac{48}{0.8} = 60\).` +
      '\n\nCheck it forwards: 20% of 60 is 12, and 60 − 12 = 48.',
    source: { kind: 'study-note' as const, title: 'Study note: Reverse percent' },
  }
}

/** Puts the question and its answer into a thread of the candidate. */
function keepTurns(world: World, call: Call<'askTutor'>): { id: string; threadId: string } {
  const { question, questionId, threadId } = call.body
  const at = world.now().toISOString()
  const thread = world.tutor.threads.find(({ id }) => id === threadId) ?? newThread(world, questionId)
  const { answer, source } = answerTo(world, call)
  const number = thread.messages.length
  const id = `${thread.id}:${number + 2}`
  thread.messages.push(
    { id: `${thread.id}:${number + 1}`, role: 'user', text: question, at },
    { id, role: 'assistant', text: answer, at, source },
  )
  thread.updatedAt = at
  return { id, threadId: thread.id }
}

function newThread(world: World, questionId: string | undefined): Thread {
  const thread: Thread = {
    id: randomUUID(),
    updatedAt: world.now().toISOString(),
    messages: [],
    ...(questionId !== undefined && { questionId }),
  }
  world.tutor.threads.unshift(thread)
  return thread
}

/** The answer as server-sent events, a few words at a time. */
function asEvents(answer: ReturnType<typeof answerTo>): string {
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
  const deltas = answer.answer.match(/\s*\S+/g) ?? []
  return [
    event('start', { source: answer.source }),
    ...deltas.map((text) => event('delta', { text })),
    event('done', answer),
  ].join('')
}

import { setTimeout as pause } from 'node:timers/promises'
import { type Caller, createCaller } from '../../bench/caller.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { checkSubmissions } from './checker.ts'
import type { Sent } from './load-of-submissions.ts'
import { ask, openPeople, type Person } from './people.ts'

const tabs = 20
const users = { quick: 8, full: 100 } as const
/** Of so many users, one sees a process of practice killed among the calls. */
const killEvery = 4

/** Whoever came too late is shown what they sent themselves, and not what is stored. */
const showsOwn: Plant = {
  file: '/practice/src/flows/submit-set.ts',
  find: 'const submission = isFirst ? graded : await deps.submissions.byId(id)',
  replace: 'const submission = graded',
}

export const d6: Row = {
  id: 'D6',
  name: 'many tabs',
  bar: '100 users send 20 different sets of answers at once, with kills in between: 1 stored, and every tab shows that one',
  plant: {
    what: 'a late tab is shown its own answers instead of the stored ones',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('practice', 1, { plants: [showsOwn] })
      const outcome = await race(stack, trial, { count: 2, kills: false })
      await stack.restart('practice', 1)
      return outcome
    },
  },
  run: async (trial) => race(await trial.stack(), trial, { count: users[trial.tier], kills: true }),
}

async function race(stack: Stack, trial: Trial, options: { count: number; kills: boolean }): Promise<Outcome> {
  const { random } = trial
  const people = await openPeople(stack)
  const caller = createCaller(stack.base)
  const faults: string[] = []
  const sent: Sent[] = []
  let kills = 0
  try {
    for (let number = 0; number < options.count; number += 1) {
      const person = await people.create({ plan: 'monthly' })
      const all = sendAll(caller, person, random)
      if (options.kills && number % killEvery === 0) {
        await pause(random.int(5, 60))
        await stack.kill('practice', 0)
        await stack.start('practice', 0)
        kills += 1
      }
      const raced = await all
      faults.push(...raced.faults)
      sent.push(raced.sent)
    }
  } finally {
    caller.close()
    await people.close()
  }
  const checked = await checkSubmissions(stack, sent)
  faults.push(...checked.faults)
  const got = `${options.count} users × ${tabs} tabs, ${kills} kills: ${checked.stored} stored, ${faults.length} faults`
  return { got, n: options.count * tabs, faults }
}

interface View {
  resultId: string
  correctAnswers: number
  totalQuestions: number
  score: number
  feedback: Array<{ questionId: string; chosen: string }>
}

/** Every tab repeats its own answers until it is shown a result. */
async function sendAll(caller: Caller, person: Person, random: Random): Promise<{ sent: Sent; faults: string[] }> {
  const set = await untilAnswered<{ setId: string; questions: Array<{ id: string }> }>(() =>
    ask(caller, person, { path: '/tests/daily' }),
  )
  if (!set) return { sent: { person, setId: null, answers: {}, acknowledged: null }, faults: ['no set was served'] }
  const given = Array.from({ length: tabs }, () =>
    Object.fromEntries(set.questions.map(({ id }) => [id, random.pick(['A', 'B', 'C', 'D', 'E'])])),
  )
  const shown = await Promise.all(
    given.map((answers) =>
      untilAnswered<View>(() =>
        ask(caller, person, { method: 'POST', path: '/tests/daily/submit', body: { answers } }),
      ),
    ),
  )
  const views = shown.filter((view) => view !== null)
  const texts = new Set(views.map(({ resultId, score, feedback }) => JSON.stringify({ resultId, score, feedback })))
  const faults: string[] = []
  if (views.length < tabs) faults.push(`${person.userId}: ${tabs - views.length} tabs got no result`)
  if (texts.size > 1) faults.push(`${person.userId}: ${tabs} tabs show ${texts.size} different results`)
  const acknowledged = views[0] ?? null
  const answers = Object.fromEntries(
    (acknowledged?.feedback ?? []).map(({ questionId, chosen }) => [questionId, chosen]),
  )
  return { sent: { person, setId: set.setId, answers, acknowledged }, faults }
}

async function untilAnswered<T>(call: () => Promise<{ status: number; body: unknown }>): Promise<T | null> {
  for (let tries = 0; tries < 40; tries += 1) {
    const { status, body } = await call()
    if (status === 200) return body as T
    await pause(250)
  }
  return null
}

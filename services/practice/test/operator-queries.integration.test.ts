import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { addDays } from '@app/contracts/rules/day-key'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersTo, createPractice, type Candidate, type DailyView, type Practice } from './support/practice-app.ts'

// The queries of the runbook, run as an operator would type them; only the names in capitals are replaced.

const runbook = readFileSync(join(import.meta.dirname, '../../../deploy/README.md'), 'utf8')
const section = runbook.split('## Ask the stored answers\n')[1]?.split('\n## ')[0] ?? ''

interface Cursor {
  toArray(): Promise<unknown[]>
}

/** Runs the query of the runbook that stands under the sentence with these words. */
async function ask(words: string, names: Record<string, string> = {}): Promise<unknown[]> {
  const [query] = [...(section.split(words)[1] ?? '').matchAll(/^```js\n(.+?)^```$/gms)].map(([, code = '']) => code)
  if (!query) throw new Error(`the runbook has no query for "${words}"`)
  const code = Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), query)
  const db = { submissions: practice.deps.database.db.collection('submissions') }
  return (runInNewContext(code, { db }) as Cursor).toArray()
}

let practice: Practice
/** What two candidates answered on four days of a week and the day after it. */
const taken: Array<{ userId: string; day: string; set: DailyView; answers: Record<string, string> }> = []
let ada: Candidate

beforeAll(async () => {
  practice = await createPractice()
  ada = practice.candidate()
  const ben = practice.candidate()
  for (const candidate of [ada, ben]) await candidate.subscribe()
  for (const [n, day] of ['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29', '2026-11-30'].entries()) {
    practice.clock.set(`${day}T09:00:00Z`)
    for (const [wrong, candidate] of [ada, ben].entries()) {
      const set = await candidate.daily()
      const answers = answersTo(set, wrong * n)
      // The time of the last question was not measured.
      const measured = set.questions.slice(0, -1).map(({ id }, at) => [id, 60 + at + 0.5] as const)
      const { status } = await candidate.submit(answers, Object.fromEntries(measured))
      if (status !== 200) throw new Error(`a set was refused with ${status}`)
      taken.push({ userId: candidate.userId, day, set, answers })
    }
  }
})
afterAll(() => practice.close())

it('how often each option of a question was chosen', async () => {
  // The question that both candidates answered, one of them wrongly.
  const chosen = new Map<string, string[]>()
  for (const { answers } of taken)
    for (const [id, option] of Object.entries(answers)) chosen.set(id, [...(chosen.get(id) ?? []), option])
  const [id, options] = [...chosen].find(([, all]) => new Set(all).size === 2) ?? []
  if (!id || !options) throw new Error('no question was answered in two ways')
  const found = (await ask('How often each option of a question', { QUESTION_ID: id })) as Array<{
    _id: { version: number; chosen: string; correct: boolean }
    count: number
  }>
  expect(Object.fromEntries(found.map(({ _id, count }) => [_id.chosen, count]))).toEqual(
    Object.fromEntries([...Map.groupBy(options, (option) => option)].map(([option, all]) => [option, all.length])),
  )
  expect(found.map(({ _id }) => _id.version)).toEqual([1, 1])
  expect(new Set(found.map(({ _id }) => _id.correct))).toEqual(new Set([true, false]))
})

it('how long a question takes, by skill', async () => {
  const expected = new Map<string, number>()
  for (const { set } of taken)
    for (const [at, { skill }] of set.questions.slice(0, -1).entries()) {
      const row = JSON.stringify({ skill, seconds: 60 + at + 0.5 })
      expected.set(row, (expected.get(row) ?? 0) + 1)
    }
  // The runbook asks for November: the last day belongs to it as well.
  const found = (await ask('How long candidates take')) as Array<{
    _id: { skill: string; seconds: number }
    count: number
  }>
  expect(new Map(found.map(({ _id, count }) => [JSON.stringify(_id), count]))).toEqual(expected)
  const skills = found.map(({ _id }) => _id.skill)
  expect(skills).toEqual(skills.toSorted())
  expect(new Set(skills).size).toBeGreaterThan(5)
})

it('a candidate’s week', async () => {
  const found = (await ask('A candidate’s week', { USER_ID: ada.userId })) as Array<{
    day: string
    userId: string
    answers: Array<{ id: string; chosen: string }>
  }>
  const week = taken.filter(({ userId, day }) => userId === ada.userId && day <= addDays('2026-11-23', 6))
  expect(week).toHaveLength(4)
  expect(found.map(({ day }) => day)).toEqual(week.map(({ day }) => day))
  for (const [at, { answers }] of found.entries())
    expect(Object.fromEntries(answers.map(({ id, chosen }) => [id, chosen]))).toEqual(week[at]?.answers)
})

it('sets and retakes are fields and lists as well', async () => {
  const { db } = practice.deps.database
  const [sets, retakes] = [db.collection<{ _id: string }>('sets'), db.collection('retakes')]
  const last = taken.findLast(({ userId }) => userId === ada.userId)
  if (!last) throw new Error('nothing was taken')
  const [question] = last.set.questions
  expect(await sets.findOne({ _id: last.set.setId ?? '', 'questions.id': question?.id })).toMatchObject({
    questions: last.set.questions.map(({ id, skill, why, repeated }) => ({ id, skill, why, repeated })),
    openedAt: new Date('2026-11-30T09:00:00Z'),
  })
  await ada.call('GET', '/tests/daily/retake')
  const answers = answersTo(last.set, 1)
  await ada.call('POST', '/tests/daily/retake/submit', { baseResultId: last.set.setId, answers })
  const [retake] = await retakes.find({ 'closed.answers.id': question?.id ?? '' }).toArray()
  expect(retake).toMatchObject({
    closed: { answers: expect.arrayContaining([expect.objectContaining({ id: question?.id, correct: false })]) },
  })
})

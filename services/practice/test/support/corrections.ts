import { BSON } from 'mongodb'
import { expect } from 'vitest'
import type { OptionId } from '../../src/domain/item.ts'
import { correctQuestions } from '../../src/flows/correct-questions.ts'
import { rebuildViews } from '../../src/flows/rebuild-views.ts'
import {
  answersTo,
  type Candidate,
  type DailyView,
  type Practice,
  type ResultView,
  type WholeResultView,
} from './practice-app.ts'

export const reason = 'Its statements name other letters than its question.'

/** As the command does it, and the service reads again as it does every few seconds; returns how many were changed. */
export async function correct(
  practice: Practice,
  id: string,
  { key = null, why = reason }: { key?: OptionId | null; why?: string } = {},
): Promise<number> {
  practice.clock.advance(60_000)
  const { deps } = await practice.process()
  const version = deps.bank.item(id)?.version ?? 1
  const done = await correctQuestions(deps, [{ id, version }], { key, reason: why, at: practice.clock.now() })
  await practice.deps.corrections.refresh()
  return done.candidates
}

export async function monthly(practice: Practice): Promise<Candidate> {
  const candidate = practice.candidate()
  await candidate.subscribe()
  return candidate
}

interface Submitted {
  candidate: Candidate
  set: DailyView
  ids: [string, string, ...string[]]
  result: ResultView
}

/** Submits a set with its first three questions wrong. */
export async function submitted(practice: Practice): Promise<Submitted> {
  const candidate = await monthly(practice)
  const set = await candidate.daily()
  const { body: result } = await candidate.submit(answersTo(set, 3))
  return { candidate, set, ids: set.questions.map(({ id }) => id) as Submitted['ids'], result }
}

export const wholeOf = async (candidate: Candidate, id = ''): Promise<WholeResultView> =>
  (await candidate.call<WholeResultView>('GET', `/results/${id}`)).body

const viewNames = ['learners', 'history'] as const
const rangeOf = (userId: string) => ({ _id: { $gte: userId, $lt: `${userId};` } })

/** The views with the types and the order of every value, apart from their versions. */
async function views({ deps }: Practice, userId: string): Promise<string[]> {
  const found: string[] = []
  for (const name of viewNames) {
    const collection = deps.database.db.collection<{ _id: string; version: number }>(name)
    for (const document of await collection.find(rangeOf(userId), { promoteValues: false }).sort({ _id: 1 }).toArray())
      found.push(BSON.EJSON.stringify({ ...document, version: null }, { relaxed: false }))
  }
  return found
}

/** Drops the views of a candidate and expects that the rebuild gives the same bytes. */
export async function expectRebuildToAgree(practice: Practice, { userId }: Candidate): Promise<void> {
  const lived = await views(practice, userId)
  expect(lived.length).toBeGreaterThan(1)
  for (const name of viewNames)
    await practice.deps.database.db.collection<{ _id: string }>(name).deleteMany(rangeOf(userId))
  await rebuildViews(practice.deps, [userId])
  expect(await views(practice, userId)).toEqual(lived)
}

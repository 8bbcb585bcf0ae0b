import { addDays } from '@app/contracts/rules/day-key'
import type { Deps } from '../deps.ts'
import type { DailySet } from '../domain/daily-set.ts'
import type { Answer } from '../domain/grade.ts'
import type { Item } from '../domain/item.ts'
import type { Retake } from '../domain/result.ts'
import type { QuestionRef } from '../store/questions.ts'

type Needs = Pick<Deps, 'userData' | 'sets' | 'submissions' | 'retakes' | 'histories' | 'learners' | 'questions'>
type Copy = Awaited<ReturnType<Needs['userData']['exportUser']>>

/**
 * Everything that is kept of a candidate, for people: questions stand with their text, and what is packed has named
 * fields. What was not submitted yet has no key, so that the copy tells no answer in advance.
 */
export async function readableExport(needs: Needs, userId: string): Promise<Copy> {
  const copy = await needs.userData.exportUser(userId)
  const months = (copy['history'] ?? []).map(({ _id }) => String(_id).slice(userId.length + 1))
  const own = { from: userId, to: userId }
  return {
    ...copy,
    sets: await inOrder(needs.sets.listOf(own), (set) => readableSet(needs, set)),
    submissions: await inOrder(needs.submissions.listOf(own), async (one) => ({
      ...(await readableTaken(needs, one)),
    })),
    retakes: await inOrder(needs.retakes.listOf(own), (retake) => readableRetake(needs, retake)),
    history: await inOrder(months, async (month) => ({ month, entries: await needs.histories.ofMonth(userId, month) })),
    learners: await inOrder(
      (copy['learners'] ?? []).map(() => userId),
      (id) => readableLearner(needs, id),
    ),
  }
}

/** One after another: an export must not slow down those who practise. */
async function inOrder<T, Found>(all: Iterable<T> | AsyncIterable<T>, read: (one: T) => Promise<Found>) {
  const found: Found[] = []
  for await (const one of all) found.push(await read(one))
  return found
}

async function readableSet({ questions }: Needs, set: DailySet) {
  const items = await questions.load(set.questions)
  return { ...set, questions: set.questions.map((question) => ({ ...question, ...textOf(items, question) })) }
}

async function readableRetake(needs: Needs, retake: Retake) {
  return { ...retake, closed: retake.closed && (await readableTaken(needs, retake.closed)) }
}

async function readableTaken<T extends { answers: Answer[] }>({ questions }: Needs, taken: T) {
  const items = await questions.load(taken.answers)
  const answers = taken.answers.map((answer) => ({
    ...answer,
    ...textOf(items, answer),
    correctAnswer: items.get(answer.id)?.answer,
  }))
  return { ...taken, answers }
}

function textOf(items: ReadonlyMap<string, Item>, { id }: QuestionRef) {
  const item = items.get(id)
  return {
    ...(item?.passage && { passage: item.passage }),
    question: item?.stem,
    options: item?.options.map((option) => ({ id: option.id, text: option.text })),
  }
}

async function readableLearner({ learners }: Needs, id: string): Promise<Record<string, unknown>> {
  const learner = await learners.findById(id)
  if (!learner) return { userId: id }
  const { seen, newest: _aSet, version: _machinery, ...known } = learner
  const questionsSeen = Array.from(seen.hashes, (questionHash, at) => {
    const stamp = seen.stamps[at] ?? 0
    return { questionHash, lastServed: addDays('1970-01-01', stamp >> 1), answered: (stamp & 1) === 1 }
  })
  return { ...known, questionsSeen }
}

import { addDays } from '@app/contracts/rules/day-key'
import type { Deps } from '../deps.ts'
import type { Answer } from '../domain/grade.ts'
import type { Item } from '../domain/item.ts'
import type { QuestionRef } from '../store/questions.ts'

type Needs = Pick<Deps, 'userData' | 'sets' | 'submissions' | 'retakes' | 'histories' | 'learners' | 'questions'>
type Copy = Awaited<ReturnType<Needs['userData']['exportUser']>>

/**
 * Everything that is kept of a candidate, for people: lists that are stored as one text have named fields, and questions
 * stand with their text. What was not submitted yet has no key, so that the copy tells no answer in advance.
 */
export async function readableExport(needs: Needs, userId: string): Promise<Copy> {
  const copy = await needs.userData.exportUser(userId)
  const idsOf = (name: string) => (copy[name] ?? []).map(({ _id }) => String(_id))
  return {
    ...copy,
    sets: await inOrder(idsOf('sets'), (id) => readableSet(needs, id)),
    submissions: await inOrder(idsOf('submissions'), (id) => readableSubmission(needs, id)),
    retakes: await inOrder(idsOf('retakes'), (id) => readableRetake(needs, id)),
    history: await inOrder(idsOf('history'), async (id) => {
      const month = id.slice(userId.length + 1)
      return { month, entries: await needs.histories.ofMonth(userId, month) }
    }),
    learners: await inOrder(idsOf('learners'), (id) => readableLearner(needs, id)),
  }
}

/** One after another: an export must not slow down those who practise. */
async function inOrder<T>(ids: readonly string[], read: (id: string) => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (const id of ids) found.push(await read(id))
  return found
}

async function readableSet({ sets, questions }: Needs, id: string) {
  const set = await sets.byId(id)
  const items = await questions.load(set.questions)
  return { ...set, questions: set.questions.map((question) => ({ ...question, ...textOf(items, question) })) }
}

async function readableSubmission(needs: Needs, id: string) {
  const submission = await needs.submissions.byId(id)
  return { ...submission, answers: await readableAnswers(needs, submission.answers) }
}

async function readableRetake(needs: Needs, id: string) {
  const retake = await needs.retakes.byId(id)
  if (!retake.closed) return { ...retake }
  return { ...retake, closed: { ...retake.closed, answers: await readableAnswers(needs, retake.closed.answers) } }
}

async function readableAnswers({ questions }: Needs, answers: readonly Answer[]) {
  const items = await questions.load(answers)
  return answers.map((answer) => ({
    ...answer,
    ...textOf(items, answer),
    correctAnswer: items.get(answer.id)?.answer,
  }))
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

/**
 * Corrects questions that were served with a fault, and the results of everybody who answered them.
 *
 *   node services/practice/src/commands/correct.ts ID[:VERSION] … KEY|withdraw [--reason SENTENCE]
 *
 * KEY is the right option, A to E. The candidates read the sentence. Needs MONGODB_URL and NATS_URL of the system; the
 * service may go on running, and knows the correction within 5 s.
 */
import { EnvError } from '@app/shared/env'
import { runCommand } from '@app/shared/run-command'
import { readCorrection } from '../domain/read-correction.ts'
import { correctQuestions } from '../flows/correct-questions.ts'
import { servedQuestion } from '../flows/served-question.ts'
import { service } from '../main.ts'

/** What the domain refuses is the operator's to repair. */
function toOperator(error: unknown): never {
  throw error instanceof RangeError ? new EnvError(error.message) : error
}

await runCommand(service, {
  read(words) {
    try {
      return readCorrection(words)
    } catch (error) {
      return toOperator(error)
    }
  },
  async work(deps, asked) {
    const questions = await Promise.all(asked.questions.map((question) => servedQuestion(deps, question))).catch(
      toOperator,
    )
    const ruling = { key: asked.key, reason: asked.reason, at: deps.clock.now() }
    const { rulings, candidates } = await correctQuestions(deps, questions, ruling)
    const what = questions.map(({ id, version }) => `${id}:${version}`).join(', ')
    const done = asked.key === null ? 'withdrawn' : `key ${asked.key}`
    console.log(`${what}: ${done}; ${rulings} new rulings, ${candidates} candidates brought up to date`)
  },
})

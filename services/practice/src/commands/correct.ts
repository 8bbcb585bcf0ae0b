/**
 * Corrects questions that were served with a fault, and the results of everybody who answered them.
 *
 *   node services/practice/src/commands/correct.ts ID[:VERSION] … KEY|withdraw [--reason SENTENCE]
 *
 * KEY is the right option, A to E. The candidates read the sentence. Needs MONGODB_URL and NATS_URL of the system; the
 * service may go on running, and knows the correction within 5 s.
 */
import { EnvError } from '@app/shared/env'
import { readConfig } from '../config.ts'
import { closeDeps, createDeps } from '../deps.ts'
import { readCorrection } from '../domain/read-correction.ts'
import { correctQuestions } from '../flows/correct-questions.ts'
import { servedQuestion } from '../flows/served-question.ts'

async function main(words: string[]): Promise<void> {
  const asked = readCorrection(words)
  const deps = createDeps({ ...readConfig(), logLevel: 'warn' })
  try {
    const questions = await Promise.all(asked.questions.map((question) => servedQuestion(deps, question)))
    const ruling = { key: asked.key, reason: asked.reason, at: deps.clock.now() }
    const { rulings, candidates } = await correctQuestions(deps, questions, ruling)
    const what = questions.map(({ id, version }) => `${id}:${version}`).join(', ')
    const done = asked.key === null ? 'withdrawn' : `key ${asked.key}`
    console.log(`${what}: ${done}; ${rulings} new rulings, ${candidates} candidates brought up to date`)
  } finally {
    await closeDeps(deps)
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof EnvError || error instanceof RangeError ? error.message : error)
  process.exitCode = 1
}

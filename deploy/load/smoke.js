// Does the main job work at all? Three candidates, one after the other: half a minute at most.
/* oxlint-disable import/no-default-export -- k6 calls the default export */
import { check } from 'k6'
import { Counter } from 'k6/metrics'
import { call, login, readOpen, register } from './candidate.js'

const days = new Counter('days_finished')

export const options = {
  scenarios: { smoke: { executor: 'shared-iterations', vus: 1, iterations: 3, maxDuration: '60s' } },
  thresholds: {
    checks: ['rate==1'],
    // A run in which nothing happened fails no check.
    days_finished: ['count==3'],
    http_req_failed: ['rate==0'],
  },
}

export default async function smoke() {
  const trial = await readOpen('/data/demo-questions.json', 'trial-file')
  check(trial, { 'the trial file is there': ({ status }) => status === 200 })
  const candidate = await register()
  if (!check(candidate, { 'a candidate registers': Boolean })) return
  const set = await call(candidate, { path: '/tests/daily', name: 'daily-set' })
  const { questions, canPractice } = set.json()
  check(set, { 'there is a set to practise': ({ status }) => status === 200 && canPractice && questions.length > 0 })
  check(set, { 'answers are never stored by a cache': ({ headers }) => headers['Cache-Control'] === 'no-store' })
  const answers = Object.fromEntries(questions.map(({ id, options: [first] }) => [id, first.id]))
  const body = { answers }
  const result = await call(candidate, { method: 'POST', path: '/tests/daily/submit', body, name: 'submit' })
  check(result, {
    'the set is scored': ({ status }) => status === 200 && result.json().totalQuestions === questions.length,
  })
  const { resultId } = result.json()
  const again = await login(candidate.email)
  const history = await call(again || candidate, { path: `/results/user/${candidate.userId}`, name: 'history' })
  const kept = check(history, {
    'after a new login the result is in the history': () => again !== null && history.json()[0].id === resultId,
  })
  if (kept) days.add(1)
}

// A morning: candidates come, look, answer today's set and look at their results. VUS (20) of them, for HOLD (60s).
/* oxlint-disable import/no-default-export -- k6 calls the default export */
import { check, sleep } from 'k6'
import { Counter } from 'k6/metrics'
import { call, readOpen, register } from './candidate.js'

const submitted = new Counter('sets_submitted')
const vus = Number(__ENV.VUS || 20)

export const options = {
  scenarios: {
    morning: {
      executor: 'ramping-vus',
      startVUs: 0,
      stages: [
        { duration: '10s', target: vus },
        { duration: __ENV.HOLD || '60s', target: vus },
        { duration: '5s', target: 0 },
      ],
      gracefulRampDown: '15s',
    },
  },
  thresholds: {
    checks: ['rate>0.999'],
    sets_submitted: ['count>0'],
    http_req_failed: ['rate<0.001'],
    http_req_duration: ['p(99)<1000'],
    'http_req_duration{name:daily-set}': ['p(99)<250'],
    'http_req_duration{name:submit}': ['p(99)<250'],
  },
}

/** Each virtual user is one candidate for the whole run. */
let candidate = null

export default async function morning() {
  candidate = candidate || (await register())
  if (!check(candidate, { registered: Boolean })) {
    await sleep(5)
    return
  }
  expectOk(await call(candidate, { path: '/auth/me', name: 'me' }))
  const set = await call(candidate, { path: '/tests/daily', name: 'daily-set' })
  if (expectOk(set)) await answer(set.json())
  expectOk(await call(candidate, { path: '/tests/daily/progress', name: 'progress' }))
  await pause()
  expectOk(await call(candidate, { path: `/results/user/${candidate.userId}`, name: 'history' }))
  if (Math.random() < 0.3) expectOk(await readOpen('/data/demo-questions.json', 'trial-file'))
  await pause()
}

async function answer({ canPractice, questions }) {
  if (!canPractice) return
  await pause()
  const answers = Object.fromEntries(questions.map(({ id, options: [first] }) => [id, first.id]))
  const body = { answers, seconds: Object.fromEntries(questions.map(({ id }) => [id, 60])) }
  const result = await call(candidate, { method: 'POST', path: '/tests/daily/submit', body, name: 'submit' })
  if (expectOk(result)) submitted.add(1)
}

function expectOk(response) {
  return check(response, { 'answered 200': ({ status }) => status === 200 })
}

/** Between half a second and a second and a half, as a person's next click. */
async function pause() {
  await sleep(0.5 + Math.random())
}

// Far more than the system can do: RATE (600) reads a second for 30 s. What it cannot do it refuses at once and says when
// to come back; what it takes in, it answers in time; and ten seconds later all is as before.
import { check } from 'k6'
import http from 'k6/http'
import { Counter, Rate, Trend } from 'k6/metrics'
import { call, readOpen, register } from './candidate.js'

const served = new Counter('served')
const servedTime = new Trend('served_time', true)
const refusedTime = new Trend('refused_time', true)
const politelyRefused = new Rate('refused_with_retry_after')
const candidates = Number(__ENV.CANDIDATES || 60)

export const options = {
  scenarios: {
    // Who arrives here is reused below: k6 hands its virtual users on from one scenario to the next.
    arrive: { executor: 'per-vu-iterations', exec: 'arrive', vus: candidates, iterations: 1, maxDuration: '55s' },
    flood: {
      executor: 'constant-arrival-rate',
      exec: 'read',
      startTime: '60s',
      rate: Number(__ENV.RATE || 600),
      timeUnit: '1s',
      duration: '30s',
      preAllocatedVUs: candidates,
      maxVUs: 400,
      gracefulStop: '5s',
    },
    after: {
      executor: 'constant-arrival-rate',
      exec: 'read',
      startTime: '100s',
      rate: 5,
      timeUnit: '1s',
      duration: '15s',
      preAllocatedVUs: candidates,
    },
  },
  thresholds: {
    served: ['count>0'],
    served_time: ['p(99)<500'],
    refused_time: ['p(99)<250'],
    refused_with_retry_after: ['rate==1'],
    // Neither a lost connection nor a 500.
    http_req_failed: ['rate==0'],
    'checks{scenario:after}': ['rate>0.99'],
    'http_req_duration{scenario:after}': ['p(99)<250'],
  },
}

http.setResponseCallback(http.expectedStatuses({ min: 200, max: 399 }, 429, 503))

/** Each virtual user is one candidate, so that the limit of one account is not what refuses. */
let candidate = null

export async function arrive() {
  candidate = candidate || (await register())
}

export async function read() {
  const answer = candidate
    ? await call(candidate, { path: '/tests/daily/progress', name: 'progress' })
    : await readOpen('/data/demo-questions.json', 'trial-file')
  check(answer, { served: ({ status }) => status === 200 })
  if (answer.status === 200) {
    served.add(1)
    servedTime.add(answer.timings.duration)
  } else {
    refusedTime.add(answer.timings.duration)
    politelyRefused.add(Number(answer.headers['Retry-After']) > 0)
  }
}

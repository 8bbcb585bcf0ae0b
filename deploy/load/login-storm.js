// Everybody logs in at once: RATE (50) logins a second for DURATION (30s), beside candidates who only read. Logins that
// find the queue full are told when to come back, and the readers notice nothing.
/* oxlint-disable import/no-default-export -- k6 calls the default export */
import { check } from 'k6'
import http from 'k6/http'
import { Counter, Rate } from 'k6/metrics'
import { call, loginOrRegister, sendCredentials } from './candidate.js'

const loggedIn = new Counter('logged_in')
const politelyRefused = new Rate('refused_with_retry_after')
const duration = __ENV.DURATION || '30s'
const accounts = 8

export const options = {
  setupTimeout: '60s',
  scenarios: {
    logins: {
      executor: 'constant-arrival-rate',
      exec: 'logIn',
      rate: Number(__ENV.RATE || 50),
      timeUnit: '1s',
      duration,
      preAllocatedVUs: 100,
      maxVUs: 200,
    },
    readers: {
      executor: 'constant-arrival-rate',
      exec: 'read',
      rate: 10,
      timeUnit: '1s',
      duration,
      preAllocatedVUs: 20,
    },
  },
  thresholds: {
    'checks{scenario:readers}': ['rate>0.999'],
    'http_req_duration{scenario:readers}': ['p(99)<250'],
    // No login of 2 hashes at once that take 25 ms each waits longer than a second for its turn.
    'http_req_duration{name:login}': ['p(99)<2000'],
    logged_in: ['count>0'],
    refused_with_retry_after: ['rate==1'],
    http_req_failed: ['rate<0.001'],
  },
}

// To refuse is the right answer here.
http.setResponseCallback(http.expectedStatuses({ min: 200, max: 399 }, 429, 503))

/** A few fixed accounts: whoever runs this again does not register again. */
export async function setup() {
  const candidates = []
  for (let number = 0; number < accounts; number += 1) candidates.push(await loginOrRegister(number))
  if (candidates.includes(null))
    throw new Error('The accounts could not be made. Is the site up, and not asked too often?')
  return { candidates }
}

export async function logIn({ candidates }) {
  const { email } = one(candidates)
  const answer = await sendCredentials('login', email)
  if (answer.status === 200) loggedIn.add(1)
  else politelyRefused.add(Number(answer.headers['Retry-After']) > 0)
}

export async function read({ candidates }) {
  const answer = await call(one(candidates), { path: '/auth/me', name: 'me' })
  check(answer, { 'readers are served': ({ status }) => status === 200 })
}

const one = (list) => list[Math.floor(Math.random() * list.length)]

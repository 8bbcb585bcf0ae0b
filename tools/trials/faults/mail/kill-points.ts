/**
 * Loaded into mail by the plants below: HARNESS_KILL names a step of a send, `{"step": "leased", "pass": 1, "afterMs": 0}`;
 * the process kills itself when it passes the step for that time, or so many milliseconds later.
 */

import type { Plant } from '../../../stack/plant.ts'

/** In the order of a send. `told`: the event is here; `taken`: the mail server has said so; `marked`: the store has it. */
export const steps = ['told', 'ordered', 'leased', 'composed', 'sending', 'taken', 'marked'] as const
export type Step = (typeof steps)[number]

export interface KillPoint {
  step: Step
  pass: number
  afterMs: number
}

const given = process.env['HARNESS_KILL']
const point = given ? (JSON.parse(given) as KillPoint) : null
let passed = 0

const die = (): void => void process.kill(process.pid, 'SIGKILL')

export function passes(step: Step): void {
  if (step !== point?.step) return
  passed += 1
  if (passed !== point.pass) return
  if (point.afterMs === 0) die()
  else setTimeout(die, point.afterMs)
}

export const killEnvironment = (planned: KillPoint) => ({ HARNESS_KILL: JSON.stringify(planned) })

const deliver = '/mail/src/flows/deliver-job.ts'
const order = '/mail/src/reactions/order-letter.ts'
const own = `import { passes } from '${import.meta.url}'`
const before = (file: string, find: string, what: string): Plant => ({ file, find, replace: `${what}\n${find}` })

/** No defects: the steps tell that they are passed. */
export const killPoints: readonly Plant[] = [
  before(deliver, "import { createHash } from 'node:crypto'", own),
  { file: deliver, find: 'if (!job) return\n', replace: "if (!job) return\n  passes('leased')\n" },
  before(deliver, 'return await deps.mailer.send', "passes('composed'); passes('sending');"),
  before(deliver, 'const settled = await deps.jobs.change', "passes('taken')"),
  before(deliver, 'if (!settled?.finishedAt) return', "passes('marked')"),
  before(order, "import type { Reaction } from '@app/shared/events/consume'", own),
  before(order, 'const order = { template: letter.template', "passes('told')"),
  {
    file: order,
    find: 'await jobs.insert(newJob(event.id, order, waitingClock.now()))',
    replace: `await jobs.insert(newJob(event.id, order, waitingClock.now()))
    passes('ordered')`,
  },
]

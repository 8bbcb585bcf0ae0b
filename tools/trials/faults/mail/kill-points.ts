import type { Plant } from '../../../stack/plant.ts'
import { importPasses, type KillPoint as Point } from '../../support/kill-point.ts'

/** In the order of a send. `told`: the event is here; `taken`: the mail server has said so; `marked`: the store has it. */
export const steps = ['told', 'ordered', 'leased', 'composed', 'sending', 'taken', 'marked'] as const
export type Step = (typeof steps)[number]

export type KillPoint = Point<Step>

const deliver = '/mail/src/flows/deliver-job.ts'
const order = '/mail/src/reactions/order-mail.ts'
const before = (file: string, find: string, what: string): Plant => ({ file, find, replace: `${what}\n${find}` })

/** No defects: the steps tell that they are passed. */
export const killPoints: readonly Plant[] = [
  before(deliver, "import { createHash } from 'node:crypto'", importPasses),
  { file: deliver, find: 'if (!job) return\n', replace: "if (!job) return\n  passes('leased')\n" },
  before(deliver, 'return await deps.mailer.send', "passes('composed'); passes('sending');"),
  before(deliver, 'const settled = await deps.jobs.change', "passes('taken')"),
  before(deliver, 'if (!settled?.finishedAt) return', "passes('marked')"),
  before(order, "import type { Reaction } from '@app/shared/events/consume'", importPasses),
  before(order, 'const order = { template: mail.template', "passes('told')"),
  {
    file: order,
    find: 'await jobs.insert(newJob(event.id, order, waitingClock.now()))',
    replace: `await jobs.insert(newJob(event.id, order, waitingClock.now()))
    passes('ordered')`,
  },
]

import { setTimeout as pause } from 'node:timers/promises'
import type { Plant } from '../../stack/plant.ts'
import { killEnvironment } from '../support/kill-point.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack, StartOptions } from '../../stack/stack.ts'
import { killPoints, type KillPoint, type Step, steps } from './mail/kill-points.ts'
import { type Mails, openMails, type Reckoning } from './mail/mails.ts'
import { type FakeSmtp, startFakeSmtp } from './mail/start-fake-smtp.ts'

const sizes = {
  quick: { mails: 40, kills: 2, slowMs: 600 },
  full: { mails: 1000, kills: 20, slowMs: 3000 },
} as const
/** An event that mail had taken and not finished when it was killed comes again after half a minute. */
const mailsEach = { quick: 1, full: 3 } as const
const againAfterMs = 30_000

/** The transmission is several steps, so it is hit at several times; a quick run takes three of those after the event. */
const sendingAtMs = [2, 12, 22, 32] as const
const times = { full: 20 } as const

/** Marks the job as sent while it is still being sent: at most once. */
const marksBefore: Plant = {
  file: '/mail/src/flows/deliver-job.ts',
  find: 'await attempt(deps, job)',
  replace: "(void attempt(deps, job), 'sent')",
}

/** Every try is another mail to whoever gets it. */
const newIdEachTry: Plant = {
  file: '/mail/src/flows/deliver-job.ts',
  find: "createHash('sha256').update(job.id)",
  replace: "createHash('sha256').update(job.id + job.attempts)",
}

export const d10: Row = {
  id: 'D10',
  long: true,
  name: 'mail',
  bar: '1,000 mails, a mail server that hangs up, says 4xx and 5xx and is slow, 20 kills of mail; then mail killed 200 times, at every step of a send: 0 lost, a mail is repeated only where a kill or the server came between its taking and our mark, always under the same Message-ID',
  plant: { what: 'mail that marks a mail before it is sent; another Message-ID with each try', see },
  run: async (trial) => {
    const stack = await trial.stack()
    return withMails(stack, async (bench) => {
      const rough = await roughServer(bench, trial)
      trial.say(rough.got)
      const stepped = await everyStep(bench, trial)
      const faults = [...rough.faults, ...stepped.faults]
      return { got: `${rough.got}; ${stepped.got}`, n: rough.n + stepped.n, faults }
    })
  },
}

interface Bench {
  stack: Stack
  smtp: FakeSmtp
  mails: Mails
  /** Starts mail again, with this mail server. */
  start(more?: StartOptions): Promise<void>
}

/** mail is down at first; afterwards it runs as it did, with its mailbox. */
async function withMails(stack: Stack, work: (bench: Bench) => Promise<Outcome>): Promise<Outcome> {
  const smtp = await startFakeSmtp(stack.folder)
  const mails = openMails(stack)
  const start: Bench['start'] = ({ plants = [], env = {} } = {}) =>
    stack.start('mail', 0, { plants, env: { ...env, SMTP_URL: smtp.url } })
  try {
    await stack.kill('mail')
    const outcome = await work({ stack, smtp, mails, start })
    await stack.kill('mail')
    return outcome
  } finally {
    await mails.close()
    await smtp.stop()
    await stack.start('mail')
  }
}

/** Kills at random times while a bad server gets many mails; mail is down again afterwards. */
async function roughServer({ stack, smtp, mails, start }: Bench, { tier, random }: Trial): Promise<Outcome> {
  const { mails: count, kills, slowMs } = sizes[tier]
  smtp.behave({ seed: random.int(0, 1e9), bad: 0.4, slowMs })
  await mails.order(count)
  await start()
  if (tier === 'quick') await mails.untilOrdered()
  for (let n = 0; n < kills; n += 1) {
    await untilTaken(smtp, random.int(3, Math.floor(count / kills / 1.5)))
    await pause(random.int(0, 100))
    await stack.kill('mail')
    await restUntilRead(mails, smtp)
    await start()
  }
  await mails.untilOrdered()
  // What was told to come again would wait for minutes: the same as after a kill, once everything under way has ended.
  await stack.end('mail')
  await restUntilRead(mails, smtp)
  smtp.behave({ seed: 0, bad: 0, slowMs })
  await start()
  const reckoned = await mails.finish(smtp, 60_000)
  await stack.kill('mail')
  return outcomeOf(`${kills} kills under a bad server`, reckoned)
}

/** In the middle of the work, however fast the machine is: when the server has taken so many more. */
async function untilTaken(smtp: FakeSmtp, more: number): Promise<void> {
  const enough = smtp.takes().length + more
  const end = Date.now() + 30_000
  while (smtp.takes().length < enough && Date.now() < end) await pause(20)
}

/** What the mail server was given by the killed process is on its way to the file for a moment. */
async function restUntilRead(mails: Mails, smtp: FakeSmtp): Promise<void> {
  await pause(250)
  await mails.afterKill(smtp)
}

async function everyStep(bench: Bench, { tier, random, say }: Trial): Promise<Outcome> {
  const plan = planOf(tier, random)
  const hit = new Map<Step, number>()
  for (const [index, point] of plan.entries()) {
    await bench.mails.order(mailsEach[tier])
    if (await dieAt(bench, point)) hit.set(point.step, (hit.get(point.step) ?? 0) + 1)
    if (index % 25 === 24) say(`${index + 1} of ${plan.length} kills at steps`)
  }
  await bench.start()
  const reckoned = await bench.mails.finish(bench.smtp, againAfterMs + 30_000)
  const all = [...hit.values()].reduce((sum, count) => sum + count, 0)
  const outcome = outcomeOf(
    `${all} kills at steps (${[...hit].map(([step, n]) => `${step} ${n}`).join(', ')})`,
    reckoned,
  )
  if (all < plan.length) outcome.faults.push(`mail did not come to a step at which it was to be killed: ${all}`)
  return outcome
}

function planOf(tier: Trial['tier'], random: Random): KillPoint[] {
  const at = (step: Step, afterMs = 0): KillPoint => ({ step, pass: 1, afterMs })
  const sending = sendingAtMs.map((afterMs) => at('sending', afterMs))
  if (tier === 'quick') return [at('leased'), random.pick(sending), at('taken')]
  const all = [...steps.filter((step) => step !== 'sending').map((step) => at(step)), ...sending]
  return random.shuffle(all.flatMap((point) => Array.from({ length: times.full }, () => point)))
}

/** Whether mail came to the point and is dead. */
async function dieAt(bench: Bench, point: KillPoint, plants: readonly Plant[] = []): Promise<boolean> {
  const { stack, smtp, mails, start } = bench
  // It may die before it says that it is ready.
  const started = start({ plants: [...plants, ...killPoints], env: killEnvironment(point) }).catch(() => undefined)
  await Promise.race([started, pause(5000)])
  const [child] = stack.processes('mail')
  const how = await Promise.race([child?.ended, pause(againAfterMs + 10_000)])
  await started
  if (how === undefined) await stack.kill('mail')
  await restUntilRead(mails, smtp)
  return how === 'signal SIGKILL'
}

function outcomeOf(what: string, reckoned: Reckoning): Outcome {
  const { faults, mails, repeats, betweenDataAndMark, swallowed } = reckoned
  const got =
    `${what}: ${mails} mails, ${faults.length} lost or wrong, ${repeats} repeats ` +
    `(${betweenDataAndMark} mails killed between DATA and mark, ${swallowed} taken without an answer)`
  return { got, n: mails, faults }
}

/** Both defects have to be seen. */
async function see(trial: Trial): Promise<Outcome> {
  const stack = await trial.stack()
  return withMails(stack, async (bench) => {
    await bench.mails.order(4)
    await dieAt(bench, { step: 'marked', pass: 2, afterMs: 0 }, [marksBefore])
    await bench.mails.order(1)
    await dieAt(bench, { step: 'taken', pass: 1, afterMs: 0 }, [newIdEachTry])
    await bench.start({ plants: [newIdEachTry] })
    const { faults } = await bench.mails.finish(bench.smtp, 4000)
    const seen = [/lost; its job says/, /other Message-IDs/].map((part) => faults.find((fault) => part.test(fault)))
    const both = seen.filter((fault) => fault !== undefined)
    return { got: `${faults.length} faults`, n: 5, faults: both.length === 2 ? both : [] }
  })
}

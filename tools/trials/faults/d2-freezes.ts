import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack, Target } from '../../stack/stack.ts'
import { answersFirst } from './answers-first.ts'
import { checkSubmissions } from './checker.ts'
import { type Load, startLoad } from './load-of-submissions.ts'

const targets = ['gateway', 'auth', 'practice', 'database', 'broker'] as const satisfies readonly Target[]

const rate = 20
/** Seconds; in the full tier most are short, and some as long as the row asks. */
const frozen = { quick: { each: 1, from: 1, to: 3 }, full: { each: 20, from: 5, to: 90 } } as const
/** Longer than an intent without its fact is kept. */
const writerMs = 610_000

export const d2: Row = {
  id: 'D2',
  long: true,
  name: 'freezes',
  bar: 'gateway, auth, practice, database and broker frozen 20 times each for 5–90 s, and one writer for more than ten minutes: as D1',
  plant: {
    what: 'a submission that is taken for stored before the database has answered',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('practice', 1, { plants: [answersFirst] })
      const load = await startLoad({ stack, random: trial.random, rate })
      await pause(1000)
      for (let n = 0; n < 2; n += 1) {
        await stack.kill('database')
        await pause(1500)
        await stack.start('database')
        await pause(1000)
      }
      const outcome = await finish(stack, load, 2)
      await stack.restart('practice', 1)
      return outcome
    },
  },
  run: async (trial) => {
    const stack = await trial.stack()
    const load = await startLoad({ stack, random: trial.random, rate })
    const writer = trial.tier === 'full' ? freezeWriter(stack) : Promise.resolve()
    if (trial.tier === 'quick')
      for (const target of trial.random.shuffle(targets).slice(0, 3)) await freezeOne(stack, trial, target)
    else await Promise.all(targets.map((target) => lane(stack, trial, target)))
    await writer
    await pause(1000)
    const each = trial.tier === 'full' ? targets.length * frozen.full.each + 1 : 3
    return finish(stack, load, each)
  },
}

async function finish(stack: Stack, load: Load, freezes: number): Promise<Outcome> {
  const ledger = await load.stop()
  const checked = await checkSubmissions(stack, ledger.sent)
  const faults = [...checked.faults, ...ledger.odd]
  const lost = ledger.sent.length - checked.acknowledged
  const got = `${freezes} freezes, ${checked.acknowledged} submissions acknowledged (${lost} candidates gave up), ${checked.stored} stored, ${ledger.repeated} calls repeated`
  return { got, n: checked.acknowledged, faults }
}

/** Its twenty freezes one after the other, while the other lanes go on with theirs. */
async function lane(stack: Stack, trial: Trial, target: Target): Promise<void> {
  for (let n = 0; n < frozen.full.each; n += 1) {
    await freezeOne(stack, trial, target)
    await pause(trial.random.int(3000, 12_000))
  }
  trial.say(`${target}: all freezes done`)
}

async function freezeOne(stack: Stack, { tier, random }: Trial, target: Target): Promise<void> {
  const { from, to } = frozen[tier]
  // Cubed: most are near the lower end.
  const seconds = from + (to - from) * random.next() ** 3
  // The second practice process is the frozen writer's.
  stack.freeze(target)
  await pause(seconds * 1000)
  stack.thaw(target)
  if (tier === 'quick') await pause(1500)
}

/** In the middle of whatever it is writing, at 20 submissions a second. */
async function freezeWriter(stack: Stack): Promise<void> {
  await pause(5000)
  stack.freeze('practice', 1)
  await pause(writerMs)
  stack.thaw('practice', 1)
  await pause(5000)
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { countedGuesses } from './counted-guesses.ts'
import { limiterPlant } from './limiter-plant.ts'
import { guess } from './targets.ts'

const LIMIT = 10

/**
 * One address that nobody has guessed at yet, and so many guesses at once, over all auth processes. Whoever is told to
 * come again does: hashing takes turns. So does whoever lost the answer.
 */
async function race(stack: Stack, tries: number): Promise<{ checked: number; refused: number; counted: number }> {
  const email = `${randomUUID()}@example.com`
  const one = async (index: number) => {
    for (let attempt = index; ; attempt += 1) {
      const { status } = await guess(stack, email, { process: attempt })
      if (status === 401 || status === 429) return status
      if (attempt > index + 200) throw new Error(`the guess was answered ${status} 200 times`)
      await pause(50)
    }
  }
  const statuses = await Promise.all(Array.from({ length: tries }, (_, index) => one(index)))
  const count = (status: number) => statuses.filter((each) => each === status).length
  return { checked: count(401), refused: count(429), counted: await countedGuesses(stack, email) }
}

async function races(stack: Stack, { rounds, tries }: { rounds: number; tries: number }): Promise<string[]> {
  const faults: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const { checked, refused } = await race(stack, tries)
    if (checked !== LIMIT || refused !== tries - LIMIT)
      faults.push(`round ${round}: ${checked} of ${tries} passwords were checked instead of ${LIMIT}`)
  }
  return faults
}

/** A guess that was counted before its process died may have no answer; but none is checked uncounted. */
async function racesWithKills(stack: Stack, { rounds, delay }: { rounds: number; delay: () => number }) {
  const faults: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const running = race(stack, 100)
    await pause(delay())
    await stack.restart('auth', 1)
    const { checked, counted } = await running
    if (checked > LIMIT || counted !== LIMIT)
      faults.push(`round ${round} with a kill: ${checked} passwords were checked, ${counted} were counted`)
  }
  return faults
}

export const a4LimiterRace: Row = {
  id: 'A4',
  name: 'limiter race',
  bar: 'of 100 parallel guesses at one address exactly 10 are checked (50 rounds); with kill -9 of an auth process (10 of them) at most 10, and exactly 10 count',
  plant: {
    what: 'one failure more than the limit is admitted',
    into: limiterPlant,
    async see(trial): Promise<Outcome> {
      const faults = await races(await trial.planted(), { rounds: 1, tries: 20 })
      return { got: '', n: 20, faults }
    },
  },
  async run({ stack, tier, random }) {
    const system = await stack()
    const rounds = tier === 'full' ? 40 : 1
    const kills = tier === 'full' ? 10 : 1
    const plain = await races(system, { rounds, tries: 100 })
    const killed = await racesWithKills(system, { rounds: kills, delay: () => random.int(20, 400) })
    const faults = [...plain, ...killed]
    const got = `${rounds - plain.length} of ${rounds} rounds exact; ${kills - killed.length} of ${kills} with a kill hold`
    return { got, n: (rounds + kills) * 100, faults }
  },
}

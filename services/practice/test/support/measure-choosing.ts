import { chooseSet, type Candidate } from '../../src/domain/choose-set.ts'
import { createBankIndex } from '../../src/domain/bank-index.ts'
import { createRandom } from '../../src/domain/random.ts'
import { nothingSeen, packSeen, see, unpackSeen } from '../../src/domain/seen.ts'
import { createFakeBank } from './fake-bank.ts'

/** Milliseconds to choose a set of ten, with the candidate's seen items read from their stored bytes each time. */
export function measureChoosing(options: { rounds: number; items?: number; answers?: number }): {
  p50: number
  p99: number
} {
  const { rounds, items = 100_000, answers = 10_000 } = options
  const skillsPerSection = 24
  const bank = createFakeBank({
    skillsPerSection,
    itemsPerSkill: Math.ceil(items / (3 * skillsPerSection)),
    siblings: 20,
  })
  const index = createBankIndex(bank)
  const random = createRandom(1)
  const abilities: Candidate['abilities'] = Object.fromEntries(
    bank.skills.map(({ id }) => [id, { theta: random(2000) / 1000 - 1, n: 140 }]),
  )
  // Those near the candidate's level, as selection itself would have served them: the worst case for the search.
  const near = bank.heads.toSorted((a, b) => Math.abs(a.difficulty + 0.8) - Math.abs(b.difficulty + 0.8))
  const sights = near.slice(0, answers).map(({ id }) => ({ id, day: 20_000, answered: true }))
  const bytes = packSeen(see(nothingSeen, sights))
  const times: number[] = []
  for (let round = -50; round < rounds; round += 1) {
    const started = performance.now()
    chooseSet({ index, learner: { abilities, seen: unpackSeen(bytes) }, day: '2026-11-27', seed: round, size: 10 })
    if (round >= 0) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(rounds / 2)] ?? 0, p99: times[Math.floor(rounds * 0.99)] ?? 0 }
}

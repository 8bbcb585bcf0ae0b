import { setTimeout as pause } from 'node:timers/promises'
import { keepTrying } from '@app/shared/keep-trying'
import type { Deps } from '../deps.ts'

type Needs = Pick<Deps, 'questions' | 'bank' | 'clock' | 'logger'>

/** Slow enough that nobody notices: ten a second, a quarter of an hour for nine thousand. */
const betweenMs = 100
const againMs = 30_000
const longestMs = 6 * 3_600_000

/**
 * Stores every live question behind the requests' back, once per bank, so that opening a set stores only the set. Until
 * then whoever opens a set stores what is missing. Every replica may; what one has stored, the next finds there.
 */
export function startStoringBank(deps: Needs): { stop(): void } {
  const { logger } = deps
  return keepTrying({ work: (signal) => storeBank(deps, signal), logger, step: 'store-bank', againMs, longestMs })
}

async function storeBank({ questions, bank, clock }: Needs, signal: AbortSignal): Promise<void> {
  if (await questions.holdsBank()) return
  for (const head of bank.heads) {
    await pause(betweenMs, undefined, { signal, ref: false })
    await questions.keep([head])
  }
  await questions.bankIsStored(clock.now())
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../deps.ts'

type Needs = Pick<Deps, 'questions' | 'bank' | 'clock'>

/** Slow enough that nobody notices: ten a second, a quarter of an hour for nine thousand. */
const betweenMs = 100

/**
 * Stores every live question in the background, once per bank, so that opening a set stores only the set. Until then
 * opening a set stores what is missing. Every replica may; what one has stored, the next finds there.
 */
export async function storeBank({ questions, bank, clock }: Needs, signal: AbortSignal): Promise<void> {
  if (await questions.holdsBank()) return
  for (const head of bank.heads) {
    await pause(betweenMs, undefined, { signal, ref: false })
    await questions.keep([head])
  }
  await questions.bankIsStored(clock.now())
}

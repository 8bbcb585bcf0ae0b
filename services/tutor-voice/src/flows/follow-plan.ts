import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import type { Deps } from '../deps.ts'
import { paidUntilOf } from '../domain/entitlement.ts'
import { endCallsOf } from './end-call.ts'

type Needs = Pick<Deps, 'entitlements' | 'calls' | 'voiceLines' | 'voice' | 'clock' | 'logger'>

/** Ends the call of a candidate who has no plan any more; one whose plan will end learns until when it may last. */
export async function followPlan(deps: Needs, userId: string): Promise<void> {
  const { calls, voiceLines, entitlements, clock } = deps
  const current = await entitlements.findById(userId)
  if (!current || !hasPaidAccess(current, clock.now())) return endCallsOf(deps, userId, { reason: 'plan-ended' })
  const { callId } = await voiceLines.find(userId)
  if (callId === null) return
  const paidUntil = paidUntilOf(current)
  await calls.change(userId, callId, ({ state }) => (state === 'open' ? { paidUntil } : null))
}

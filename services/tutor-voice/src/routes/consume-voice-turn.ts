import { randomUUID } from 'node:crypto'
import type { operations } from '@app/contracts/generated/tutor-voice'
import { unauthorized } from '@app/shared/http/caller'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { countTurn, turnsUsedUp } from '../flows/voice-quota.ts'
import { usageView } from './views.ts'

export function consumeVoiceTurn(
  deps: Pick<Deps, 'config' | 'clock' | 'entitlements' | 'turns' | 'erasures'>,
): Handlers<operations>['consumeVoiceTurn'] {
  return async (input) => {
    const caller = callerOf(input)
    const { outcome, usage } = await countTurn(deps, caller, input.body?.itemId ?? randomUUID())
    if (await deps.erasures.leaveNothing(caller.userId)) throw unauthorized()
    if (outcome === 'full') throw turnsUsedUp(usage, deps.clock.now())
    return { status: 200, body: usageView(usage) }
  }
}

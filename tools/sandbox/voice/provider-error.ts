import type { VoiceEvent } from './events.ts'
import { newId } from './events.ts'

/** What the provider says of a fault, in the body of a response and in an `error` event. */
export interface Fault {
  message: string
  type?: string
  code?: string | null
  param?: string | null
}

const whole = ({ message, type = 'invalid_request_error', code = null, param = null }: Fault) => ({
  message,
  type,
  code,
  param,
})

/** The JSON body of a response that refuses a request. */
export const errorBody = (fault: Fault): object => ({ error: whole(fault) })

/** The event that says so on a call. `cause` is the client's event, whose `event_id` it repeats. */
export const errorEvent = (fault: Fault, cause?: VoiceEvent): VoiceEvent => ({
  type: 'error',
  event_id: newId('event'),
  error: { ...whole(fault), event_id: typeof cause?.event_id === 'string' ? cause.event_id : null },
})

/** A request that is refused with a status and the provider's body. */
export class Refusal extends Error {
  readonly status: number
  readonly fault: Fault

  constructor(status: number, fault: Fault) {
    super(fault.message)
    this.status = status
    this.fault = fault
  }
}

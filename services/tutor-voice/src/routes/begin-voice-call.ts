import { isUtf8 } from 'node:buffer'
import type { operations } from '@app/contracts/generated/tutor-voice'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { beginCall } from '../flows/begin-call.ts'

export function beginVoiceCall(deps: Deps): Handlers<operations>['beginVoiceCall'] {
  return async ({ rawBody, secret: authorization, left }) => {
    const { call, answer } = await beginCall(deps, { authorization, offer: () => offerIn(rawBody), left })
    const headers = { 'content-type': 'application/sdp', location: `/api/voice/calls/${call.id}` }
    return { status: 201, body: answer, headers }
  }
}

/** A session description begins with its version (RFC 8866, 5.1). */
function offerIn(body: Buffer | undefined): string {
  const text = body && isUtf8(body) ? body.toString() : ''
  if (!/^v=0\r?\n/.test(text) || text.includes('\0'))
    throw problem(400, 'invalid-request', 'The body must be an SDP offer.')
  return text
}

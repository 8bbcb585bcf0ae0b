/**
 * Who may do what, for a person to read: the status of a right call through the gateway. `own` is a call about the
 * caller's own things, `other` the same call about somebody else's; operations that name nobody have no `other`.
 * Candidates whose address is not verified have the rights of their plan (registration mode `open`).
 */
export const roleMatrix: Record<string, Cells> = {
  getPublicKey: { guest: 200, free: 200, pro: 200 },
  register: { guest: 201, free: 201, pro: 201 },
  login: { guest: 200, free: 200, pro: 200 },
  logout: { guest: 401, free: 204, pro: 204 },
  getMe: { guest: 401, free: 200, pro: 200 },
  updateMe: { guest: 401, free: 200, pro: 200 },
  getDailySet: { guest: 401, free: 200, pro: 200 },
  submitDailySet: { guest: 401, free: 200, pro: 200, other: 400 },
  getProgress: { guest: 401, free: 200, pro: 200 },
  getRetake: { guest: 401, free: 200, pro: 200 },
  submitRetake: { guest: 401, free: 200, pro: 200, other: 403 },
  listResults: { guest: 401, free: 200, pro: 200, other: 403 },
  getResult: { guest: 401, free: 200, pro: 200, other: 404 },
  getPricing: { guest: 200, free: 200, pro: 200 },
  getVoiceUsage: { guest: 401, free: 200, pro: 200 },
  // Between services only: at the gateway there is nothing at these addresses, whoever asks.
  getKeySet: { guest: 404, free: 404, pro: 404 },
  listRevocations: { guest: 404, free: 404, pro: 404 },
  getAddress: { guest: 404, free: 404, pro: 404, other: 404 },
}

/** The status for each role; `other` holds for every role with a session, about somebody else's things. */
export interface Cells {
  guest: number
  free: number
  pro: number
  other?: number
}

/**
 * Who may do what, for a person to read: the status of a right call through the gateway. `own` is a call about the
 * caller's own things, `other` the same call about somebody else's; operations that name nobody have no `other`.
 * Candidates whose address is not verified have the rights of their plan (registration mode `open`). Whoever is erased
 * still holds a token that has not expired: it opens nothing, and what is open is open to them as well.
 */
export const columns = ['guest', 'free', 'unverified', 'pro', 'admin', 'erased'] as const
export type Column = (typeof columns)[number]

/** The status for each role; `other` holds for every role with a session, about somebody else's things. */
export type Cells = Record<Column, number> & { other?: number }

const everybody = (status: number): Cells => ({
  guest: status,
  free: status,
  unverified: status,
  pro: status,
  admin: status,
  erased: status,
})

const members = (status: number): Cells => ({ ...everybody(status), guest: 401, erased: 401 })

/** Between services only: at the gateway there is nothing at these addresses, whoever asks. */
const nobody: Cells = { ...everybody(404), other: 404 }

export const roleMatrix: Record<string, Cells> = {
  getPublicKey: everybody(200),
  register: everybody(201),
  login: { ...everybody(200), erased: 401 },
  logout: members(204),
  // Without its cookie.
  renewSession: everybody(401),
  getMe: members(200),
  updateMe: members(200),
  deleteMe: members(202),
  // Whoever holds a link or a code is its owner, with a session or without.
  verifyEmail: { ...everybody(200), erased: 400 },
  'verifyEmail, by code': { ...everybody(200), erased: 400 },
  ownsVerification: members(200),
  resendVerification: everybody(200),
  forgotPassword: everybody(200),
  resetPassword: { ...everybody(200), erased: 400 },
  changePassword: members(200),
  listSessions: members(200),
  endSession: { ...members(204), other: 404 },
  requestExport: members(202),
  getExport: { ...members(200), other: 404 },
  // The id is known to nobody but the person who asked for the deletion; there is one only where somebody did.
  getErasure: { ...everybody(404), erased: 200 },
  getDailySet: members(200),
  submitDailySet: { ...members(200), other: 400 },
  getProgress: members(200),
  getRetake: members(200),
  submitRetake: { ...members(200), other: 403 },
  listResults: { ...members(200), other: 403 },
  getResult: { ...members(200), other: 404 },
  getPricing: everybody(200),
  listPromotions: everybody(200),
  // Who subscribes already manages it in the portal.
  createCheckoutSession: { ...members(200), pro: 409, other: 403 },
  getCheckoutSession: members(404),
  openBillingPortal: { ...members(409), pro: 200 },
  cancelSubscription: { ...members(409), pro: 200 },
  resumeSubscription: { ...members(409), pro: 200 },
  getLiveSubscription: members(200),
  syncSubscription: members(200),
  listReceipts: members(200),
  // Without the provider's signature.
  receiveWebhook: everybody(400),
  // A guest has no question but the trial's.
  askTutor: { ...members(200), guest: 404, erased: 404, other: 404 },
  getTutorUsage: everybody(200),
  listTutorThreads: members(200),
  rateTutorAnswer: members(404),
  getVoiceUsage: members(200),
  // Only subscribers call.
  createVoiceSession: { ...members(402), pro: 200 },
  // Its bearer is the secret of a session of the voice, which no session of an account is.
  beginVoiceCall: everybody(401),
  endVoiceCall: members(404),
  consumeVoiceTurn: members(200),
  askByVoiceText: members(200),
  contactSupport: everybody(202),
  sendAdminEmail: { ...members(403), admin: 200 },
  unsubscribe: everybody(200),
  getKeySet: nobody,
  listRevocations: nobody,
  getAddress: nobody,
  getAddressState: nobody,
  getLink: nobody,
  getSessionOrigin: nobody,
  exportPracticeUser: nobody,
  getTutoredQuestion: nobody,
  getVariant: nobody,
  findTutoredQuestion: nobody,
  exportBillingUser: nobody,
  exportTutorVoiceUser: nobody,
  exportMailUser: nobody,
}

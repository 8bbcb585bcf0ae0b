import { ok, problem } from './answers.ts'
import type { Mocks } from './operations.ts'
import { publicKey } from './public-key.ts'
import { SESSION, type World } from './world.ts'

export const ERASURE = '0198c0de-0000-7000-8000-000000000006'
export const EXPORT = '0198c0de-0000-7000-8000-000000000005'
/** The code of the verification mail, and a link that does not work. */
export const CODE = '042137'
export const DEAD_LINK = 'dead-link'
/** A link of the mocked candidate's own account. */
export const OWN_LINK = 'own-link'

/** Everything about an account. Passwords are not looked at; they arrive encrypted. */
export function createAccountMocks(world: World) {
  return { ...entryMocks(world), ...linkMocks(world), ...selfServiceMocks(world), ...internalMocks(world) }
}

const begin = (world: World) => {
  world.sessions.add(SESSION)
  return { token: SESSION, user: world.user }
}

function entryMocks(world: World) {
  return {
    getPublicKey: async () => ok(await publicKey()),
    register: () => ({ status: 201, body: { message: 'Account created successfully!', ...begin(world) } }),
    login: () => ok(begin(world)),
    logout: ({ token }) => {
      world.sessions.delete(token)
      return { status: 204, body: undefined }
    },
    renewSession: ({ body }) => {
      if (!body.end) return ok(begin(world))
      world.sessions.clear()
      return { status: 204, body: undefined }
    },
    getMe: () => ok(world.user),
    updateMe: ({ body }) => {
      world.user = { ...world.user, ...body }
      return ok(begin(world))
    },
  } satisfies Partial<Mocks>
}

function linkMocks(world: World) {
  return {
    forgotPassword: () => ok({ message: 'If an account with that email exists, a password reset link has been sent.' }),
    resetPassword: ({ body }) =>
      body.token === DEAD_LINK
        ? problem(400, 'invalid-token', 'Invalid reset token')
        : ok({ message: 'Password reset successfully!' }),
    verifyEmail: ({ body }) => {
      const refused = 'code' in body ? body.code !== CODE : body.token === DEAD_LINK
      if (refused) return problem(400, 'invalid-token', 'This link or code no longer works. Ask for a new mail.')
      world.user = { ...world.user, emailVerified: true }
      return ok({ message: 'Email verified successfully!' })
    },
    ownsVerification: ({ body }) => ok({ own: body.token === OWN_LINK }),
    resendVerification: () => ok({ message: 'Verification email sent! Please check your inbox.' }),
  } satisfies Partial<Mocks>
}

function selfServiceMocks(world: World) {
  return {
    changePassword: () => ok({ message: 'Password changed. Your other devices are logged out.' }),
    listSessions: () => ok({ sessions: world.devices }),
    endSession: ({ path }) => {
      world.devices = world.devices.filter(({ id }) => id !== path.id)
      return { status: 204, body: undefined }
    },
    requestExport: () => ({
      status: 202,
      body: { id: EXPORT, expiresAt: new Date(world.now().getTime() + 3_600_000).toISOString() },
    }),
    getExport: () =>
      ok({
        readme: ['Everything about you.'],
        madeAt: world.now().toISOString(),
        services: { auth: { users: [{ email: world.user.email }] } },
      }),
    deleteMe: () => {
      world.sessions.clear()
      return { status: 202, body: { erasureId: ERASURE } }
    },
    getErasure: ({ path }) => {
      const state = world.receipts.length === 5 ? 'done' : 'running'
      return ok({ id: path.id, state, requestedAt: world.now().toISOString(), receipts: world.receipts })
    },
  } satisfies Partial<Mocks>
}

/** Read by services only; the page never asks. */
function internalMocks(world: World) {
  const nobody = () => problem(404, 'not-found', 'There is nothing here.')
  return {
    getKeySet: () => ok({ keys: [] }),
    listRevocations: () => ok({ revocations: [] }),
    getAddress: () => {
      const { email, username = '', emailVerified: verified, zone, weeklySummary } = world.user
      return ok({ email, greeting: username, verified, zone, weeklySummary })
    },
    getAddressState: () => ok({ verified: world.user.emailVerified }),
    getLink: nobody,
    getSessionOrigin: nobody,
    exportPracticeUser: () => ok({ collections: {} }),
    getTutoredQuestion: () => problem(404, 'question-not-found', 'There is no such question in a set of this user.'),
    getVariant: () => problem(404, 'no-variant', 'There is no other question of this kind.'),
    findTutoredQuestion: () => problem(404, 'question-not-found', 'The text is about no open question of this user.'),
    exportTutorVoiceUser: () => ok({ collections: {} }),
    exportMailUser: () => ok({ collections: {} }),
  } satisfies Partial<Mocks>
}

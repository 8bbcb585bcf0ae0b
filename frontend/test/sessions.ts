import { createSession, type Session, type User } from '../src/session/session.ts'

export const ada: User = {
  id: '0198c0de-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  username: 'ada',
  emailVerified: false,
  admin: false,
  zone: 'Europe/Madrid',
  weeklySummary: false,
  subscriptionActive: false,
  createdAt: '2026-11-27T09:00:00.000Z',
}

const parts = {
  storage: localStorage,
  loadProfile: () => Promise.resolve(ada),
  revoke: () => Promise.resolve(),
}

export function guestSession(): Session {
  localStorage.removeItem('token')
  localStorage.removeItem('user')
  const session = createSession(parts)
  void session.restore()
  return session
}

export function memberSession(user: User = ada): Session {
  localStorage.removeItem('token')
  localStorage.setItem('user', JSON.stringify(user))
  const session = createSession(parts)
  void session.restore()
  return session
}

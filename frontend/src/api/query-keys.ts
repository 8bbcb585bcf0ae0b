/**
 * The keys of everything that is read through the query cache. `results` is the beginning of every key below it, so that
 * invalidating it reads all of them again.
 */
export const queryKeys = {
  daily: (which: { retake: boolean }) => ['daily', which] as const,
  result: (id: string) => ['result', id] as const,
  results: ['results'] as const,
  history: (userId: string) => ['results', userId] as const,
  resultIds: (userId: string) => ['results', userId, 'ids'] as const,
  sessions: ['sessions'] as const,
  pricing: ['pricing'] as const,
  promotions: ['promotions'] as const,
  subscription: ['subscription'] as const,
  receipts: ['receipts'] as const,
}

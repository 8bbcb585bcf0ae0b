/** Of every login, and of what was stored before passwords could be changed and so says nothing of it. */
export const firstCredential = 1

/** Part of a filter: documents under this credential. */
export function underCredential(credential: number): object {
  if (credential !== firstCredential) return { credential }
  return { $or: [{ credential }, { credential: { $exists: false } }] }
}

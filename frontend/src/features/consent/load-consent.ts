import type { ComponentType } from 'react'
import { measures } from './measures.ts'

/** The question for consent and what follows from it; null if the operator measures nothing, or on a page that may not. */
export async function loadConsent(): Promise<ComponentType | null> {
  if (!navigator.onLine || !(await measures())) return null
  return (await import('./consent.tsx')).Consent
}

/** The services that give auth their receipts; auth's own comes last. */
export const erasingServices = ['practice', 'billing', 'tutor-voice', 'mail'] as const
export type ErasingService = (typeof erasingServices)[number]

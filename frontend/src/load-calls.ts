import type { CallProgram } from './tutor-call.ts'

/** The program of calls, which only a call needs. */
export const loadCalls = async (): Promise<CallProgram> => import('./features/voice/call-program.ts')

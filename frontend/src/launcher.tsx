import { Launcher as TutorLauncher } from './features/tutor/launcher.tsx'
import { loadCalls } from './load-calls.ts'

/** The tutor's launcher, whose panel can call: here the two features meet. */
export const Launcher = () => <TutorLauncher loadCalls={loadCalls} />

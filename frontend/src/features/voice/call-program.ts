export { CallView } from './call-view.tsx'
export { createCall } from './call.ts'

import type { LoadCalls } from '../../tutor-call.ts'

export interface PanelProps {
  loadCalls: LoadCalls
  /** Why it is open: by the launcher, by a prompt of a page, or because it was when the document before ended. */
  opening: 'launcher' | 'prompt' | 'kept'
  /** The same function in every render. */
  onClose: () => void
}

/** The width at which the panel covers the page as a sheet: that of the header's menu. */
const SHEET = '(max-width: 44rem)'

export const sheetQuery = (): MediaQueryList => matchMedia(SHEET)

export const isSheet = (): boolean => sheetQuery().matches

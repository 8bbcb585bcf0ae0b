import { siteSettings } from '../../lib/site-settings.ts'
import { pageList } from '../../paths.ts'

/** Where reports go; undefined if the operator measures nothing. */
export async function measures(): Promise<{ id: string; script: string } | undefined> {
  const { analytics } = await siteSettings()
  return analytics.id === '' ? undefined : analytics
}

/**
 * Whether this document's policy lets the script in: it does not on pages whose address may hold a one-time token. A
 * policy holds as long as its document, whatever page is shown in it since.
 */
export function mayMeasureHere(): boolean {
  const loadedAs = document.getElementById('root')?.dataset.path
  return !pageList.some(({ path, oneTimeLink }) => oneTimeLink && path === loadedAs)
}

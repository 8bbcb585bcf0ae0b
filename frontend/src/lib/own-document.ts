import { pageList } from '../paths.ts'

/**
 * Whether this document lets the script of the bot check in. A policy holds for as long as its document, whatever page is
 * shown in it since.
 */
export function allowsBotCheck(): boolean {
  const loadedAs = document.getElementById('root')?.dataset.path
  return loadedAs === undefined || pageList.some(({ path, botCheck }) => botCheck && path === loadedAs)
}

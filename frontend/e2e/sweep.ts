import type { Page } from '@playwright/test'
import { faultsOf, scrollFaults } from './page-faults.ts'
import { expect } from './test.ts'

const WIDTHS = [320, 360, 1440]
/** No stylesheet of ours has a boundary between 320 and 360 px, so axe would find the same twice. */
const LOOKED_AT = new Set([320, 1440])
const THEMES = ['light', 'dark'] as const

/** The page as it stands, on phones and on a wide window, in both themes: no sideways scroll, and nothing that axe finds. */
export async function sweep(page: Page, state: string): Promise<void> {
  let isInjected = false
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const isLookedAt = LOOKED_AT.has(width)
      const found = isLookedAt ? await faultsOf(page, { theme: colorScheme, isInjected }) : await scrollFaults(page)
      isInjected = true
      expect(found, `${state}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

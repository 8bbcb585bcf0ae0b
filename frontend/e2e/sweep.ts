import type { Page } from '@playwright/test'
import { faultsOf } from './page-faults.ts'
import { expect } from './test.ts'

const WIDTHS = [320, 360, 1440]
const THEMES = ['light', 'dark'] as const

/** The page as it stands, at every width and in both themes: no sideways scroll, and nothing that axe finds. */
export async function sweep(page: Page, state: string): Promise<void> {
  let isInjected = false
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found = await faultsOf(page, { theme: colorScheme, isInjected })
      isInjected = true
      expect(found, `${state}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

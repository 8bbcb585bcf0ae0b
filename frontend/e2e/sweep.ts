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
      await untilSettled(page)
      const isLookedAt = LOOKED_AT.has(width)
      const found = isLookedAt ? await faultsOf(page, { theme: colorScheme, isInjected }) : await scrollFaults(page)
      isInjected = true
      expect(found, `${state}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/**
 * Waits for two frames, and then for a moment without work: a component that watches its size hears of the new width in the
 * first, and React draws its answer, such as a focus stop for a passage that now scrolls, before the second ends.
 */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const whenIdle = () => requestIdleCallback(() => resolve(), { timeout: 2000 })
        requestAnimationFrame(() => requestAnimationFrame(whenIdle))
      }),
  )
}

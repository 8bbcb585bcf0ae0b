import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const WIDTHS = [320, 360, 1440]
/** No stylesheet of ours has a boundary between 320 and 360 px, so axe would find the same twice. */
const LOOKED_AT = new Set([320, 1440])
const THEMES = ['light', 'dark'] as const
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The page as it stands, on phones and on a wide window, in both themes: no sideways scroll, and nothing that axe finds. */
export async function sweep(page: Page, state: string): Promise<void> {
  let isInjected = false
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const where = `${state}, ${width} px, ${colorScheme}`
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, `${where}: the page scrolls sideways`).toBeLessThanOrEqual(0)
      if (!LOOKED_AT.has(width)) continue
      const { violations } = await axe(page, { theme: colorScheme, isInjected }).analyze()
      isInjected = true
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      )
      expect(found, where).toEqual([])
    }
  }
}

interface Look {
  theme: (typeof THEMES)[number]
  /** The page has the program of axe already: half a megabyte, which the builder would send and compile twice a look. */
  isInjected: boolean
}

/** Themes differ in nothing but colour, so everything else is looked at in one of them. */
function axe(page: Page, { theme, isInjected }: Look): AxeBuilder {
  // What KaTeX draws is hidden from assistive technology and takes its colour from the text; its MathML is looked at.
  const builder = new AxeBuilder({ page, ...(isInjected && { axeSource: 'undefined' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('.katex-html')
  return theme === 'light' ? builder.withTags(TAGS) : builder.withRules(['color-contrast'])
}

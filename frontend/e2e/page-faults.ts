import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Look {
  theme: 'light' | 'dark'
  /** The page has the program of axe already: half a megabyte, which the builder would send and compile twice a look. */
  isInjected: boolean
}

/** What is wrong with the page as it stands: it scrolls sideways, and what axe finds. */
export async function faultsOf(page: Page, look: Look): Promise<string[]> {
  const { violations } = await axe(page, look).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  return [...(await scrollFaults(page)), ...found]
}

export async function scrollFaults(page: Page): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return excess > 0 ? ['the page scrolls sideways'] : []
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

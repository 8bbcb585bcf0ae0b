import type { Page } from '@playwright/test'

/**
 * Does to a page what the page translators of browsers do: each text node is replaced by a copy of itself inside `font`
 * elements, at once and again after each change. What is marked `translate="no"` is left alone.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Array<{ replaced: Text; text: string; shown: Element }> = []
    Object.assign(globalThis, { translated: seen })
    const untouched = '[translate="no"], script, style, title, textarea, font'
    const replace = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data
      text.replaceWith(outer)
      seen.push({ replaced: text, text: text.data, shown: outer })
    }
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) replace(text)
    }
    // Not before the program has adopted the page: no translator is that fast.
    const begin = () => {
      if (!Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
        return void setTimeout(begin, 5)
      translate(document.body)
      new MutationObserver((changes) => {
        for (const { target, type, addedNodes } of changes)
          for (const node of type === 'childList' ? addedNodes : [target]) translate(node)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    addEventListener('DOMContentLoaded', begin)
  })
}

/**
 * Returns the texts that React changed in nodes that the translator has removed from the page. The page still shows the old
 * text of each.
 */
export function staleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { translated = [] } = globalThis as { translated?: Array<{ replaced: Text; text: string; shown: Element }> }
    return translated
      .filter(({ replaced, text, shown }) => shown.isConnected && replaced.data !== text)
      .map(({ replaced, text }) => `'${text}' stands where '${replaced.data}' should`)
  })
}

/** How many texts were replaced: none would prove nothing. */
export function translatedTexts(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as { translated?: unknown[] }).translated?.length ?? 0)
}

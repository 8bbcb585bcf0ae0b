import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { siteUrl } from './stack.config.ts'

/** The tutor's panel, as a person meets it. */
export function tutorPanel(page: Page) {
  const panel = page.getByRole('dialog', { name: 'GBAT Expert Tutor' })
  const field = panel.getByRole('textbox', { name: 'Ask a GBAT question...' })
  const answers = panel.getByRole('article')
  return {
    panel,
    field,
    launcher: page.getByRole('button', { name: /^Ask GBAT( Guest)?$/ }),
    send: panel.getByRole('button', { name: 'Send' }),
    stop: panel.getByRole('button', { name: 'Stop' }),
    /** A question with its answer, counted from 0. */
    exchange: (index: number): Locator => answers.nth(index),
    exchanges: answers,
    /** Asks by Enter and waits until the answer is complete. */
    ask: async (text: string): Promise<void> => {
      const before = await panel.getByRole('button', { name: 'Copy', exact: true }).count()
      await field.fill(text)
      await field.press('Enter')
      await expect(panel.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(before + 1)
    },
  }
}

/** Counts the questions that the page sends to the tutor. */
export function countAsks(page: Page): () => number {
  let asks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tutor/ask') && request.method() === 'POST') asks += 1
  })
  return () => asks
}

/** A page of a guest with a user agent of its own. Guests are counted by network and user agent, so no other test uses up its questions. */
export async function newGuest(browser: Browser, size = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    userAgent: `Mozilla/5.0 (X11; Linux x64) Chrome/156 guest/${randomUUID()}`,
    viewport: size,
  })
  return context.newPage()
}

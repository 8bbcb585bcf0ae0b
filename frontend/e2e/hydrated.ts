import type { Page } from '@playwright/test'

/** Waits until React has adopted the page that the server sent: before that, a link is a plain link. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

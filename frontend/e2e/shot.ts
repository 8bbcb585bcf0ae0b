import type { Page } from '@playwright/test'

/** What a picture shows: how to get there, beginning as a guest or as a member. */
export interface Shot {
  name: string
  as: 'guest' | 'member' | 'admin'
  /** Of a world without history. */
  fresh?: boolean
  plan?: 'free' | 'paid'
  /** Voice turns of the day. */
  turns?: number
  show: (page: Page) => Promise<unknown>
}

/** Opens a page and waits for its heading. */
export const to = (path: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

import type { BrowserContext, Cookie, Page } from '@playwright/test'

/** Logs in through the page, so that the browser holds the real cookie; resolves when the account page stands. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/account', { timeout: 20_000 })
  await page.getByText(email).first().waitFor()
}

/** The cookie that renews this browser's session; undefined without one. */
export async function renewalCookie(context: BrowserContext, base: string): Promise<Cookie | undefined> {
  return (await context.cookies(`${base}/api/auth/renew`)).find(({ name }) => name === 'renewal')
}

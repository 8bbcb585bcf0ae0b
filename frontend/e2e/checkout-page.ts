import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The checkout of the payment stand-in. */
export function checkoutPage(page: Page) {
  const pay = page.getByRole('button', { name: /^Pay / })
  return {
    terms: page.getByText(/ today, then /),
    pay,
    back: page.getByRole('link', { name: 'Back' }),
    card: (does: string) => page.getByRole('radio', { name: new RegExp(`^Card that ${does} \\(`) }),
  }
}

/** Presses the button of the pricing page. `isOpen`: the page is there already. */
export async function openCheckout(page: Page, { isOpen = false, at = '/pricing', press = 'Upgrade to Monthly' } = {}) {
  if (!isOpen) await page.goto(at)
  await page.getByRole('button', { name: press }).click()
  await expect(page.getByRole('heading', { name: 'Subscribe to Monthly' })).toBeVisible()
}

/** Pays at the open checkout with the test card that does this, such as `is declined`. */
export async function payWith(page: Page, does: string): Promise<void> {
  const checkout = checkoutPage(page)
  await checkout.card(does).check()
  await checkout.pay.click()
}

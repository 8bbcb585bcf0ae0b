import { randomUUID } from 'node:crypto'
import { untilHydrated } from './hydrated.ts'
import { mailTo } from './mailbox.ts'
import { expect, test } from './test.ts'

test('an internationalised address is one account, however it is typed, and its mail arrives', async ({ page }) => {
  const name = randomUUID()
  await page.goto('/register')
  await page.getByLabel('Email').fill(`${name}@Bücher.example`)
  await page.getByLabel('Password', { exact: true }).fill('twelve quiet mornings')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/^Account created successfully!/)).toBeVisible()
  await mailTo(`${name}@bücher.example`, /./)
  await expect(page).toHaveURL('/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/login')
  await page.getByLabel('Email').fill(`${name}@xn--bcher-kva.example`)
  await page.getByLabel('Password', { exact: true }).fill('twelve quiet mornings')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/account')
})

test('an address with a slip is refused with the one that was meant, in every form', async ({ page }) => {
  for (const [path, typed, meant] of [
    ['/login', 'a@b..com', 'a@b.com'],
    ['/register', '.a@b.com', 'a@b.com'],
    ['/forgot-password', 'a@-b.com', 'a@b.com'],
    ['/contact', 'a@b.com.', 'a@b.com'],
    ['/verify-email', 'a@b.com.', 'a@b.com'],
  ] as const) {
    await page.goto(path)
    await untilHydrated(page)
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill(typed)
    await email.press('Tab')
    // The message form says so at once: its button waits for the other fields. The others say it when they are sent.
    if (path !== '/contact') await page.locator('form button[type=submit]').click()
    await expect(email, path).toHaveAccessibleDescription(
      // A button in a sentence is read with a space on either side.
      new RegExp(`Enter a valid email address\\. Did you mean ${meant.replace('.', '\\.')} ?\\?`),
    )
    await page.getByRole('button', { name: meant, exact: true }).click()
    await expect(email, path).toHaveValue(meant)
    await expect(email, path).toBeFocused()
    await expect(page.getByText('Enter a valid email address.'), path).toHaveCount(0)
  }
})

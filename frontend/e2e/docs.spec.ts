import { faultsOf } from './page-faults.ts'
import { expect, test } from './test.ts'

for (const theme of ['light', 'dark'] as const)
  test(`the API reference is clean, follows the ${theme} theme and leads back`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/docs')
    await expect(page).toHaveTitle('API reference | GBAT Daily')
    await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible()
    const operation = page.locator('.opblock').first()
    await operation.locator('button').first().click()
    await expect(operation.getByText('Responses', { exact: true }).first()).toBeVisible()
    expect(await faultsOf(page, { theme, isInjected: false })).toEqual([])
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(paper).toBe(theme === 'dark' ? 'rgb(18, 20, 26)' : 'rgb(251, 250, 246)')
    await page.getByRole('link', { name: 'Back to GBAT Daily' }).click()
    await expect(page).toHaveURL('/')
  })

import { newCandidate, signIn } from './candidates.ts'
import { setPage } from './set-page.ts'
import { expect, test } from './test.ts'

test('two tabs of one browser answer one set: each shows the answers of the other, both show the result', async ({
  page,
  context,
}) => {
  await signIn(page, await newCandidate())
  await page.goto('/daily')
  const other = await context.newPage()
  await other.goto('/daily')
  const [one, two] = [setPage(page), setPage(other)]
  await one.answer('B')
  await expect(two.option(1, 'B')).toBeChecked()
  await two.answer('D', 2)
  await expect(one.option(2, 'D')).toBeChecked()
  await two.submit.click()
  await expect(two.score).toBeVisible()
  await expect(page.getByText('Submitted in another tab.')).toBeVisible()
  await expect(one.score).toHaveText((await two.score.textContent()) ?? '')
})

test('two devices submit different answers: the first stored counts, and both show it', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  const candidate = await newCandidate()
  const device = await browser.newContext({ ...(baseURL && { baseURL }) })
  await watch.pages(device)
  const other = await device.newPage()
  for (const each of [page, other]) {
    await signIn(each, candidate)
    await each.goto('/daily')
  }
  const [one, two] = [setPage(page), setPage(other)]
  await one.answer('AB')
  await two.answer('CD')
  await one.submit.click()
  await expect(one.score).toBeVisible()
  await two.submit.click()
  await expect(other.getByText('Already submitted in another tab or on another device.')).toBeVisible()
  await two.expectAnswers('AB')
  await expect(two.score).toHaveText((await one.score.textContent()) ?? '')
  await device.close()
})

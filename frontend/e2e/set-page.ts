import { expect, type Locator, type Page } from '@playwright/test'

/** The page of a set, as a person meets it. */
export function setPage(page: Page) {
  const question = (number: number): Locator =>
    page.getByRole('article', { name: new RegExp(`^Question ${number}\\b`) })
  const option = (number: number, letter: string): Locator =>
    question(number).getByRole('radio', { name: new RegExp(`^${letter}: `) })
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  return {
    question,
    option,
    submit,
    /** Chooses one letter for each question, from the given one on. */
    answer: async (letters: string, from = 1): Promise<void> => {
      for (const [index, letter] of letters.split('').entries()) {
        await question(from + index)
          .locator('label')
          .filter({ has: page.locator(`input[value="${letter}"]`) })
          .click()
        await expect(option(from + index, letter)).toBeChecked()
      }
    },
    /** Whether the letters are what is chosen, from the first question on, also in a question that is folded. */
    expectAnswers: async (letters: string): Promise<void> => {
      for (const [index, letter] of letters.split('').entries())
        await expect(question(index + 1).locator(`input[value="${letter}"]`)).toBeChecked()
    },
    score: page.getByRole('heading', { level: 1, name: /^\d+ of \d+ \d+(\.\d)?%$/ }),
  }
}

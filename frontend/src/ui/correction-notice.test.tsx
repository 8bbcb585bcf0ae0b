import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { CorrectionNotice, type CorrectedResult } from './correction-notice.tsx'

beforeEach(() => localStorage.clear())

const reason = 'Two of its options are right.'
const correction = { questionId: 'q-4', number: 4, revision: 1, withdrawn: true, reason }
const result: CorrectedResult = {
  id: 'someone:monthly:2026-11-24',
  corrections: [correction],
  told: { correctAnswers: 7, totalQuestions: 10, score: 70 },
  now: { correctAnswers: 7, totalQuestions: 9, score: 77.8 },
}

it('says what changed and why', () => {
  render(<CorrectionNotice results={[result]} />)
  expect(screen.getByText(`Question 4 is withdrawn and counts for nobody. ${reason}`)).toBeVisible()
  expect(screen.getByText('Your result was 7 of 10 (70%) and is now 7 of 9 (77.8%).')).toBeVisible()
})

it('names the day where results of several days are shown', () => {
  const corrected = { ...correction, withdrawn: false, correctAnswer: 'E' }
  render(<CorrectionNotice results={[{ ...result, day: '2026-11-24', corrections: [corrected] }]} />)
  expect(screen.getByText(`Tuesday, 24 November. Question 4 has the correct answer E. ${reason}`)).toBeVisible()
})

it('says it once: what was dismissed stays away, a further correction comes', async () => {
  const first = render(<CorrectionNotice results={[result]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('status')).toBeNull()
  first.unmount()
  const { rerender } = render(<CorrectionNotice results={[result]} />)
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<CorrectionNotice results={[{ ...result, corrections: [{ ...correction, revision: 2 }] }]} />)
  expect(screen.getByRole('status')).toBeVisible()
})

it('is not there where nothing was corrected', () => {
  render(<CorrectionNotice results={[{ ...result, corrections: [] }]} />)
  expect(screen.queryByRole('status')).toBeNull()
})

import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { trialQuestions } from '../../../mocks/trial-questions.ts'
import { guestSession, memberSession } from '../../../test/sessions.ts'
import { tutorDesk, type TutorPrompt } from '../../lib/tutor-desk.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import type { Session } from '../../session/session.ts'
import { TrialPage } from './trial-page.tsx'

const show = (session: Session = guestSession()) =>
  render(
    <MemoryRouter>
      <SessionProvider value={session}>
        <TrialPage />
      </SessionProvider>
    </MemoryRouter>,
  )
const option = (letter: string) => screen.getByRole('radio', { name: new RegExp(`^${letter}:`) })

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ questions: trialQuestions })),
  )
})

describe('the trial page', () => {
  it('asks one question at a time and shows the result after the last', async () => {
    const user = userEvent.setup()
    show()
    expect(await screen.findByText('Question 1 of 4')).toBeVisible()
    expect(screen.getByText('This is a free 10-question trial. Your progress is not saved.')).toBeVisible()
    for (const letter of ['C', 'A', 'D', 'A']) await user.click(option(letter))
    expect(screen.getByRole('heading', { name: '3 of 4 75.0%' })).toHaveFocus()
    expect(screen.getByText(/You answered 3 of 4 correctly. Good job!/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Review Answers' })).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Register for $10/month' })).toHaveAttribute('href', '/register')
    const missed = screen.getByRole('article', { name: 'Question 4' })
    expect(within(missed).getByText('Why A is tempting')).toBeVisible()
    expect(within(missed).getByText('Nothing is said about her sleep.')).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Question 1' })).toBeNull()
  })

  it('has the tutor asked about a missed question: question, options and correct choice', async () => {
    const user = userEvent.setup()
    show()
    await screen.findByText('Question 1 of 4')
    for (const letter of ['C', 'A', 'D', 'A']) await user.click(option(letter))
    await user.click(screen.getByRole('button', { name: 'Ask GBAT about question 4' }))
    const { about, text } = JSON.parse(tutorDesk.waiting() ?? '{}') as TutorPrompt
    const { id, question, options, answer } = trialQuestions[3]!
    expect(about.questionId).toBe(id)
    for (const part of [question, ...options.map((each) => each.text), `Why is ${answer} correct? I chose A.`])
      expect(text).toContain(part)
  })

  it('shows hints one by one before the answer, and says in the result how many were taken', async () => {
    vi.mocked(fetch).mockImplementation(async () =>
      Response.json({ questions: trialQuestions.map((each) => ({ ...each, hints: ['First think.', 'Then count.'] })) }),
    )
    const user = userEvent.setup()
    const first = show()
    await screen.findByText('Question 1 of 4')
    expect(screen.queryByText('First think.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show a hint' }))
    expect(screen.getByText('First think.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show another hint' }))
    expect(screen.getByText('Then count.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /hint/ })).toBeNull()
    first.unmount()
    show()
    expect(await screen.findByText('Then count.')).toBeVisible()
    for (const letter of ['A', 'A', 'D', 'A']) await user.click(option(letter))
    expect(screen.getByRole('article', { name: 'Question 1' })).toHaveTextContent('Linear equations · 2 hints taken')
    expect(screen.getByRole('article', { name: 'Question 4' })).not.toHaveTextContent('taken')
  })

  it('goes on where it stopped after a reload', async () => {
    const user = userEvent.setup()
    const first = show()
    await screen.findByText('Question 1 of 4')
    await user.click(option('C'))
    first.unmount()
    show()
    expect(await screen.findByText('Question 2 of 4')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(option('C')).toBeChecked()
  })

  it('is answered by keyboard: letters, numbers, and arrows with Enter', async () => {
    const user = userEvent.setup()
    show()
    await screen.findByText('Question 1 of 4')
    option('A').focus()
    await user.keyboard('c')
    expect(screen.getByText('Question 2 of 4')).toBeVisible()
    await user.keyboard('1')
    expect(screen.getByText('Question 3 of 4')).toBeVisible()
    option('A').focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByText('Question 3 of 4')).toBeVisible()
    expect(option('B')).toBeChecked()
    await user.keyboard('{Enter}')
    expect(screen.getByText('Question 4 of 4')).toBeVisible()
  })

  it('ignores letters outside the question, and everywhere once they are switched off', async () => {
    const user = userEvent.setup()
    show()
    await screen.findByText('Question 1 of 4')
    await user.keyboard('c')
    expect(screen.getByText('Question 1 of 4')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /^Keys A to E/ }))
    option('A').focus()
    await user.keyboard('c1')
    expect(screen.getByText('Question 1 of 4')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /^Keys A to E/ }))
    option('A').focus()
    await user.keyboard('c')
    expect(screen.getByText('Question 2 of 4')).toBeVisible()
  })

  it('adds the answers of two tabs', async () => {
    const user = userEvent.setup()
    show()
    await screen.findByText('Question 1 of 4')
    await user.click(option('C'))
    // Another tab answers the second question; its event has not arrived yet.
    const stored = JSON.parse(localStorage.getItem('trial') ?? '{}') as {
      answers: Record<string, string>
      index: number
    }
    const [, second = '', third = ''] = trialQuestions.map(({ id }) => id)
    localStorage.setItem(
      'trial',
      JSON.stringify({ ...stored, index: 2, answers: { ...stored.answers, [second]: 'E' } }),
    )
    await user.click(option('A'))
    expect(JSON.parse(localStorage.getItem('trial') ?? '{}')).toMatchObject({ index: 2, answers: { [second]: 'A' } })
    const theirs = JSON.parse(localStorage.getItem('trial') ?? '{}') as typeof stored
    const newValue = JSON.stringify({ ...theirs, index: 3, answers: { ...theirs.answers, [third]: 'B' } })
    localStorage.setItem('trial', newValue)
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'trial', newValue })))
    expect(screen.getByText('Question 4 of 4')).toBeVisible()
    await user.click(option('A'))
    expect(screen.getByRole('heading', { name: /of 4/ })).toBeVisible()
  })

  it('begins anew when the time ran out while no tab was open, with the old result one press away', async () => {
    const user = userEvent.setup()
    const now = vi.spyOn(Date, 'now')
    const began = Date.parse('2026-11-27T10:00:00Z')
    now.mockReturnValue(began)
    const first = show()
    await screen.findByText('Question 1 of 4')
    await user.click(option('C'))
    first.unmount()
    now.mockReturnValue(began + 86_400_000)
    show()
    expect(await screen.findByText('Question 1 of 4')).toBeVisible()
    expect(screen.getByText(/ran out with 1 of 4 answered/)).toBeVisible()
    expect(option('C')).not.toBeChecked()
    expect(screen.queryByText('Missed questions')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show the last result' }))
    expect(screen.getByRole('heading', { name: '1 of 4 25.0%' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go on with the new trial' }))
    expect(screen.getByText('Question 1 of 4')).toBeVisible()
    now.mockRestore()
  })

  it('drops the answer to a question that has changed, and says so', async () => {
    const user = userEvent.setup()
    vi.mocked(fetch).mockImplementation(async () =>
      Response.json({ questions: trialQuestions.map((question) => ({ ...question, version: 1 })) }),
    )
    const first = show()
    await screen.findByText('Question 1 of 4')
    await user.click(option('C'))
    first.unmount()
    vi.mocked(fetch).mockImplementation(async () =>
      Response.json({ questions: trialQuestions.map((question, at) => ({ ...question, version: at === 0 ? 2 : 1 })) }),
    )
    show()
    expect(await screen.findByText('Question 1 of 4')).toBeVisible()
    expect(
      screen.getByText('One question has changed since you answered it. We removed your answer to it.'),
    ).toBeVisible()
    expect(option('C')).not.toBeChecked()
  })

  it('shows statements apart from the stem, and prices as prices', async () => {
    const user = userEvent.setup()
    show()
    await screen.findByText('Question 1 of 4')
    option('A').focus()
    await user.keyboard('c')
    expect(screen.getByText('The faster pump moves 120 litres an hour.').closest('ol')).not.toBeNull()
    await user.keyboard('a')
    expect(screen.getByText(/One pen costs \$5 and one notebook costs \$10/)).toBeVisible()
  })

  it('begins anew on Retake Test', async () => {
    const user = userEvent.setup()
    show()
    await screen.findByText('Question 1 of 4')
    option('A').focus()
    await user.keyboard('caaa')
    await user.click(screen.getByRole('button', { name: 'Retake Test' }))
    expect(screen.getByText('Question 1 of 4')).toBeVisible()
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(5)
  })

  it('ends when the time is over', async () => {
    const now = vi.spyOn(Date, 'now')
    const began = Date.parse('2026-11-27T10:00:00Z')
    now.mockReturnValue(began)
    show()
    await screen.findByText('Question 1 of 4')
    expect(screen.getByRole('timer')).toHaveTextContent('30:00')
    now.mockReturnValue(began + 30 * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('heading', { name: '0 of 4 0.0%' })).toBeVisible()
    expect(screen.getByText('The time is over')).toBeVisible()
  })

  it('lets a member go to the review, and tells them nothing about guests', async () => {
    const user = userEvent.setup()
    show(memberSession())
    await screen.findByText('Question 1 of 4')
    expect(screen.queryByText(/progress is not saved/)).toBeNull()
    option('A').focus()
    await user.keyboard('caaa')
    expect(screen.getByRole('link', { name: 'Review Answers' })).toHaveAttribute('href', '/review')
  })

  it('says what to do when the questions cannot be loaded, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const user = userEvent.setup()
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('Question 1 of 4')).toBeVisible())
  })
})

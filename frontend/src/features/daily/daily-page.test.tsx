import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { ok, problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import { createWorld, itemsOf, keepResult, setIdOf, todayOf, withdrawFirst } from '../../../mocks/world.ts'
import { answer, card, draftKeyOf, openDaily, option, submit, submitElsewhere } from '../../../test/daily-page.tsx'
import { mockedApi } from '../../../test/mocked-api.ts'

const api = mockedApi()

const freeWorld = () => api.serve(createWorld({ plan: 'free' }))

describe('answering', () => {
  it('shows the plan, the progress, why each question is there, and what is left to do', async () => {
    openDaily(api.serve(createWorld()))
    expect(await screen.findByRole('heading', { level: 1, name: "Today's ten" })).toBeVisible()
    expect(screen.getByText('Monthly')).toBeVisible()
    expect(screen.getByText('Due again after 6 days · Percent change')).toBeVisible()
    await answer('BAC')
    expect(screen.getByText('3/10 (30%)')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Answer all (3/10)' })).toBeDisabled()
    expect(screen.getByText('Saved on this device')).toBeVisible()
  })

  it('takes A to E, 1 to 5 and Enter from the keyboard', async () => {
    openDaily(freeWorld())
    const first = await option(1, 'A')
    first.focus()
    await userEvent.keyboard('b')
    expect(await option(1, 'B')).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Question 2 of 2'))
    await userEvent.keyboard('4')
    expect(await option(2, 'D')).toBeChecked()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: /1 of 2/ })).toBeVisible()
  })

  it('takes letters only inside the question that has the focus, and none once they are switched off', async () => {
    openDaily(freeWorld())
    await card(1)
    await userEvent.keyboard('b')
    expect(await option(1, 'B')).not.toBeChecked()
    const second = await option(2, 'A')
    second.focus()
    await userEvent.keyboard('b')
    expect(await option(2, 'B')).toBeChecked()
    expect(await option(1, 'B')).not.toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Keys A to E/ }))
    second.focus()
    await userEvent.keyboard('e')
    expect(await option(2, 'B')).toBeChecked()
  })

  it('restores answers and place after the page was loaded anew', async () => {
    const world = api.serve(createWorld())
    const { session, unmount } = openDaily(world)
    await answer('BEC')
    unmount()
    openDaily(world, { session })
    expect(await option(1, 'B')).toBeChecked()
    expect(await option(2, 'E')).toBeChecked()
    expect(await option(3, 'C')).toBeChecked()
    expect(screen.getByText('3/10 (30%)')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Question 3 of 10'))
  })

  it('offers the larger plan to a candidate of the free one alone', async () => {
    const { unmount } = openDaily(freeWorld())
    expect(await screen.findByRole('link', { name: 'Upgrade for 10/day questions' })).toHaveAttribute(
      'href',
      '/pricing',
    )
    unmount()
    openDaily(api.serve(createWorld()))
    await option(1, 'A')
    expect(screen.queryByText('Upgrade for 10/day questions')).toBeNull()
  })

  it('never shows the draft of another person', async () => {
    const { unmount } = openDaily(freeWorld())
    await answer('BE')
    unmount()
    const other = createWorld({ plan: 'free' })
    other.user.id = '0198c0de-0000-7000-8000-000000000009'
    openDaily(api.serve(other))
    expect(await option(1, 'B')).not.toBeChecked()
    expect(screen.getByText('0/2 (0%)')).toBeVisible()
  })

  it('shows at once what another tab answers', async () => {
    const world = freeWorld()
    openDaily(world)
    await answer('B')
    const draftKey = draftKeyOf(world)
    const draft = JSON.parse(localStorage.getItem(draftKey) ?? '{}') as { answers: Record<string, string> }
    draft.answers[itemsOf(world)[1]!.question.id] = 'D'
    localStorage.setItem(draftKey, JSON.stringify(draft))
    act(
      () =>
        void dispatchEvent(new StorageEvent('storage', { key: draftKey, newValue: localStorage.getItem(draftKey) })),
    )
    expect(await option(2, 'D')).toBeChecked()
    expect(await option(1, 'B')).toBeChecked()
  })
})

describe('when there is nothing to answer', () => {
  it("shows the server's sentence, today's result and the way to the review", async () => {
    const world = freeWorld()
    submitElsewhere(world, 'BC')
    openDaily(world)
    expect(await screen.findByText(/^Today's set is done\./)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: /1 of 2 50%/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/review')
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(screen.getByText('Today’s answers and explanations'))
    expect(within(await card(2)).getByText('Wrong. The correct answer is A.')).toBeVisible()
  })

  it('ends the draft of a set whose stored result it learns', async () => {
    const world = freeWorld()
    const first = openDaily(world)
    await answer('BC')
    first.unmount()
    expect(localStorage.getItem(draftKeyOf(world))).not.toBeNull()
    submitElsewhere(world, 'BC')
    openDaily(world, { session: first.session })
    expect(await screen.findByRole('heading', { level: 1, name: /1 of 2 50%/ })).toBeVisible()
    await waitFor(() => expect(localStorage.getItem(draftKeyOf(world))).toBeNull())
    expect(screen.queryByText(/is not submitted yet/)).toBeNull()
  })

  it('ends the draft of an earlier set that was finished on another device', async () => {
    let now = new Date('2026-11-27T10:00:00Z')
    const world = api.serve(createWorld({ plan: 'free', now: () => now }))
    const first = openDaily(world)
    await answer('BC')
    first.unmount()
    const earlier = draftKeyOf(world)
    submitElsewhere(world, 'BC')
    now = new Date('2026-11-28T10:00:00Z')
    openDaily(world, { session: first.session })
    await card(1)
    await waitFor(() => expect(localStorage.getItem(earlier)).toBeNull())
    expect(screen.queryByText(/is not submitted yet/)).toBeNull()
  })

  it('asks again when the next set opens, also after the machine slept', async () => {
    let now = new Date('2026-11-27T10:00:00Z')
    const world = api.serve(createWorld({ plan: 'free', now: () => now }))
    submitElsewhere(world, 'BC')
    openDaily(world)
    expect(await screen.findByText(/^Today's set is done\./)).toBeVisible()
    now = new Date('2026-11-28T07:00:00Z')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 21 * 3_600_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('heading', { level: 1, name: "Today's two" })).toBeVisible()
    vi.restoreAllMocks()
  })

  it('leads from a cell of the result to its question', async () => {
    const world = freeWorld()
    submitElsewhere(world, 'BC')
    openDaily(world)
    await userEvent.click(await screen.findByRole('link', { name: 'Question 2, wrong' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Question 2, wrong'))
    expect(screen.getByText('Why A is right')).toBeVisible()
  })

  it('says why a set could not be loaded, and loads it when asked again', async () => {
    const world = freeWorld()
    api.use(http.get('*/api/tests/daily', () => new HttpResponse(null, { status: 429 })))
    openDaily(world)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load daily questions')
    api.serve(world)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card(1)).toBeVisible()
  })

  it('goes on with the set on this device when the server is away', async () => {
    const world = freeWorld()
    const { session, unmount } = openDaily(world)
    await answer('B')
    unmount()
    api.use(override('getDailySet', () => problem(429, 'too-many-requests', 'Please wait a minute.')))
    openDaily(world, { session })
    expect(await screen.findByText(/^We could not reach the server\. You can go on/)).toBeVisible()
    expect(await option(1, 'B')).toBeChecked()
    await userEvent.click(await option(2, 'A'))
    await submit()
    expect(await screen.findByRole('heading', { level: 1, name: /2 of 2/ })).toBeVisible()
  })

  it('offers an earlier set that was never submitted', async () => {
    const world = freeWorld()
    const first = openDaily(world)
    await answer('BC')
    first.unmount()
    const draftKey = Object.keys(localStorage).find((name) => name.startsWith('draft:'))!
    const draft = JSON.parse(localStorage.getItem(draftKey)!) as { set: { id: string; day: string; closesAt: string } }
    Object.assign(draft.set, {
      id: 'earlier',
      day: '2026-11-26',
      closesAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    localStorage.removeItem(draftKey)
    localStorage.setItem(`draft:${world.user.id}:daily:earlier`, JSON.stringify(draft))
    openDaily(world, { session: first.session })
    expect(
      await screen.findByText(/^Your set of Thursday, 26 November is not submitted yet, 2 of 2 answered\./),
    ).toBeVisible()
    expect(await option(1, 'B')).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Finish it' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'An earlier two' })).toBeVisible()
    expect(await option(1, 'B')).toBeChecked()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
  })
})

describe('a withdrawn question', () => {
  it('counts for nobody in the result of today, which says so', async () => {
    const world = freeWorld()
    submitElsewhere(world, 'BC')
    world.results.forEach(withdrawFirst)
    openDaily(world)
    expect(await screen.findByRole('heading', { level: 1, name: /0 of 1/ })).toBeVisible()
    expect(screen.getByText('Your result was 1 of 2 (50%) and is now 0 of 1 (0%).')).toBeVisible()
    expect(screen.getByText('Question 1, withdrawn')).toBeInTheDocument()
  })

  it('says in an open set that any answer will do', async () => {
    const world = freeWorld()
    api.use(
      override('getDailySet', () => {
        const [first, second] = itemsOf(world).map(({ question }) => question)
        const questions = [{ ...first!, withdrawn: true }, second!]
        const day = todayOf(world)
        const set = { plan: 'free', day, questions, setId: setIdOf(world, day), progress: 0, repeated: false } as const
        return ok({ ...set, totalQuestions: 2, canPractice: true, nextSetAt: new Date().toISOString() })
      }),
    )
    openDaily(world)
    const says = 'This question is withdrawn and counts for nobody. Any answer will do.'
    expect(within(await card(1)).getByText(says)).toBeVisible()
    expect(within(await card(2)).queryByText(says)).toBeNull()
  })
})

describe('the retake', () => {
  it('shows the first score beside the new one', async () => {
    const world = freeWorld()
    submitElsewhere(world, 'BC')
    openDaily(world, { at: '/daily?retake=1' })
    expect(await screen.findByRole('heading', { level: 1, name: 'The same two again' })).toBeVisible()
    await answer('BA')
    await submit()
    expect(await screen.findByRole('heading', { level: 1, name: /2 of 2 100%/ })).toBeVisible()
    expect(screen.getByText('50%')).toBeVisible()
    expect(world.results.map(({ type }) => type)).toEqual(['daily', 'daily-retake'])
  })

  it('keeps no answers of a retake whose result is stored, when the next one opens', async () => {
    const world = freeWorld()
    submitElsewhere(world, 'BC')
    const first = openDaily(world, { at: '/daily?retake=1' })
    await answer('BA')
    first.unmount()
    const [base] = world.results
    // The response to this submission was lost.
    keepResult(world, { ...base!, id: `${base!.resultId}:r1`, type: 'daily-retake', at: new Date(), answers: {} })
    openDaily(world, { at: '/daily?retake=1', session: first.session })
    expect(await option(1, 'B')).not.toBeChecked()
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.endsWith(':r1'))).toEqual([]))
  })

  it("says what comes first when today's set is not done", async () => {
    openDaily(freeWorld(), { at: '/daily?retake=1' })
    expect(await screen.findByText("Submit today's set first; then you can retake it.")).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to today’s set' })).toHaveAttribute('href', '/daily')
  })
})

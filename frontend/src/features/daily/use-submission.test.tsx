import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import { createWorld, itemsOf } from '../../../mocks/world.ts'
import { answer, card, draftKeyOf, key, openDaily, option, submit, submitElsewhere } from '../../../test/daily-page.tsx'
import { mockedApi } from '../../../test/mocked-api.ts'
import { memberOf } from '../../../test/render-member.tsx'

const api = mockedApi()

const freeWorld = () => api.serve(createWorld({ plan: 'free' }))

describe('submitting', () => {
  it('shows the score, and for each question the verdict, the reason of the chosen option and the way', async () => {
    const world = freeWorld()
    openDaily(world)
    await answer('BC')
    await submit()
    const heading = await screen.findByRole('heading', { level: 1, name: /1 of 2 50%/ })
    expect(heading).toHaveFocus()
    expect(screen.getByText(/^Good effort!/)).toBeVisible()
    expect(within(await card(1)).getByText('Correct!')).toBeVisible()
    const second = within(await card(2))
    expect(second.getByText('Wrong. The correct answer is A.')).toBeVisible()
    expect(second.getByRole('heading', { name: 'Why C is tempting' })).toBeVisible()
    expect(second.getByRole('heading', { name: 'The short way' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/review')
    expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing')
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([])
  })

  it('sends every answer with its seconds, and changes nothing while it does', async () => {
    const world = freeWorld()
    const bodies: unknown[] = []
    let finish = () => {}
    const held = new Promise<void>((done) => {
      finish = done
    })
    api.use(
      override('submitDailySet', async ({ body }) => {
        bodies.push(body)
        await held
        return problem(503, 'unavailable', 'This part is away for a moment.')
      }),
    )
    openDaily(world)
    await answer('BC')
    await submit()
    expect(await screen.findByRole('button', { name: 'Submitting…' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('a')
    expect(await option(1, 'A')).toBeDisabled()
    expect(await option(2, 'C')).toBeChecked()
    finish()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This part is away for a moment. Your answers are kept on this device, and we send them again until the server takes them.',
    )
    expect(await option(1, 'B')).toBeChecked()
    const [first, second] = itemsOf(world).map(({ question }) => question.id)
    expect(bodies).toEqual([{ answers: { [first!]: 'B', [second!]: 'C' }, seconds: expect.anything() as unknown }])
  })

  it('sends once, however fast the clicks follow each other, and can send again after a failure', async () => {
    const world = freeWorld()
    let calls = 0
    api.use(
      override('submitDailySet', () => {
        calls += 1
        return problem(503, 'unavailable', 'This part is away for a moment.')
      }),
    )
    openDaily(world)
    await answer('BC')
    const button = await screen.findByRole('button', { name: 'Submit' })
    act(() => {
      for (let click = 0; click < 5; click += 1) button.click()
    })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(calls).toBe(1)
    await submit()
    await waitFor(() => expect(calls).toBe(2))
  })

  it("says 'Submit failed' where the server says nothing", async () => {
    openDaily(freeWorld())
    api.use(http.post('*/api/tests/daily/submit', () => new HttpResponse(null, { status: 500 })))
    await answer('BC')
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Submit failed. Your answers are kept on this device, and we send them again until the server takes them.',
    )
  })

  it.each([500, 503])('repeats a submission that failed with %i until it is stored', async (status) => {
    const world = freeWorld()
    openDaily(world)
    api.use(http.post('*/api/tests/daily/submit', () => new HttpResponse(null, { status })))
    await answer(key(world))
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Submit failed\. Your answers .* takes them\.$/)
    api.serve(world)
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { level: 1, name: /2 of 2 100%/ })).toBeVisible()
    expect(world.results).toHaveLength(1)
  })

  it('sends no time that the contract does not know', async () => {
    const world = freeWorld()
    const bodies: Array<{ seconds?: unknown }> = []
    api.use(
      override('submitDailySet', ({ body }) => {
        bodies.push(body)
        return problem(429, 'too-many-requests', 'Please wait a minute.')
      }),
    )
    openDaily(world)
    await answer('BC')
    const [first = '', second = ''] = itemsOf(world).map(({ question }) => question.id)
    const draft = JSON.parse(localStorage.getItem(draftKeyOf(world)) ?? '{}') as object
    const kept = { ...draft, seconds: { [first]: 1e9, [second]: -5 } }
    localStorage.setItem(draftKeyOf(world), JSON.stringify(kept))
    await submit()
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]?.seconds).toEqual({ [first]: 86_400, [second]: expect.closeTo(0, 0) as number })
  })

  it('says when the next set opens, offers the retake, and folds what is right', async () => {
    const world = freeWorld()
    openDaily(world)
    await answer('BC')
    await submit()
    expect(await screen.findByText(/^Today's set is done\. Your next 10 questions come/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Retake' })).toHaveAttribute('href', '/daily?retake=1')
    const cards = screen.getAllByRole('article').map((each) => each.getAttribute('aria-labelledby'))
    expect(cards).toEqual(
      itemsOf(world)
        .map(({ question }) => `question-${question.id}`)
        .toReversed(),
    )
    expect(within(await card(1)).getByText('Correct!')).toBeVisible()
    expect(within(await card(1)).getByText('The short way')).not.toBeVisible()
    expect(within(await card(2)).getByText('The short way')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Question 1, correct' }))
    expect(within(await card(1)).getByText('The short way')).toBeVisible()
    expect(document.activeElement).toHaveTextContent('Question 1, correct')
  })

  it('waits while the network is away, and sends once when it is back, also after a reload', async () => {
    const world = freeWorld()
    const { session, unmount } = openDaily(world)
    api.use(http.post('*/api/tests/daily/submit', () => HttpResponse.error()))
    await answer(key(world))
    await submit()
    expect(await screen.findByText(/^Saved on this device\. We send your answers/)).toBeVisible()
    unmount()
    openDaily(world, { session })
    expect(await screen.findByText(/^Saved on this device\. We send your answers/)).toBeVisible()
    expect(await option(1, 'B')).toBeChecked()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled())
    api.serve(world)
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { level: 1, name: /2 of 2 100%/ })).toBeVisible()
    expect(screen.getByText(/^Outstanding!/)).toBeVisible()
    expect(world.results).toHaveLength(1)
    expect(screen.queryByText(/Already submitted/)).toBeNull()
  })

  it('keeps everything when the session expires in the middle, and goes on after the login', async () => {
    const world = freeWorld()
    const { session, router } = openDaily(world)
    await answer('BA')
    world.sessions.clear()
    await submit()
    expect(await screen.findByText('At /login?next=%2Fdaily')).toBeVisible()
    world.sessions.add('fresh')
    await act(() => session.begin('fresh', world.user))
    await act(() => router.navigate('/daily'))
    expect(await option(1, 'B')).toBeChecked()
    expect(await option(2, 'A')).toBeChecked()
    await submit()
    expect(await screen.findByRole('heading', { level: 1, name: /2 of 2/ })).toBeVisible()
  })

  it('shows a stored user without a token as logged in until the first call says no', async () => {
    const world = freeWorld()
    const session = memberOf(world)
    await waitFor(() => expect(session.state().status).toBe('member'))
    localStorage.removeItem('token')
    openDaily(world, { session })
    expect(await screen.findByText('At /login?next=%2Fdaily')).toBeVisible()
  })

  it('shows the stored result when another device was first, and says so', async () => {
    const world = freeWorld()
    openDaily(world)
    await answer('AA')
    submitElsewhere(world, 'BA')
    await submit()
    expect(await screen.findByText('Already submitted in another tab or on another device.')).toBeVisible()
    expect(screen.getByText('The answers that arrived first count. You see them below.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: /2 of 2/ })).toBeVisible()
    expect(await option(1, 'B')).toBeChecked()
  })

  it('follows when another tab of this browser submitted the set', async () => {
    const world = freeWorld()
    openDaily(world)
    await answer('BA')
    submitElsewhere(world, 'BA')
    const draftKey = draftKeyOf(world)
    localStorage.removeItem(draftKey)
    act(() => void dispatchEvent(new StorageEvent('storage', { key: draftKey, newValue: null })))
    expect(await screen.findByText('Submitted in another tab.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: /2 of 2/ })).toBeVisible()
    expect(within(await card(1)).getByText('Correct!')).toBeVisible()
  })

  it('keeps the answers of a set that closed readable', async () => {
    openDaily(freeWorld())
    api.use(
      override('submitDailySet', () => problem(409, 'set-closed', 'This set closed on Friday at 12:00 your time.')),
    )
    await answer('BE')
    await submit()
    expect(await screen.findByRole('heading', { level: 1, name: 'This set has closed' })).toBeVisible()
    expect(screen.getByText('This set closed on Friday at 12:00 your time.')).toBeVisible()
    expect(await option(2, 'E')).toBeChecked()
    expect(await option(2, 'E')).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Remove these answers' }))
    expect(await option(2, 'E')).not.toBeChecked()
    expect(await option(2, 'E')).toBeEnabled()
  })
})

import { addDays } from '@app/contracts/rules/day-key'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import { createWorld, itemsOf, keepResult, setIdOf, todayOf, withdrawFirst, type World } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { memberOf, renderMember } from '../../../test/render-member.tsx'
import { dayText } from '../../lib/day-text.ts'
import { Component as ReviewRoute } from '../../routes/review.tsx'

const api = mockedApi()

const open = (world: World) => renderMember({ session: memberOf(world), page: ReviewRoute, path: '/review' })

const freeWorld = () => api.serve(createWorld({ plan: 'free' }))

/** Keeps a result `daysAgo`, its daily set wrong in the second of two questions. */
function practise(world: World, daysAgo: number, type: 'daily' | 'daily-retake' = 'daily') {
  const day = addDays(todayOf(world), -daysAgo)
  const letters = type === 'daily' ? 'BC' : 'BA'
  const answers = Object.fromEntries(itemsOf(world).map(({ question }, index) => [question.id, letters[index] as 'A']))
  const id = `${setIdOf(world, day)}${type === 'daily' ? '' : ':r1'}`
  return keepResult(world, { id, day, type, at: new Date(Date.parse(`${day}T09:00:00Z`)), answers })
}

const cellOf = (world: World, daysAgo: number) =>
  screen.findByRole('button', { name: new RegExp(`^${dayText(addDays(todayOf(world), -daysAgo), { year: true })}\\b`) })

it('says what to do when there is no result yet, and that a day had none', async () => {
  const world = freeWorld()
  open(world)
  expect(
    await screen.findByText('No results yet. Complete your first daily practice to populate the calendar.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start Daily Practice' })).toHaveAttribute('href', '/daily')
  const cell = await cellOf(world, 2)
  await userEvent.click(cell)
  expect(screen.getByText('No activity this day.')).toBeVisible()
  await userEvent.click(cell)
  expect(screen.queryByText('No activity this day.')).toBeNull()
})

it('shows the results of a day with score, plan and marks, and closes again', async () => {
  const world = freeWorld()
  practise(world, 3)
  practise(world, 3, 'daily-retake')
  open(world)
  expect(await screen.findByText('Select a date cell to see details.')).toBeVisible()
  const cell = await cellOf(world, 3)
  expect(cell).toHaveAccessibleName(expect.stringContaining('Daily 50%, Retake 100%'))
  expect(cell).toHaveAttribute('title', 'Daily 50%, Retake 100%')
  await userEvent.click(cell)
  expect(cell).toHaveAttribute('aria-pressed', 'true')
  const detail = within(screen.getByRole('region', { name: dayText(addDays(todayOf(world), -3), { year: true }) }))
  expect(detail.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Daily Result',
    'Retake Result',
  ])
  expect(detail.getByText('Question 2, wrong')).toBeInTheDocument()
  expect(detail.getAllByText('Free')).toHaveLength(2)
  expect(detail.getByText('All correct')).toBeVisible()
  await userEvent.click(detail.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Daily Result')).toBeNull()
  expect(cell).toHaveFocus()
})

it('says once which results a correction has changed and why; the withdrawn question keeps its place', async () => {
  const world = freeWorld()
  withdrawFirst(practise(world, 3))
  const { unmount } = open(world)
  const day = dayText(addDays(todayOf(world), -3))
  const what = `${day}. Question 1 is withdrawn and counts for nobody. Two of its options are right.`
  expect(await screen.findByText(what)).toBeVisible()
  expect(screen.getByText('Your result was 1 of 2 (50%) and is now 0 of 1 (0%).')).toBeVisible()
  await userEvent.click(await cellOf(world, 3))
  expect(screen.getByText('Question 1, withdrawn')).toBeInTheDocument()
  expect(screen.getByText('Question 2, wrong')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText(what)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Review answers' }))
  expect(await screen.findByText('Withdrawn. It counts for nobody.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull()
  unmount()
  open(world)
  await cellOf(world, 3)
  expect(screen.queryByText(what)).toBeNull()
})

it("leads today's daily entry to its retake and keeps its answers closed", async () => {
  const world = freeWorld()
  practise(world, 0)
  open(world)
  await userEvent.click(await cellOf(world, 0))
  expect(screen.getByRole('link', { name: 'Retake' })).toHaveAttribute('href', '/daily?retake=1')
  expect(screen.getByRole('button', { name: 'Review answers' })).toBeDisabled()
  await userEvent.click(screen.getByRole('link', { name: 'Retake' }))
  expect(await screen.findByText('At /daily?retake=1')).toBeVisible()
})

it('opens the answers of an earlier entry, which can no longer be retaken', async () => {
  const world = freeWorld()
  practise(world, 1)
  open(world)
  await userEvent.click(await cellOf(world, 1))
  expect(screen.getByRole('button', { name: 'Retake' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Review answers' }))
  const answers = within(await screen.findByRole('region', { name: 'Answers of this result' }))
  expect(await answers.findByRole('heading', { level: 2, name: /1 of 2 50%/ })).toHaveFocus()
  expect(answers.getByText('Wrong. The correct answer is A.')).toBeVisible()
  expect(answers.getByRole('heading', { level: 4, name: 'Why C is tempting' })).toBeVisible()
  await userEvent.click(answers.getByRole('button', { name: 'Close the answers' }))
  expect(screen.getByRole('button', { name: 'Review answers' })).toHaveFocus()
  expect(screen.queryByRole('region', { name: 'Answers of this result' })).toBeNull()
})

it('walks through the days with the arrow keys; one of them takes Tab', async () => {
  const world = freeWorld()
  open(world)
  const today = await cellOf(world, 0)
  expect(screen.getAllByRole('button').filter(({ tabIndex, dataset }) => dataset.day && tabIndex === 0)).toEqual([
    today,
  ])
  today.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(await cellOf(world, 1)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(await cellOf(world, 8)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(today).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('No activity this day.')).toBeVisible()
})

it('takes the thirty days from the server, however wrong the clock of the device is', async () => {
  const world = api.serve(createWorld({ plan: 'free', now: () => new Date('2026-10-05T10:00:00Z') }))
  practise(world, 29)
  open(world)
  expect(await screen.findByRole('button', { name: 'Monday, 5 October 2026, today: no activity' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sunday, 6 September 2026: Daily 50%' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: / 2026/ })).toHaveLength(30)
})

it('has a cell for a result of a day ahead, as after a flight to the west', async () => {
  const world = freeWorld()
  practise(world, -1)
  open(world)
  const ahead = await cellOf(world, -1)
  expect(ahead).toHaveAccessibleName(expect.stringMatching(/: Daily 50%$/))
  expect(await cellOf(world, 0)).toHaveAttribute('tabindex', '0')
  expect(await cellOf(world, 29)).toBeVisible()
})

it('leads from a cell of the ten to its question', async () => {
  const world = freeWorld()
  practise(world, 1)
  open(world)
  await userEvent.click(await cellOf(world, 1))
  await userEvent.click(screen.getByRole('link', { name: 'Question 1, correct' }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Question 1, correct'))
  expect(document.activeElement!.closest('details')).toHaveAttribute('open')
})

it('falls back to the progress call when the history cannot be had', async () => {
  const world = freeWorld()
  practise(world, 2)
  api.use(http.get('*/api/results/user/:id', () => new HttpResponse(null, { status: 503 })))
  open(world)
  await waitFor(async () => expect(await cellOf(world, 2)).toHaveAccessibleName(expect.stringContaining('Daily 50%')))
})

it('says why the history could not be loaded, and loads it when asked again', async () => {
  const world = freeWorld()
  api.use(override('listResults', () => problem(429, 'too-many-requests', 'Please wait a minute.')))
  open(world)
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.')
  api.serve(world)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cellOf(world, 0)).toBeVisible()
})

import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { keepPastResults } from '../../../mocks/past-results.ts'
import { createWorld, type World } from '../../../mocks/world.ts'
import { answer, card, key, submit } from '../../../test/daily-page.tsx'
import { fakeCall } from '../../../test/fake-call.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { memberOf } from '../../../test/render-member.tsx'
import { ask, panel, scriptedTutor, wholeAnswer } from '../../../test/tutor-panel.tsx'
import { Component as DailyRoute } from '../../routes/daily.tsx'
import { Component as ReviewRoute } from '../../routes/review.tsx'
import { Component as MembersArea } from '../../session/members-area.tsx'
import { SessionProvider } from '../../session/session-context.tsx'
import { Launcher } from '../../launcher.tsx'

const api = mockedApi()
let world: World
let tutor: ReturnType<typeof scriptedTutor>
beforeEach(() => {
  world = api.serve(createWorld({ plan: 'free' }))
  tutor = scriptedTutor()
  api.use(tutor.handler)
})

/** A member's pages with the launcher beside them, as the layout has it. */
function openPage(at: string) {
  const router = createMemoryRouter(
    [
      {
        Component: MembersArea,
        children: [
          { path: '/daily', Component: DailyRoute },
          { path: '/review', Component: ReviewRoute },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  render(
    <SessionProvider value={memberOf(world)}>
      <RouterProvider router={router} />
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: Launcher }])} />
    </SessionProvider>,
  )
}

const askButton = () => screen.findByRole('button', { name: 'Ask GBAT about question 1' })
/** A letter that is wrong for the first question, and the right one for the second. */
const oneMissed = () => (key(world)[0] === 'A' ? 'B' : 'A') + key(world)[1]

it('a missed question of the daily set is sent once: pressed twice, pressed again, and pressed after a reload', async () => {
  openPage('/daily')
  await answer(oneMissed())
  await submit()
  expect(screen.queryByRole('button', { name: 'Ask GBAT about question 2' })).toBeNull()
  await userEvent.dblClick(await askButton())
  await waitFor(() => expect(tutor.asked).toHaveLength(1))
  const { question } = world.results[0]!.questions[0]!
  expect(tutor.asked[0]?.questionId).toBe(world.results[0]!.questions[0]!.id)
  expect(tutor.asked[0]?.question).toContain(question)
  expect(tutor.asked[0]?.question).toContain(`Why is ${key(world)[0]} correct?`)
  tutor.send('done', wholeAnswer('Because of this.'))
  expect((await screen.findAllByText('Because of this.'))[0]).toBeVisible()
  await userEvent.click(await askButton())
  cleanup()
  openPage('/review')
  expect(within(await panel()).getByText('Because of this.')).toBeVisible()
  expect(tutor.asked).toHaveLength(1)
})

it('a prompt that was left before the panel came is sent by the next document', async () => {
  sessionStorage.setItem(
    'tutor-prompt',
    JSON.stringify({ about: { questionId: 'a-1', label: 'Question 1' }, text: 'Explain it' }),
  )
  openPage('/review')
  await waitFor(() => expect(tutor.asked).toEqual([{ question: 'Explain it', questionId: 'a-1' }]))
  cleanup()
  openPage('/review')
  await panel()
  expect(await screen.findByText('Stopped.')).toBeVisible()
  expect(tutor.asked).toHaveLength(1)
})

it('a prompt waits for the answer that is on its way', async () => {
  openPage('/daily')
  await answer(oneMissed())
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask GBAT' }))
  await ask('something else')
  await waitFor(() => expect(tutor.asked).toHaveLength(1))
  await userEvent.click(await askButton())
  expect(tutor.asked).toHaveLength(1)
  tutor.send('done', wholeAnswer('Done with that.'))
  await waitFor(() => expect(tutor.asked).toHaveLength(2))
  expect(tutor.asked[1]?.questionId).toBe(world.results[0]!.questions[0]!.id)
})

it('in the review a missed question can be asked about', async () => {
  world = api.serve(createWorld({ plan: 'monthly' }))
  api.use(tutor.handler)
  keepPastResults(world)
  openPage('/review')
  const [missed] = await screen.findAllByRole('button', { name: /: Daily [5-9]0%$/ })
  await userEvent.click(missed!)
  await userEvent.click(await screen.findByRole('button', { name: 'Review answers' }))
  const [first] = await screen.findAllByRole('button', { name: /^Ask GBAT about question/ })
  await userEvent.click(first!)
  await waitFor(() => expect(tutor.asked).toHaveLength(1))
  expect(tutor.asked[0]?.question).toMatch(/^Please explain question \d/)
})

it('a question of the feedback and of the review can be talked about: by subscribers', async () => {
  openPage('/daily')
  await answer(oneMissed())
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: /^Talk about this question ?: question 1$/ }))
  expect(await within(await panel()).findByText('Voice Tutor is Pro')).toBeVisible()
  cleanup()
  fakeCall()
  world = api.serve(createWorld({ plan: 'monthly' }))
  keepPastResults(world)
  openPage('/review')
  const [missed] = await screen.findAllByRole('button', { name: /: Daily [5-9]0%$/ })
  await userEvent.click(missed!)
  await userEvent.click(await screen.findByRole('button', { name: 'Review answers' }))
  const [first] = await screen.findAllByRole('button', { name: /^Talk about this question/ })
  const number = /question (\d+)$/.exec(first!.textContent)?.[1]
  await userEvent.click(first!)
  await userEvent.click(await screen.findByRole('button', { name: 'Start now' }))
  const ids = world.results[0]!.questions.map(({ id }) => id)
  await waitFor(() => expect(world.voice.abouts).toEqual([ids[Number(number) - 1]]))
  expect(await within(await panel()).findByText(`About question ${number}`)).toBeVisible()
})

it('beside a set in work the question in work is what is asked about, and a hint is offered first', async () => {
  openPage('/daily')
  await card(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask GBAT' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Give me a hint for question 1.' }))
  await waitFor(() => expect(tutor.asked).toHaveLength(1))
  expect(tutor.asked[0]?.questionId).toMatch(/^mock-/)
  tutor.send('done', wholeAnswer('Begin with the rate.'))
  await screen.findAllByText('Begin with the rate.')
  await userEvent.click(screen.getByRole('button', { name: 'Another topic' }))
  await ask('How long is the exam?')
  await waitFor(() => expect(tutor.asked).toHaveLength(2))
  expect(tutor.asked[1]?.questionId).toBeUndefined()
})

it('keys that are pressed in the panel are not for the set beside it', async () => {
  openPage('/daily')
  await card(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask GBAT' }))
  const conversation = within(await panel()).getByRole('region', { name: 'Conversation' })
  conversation.focus()
  await userEvent.keyboard('{Enter}')
  expect(conversation).toHaveFocus()
})

it('what was asked before about the same question is there, folded', async () => {
  const { id } = world.results[0]?.questions[0] ?? { id: 'a-1' }
  const at = new Date().toISOString()
  const thread = '3f0c9a52-5f2c-4c0e-9b57-0f2f3f1f6a11'
  world.tutor.threads.push({
    id: thread,
    questionId: id,
    updatedAt: at,
    messages: [
      { id: `${thread}:1`, role: 'user', text: 'asked on Friday', at },
      { id: `${thread}:2`, role: 'assistant', text: 'answered on Friday', at },
    ],
  })
  sessionStorage.setItem(
    'tutor-prompt',
    JSON.stringify({ about: { questionId: id, label: 'Question 1' }, text: 'Explain it' }),
  )
  openPage('/review')
  await userEvent.click(await screen.findByText('What you asked before about question 1'))
  expect(screen.getByText('answered on Friday')).toBeVisible()
})

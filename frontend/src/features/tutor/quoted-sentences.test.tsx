import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { guestSession } from '../../../test/sessions.ts'
import { ask, field, launcher, openPanel, panel, showLauncher } from '../../../test/tutor-panel.tsx'
import { AskTutor } from '../../ui/question/ask-tutor.tsx'

const api = mockedApi()
beforeEach(() => {
  api.serve(createWorld())
})

const refuse = (status: number, body: object) =>
  api.use(http.post('*/api/tutor/ask', () => HttpResponse.json(body, { status })))

/** Brings the screen into a state, and returns the element in which the sentence must stand. */
type State = () => Promise<HTMLElement>

async function refused(status: number, body: object): Promise<HTMLElement> {
  refuse(status, body)
  showLauncher(guestSession())
  await openPanel()
  await ask('why')
  return (await within(await panel()).findByText('why')).closest('article')!
}

async function open(): Promise<HTMLElement> {
  showLauncher(guestSession())
  await openPanel()
  return panel()
}

const guestsLauncher: State = async () => {
  showLauncher(guestSession())
  return launcher()
}

/**
 * What the specification quotes about the tutor, with {product} replaced, where it stands there, and the state in which it
 * must be on the screen. The specification is not in this repository, so the sentences are copied word for word.
 */
const quoted: ReadonlyArray<readonly [section: string, sentence: string, state: State]> = [
  ['2, navbar and footer', 'Ask GBAT', guestsLauncher],
  ['2, navbar and footer', 'Guest', guestsLauncher],
  [
    '2, trial test; 2, daily practice',
    'Ask GBAT',
    async () => {
      const question = { id: 'a-1', question: 'Which one?', options: [{ id: 'A', text: 'This one' }] }
      render(<AskTutor question={question} number={4} answer="A" chosen="B" />)
      return screen.findByRole('button', { name: 'Ask GBAT about question 4' })
    },
  ],
  ['2, tutor panel', 'GBAT Expert Tutor', open],
  ['2, tutor panel: the tutor name', 'Sage', open],
  ['2, tutor panel', 'Send', open],
  [
    '8, error catalogue: 429 with GUEST_LIMIT',
    "You reached today's free question limit. Create a free account for more and unlock progress tracking.",
    () => refused(429, { code: 'GUEST_LIMIT', message: 'Not this sentence.' }),
  ],
  [
    "8, error catalogue: other failures, 'Error: ' plus the message",
    'Error: The tutor is resting.',
    () => refused(503, { code: 'unavailable', message: 'The tutor is resting.' }),
  ],
  ['8, error catalogue: other failures without a message', 'Error: Failed to get answer', () => refused(500, {})],
]

describe('what the specification quotes', () => {
  it.each(quoted)('section %s: %s', async (_section, sentence, state) => {
    const place = await state()
    const [found] = await within(place.parentElement!).findAllByText(sentence, { exact: false })
    expect(found).toBeVisible()
  })

  it("section 2, tutor panel: the text input 'Ask a GBAT question...'", async () => {
    await open()
    expect(await field()).toHaveAttribute('placeholder', 'Ask a GBAT question...')
  })

  it('section 2, tutor panel: a close button, and modes: idle, then text after the first answer', async () => {
    const opened = await open()
    expect(opened.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'idle')
    await ask('How do I begin?')
    await within(opened).findByRole('button', { name: 'Copy' })
    expect(opened.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'text')
    await userEvent.click(within(opened).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('section 8: the limit of a guest leads to the registration', async () => {
    const place = await refused(429, { code: 'GUEST_LIMIT', message: 'Not this sentence.' })
    expect(within(place).getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/register')
    expect(within(place).queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

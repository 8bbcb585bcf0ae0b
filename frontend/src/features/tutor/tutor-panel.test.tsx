import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorld, type World } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { memberOf } from '../../../test/render-member.tsx'
import { guestSession } from '../../../test/sessions.ts'
import {
  ask,
  field,
  launcher,
  openPanel,
  panel,
  scriptedTutor,
  showLauncher,
  wholeAnswer,
} from '../../../test/tutor-panel.tsx'

const api = mockedApi()
let world: World
beforeEach(() => {
  world = api.serve(createWorld())
})

/** A guest with the panel open, whose tutor says what the test writes. */
async function guestWithScript() {
  const tutor = scriptedTutor()
  api.use(tutor.handler)
  showLauncher(guestSession())
  await openPanel()
  return tutor
}

const button = async (name: string | RegExp) => within(await panel()).findByRole('button', { name })
/** In the conversation: the announcement for screen readers says the same. */
const written = async (text: string | RegExp) =>
  within(await panel()).findByText(text, { ignore: '[role=status], [role=status] *' })
const asked = async (tutor: { asked: readonly unknown[] }, times: number) =>
  waitFor(() => expect(tutor.asked).toHaveLength(times))

describe('the panel of a guest', () => {
  it('opens ready to type, with three questions to begin with and what is left today', async () => {
    showLauncher(guestSession())
    expect(await launcher()).toHaveAccessibleName('Ask GBAT Guest')
    await openPanel()
    expect(await field()).toHaveFocus()
    expect(within(await panel()).getAllByRole('listitem')).toHaveLength(3)
    expect(within(await panel()).getByText('Sage')).toBeVisible()
    expect(await written(/^5 of 5 questions left\. The count restarts (at|on) /)).toBeVisible()
    expect(within(await panel()).getByRole('button', { name: 'Call Sage' })).toBeVisible()
  })

  it('answers with a drawn formula, the source and the new count', async () => {
    showLauncher(guestSession())
    await openPanel()
    await ask('How do I find the price before a discount?')
    expect(await written('Source: Study note: Reverse percent')).toBeVisible()
    const answer = (await written(/^Check it forwards/)).closest('article')!
    await waitFor(() => expect(answer.querySelector('.katex')).not.toBeNull())
    expect(answer).not.toHaveTextContent(String.raw`\(`)
    expect(await written(/^4 of 5 questions left/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull()
  })

  it('a question to begin with is sent as it stands', async () => {
    const tutor = await guestWithScript()
    const [first] = within(await panel()).getAllByRole('listitem')
    await userEvent.click(within(first!).getByRole('button'))
    await asked(tutor, 1)
    expect(tutor.asked[0]?.question).toBe(first!.textContent)
  })

  it('Shift+Enter breaks the line, Enter sends, and nothing blank is sent', async () => {
    const tutor = await guestWithScript()
    await userEvent.type(await field(), '   {Enter}')
    await userEvent.click(await button('Send'))
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'one{Shift>}{Enter}{/Shift}two{Enter}')
    await asked(tutor, 1)
    expect(tutor.asked).toEqual([{ question: 'one\ntwo' }])
    expect(await field()).toHaveValue('')
    expect(await field()).toHaveFocus()
  })

  it('more than 2,000 characters stay in the field, with a sentence', async () => {
    const tutor = await guestWithScript()
    await userEvent.click(await field())
    await userEvent.paste('x'.repeat(2010))
    await userEvent.keyboard('{Enter}')
    expect(await written('A question has at most 2,000 characters. Please shorten yours by 10.')).toBeVisible()
    expect(await button('Send')).toBeDisabled()
    await userEvent.keyboard('{Backspace>10/}{Enter}')
    await asked(tutor, 1)
    expect(tutor.asked[0]?.question).toHaveLength(2000)
  })

  it('sends the last turns as history', async () => {
    const tutor = await guestWithScript()
    await ask('one')
    await asked(tutor, 1)
    tutor.send('done', wholeAnswer('first answer'))
    await written('first answer')
    await ask('two')
    await asked(tutor, 2)
    expect(tutor.asked[1]).toEqual({
      question: 'two',
      history: [
        { role: 'user', text: 'one' },
        { role: 'assistant', text: 'first answer' },
      ],
    })
  })
})

describe('an answer on its way', () => {
  it('grows as it arrives, holds a formula back until it is whole, and is announced once, when it is complete', async () => {
    const tutor = await guestWithScript()
    await ask('why')
    await asked(tutor, 1)
    const announced = within(await panel()).getByRole('status')
    expect(await button('Send')).toBeDisabled()
    tutor.send('start', { source: { kind: 'study-note', title: 'Study note: Work rates' } })
    tutor.send('delta', { text: 'Add the shares ' })
    tutor.send('delta', { text: String.raw`\(\frac{1}` })
    const growing = (await written(/^Add the shares/)).closest('article')!
    expect(growing).not.toHaveTextContent('frac')
    expect(announced).toBeEmptyDOMElement()
    tutor.send('done', wholeAnswer(String.raw`Add the shares \(\frac{1}{2}\).`))
    await waitFor(() => expect(growing.querySelector('.katex')).not.toBeNull())
    expect(announced).toHaveTextContent(String.raw`Add the shares \frac{1}{2}.`)
    expect(await button('Send')).toBeEnabled()
  })

  it('is stopped by Stop, which closes the stream; what was shown stays and can be asked again', async () => {
    const tutor = await guestWithScript()
    await ask('why')
    await asked(tutor, 1)
    tutor.send('delta', { text: 'Because of ' })
    await written(/^Because of/)
    await userEvent.type(await field(), 'next{Enter}')
    expect(tutor.asked).toHaveLength(1)
    await userEvent.click(await button('Stop'))
    expect(await written('Stopped.')).toBeVisible()
    await waitFor(() => expect(tutor.closed()).toBe(1))
    expect(await written(/^Because of/)).toBeVisible()
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveValue('next')
    await userEvent.click(await button('Try again'))
    await asked(tutor, 2)
    expect(tutor.asked[1]?.question).toBe('why')
    tutor.send('done', wholeAnswer('Because of this.'))
    expect(await written('Because of this.')).toBeVisible()
    expect(screen.queryByText('Stopped.')).toBeNull()
  })

  it('that breaks off keeps what was shown and offers another try', async () => {
    const tutor = await guestWithScript()
    await ask('why')
    await asked(tutor, 1)
    tutor.send('delta', { text: 'Because of ' })
    await written(/^Because of/)
    tutor.end()
    expect(await written('Error: The answer was cut off. Please try again.')).toBeVisible()
    expect(await written(/^Because of/)).toBeVisible()
    expect(await button('Try again')).toBeEnabled()
  })

  it('goes on while the panel is closed', async () => {
    const tutor = await guestWithScript()
    await ask('why')
    await asked(tutor, 1)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await launcher()).toHaveFocus()
    tutor.send('delta', { text: 'Because ' })
    await openPanel()
    await written('Because')
    expect(tutor.closed()).toBe(0)
    tutor.send('done', wholeAnswer('Because of this.'))
    expect(await written('Because of this.')).toBeVisible()
  })

  it('is text: nothing in it becomes HTML', async () => {
    const tutor = await guestWithScript()
    await ask('<b>why</b>')
    await asked(tutor, 1)
    tutor.send('delta', { text: '<img src=x onerror=alert(1)> ' })
    tutor.send('done', wholeAnswer('<img src=x onerror=alert(1)> \\(<script>\\)'))
    expect(await written(/^<img src=x/)).toBeVisible()
    expect((await panel()).querySelector('img, b, script')).toBeNull()
  })
})

describe('a member', () => {
  it('goes on in the thread, rates and copies an answer', async () => {
    const user = userEvent.setup()
    showLauncher(memberOf(world))
    expect(await launcher()).toHaveAccessibleName('Ask GBAT')
    await openPanel()
    await ask('one')
    await written(/^19 of 20/)
    await ask('and why?')
    await written(/^18 of 20/)
    expect(world.tutor.threads).toHaveLength(1)
    const [first] = within(await panel()).getAllByRole('article')
    await user.click(within(first!).getByRole('button', { name: 'Not helpful' }))
    await waitFor(() => expect(world.tutor.threads[0]?.messages[1]?.helpful).toBe(false))
    expect(within(first!).getByRole('button', { name: /Not helpful/, pressed: true })).toBeVisible()
    await user.click(within(first!).getByRole('button', { name: 'Copy' }))
    expect(await within(first!).findByText('Copied!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(world.tutor.threads[0]?.messages[1]?.text)
  })

  it('begins a thread anew if the old one is gone', async () => {
    showLauncher(memberOf(world))
    await openPanel()
    await ask('one')
    await written(/^19 of 20/)
    const bodies: Array<{ threadId?: string }> = []
    api.use(
      http.post('*/api/tutor/ask', async ({ request }) => {
        const body = (await request.json()) as { threadId?: string }
        bodies.push(body)
        if (body.threadId) return HttpResponse.json({ code: 'thread-not-found', message: 'Gone.' }, { status: 404 })
        return HttpResponse.json(wholeAnswer('Here again.'))
      }),
    )
    await ask('two')
    expect(await written('Here again.')).toBeVisible()
    expect(bodies.map(({ threadId }) => threadId !== undefined)).toEqual([true, false])
  })

  it('is forgotten in this tab when they log out', async () => {
    const session = memberOf(world)
    showLauncher(session)
    await openPanel()
    await ask('my secret question')
    await written(/^19 of 20/)
    expect(Object.values(sessionStorage).join()).toContain('my secret question')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    session.logout()
    await waitFor(() => expect(screen.queryByText('my secret question')).toBeNull())
    expect(Object.values(sessionStorage).join()).not.toContain('my secret question')
  })
})

describe('a reload', () => {
  it('keeps the conversation and leaves the focus to the page; nothing is sent again', async () => {
    const tutor = await guestWithScript()
    await ask('one')
    await asked(tutor, 1)
    tutor.send('delta', { text: 'Half an' })
    await written('Half an')
    cleanup()
    showLauncher(guestSession())
    expect(within(await panel()).getByText('Half an')).toBeVisible()
    expect(await written('Stopped.')).toBeVisible()
    expect(document.body).toHaveFocus()
    expect(tutor.asked).toHaveLength(1)
  })
})

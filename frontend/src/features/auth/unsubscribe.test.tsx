import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import type { Answer } from '../../../mocks/operations.ts'
import { createWorld } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { guestSession } from '../../../test/sessions.ts'
import { Component as UnsubscribePage } from '../../routes/unsubscribe.tsx'

const api = mockedApi()
type Said = Answer<'unsubscribe'>

/** The page at this address, and what the server was asked to stop. */
const open = (at: string, answer?: Said) => {
  api.serve(createWorld())
  const stopped = vi.fn<(token: string) => void>()
  if (answer)
    api.use(
      override('unsubscribe', ({ path }) => {
        stopped(path.token)
        return answer
      }),
    )
  return { stopped, ...renderPage({ session: guestSession(), pages: { '/unsubscribe': UnsubscribePage }, at }) }
}
const button = () => screen.findByRole('button', { name: 'Stop the weekly summary' })

it('opening the page stops nothing; the button does, without a login, and says so', async () => {
  const message = 'You are unsubscribed. You can change this on your account page.'
  const { user, stopped } = open('/unsubscribe?token=said.mac', { status: 200, body: { message } })
  const stop = await button()
  expect(stopped).not.toHaveBeenCalled()
  await user.click(stop)
  expect(await screen.findByText(/You are unsubscribed\./)).toBeVisible()
  expect(stopped.mock.calls).toEqual([['said.mac']])
  expect(screen.queryByRole('button', { name: 'Stop the weekly summary' })).toBeNull()
})

it('a link that is not valid is told in the words of the server, and may be tried again', async () => {
  const message = 'This link is not valid. You can choose your mails on your account page.'
  const { user } = open('/unsubscribe?token=forged', problem(400, 'invalid-link', message))
  await user.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid.')
  expect(await button()).toBeEnabled()
})

it('an address without its token asks to open the link again', async () => {
  open('/unsubscribe')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This address is not complete.'))
  expect(screen.queryByRole('button', { name: 'Stop the weekly summary' })).toBeNull()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import { SALES } from '../../../mocks/mail-mocks.ts'
import { createWorld } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { memberOf, renderMember } from '../../../test/render-member.tsx'
import { Component as AdminRoute } from '../../routes/admin.tsx'

const api = mockedApi()

async function open({ admin }: { admin: boolean }) {
  const world = createWorld()
  world.user = { ...world.user, admin }
  api.serve(world)
  renderMember({ session: memberOf(world), page: AdminRoute, path: '/admin' })
  await screen.findByRole('heading', { name: admin ? 'Admin' : 'Forbidden' })
  return userEvent.setup()
}

const send = (user: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: 'Send Email' }))
const label = (text: RegExp) => screen.getByLabelText(text)

it('says Forbidden to everybody else', async () => {
  await open({ admin: false })
  expect(screen.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})

it('sends to whom it is addressed, else to the sales mailbox', async () => {
  const user = await open({ admin: true })
  expect(screen.getByRole('tab', { name: 'Email Sender' })).toBeVisible()
  expect(label(/^Body text/)).toHaveAttribute('rows', '8')
  await user.type(label(/^To/), 'ada@example.com')
  await user.type(label(/^Subject/), 'Your question')
  await user.type(label(/^Body text/), 'Thank you for writing.')
  await send(user)
  expect(await screen.findByText('Sent to ada@example.com')).toBeVisible()
  expect(label(/^Body text/)).toHaveValue('')
  await user.clear(label(/^To/))
  await user.type(label(/^Subject/), 'Figures')
  await user.type(label(/^Body text/), 'Of this week.')
  await send(user)
  expect(await screen.findByText(`Sent to ${SALES}`)).toBeVisible()
})

it('asks for subject and text, and for an address that is one', async () => {
  const user = await open({ admin: true })
  await user.type(label(/^To/), 'nobody')
  await send(user)
  expect(label(/^To/)).toHaveAccessibleDescription(/Enter a valid email address\./)
  expect(label(/^Subject/)).toHaveAccessibleDescription('Enter a subject.')
  expect(label(/^Body text/)).toHaveAccessibleDescription('Enter the text of the email.')
})

it('keeps the letter when it fails', async () => {
  const user = await open({ admin: true })
  api.use(override('sendAdminEmail', () => problem(503, 'unavailable', '')))
  await user.type(label(/^Subject/), 'Figures')
  await user.type(label(/^Body text/), 'Of this week.')
  await send(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed')
  expect(label(/^Body text/)).toHaveValue('Of this week.')
})

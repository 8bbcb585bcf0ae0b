import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CODE, ERASURE } from '../../../mocks/account-mocks.ts'
import { problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import type { Call } from '../../../mocks/operations.ts'
import { createWorld, type World } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { memberOf, renderMember } from '../../../test/render-member.tsx'
import { Component as AccountRoute } from '../../routes/account.tsx'

const api = mockedApi()

async function open(edit: Partial<World['user']> = {}) {
  // Four hundred options make every look at the page slow.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Lima', 'Asia/Calcutta', 'Europe/Madrid'])
  const world = createWorld({ plan: 'free' })
  world.user = { ...world.user, ...edit }
  api.serve(world)
  const session = memberOf(world)
  const { router } = renderMember({ session, page: AccountRoute, path: '/account' })
  await screen.findByRole('heading', { name: /^Welcome, / })
  return { world, session, router, user: userEvent.setup() }
}

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('who somebody is', () => {
  it('greets by username, then name, then address', async () => {
    const { session } = await open({ name: 'Ada Lovelace' })
    expect(screen.getByRole('heading', { name: 'Welcome, ada' })).toBeVisible()
    session.logout()
  })

  it('sends the verification mail again, and says why where it cannot', async () => {
    const { user } = await open()
    expect(screen.getByText('Not verified')).toBeVisible()
    api.use(override('resendVerification', () => problem(429, 'too-many', 'Wait ten minutes.')))
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
    expect(await screen.findByText('Wait ten minutes.')).toBeVisible()
    api.use(
      override('resendVerification', () => ({
        status: 200,
        body: { message: 'Verification email sent! Please check your inbox.' },
      })),
    )
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible()
  })

  it('takes the code of the mail, without asking for the address', async () => {
    const { user, world } = await open()
    const box = part('Confirm your email')
    expect(box.queryByLabelText('Email')).toBeNull()
    await user.type(box.getByLabelText('Code'), CODE)
    await user.click(box.getByRole('button', { name: 'Verify email' }))
    await waitFor(() => expect(world.user.emailVerified).toBe(true))
  })

  it('asks nothing of who is verified', async () => {
    await open({ emailVerified: true })
    expect(screen.getByText('Verified')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull()
  })

  it('shows the plan, and the next bill date of one that is paid', async () => {
    await open({ subscriptionActive: true, subscriptionCurrentPeriodEnd: '2027-01-05T10:00:00.000Z' })
    expect(screen.getByText('Active')).toBeVisible()
    expect(screen.getByText('5 January 2027')).toBeVisible()
  })
})

describe('the profile', () => {
  it('is saved with the choice of the weekly summary', async () => {
    const { user, world } = await open()
    await user.type(part('Profile').getByLabelText(/^Name/), 'Ada Lovelace')
    await user.click(part('Profile').getByLabelText('Mail me a summary of each week'))
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    expect(await screen.findByText('Your profile is saved.')).toBeVisible()
    expect(world.user).toMatchObject({ name: 'Ada Lovelace', username: 'ada', weeklySummary: true })
  })

  it('finds a time zone by its city, and lists each with today’s offset', async () => {
    const { user, world } = await open()
    const zone = part('Profile').getByLabelText('Time zone')
    await user.click(zone)
    const listed = [...document.querySelectorAll(`datalist[id="${zone.getAttribute('list')}"] option`)]
    expect(listed.map((option) => option.textContent)).toContain('America/Lima (UTC-05:00)')
    await user.clear(zone)
    await user.type(zone, 'lima')
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    expect(await screen.findByText('Your profile is saved.')).toBeVisible()
    expect(world.user.zone).toBe('America/Lima')
  })

  it('lists zones by their current names, and says when a text is none', async () => {
    const { user, world } = await open()
    const zone = part('Profile').getByLabelText('Time zone')
    await user.click(zone)
    const listed = [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))
    expect(listed).toContain('Asia/Kolkata')
    expect(listed).not.toContain('Asia/Calcutta')
    await user.clear(zone)
    await user.type(zone, 'Atlantis')
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    expect(zone).toHaveAccessibleDescription(/Choose a time zone from the list/)
    expect(world.user.zone).toBe('Europe/Madrid')
  })

  it('says that days are those of UTC if the browser named no zone, and not if UTC was chosen', async () => {
    await open({ zone: 'UTC' })
    expect(screen.queryByText(/your days begin at midnight UTC/)).toBeNull()
    cleanup()
    await open({ zone: 'UTC', zoneAssumed: true })
    expect(screen.getByText(/your days begin at midnight UTC/)).toBeVisible()
  })

  it('says at the username that it is taken', async () => {
    const { user } = await open()
    api.use(override('updateMe', () => problem(409, 'username-taken', 'This username is taken.')))
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    const username = part('Profile').getByLabelText(/^Username/)
    await waitFor(() => expect(username).toHaveAccessibleDescription('This username is taken.'))
    expect(username).toHaveFocus()
  })
})

describe('the devices', () => {
  it('are listed, and each but this one can be logged out', async () => {
    const { user, world } = await open()
    expect(await screen.findByText('This device')).toBeVisible()
    expect(part('Devices').queryByRole('button', { name: 'Log out Chrome on Windows' })).toBeNull()
    await user.click(part('Devices').getByRole('button', { name: 'Log out Safari on iPhone' }))
    expect(await screen.findByText('That device is logged out.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    expect(world.devices).toHaveLength(2)
  })

  it('say since when each is signed in', async () => {
    const { world } = await open()
    expect(await screen.findAllByText(/^Signed in since \d{1,2} \w+ \d{4} at \d\d:\d\d$/)).toHaveLength(
      world.devices.length,
    )
  })

  it('can be logged out together', async () => {
    const { user, world } = await open()
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
    expect(await screen.findByText('All other devices are logged out.')).toBeVisible()
    expect(world.devices.map(({ current }) => current)).toEqual([true])
  })

  it('can be asked for again where they could not be loaded', async () => {
    const world = createWorld()
    api.serve(world)
    api.use(override('listSessions', () => problem(429, 'too-many', 'Wait a minute.')))
    renderMember({ session: memberOf(world), page: AccountRoute, path: '/account' })
    expect(await screen.findByText('Wait a minute.')).toBeVisible()
    api.serve(world)
    await userEvent.click(part('Devices').getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Safari on iPhone')).toBeVisible()
  })
})

describe('the password', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>, current: string, next: string) => {
    if (current) await user.type(part('Password').getByLabelText('Current password'), current)
    if (next) await user.type(part('Password').getByLabelText('New password'), next)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('is changed with both encrypted, and the fields are empty afterwards', async () => {
    const { user } = await open()
    const sent: Array<Call<'changePassword'>['body']> = []
    api.use(
      override('changePassword', ({ body }) => {
        sent.push(body)
        return { status: 200, body: { message: 'Password changed. Your other devices are logged out.' } }
      }),
    )
    await change(user, 'twelve quiet mornings', 'thirteen loud evenings')
    expect(await screen.findByText('Password changed. Your other devices are logged out.')).toBeVisible()
    expect(part('Password').getByLabelText('Current password')).toHaveValue('')
    expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual(['keyFingerprint', 'newPasswordEnc', 'passwordEnc'])
    expect(sent[0]!.newPasswordEnc).not.toBe(sent[0]!.passwordEnc)
    expect(JSON.stringify(sent)).not.toMatch(/quiet|loud/)
  })

  it('says at the field that the current one is wrong, and keeps what was typed', async () => {
    const { user, session } = await open()
    api.use(override('changePassword', () => problem(403, 'wrong-password', 'This is not your current password.')))
    await change(user, 'wrong one here', 'thirteen loud evenings')
    const current = part('Password').getByLabelText('Current password')
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'))
    expect(part('Password').getByLabelText('New password')).toHaveValue('thirteen loud evenings')
    expect(session.state().status).toBe('member')
  })

  it('is asked for before anything is sent', async () => {
    const { user } = await open()
    await change(user, '', 'seven77')
    expect(part('Password').getByLabelText('Current password')).toHaveAccessibleDescription(
      'Enter your current password.',
    )
    expect(part('Password').getByLabelText('New password')).toHaveAccessibleDescription(/at least 8 characters/)
  })
})

describe('the copy of all data', () => {
  it('is saved as a file', async () => {
    const { user, world } = await open()
    let saved: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob
      return 'blob:copy'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText(/^Your data is saved as gbat-daily-.*\.json,/)).toBeVisible()
    expect(click).toHaveBeenCalledOnce()
    expect(await saved!.text()).toContain(world.user.email)
  })

  it('says when a part of the site is away', async () => {
    const { user } = await open()
    api.use(override('getExport', () => problem(503, 'unavailable', 'A part of your data cannot be read right now.')))
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText('A part of your data cannot be read right now.')).toBeVisible()
  })
})

describe('deleting the account', () => {
  const begin = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Delete my account…' }))
  const confirm = async (user: ReturnType<typeof userEvent.setup>, password: string) => {
    await user.type(part('Delete account').getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Delete my account for good' }))
  }

  it('asks for the password and leads to the receipts', async () => {
    const { user, world, router } = await open()
    await begin(user)
    await confirm(user, 'twelve quiet mornings')
    expect(await screen.findByText(`At /account-deleted?erasure=${ERASURE}`)).toBeVisible()
    expect(router.state.location.state).toEqual({ erased: world.user.id })
  })

  it('does nothing with a wrong password', async () => {
    const { user, session } = await open()
    api.use(override('deleteMe', () => problem(403, 'wrong-password', 'This is not your password.')))
    await begin(user)
    await confirm(user, 'wrong one here')
    expect(await screen.findByText('This is not your password.')).toBeVisible()
    expect(session.state().status).toBe('member')
    await user.click(screen.getByRole('button', { name: 'Keep my account' }))
    expect(screen.getByRole('button', { name: 'Delete my account…' })).toBeVisible()
  })
})

it('logs out to Home', async () => {
  const { user, session } = await open()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('At /')).toBeVisible()
  expect(session.token()).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { World } from '../mocks/world.ts'
import type { Session } from '../src/session/session.ts'
import { memberOf } from './render-member.tsx'
import { openPanel, panel, showLauncher } from './tutor-panel.tsx'

export const mode = async () => (await panel()).querySelector('[data-mode]')!.getAttribute('data-mode')
export const phone = async () => within(await panel()).findByRole('button', { name: 'Call Sage' })
export const press = async (name: string) => userEvent.click(await within(await panel()).findByRole('button', { name }))
/** In the panel, and not in what is announced only. */
export const written = async (text: string | RegExp) => within(await panel()).findByText(text, { ignore: '.sr, .sr *' })

/** Opens the panel of the world's candidate and presses the phone. */
export async function pressPhone(world: World, session: Session = memberOf(world)): Promise<Session> {
  showLauncher(session)
  await openPanel()
  // The count of turns decides what the phone does.
  if (world.user.subscriptionActive) await written(/voice turns left|text only/)
  await userEvent.click(await phone())
  return session
}

/** A connected call, without waiting for the preparation. */
export async function callSage(world: World, session?: Session): Promise<Session> {
  const used = await pressPhone(world, session)
  await press('Start now')
  await waitFor(async () => expect(await mode()).toBe('voice'))
  return used
}

/** How the call ended, and why. */
export const expectEnded = (sentence: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Call with Sage' })).toHaveTextContent(sentence))

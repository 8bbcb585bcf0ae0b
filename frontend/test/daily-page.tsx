import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { itemsOf, keepResult, setIdOf, todayOf, type World } from '../mocks/world.ts'
import { Component as DailyRoute } from '../src/routes/daily.tsx'
import { memberOf, renderMember } from './render-member.tsx'

export function openDaily(world: World, { at = '/daily', session = memberOf(world) } = {}) {
  return { session, ...renderMember({ session, page: DailyRoute, path: '/daily', at }) }
}

export const card = (number: number) => screen.findByRole('article', { name: new RegExp(`^Question ${number}\\b`) })
export const option = async (number: number, letter: string) =>
  within(await card(number)).getByRole('radio', { name: new RegExp(`^${letter}:`) })

export async function answer(letters: string) {
  for (const [index, letter] of letters.split('').entries()) await userEvent.click(await option(index + 1, letter))
}

export const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Submit' }))

/** The right letters of the set. */
export const key = (world: World) =>
  itemsOf(world)
    .map((item) => item.answer)
    .join('')

/** Where the world's set of today is kept on this device. */
export const draftKeyOf = (world: World) => `draft:${world.user.id}:daily:${setIdOf(world, todayOf(world))}`

/** Another device submits today's set. */
export function submitElsewhere(world: World, letters: string) {
  const day = todayOf(world)
  const answers = Object.fromEntries(itemsOf(world).map(({ question }, index) => [question.id, letters[index] as 'A']))
  keepResult(world, { id: setIdOf(world, day), day, type: 'daily', at: new Date(), answers })
}

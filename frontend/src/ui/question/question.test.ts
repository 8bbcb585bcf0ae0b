import { describe, expect, it } from 'vitest'
import { optionForKey } from './question.ts'

const options = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id }))

function press(init: KeyboardEventInit, target: HTMLElement = document.createElement('p')): string | null {
  document.body.append(target)
  let chosen: string | null = null
  const listen = (event: KeyboardEvent) => (chosen = optionForKey(event, options))
  document.addEventListener('keydown', listen, { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
  return chosen
}

describe('optionForKey', () => {
  it.each([
    ['a', 'A'],
    ['E', 'E'],
    ['1', 'A'],
    ['5', 'E'],
  ])('%s chooses %s', (key, id) => expect(press({ key })).toBe(id))

  it.each(['f', '6', '0', 'Enter', 'ArrowDown', ' ', 'Dead', 'AB'])('%s chooses nothing', (key) => {
    expect(press({ key })).toBeNull()
  })

  it('leaves shortcuts to the browser', () => {
    expect(press({ key: 'a', ctrlKey: true })).toBeNull()
    expect(press({ key: 'd', metaKey: true })).toBeNull()
    expect(press({ key: '1', altKey: true })).toBeNull()
  })

  it('leaves letters to those who type', () => {
    expect(press({ key: 'a' }, document.createElement('textarea'))).toBeNull()
    expect(press({ key: 'a' }, document.createElement('input'))).toBeNull()
    const radio = document.createElement('input')
    radio.type = 'radio'
    expect(press({ key: 'a' }, radio)).toBe('A')
  })

  it('chooses nothing where there is no such option', () => {
    expect(optionForKey(new KeyboardEvent('keydown', { key: 'e' }), options.slice(0, 2))).toBeNull()
  })
})

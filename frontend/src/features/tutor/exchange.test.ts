import { describe, expect, it } from 'vitest'
import { exchangeOfPrompt, historyFor, readExchanges, threadFor, writeExchanges, type Exchange } from './exchange.ts'

const four = { questionId: 'ps-work-rates-0007', label: 'Question 4' }
const five = { questionId: 'ps-mixtures-0002', label: 'Question 5' }

const exchange = (id: number, change: Partial<Exchange> = {}): Exchange => ({
  id,
  text: `question ${id}`,
  about: null,
  prompted: false,
  state: 'done',
  answer: `answer ${id}`,
  ...change,
})

describe('the history of a guest', () => {
  it('is the last six turns, oldest first', () => {
    const texts = historyFor(
      [1, 2, 3, 4].map((id) => exchange(id)),
      null,
    ).map(({ role, text }) => `${role}: ${text}`)
    expect(texts).toEqual([
      'user: question 2',
      'assistant: answer 2',
      'user: question 3',
      'assistant: answer 3',
      'user: question 4',
      'assistant: answer 4',
    ])
  })

  it('holds at most 4,000 characters: older turns are left out, none is cut', () => {
    const long = [exchange(1, { answer: 'a'.repeat(2500) }), exchange(2, { answer: 'b'.repeat(1900) })]
    const turns = historyFor(long, null)
    expect(turns.map(({ text }) => text[0])).toEqual(['q', 'b'])
    expect(turns.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(4000)
    expect(historyFor([exchange(1, { answer: 'x'.repeat(4001) })], null)).toEqual([])
  })

  it('leaves out what failed, what was stopped, and what was about another question', () => {
    const all = [
      exchange(1, { about: four }),
      exchange(2, { about: four, state: 'failed' }),
      exchange(3, { about: four, state: 'stopped', answer: 'half an' }),
      exchange(4, { about: five }),
    ]
    expect(historyFor(all, four).map(({ text }) => text)).toEqual(['question 1', 'answer 1'])
  })
})

describe('a conversation', () => {
  it('goes on in the newest thread about the same', () => {
    const all = [exchange(1, { about: four, threadId: 'a' }), exchange(2, { about: five, threadId: 'b' })]
    expect(threadFor(all, four)).toBe('a')
    expect(threadFor(all, null)).toBeUndefined()
  })

  it('knows where a prompt was sent, and does not take typed text for it', () => {
    const all = [
      exchange(1, { about: four, text: 'Explain' }),
      exchange(2, { about: four, text: 'Explain', prompted: true }),
    ]
    expect(exchangeOfPrompt(all, { about: four, text: 'Explain' })?.id).toBe(2)
    expect(exchangeOfPrompt(all, { about: five, text: 'Explain' })).toBeUndefined()
  })

  it('comes back after a reload; what was on its way has stopped', () => {
    const all = [exchange(1), exchange(2, { state: 'answering', answer: 'half an' })]
    expect(readExchanges(writeExchanges(all))).toEqual([all[0], { ...all[1], state: 'stopped' }])
    expect(readExchanges('{broken')).toEqual([])
    expect(readExchanges(null)).toEqual([])
  })
})

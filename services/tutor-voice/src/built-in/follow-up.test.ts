import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInTutor } from './answer.ts'
import { closeAlgebra, loadAlgebra } from './maths/algebra.ts'

beforeAll(async () => void (await loadAlgebra()))
afterAll(closeAlgebra)

const ask = (text: string, before: string[] = []) =>
  builtInTutor({
    text,
    question: null,
    turns: before.flatMap((said) => [
      { role: 'user' as const, text: said },
      { role: 'assistant' as const, text: 'An answer.' },
    ]),
    hintsGiven: 0,
    variant: () => Promise.resolve(null),
  })

describe('a text that says nothing without the one before it', () => {
  it.each([
    ['can you explain that more simply?', 'What is a weighted average?', 'Study note: Weighted averages'],
    ['thanks! can you give me another example', 'How do ratios work?', 'Study note: Ratios'],
    ["i don't get it", 'How do I find the median?', 'Study note: Median, mode, and range'],
    ['how did you get that?', 'Solve 4x + 3 = 31', 'Calculated'],
    ["and if it's 18% instead?", 'What is 12% of 250?', 'Calculated'],
  ])('%s, after %s', async (text, before, title) => {
    expect((await ask(text, [before])).source.title).toBe(title)
  })

  it('looks back past texts of its own kind, and no further than the last question', async () => {
    const asked = ['What is a weighted average?', 'explain that again']
    expect((await ask('why?', asked)).source.title).toBe('Study note: Weighted averages')
    expect((await ask('why?', [...asked, 'who won the world cup'])).source.kind).toBe('none')
  })

  it('reads another number in place of the only one of its kind, and says how', async () => {
    const { text } = await ask('and of 120?', ['What is 30% of 80?'])
    expect(text).toContain('“what is 30% of 120?”')
    expect(text).toContain('36')
    expect((await ask('and 5?', ['Solve 3x + 2 = 11'])).source.kind).toBe('none')
  })

  it('does not take another case of the last question for another topic', async () => {
    const { text, source } = await ask('what if there is an even number of values?', ['How do I find the median?'])
    expect(source.kind).toBe('none')
    expect(text).toContain('Median, mode, and range')
  })

  it('stands by itself if there is none before', async () => {
    expect((await ask('can you explain that more simply?')).source.kind).toBe('none')
  })
})

describe('thanks', () => {
  it.each(['thank you so much!', 'ok thanks, bye', 'great'])('are answered: %s', async (text) => {
    expect((await ask(text)).source.title).toBe('No question')
  })

  it.each(['thanks but why', 'great, now solve 2x = 8', 'thanks, what about 20% of 50'])(
    'are no excuse not to answer: %s',
    async (text) => {
      expect((await ask(text)).source.title).not.toBe('No question')
    },
  )
})

describe('what is not known', () => {
  it('only names a note that a single word brings near', async () => {
    const { text, source } = await ask('do they check our bags at the door')
    expect(source.title).toBe('Nearest study note: Checking a result')
    expect(text).toContain('Ask for it by its title.')
    expect(text).not.toContain('Example:')
  })

  it.each(['15% of 80 and then another', 'difference between strengthen and', 'if x is odd then x squared plus'])(
    'asks for the rest of %s',
    async (text) => {
      expect((await ask(text)).text).toContain('Please write all of it')
    },
  )

  it('asks for English where it does not understand', async () => {
    expect((await ask('数学基础很差，应该从哪里开始复习？')).text).toContain('English')
  })

  it.each([
    ['How do you get the last digit of something like 7^83 without a calculator', 'Units digit of a power'],
    ['why is a 20% rise followed by a 20% drop not back to the start', 'Successive percent changes'],
  ])('explains with a note where numbers are an example: %s', async (text, title) => {
    expect((await ask(text)).source.title).toBe(`Study note: ${title}`)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { builtInTutor } from './answer.ts'
import { closeAlgebra } from './maths/algebra.ts'

afterAll(closeAlgebra)

const ask = (text: string) =>
  builtInTutor({ text, question: null, turns: [], hintsGiven: 0, variant: () => Promise.resolve(null) })

describe('what candidates ask of the tutor itself', () => {
  it.each([
    ['are you chatgpt or a real person?', 'What I am'],
    ['am i talking to a human', 'What I am'],
    ['r u a bot', 'What I am'],
    ["I failed again and I don't see the point of anything anymore", 'Please talk to a person'],
    ['i want to die', 'Please talk to a person'],
    ['sometimes I think about hurting myself', 'Please talk to a person'],
    ['where can I get the leaked exam questions', 'No help with cheating'],
    ['my friend will sit the test for me, how do they check the photo', 'No help with cheating'],
    ['can I pay someone to take the exam for me', 'No help with cheating'],
    ['you are completely useless you stupid bot', 'No question'],
    ['oh shut up', 'No question'],
    ['how many times can I retake it in a year', 'Ask the owner of the test'],
    ['what score do i need for a top school', 'Ask the owner of the test'],
  ])('%s: %s', async (text, title) => {
    expect((await ask(text)).source).toEqual({ kind: 'none', title })
  })

  it('gives no study tip to a person in despair, and names where there is help', async () => {
    const { text } = await ask("I can't go on anymore, I want to end my life")
    expect(text).toContain('emergency number')
    expect(text).toContain('study tool')
    expect(text).not.toMatch(/question of your sets|study note/)
  })

  it.each([
    ['i keep making stupid mistakes', 'Study note: Careless mistakes'],
    ["i'm hopeless at ratios", 'Nearest study note: Ratios'],
    ['what is the point of an error log', 'Study note: Error log'],
    ['you stupid robot, 84 x 25', 'Calculated'],
    ['how often should I take a practice test', 'Study note: Practice exams'],
  ])('is not heard in what asks for something else: %s', async (text, title) => {
    expect((await ask(text)).source.title).toBe(title)
  })

  it.each([
    "I can't go on to the next question, the button is grey",
    'should I cut myself some slack',
    'does the real exam give points for half an answer',
    'my friend will take the exam next week, can we study together',
  ])('is not heard where its words mean something else: %s', async (text) => {
    expect((await ask(text)).source.title).not.toMatch(/talk to a person|cheating/)
  })
})

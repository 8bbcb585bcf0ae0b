import { expect, it } from 'vitest'
import { answeredPrice, price } from '../../test/questions.ts'
import type { TutoredQuestion } from './tutoring.ts'
import { voiceInstructions } from './voice-instructions.ts'

it('of an open question the tutor gets the hints and nothing that solves it', () => {
  const secret: TutoredQuestion = { ...answeredPrice, state: 'open', chosen: null }
  const said = voiceInstructions('Sage', secret)
  for (const hint of price.hints) expect(said).toContain(hint)
  expect(said).toContain(price.stem)
  for (const solving of ['"key"', '48 / 1.2', 'raised the price', 'option_reasons', 'solution"', 'chosen'])
    expect(said, solving).not.toContain(solving)
})

it('of an answered one it gets the verified solution and what was chosen', () => {
  const said = voiceInstructions('Sage', answeredPrice)
  for (const known of ['You are Sage', '"key":"B"', '48 / 1.2 = 40', 'raised the price', '"chosen":"D"'])
    expect(said).toContain(known)
})

it('without a question it knows none', () => {
  expect(voiceInstructions('Sage', null)).toContain('You have no question before you.')
})

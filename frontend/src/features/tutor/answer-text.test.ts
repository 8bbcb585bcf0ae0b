import { expect, it } from 'vitest'
import { paragraphsOf, showable, spokenText } from './answer-text.ts'

const answer = String.raw`So \(\frac{1}{2}\) and \[x = 3\] hold.`

it('shows a formula only when all of it has arrived, at whatever character the answer stands', () => {
  for (let end = 0; end <= answer.length; end += 1) {
    const shown = showable(answer.slice(0, end))
    const marks = shown.match(/\\[()[\]]/g) ?? []
    expect(marks.length % 2, shown).toBe(0)
    expect(answer.startsWith(shown)).toBe(true)
  }
  expect(showable(answer)).toBe(answer)
})

it('splits paragraphs at empty lines and keeps single line breaks', () => {
  expect(paragraphsOf('One\ntwo\n\n \nThree\n')).toEqual(['One\ntwo', 'Three\n'])
})

it('reads a formula aloud without the signs around it', () => {
  expect(spokenText(String.raw`So \(x = 3\).`)).toBe('So x = 3.')
})

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { trialQuestions } from '../../../mocks/trial-questions.ts'
import { Explanation } from './explanation.tsx'
import { Formula } from './formula.tsx'
import { MathText, hasMaths } from './math-text.tsx'
import { QuestionCard } from './question-card.tsx'

const [linear, pumps, price, reading] = trialQuestions as [
  (typeof trialQuestions)[0],
  (typeof trialQuestions)[0],
  (typeof trialQuestions)[0],
  (typeof trialQuestions)[0],
]

describe('a question card', () => {
  it('offers native radios, named by letter and text', async () => {
    const onChoose = vi.fn()
    render(<QuestionCard question={price} number={3} onChoose={onChoose} />)
    expect(screen.getByRole('article', { name: 'Question 3' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /^D: ?\$40$/ }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('D', 'press')
  })

  it('tells a choice on the way through the options from a decision', async () => {
    const onChoose = vi.fn()
    render(<QuestionCard question={price} number={3} chosen="A" onChoose={onChoose} />)
    screen.getByRole('radio', { name: /^A:/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('B', 'arrow')
  })

  it('locks and judges the options once the answer is known, in words', () => {
    render(<QuestionCard question={price} number={3} chosen="A" answer="D" />)
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
    expect(within(screen.getByText('$15').closest('label')!).getByText('Your answer')).toBeVisible()
    expect(within(screen.getByText('$40').closest('label')!).getByText('Correct')).toBeVisible()
  })

  it('says so when the chosen option is the right one', () => {
    render(<QuestionCard question={price} number={3} chosen="D" answer="D" />)
    expect(screen.getByText('Your answer, correct')).toBeVisible()
    expect(screen.queryByText('Your answer')).toBeNull()
  })

  it('lays out statements and passages', () => {
    render(<QuestionCard question={pumps} number={1} />)
    const statements = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(statements).toEqual([
      'The faster pump needs 5 hours less than the slower one.',
      'The faster pump moves 120 litres an hour.',
    ])
    render(<QuestionCard question={reading} number={2} />)
    expect(screen.getByRole('region', { name: 'Passage of question 2: The bakery on the corner' })).toBeVisible()
    // Two questions of one passage stand apart in a result; their regions need names of their own.
    render(<QuestionCard question={{ ...reading, id: 'another' }} number={3} />)
    expect(screen.getByRole('region', { name: 'Passage of question 3: The bakery on the corner' })).toBeVisible()
  })
})

describe('an explanation', () => {
  const optionReasons = linear.options.map(({ id }) => ({ id, reason: `because ${id}` }))
  const explained = { answer: 'C', optionReasons, solution: { quick: ['quick'], full: ['one', 'two'] } }

  it('begins with the reason of the chosen option', () => {
    render(<Explanation {...explained} chosen="B" />)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Why B is tempting',
      'Why C is right',
      'The short way',
    ])
    expect(screen.getByText('because B')).toBeVisible()
    expect(screen.getByText('because C')).toBeVisible()
    expect(screen.getByText('The other options')).toBeVisible()
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Option A',
      'Option D',
      'Option E',
    ])
  })

  it('shows counter-examples as a table, no step twice, and the hints last', () => {
    const said = 'Statement (1) is enough.'
    const solution = {
      quick: [said],
      full: [said, 'Not enough:\nCase 1: a = 2; answer: yes\nCase 2: a = 3; answer: no'],
    }
    const { rerender } = render(<Explanation {...explained} solution={solution} chosen="C" hints={['Think of a.']} />)
    expect(screen.getAllByText(said)).toHaveLength(1)
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)
    expect(rows).toEqual(['CaseAnswer', 'a = 2yes', 'a = 3no'])
    expect(screen.getByText('Think of a.')).toBeInTheDocument()
    rerender(<Explanation {...explained} solution={{ quick: [said], full: [said] }} chosen="C" />)
    expect(screen.queryByText('Step by step')).toBeNull()
    expect(screen.queryByText(/Hints/)).toBeNull()
  })

  it('says why the right option is right, also where none was chosen', () => {
    const { rerender } = render(<Explanation {...explained} chosen="C" />)
    expect(screen.getByText('Why C is right')).toBeVisible()
    expect(screen.queryByText(/tempting/)).toBeNull()
    rerender(<Explanation {...explained} chosen={undefined} />)
    expect(screen.getByText('Why C is right')).toBeVisible()
    expect(screen.getByText('because A')).toBeInTheDocument()
  })
})

describe('formulas', () => {
  it('are drawn where a text has them, and nowhere else', async () => {
    render(<MathText>{'If \\(x^2 = 9\\), is $5 enough?'}</MathText>)
    expect((await screen.findByRole('math')).textContent).toContain('x')
    expect(document.body).toHaveTextContent(/is \$5 enough\?/)
    expect(hasMaths(['It costs $5 and $10.', 'f'])).toBe(false)
    expect(hasMaths(['text', '\\(x + 1\\)'])).toBe(true)
  })

  it.each([
    ['broken', '\\frac{1', '\\(\\frac{1\\)'],
    ['a macro bomb', '\\def\\a{\\a\\a}\\a', '\\(bomb\\)'],
    ['nested 100 deep', `${'x^{'.repeat(100)}x${'}'.repeat(100)}`, '\\(deep\\)'],
    ['longer than 2 kB', 'x+'.repeat(2000), '\\(long\\)'],
  ])('show their raw text when they are %s', (_, tex, raw) => {
    render(<Formula tex={tex} raw={raw} block={false} />)
    expect(screen.getByText(raw)).toBeVisible()
  })

  it.each(['\\href{javascript:alert(1)}{x}', '\\includegraphics{http://evil.example/x.png}', '\\htmlData{a=b}{x}'])(
    'make no link, image or attribute of %s',
    (tex) => {
      const { container } = render(<Formula tex={tex} raw={tex} block={false} />)
      expect(container.querySelector('a, img, [data-a]')).toBeNull()
    },
  )
})

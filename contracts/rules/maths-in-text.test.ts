import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitMaths } from './maths-in-text.ts'

/** Formulas in guillemets, so that a case reads at a glance: « inline », ‹ block ›. */
function sketch(text: string): string {
  return splitMaths(text)
    .map((piece) =>
      piece.kind === 'text' ? piece.text : piece.kind === 'inline' ? `«${piece.tex}»` : `‹${piece.tex}›`,
    )
    .join('')
}

/** Without what delimits, escapes and separates. */
const bare = (value: string): string => value.replace(/[\\$()[\]\s]/g, '')

describe('splitMaths', () => {
  it.each([
    ['If $x + 5 = 12$, find $x$.', 'If «x + 5 = 12», find «x».'],
    ['If \\(x + 5 = 12\\), find \\(x\\).', 'If «x + 5 = 12», find «x».'],
    ['So $$x = \\frac{1}{2}$$ holds.', 'So ‹x = \\frac{1}{2}› holds.'],
    ['So \\[x = 2y\\] holds.', 'So ‹x = 2y› holds.'],
    ['$2x$, $3xy$, $xy$, $AB$, $ABC$, $f(x)$, $(3, 4)$', '«2x», «3xy», «xy», «AB», «ABC», «f(x)», «(3, 4)»'],
    ["$f'$ and $n!$ and $3:4$", "«f'» and «n!» and «3:4»"],
    ['\\(distance = rate \\times time\\)', '«distance = rate \\times time»'],
    ['$area = 5$', '«area = 5»'],
    ['$\\sin 30 + \\log 5$ and $sin 30 = y$', '«\\sin 30 + \\log 5» and «sin 30 = y»'],
    ['\\(f(g(2))\\) and $f(x - 1)$', '«f(g(2))» and «f(x - 1)»'],
    ['\\(-5\\) or \\(x, y\\)', '«-5» or «x, y»'],
    ['\\(\\begin{cases} a \\\\[4pt] b \\end{cases}\\)', '«\\begin{cases} a \\\\[4pt] b \\end{cases}»'],
  ])('finds the formulas of %s', (text, expected) => {
    expect(sketch(text)).toBe(expected)
  })

  it.each([
    'It costs $5 and $10.',
    'Between $5-$10.',
    'As $10 < $20, it pays.',
    '$5 + $6 = $11',
    'US$5 and US$6',
    'The pay rose from $5/hour to 6$.',
    'A fee of $1,200 (or $1,300) applies.',
    'Either $and/or$ or $well-known$.',
    '$ x $ has spaces',
    '$$$',
    '$$',
    'a lone $ sign',
    '\\(never closed',
    'closed only\\)',
    '\\(a\\]',
    '$a\n\nb = c$',
    'x = 5 without delimiters',
    'A shirt for $45 costs $x',
  ])('leaves %s alone', (text) => {
    expect(splitMaths(text)).toEqual([{ kind: 'text', text }])
  })

  it('shows a plain number or word in a closed pair without the delimiters', () => {
    expect(sketch('$12$ and \\(0\\) and $1,000.5$ and $20%$ and $hello$ and \\(5th\\)')).toBe(
      '12 and 0 and 1,000.5 and 20% and hello and 5th',
    )
  })

  it('goes on after a price', () => {
    expect(sketch('He paid $20, i.e. $x + 5$ dollars.')).toBe('He paid $20, i.e. «x + 5» dollars.')
    expect(sketch('$a+b=c$ and pays $4')).toBe('«a+b=c» and pays $4')
  })

  it('reads an escaped dollar sign as money', () => {
    expect(sketch('\\$5 + \\$6 = \\$11')).toBe('$5 + $6 = $11')
    expect(sketch('\\(0.2 \\times \\$45 = \\$9\\)')).toBe('«0.2 \\times \\$45 = \\$9»')
  })

  it('escapes a bare percent sign, which TeX would take for a comment', () => {
    expect(sketch('\\(20% + x\\) and \\(30\\% + x\\)')).toBe('«20\\% + x» and «30\\% + x»')
  })

  it('keeps what to show when rendering fails', () => {
    expect(splitMaths('so $x+1$')).toEqual([
      { kind: 'text', text: 'so ' },
      { kind: 'inline', tex: 'x+1', raw: '$x+1$' },
    ])
  })

  it('limits the length of a body', () => {
    expect(sketch(`\\(${'x+'.repeat(999)}y\\)`)).toMatch(/^«/)
    expect(sketch(`\\(${'x+'.repeat(1001)}y\\)`)).toMatch(/^\\\(/)
  })

  it.each([
    ['powers', 'x^{', '}'],
    ['fractions', '\\frac{1}{', '}'],
    ['brackets', '\\left(', '\\right)'],
    ['environments', '\\begin{matrix}', '\\end{matrix}'],
    ['groups by name', 'x^\\bgroup ', '\\egroup '],
    ['sizes', '\\large ', ''],
  ])('leaves a formula of 100 nested %s as text, and what stands beside it', (_name, open, close) => {
    const nested = (levels: number) => `${open.repeat(levels)}x${close.repeat(levels)}`
    expect(sketch(`So \\(${nested(100)}\\) and \\(y\\).`)).toBe(`So \\(${nested(100)}\\) and «y».`)
    expect(sketch(`$$${nested(100)}$$`)).toBe(`$$${nested(100)}$$`)
    expect(sketch(`\\(${nested(12)}\\)`)).toBe(`«${nested(12).trim()}»`)
    expect(sketch(`\\(${nested(6)} + ${nested(6)}\\)`)).toMatch(/^«/)
  })

  it('leaves a formula that defines commands as text, since it nests deeper than it looks', () => {
    const chain = '\\(\\def\\a{x^{\\b}}\\def\\b{x^{\\c}}\\a\\)'
    expect(splitMaths(chain)).toEqual([{ kind: 'text', text: chain }])
  })

  it('returns nothing for nothing', () => {
    expect(splitMaths('')).toEqual([])
  })

  it('never throws, loses or invents a character', () => {
    const unit = fc.constantFrom('$', '$$', '\\', '\\(', '\\)', '\\[', '\\]', 'x', '5', ' ', 'and', '=', '\n', '%', ',')
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
        const text = units.join('')
        const whole = splitMaths(text).map((piece) => (piece.kind === 'text' ? piece.text : piece.raw))
        expect(bare(whole.join(''))).toBe(bare(text))
      }),
      { numRuns: 5000 },
    )
  })

  it.each(['$', '$a ', '\\(', '\\(a', '$a$', '\\(a b', 'ab ', '$5 ', '\\\\', '$a b\n'])(
    'loses nothing of 40,000 characters of %j',
    (unit) => {
      const hostile = unit.repeat(Math.ceil(40_000 / unit.length))
      for (const text of [hostile, `$${hostile}$`, `$${'a'.repeat(40_000)} ${'1'.repeat(40_000)}$`]) {
        const shown = splitMaths(text).map((piece) => (piece.kind === 'text' ? piece.text : piece.raw))
        expect(bare(shown.join(''))).toBe(bare(text))
      }
    },
  )
})

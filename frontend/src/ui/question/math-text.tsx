import { Suspense, lazy, type ComponentType } from 'react'
import { splitMaths, type TextPiece } from '@app/contracts/rules/maths-in-text'
import formulaStyles from 'katex/dist/katex.min.css?url'
import type { FormulaProps } from './formula.tsx'

const FACES = ['1em KaTeX_Main', 'italic 1em KaTeX_Math']

let loaded: ComponentType<FormulaProps> | null = null

/** Fetches the formula renderer ahead of time. Never fails: without it formulas are shown as raw text. */
export async function loadFormulas(): Promise<void> {
  try {
    const [{ Formula }] = await Promise.all([import('./formula.tsx'), loadStyles(formulaStyles)])
    // The two faces that nearly every formula needs: with them nothing moves after it is drawn.
    await Promise.all(FACES.map((face) => document.fonts.load(face)))
    loaded = Formula
  } catch (error) {
    console.warn('Formulas are shown as text.', error)
    loaded = RawFormula
  }
}

/** A fifth of all styles, and no page needs them for its first paint. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} did not come.`)))
    document.head.append(link)
  })
}

const LazyFormula = lazy(async () => {
  await loadFormulas()
  return { default: loaded ?? RawFormula }
})

function RawFormula({ raw, after = '' }: FormulaProps) {
  return (
    <span translate="no" dir="ltr">
      {raw + after}
    </span>
  )
}

/**
 * A text of the bank: its formulas drawn, everything else as it stands. The renderer is loaded at the first formula. Each
 * piece is an element, because page translators replace bare text and React then no longer finds it.
 */
export function MathText({ children }: { children: string }) {
  return withSigns(splitMaths(children)).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity and never move
    <span key={index}>{piece.kind === 'text' ? piece.text : <Piece {...piece} />}</span>
  ))
}

type FormulaPiece = Exclude<TextPiece, { kind: 'text' }> & { after?: string }

/** Gives a formula inside a line the signs that stand right behind it: a line may break between two boxes, not here. */
function withSigns(pieces: readonly TextPiece[]): Array<Extract<TextPiece, { kind: 'text' }> | FormulaPiece> {
  const signsAt = (index: number) => {
    const piece = pieces[index]
    return piece?.kind === 'text' && pieces[index - 1]?.kind === 'inline'
      ? (/^[.,;:!?)%]+/.exec(piece.text)?.[0] ?? '')
      : ''
  }
  return pieces.map((piece, index) =>
    piece.kind === 'text'
      ? { ...piece, text: piece.text.slice(signsAt(index).length) }
      : { ...piece, after: signsAt(index + 1) },
  )
}

function Piece({ kind, ...formula }: FormulaPiece) {
  const props = { ...formula, block: kind === 'block' }
  const Ready = loaded
  if (Ready) return <Ready {...props} />
  return (
    <Suspense fallback={<RawFormula {...props} />}>
      <LazyFormula {...props} />
    </Suspense>
  )
}

/** Whether any of the texts has a formula, so that the renderer is worth waiting for. */
export function hasMaths(texts: readonly string[]): boolean {
  return texts.some((text) => splitMaths(text).some((piece) => piece.kind !== 'text'))
}

import { isTooDeep } from '@app/contracts/rules/formula-depth'
import katex from 'katex'
import { useLayoutEffect, useRef, useState } from 'react'
import styles from './formula.module.css'

/** Longest formula that is tried (security bar B3); a longer one is shown as text. */
const LONGEST = 2048

const options = { throwOnError: true, strict: 'ignore', trust: false, maxSize: 20, maxExpand: 200 } as const

export interface FormulaProps {
  tex: string
  /** Shown when the formula cannot be rendered. */
  raw: string
  block: boolean
  /** The sign that follows it, such as a full stop: it must not begin a line of its own. */
  after?: string
}

/**
 * A formula, rendered into the DOM: KaTeX then styles by script and not by style attributes, which the page's policy
 * forbids. Where it is wider than the page it scrolls in its own region, which takes the focus only then. Page translators
 * leave it alone, and it reads from left to right in every language.
 */
export function Formula({ tex, raw, block, after }: FormulaProps) {
  const box = useRef<HTMLSpanElement>(null)
  const drawn = useRef<HTMLSpanElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const target = box.current
    if (!target || !drawn.current) return
    renderInto(drawn.current, { tex, raw, block })
    const measure = () => setScrolls(target.scrollWidth > target.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [tex, raw, block])
  const region = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'Formula, scrolls sideways' } : {}
  return (
    <span ref={box} translate="no" dir="ltr" className={block ? styles.block : styles.inline} {...region}>
      <span ref={drawn} />
      {after}
    </span>
  )
}

function renderInto(target: HTMLElement, { tex, raw, block }: FormulaProps): void {
  try {
    if (tex.length > LONGEST || isTooDeep(tex)) throw new RangeError('too long or too deep')
    katex.render(tex, target, { ...options, displayMode: block })
  } catch {
    target.textContent = raw
  }
}

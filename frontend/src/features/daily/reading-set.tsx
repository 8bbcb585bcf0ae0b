import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Passage } from '../../ui/question/question-card.tsx'
import type { Question } from '../../ui/question/question.ts'
import { readingPaceText } from './daily-text.ts'
import styles from './reading-set.module.css'

interface ReadingSetProps {
  /** The ids of its questions, in order. */
  ids: readonly string[]
  passage: NonNullable<Question['passage']>
  paceSeconds: number | undefined
  /** The questions, each an `li`. */
  children: ReactNode
}

/**
 * A passage with its questions. Where there is room it stays beside them and scrolls by itself; else it stands above them,
 * and a button that stays in sight shows it again.
 */
export function ReadingSet({ ids, passage, paceSeconds, children }: ReadingSetProps) {
  const [again, setAgain] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const region = useScrollRegion(box)
  return (
    <li className={styles.reading}>
      <div className={styles.columns}>
        <div ref={box} className={styles.passage} data-reading={`${ids.join(' ')} `} {...region}>
          <Passage {...passage} />
        </div>
        <div>
          {paceSeconds !== undefined && (
            <p className={`label ${styles.pace}`}>{readingPaceText({ questions: ids.length, paceSeconds })}</p>
          )}
          <p className={styles.again}>
            <Button small onClick={() => setAgain(true)}>
              Show the passage
            </Button>
          </p>
          <ol className={styles.questions}>{children}</ol>
        </div>
      </div>
      {again && <PassageSheet passage={passage} onClose={() => setAgain(false)} />}
    </li>
  )
}

/** The passage over the page; the focus returns to the button when it closes. */
function PassageSheet({ passage, onClose }: Pick<ReadingSetProps, 'passage'> & { onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const region = useScrollRegion(text)
  useLayoutEffect(() => {
    if (!sheet.current?.open) sheet.current?.showModal()
  }, [])
  // The page below goes on to the next question by Enter.
  const keepKeys = (event: KeyboardEvent) => event.stopPropagation()
  return (
    <dialog ref={sheet} className={styles.sheet} aria-label="The passage" onClose={onClose} onKeyDown={keepKeys}>
      <div className={styles.sheetHead}>
        <Button small autoFocus onClick={onClose}>
          Back to the question
        </Button>
      </div>
      <div ref={text} className={styles.sheetText} {...region}>
        <Passage {...passage} />
      </div>
    </dialog>
  )
}

/** What lets the keyboard into a box that has more than it can show; nothing for one that shows all. */
function useScrollRegion(box: RefObject<HTMLDivElement | null>) {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const target = box.current
    if (!target) return
    const measure = () => setScrolls(target.scrollHeight > target.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [box])
  return scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'The passage, scrolls' } : {}
}

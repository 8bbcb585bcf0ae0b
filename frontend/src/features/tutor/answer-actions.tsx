import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Exchange } from './exchange.ts'
import styles from './tutor-panel.module.css'

const COPIED_FOR_MS = 2500

interface AnswerActionsProps {
  exchange: Exchange
  onRate: (id: number, helpful: boolean) => Promise<void>
}

/** Copy; and for members, whose answers are kept, whether it helped. */
export function AnswerActions({ exchange: { id, answer, answerId, helpful }, onRate }: AnswerActionsProps) {
  return (
    <p className={`actions ${styles.flush}`}>
      <Copy text={answer} />
      {answerId !== undefined && (
        <>
          <Button small kind="quiet" aria-pressed={helpful === true} onClick={() => void onRate(id, true)}>
            {helpful === true ? '✓ Helpful' : 'Helpful'}
          </Button>
          <Button small kind="quiet" aria-pressed={helpful === false} onClick={() => void onRate(id, false)}>
            {helpful === false ? '✓ Not helpful' : 'Not helpful'}
          </Button>
        </>
      )}
    </p>
  )
}

function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const later = setTimeout(() => setCopied(false), COPIED_FOR_MS)
    return () => clearTimeout(later)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button small kind="quiet" onClick={() => void copy().catch(() => undefined)}>
      <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
    </Button>
  )
}

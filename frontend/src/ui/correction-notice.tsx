import { useState } from 'react'
import { dayText } from '../lib/day-text.ts'
import { seenCorrections } from '../lib/seen-corrections.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface Figures {
  correctAnswers: number
  totalQuestions: number
  /** Percent. */
  score: number
}

interface Correction {
  questionId: string
  /** The place of the question in its set, from 1. */
  number: number
  revision: number
  withdrawn: boolean
  correctAnswer?: string
  reason: string
}

export interface CorrectedResult {
  id: string
  corrections: readonly Correction[]
  /** What the candidate was told at first, if that has changed. */
  told?: Figures | undefined
  now: Figures
  /** Local day, 'YYYY-MM-DD', if the page shows results of several days. */
  day?: string
}

const keyOf = ({ id }: CorrectedResult, { questionId, revision }: Correction) => `${id} ${questionId} ${revision}`

/** Says what was corrected in these results and why, until the reader has dismissed it on this device. */
export function CorrectionNotice({ results }: { results: readonly CorrectedResult[] }) {
  const [seen] = useState(seenCorrections)
  const [, setDismissed] = useState(0)
  const unseen = results
    .map((result) => ({ ...result, corrections: result.corrections.filter((one) => !seen.has(keyOf(result, one))) }))
    .filter(({ corrections }) => corrections.length > 0)
  if (unseen.length === 0) return null
  const dismiss = () => {
    seen.add(unseen.flatMap((result) => result.corrections.map((one) => keyOf(result, one))))
    setDismissed((times) => times + 1)
  }
  return (
    <Alert>
      <strong>We corrected a fault of ours.</strong>
      {unseen.map((result) => (
        <OneResult key={result.id} result={result} />
      ))}
      <p>
        <Button small onClick={dismiss}>
          Got it
        </Button>
      </p>
    </Alert>
  )
}

function OneResult({ result: { day, corrections, told, now } }: { result: CorrectedResult }) {
  return (
    <>
      {corrections.map((correction) => (
        <p key={correction.questionId}>
          {day && `${dayText(day)}. `}
          {correctionText(correction)}
        </p>
      ))}
      {told && <p>{changeText(told, now)}</p>}
    </>
  )
}

/** 'Question 4 is withdrawn and counts for nobody. Its statements name other letters than its question.' */
function correctionText({ number, withdrawn, correctAnswer, reason }: Omit<Correction, 'questionId' | 'revision'>) {
  const what = withdrawn ? 'is withdrawn and counts for nobody' : `has the correct answer ${correctAnswer ?? ''}`
  return `Question ${number} ${what}. ${reason}`
}

const figures = ({ correctAnswers, totalQuestions, score }: Figures) =>
  `${correctAnswers} of ${totalQuestions} (${score}%)`

function changeText(told: Figures, now: Figures): string {
  return `Your result was ${figures(told)} and is now ${figures(now)}.`
}

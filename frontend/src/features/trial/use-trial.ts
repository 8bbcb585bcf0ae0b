import { useEffect, useState } from 'react'
import { browserStore } from '../../lib/store.ts'
import { loadTrialQuestions, type TrialQuestion } from './load-questions.ts'
import { checkTime, readTrial, startTrial, type Trial } from './trial.ts'

const KEY = 'trial'
const store = browserStore()

interface Loaded {
  questions: readonly TrialQuestion[]
  trial: Trial
}

export type TrialState =
  | { status: 'loading' }
  | { status: 'failed'; again: () => void }
  | (Loaded & { status: 'ready'; change: (next: (trial: Trial) => Trial) => void; retake: () => void })

/** The trial of this browser: loads the questions, goes on where it stopped, keeps every change at once. */
export function useTrial(): TrialState {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    void open(stop.signal).then((result) => stop.signal.aborted || setLoaded(result))
    return () => stop.abort()
  }, [attempt])

  if (loaded === null) return { status: 'loading' }
  if (loaded === 'failed')
    return {
      status: 'failed',
      again: () => {
        setLoaded(null)
        setAttempt(attempt + 1)
      },
    }
  const change = (next: (trial: Trial) => Trial) =>
    setLoaded((current) =>
      current === null || current === 'failed' ? current : { ...current, trial: keep(next(current.trial)) },
    )
  return {
    status: 'ready',
    ...loaded,
    change,
    retake: () => change(({ questionIds }) => startTrial(questionIds, Date.now())),
  }
}

async function open(signal: AbortSignal): Promise<Loaded | 'failed'> {
  try {
    const questions = await loadTrialQuestions(signal)
    const ids = questions.map(({ id }) => id)
    const trial = readTrial(store.getItem(KEY), ids) ?? startTrial(ids, Date.now())
    return { questions, trial: keep(checkTime(trial, Date.now())) }
  } catch (error) {
    if (!signal.aborted) console.warn('The trial could not be loaded.', error)
    return 'failed'
  }
}

function keep(trial: Trial): Trial {
  store.setItem(KEY, JSON.stringify(trial))
  return trial
}

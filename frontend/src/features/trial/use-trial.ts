import { useEffect, useState } from 'react'
import { browserStore } from '../../lib/store.ts'
import { loadTrialQuestions, type TrialQuestion } from './load-questions.ts'
import { checkTime, readTrial, startTrial, type Trial } from './trial.ts'

const KEY = 'trial'
const store = browserStore()

export type TrialState =
  | { status: 'loading' }
  | { status: 'failed'; again: () => void }
  | {
      status: 'ready'
      questions: readonly TrialQuestion[]
      trial: Trial
      change: (next: (trial: Trial) => Trial) => void
      retake: () => void
    }

/** The trial of this browser: loads the questions, goes on where it stopped, keeps every change at once. */
export function useTrial(): TrialState {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState<{ questions: readonly TrialQuestion[]; trial: Trial } | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    loadTrialQuestions(stop.signal)
      .then((questions) => {
        if (stop.signal.aborted) return
        const ids = questions.map(({ id }) => id)
        const trial = readTrial(store.getItem(KEY), ids) ?? startTrial(ids, Date.now())
        store.setItem(KEY, JSON.stringify(trial))
        setLoaded({ questions, trial: checkTime(trial, Date.now()) })
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        console.warn('The trial could not be loaded.', error)
        setFailed(true)
      })
    return () => stop.abort()
  }, [attempt])

  if (loaded) {
    const { questions } = loaded
    const keep = (trial: Trial) => {
      store.setItem(KEY, JSON.stringify(trial))
      return { questions, trial }
    }
    return {
      status: 'ready',
      ...loaded,
      change: (next) => setLoaded((current) => current && keep(next(current.trial))),
      retake: () => setLoaded(keep(startTrial(loaded.trial.questionIds, Date.now()))),
    }
  }
  if (!failed) return { status: 'loading' }
  return {
    status: 'failed',
    again: () => {
      setFailed(false)
      setAttempt(attempt + 1)
    },
  }
}

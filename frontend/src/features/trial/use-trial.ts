import { useEffect, useState } from 'react'
import { browserStore } from '../../lib/store.ts'
import { loadTrialQuestions, type TrialQuestion } from './load-questions.ts'
import { dropChanged, readTrial, reopen, startTrial, type Trial } from './trial.ts'

const KEY = 'trial'
const store = browserStore()

interface Loaded {
  questions: readonly TrialQuestion[]
  trial: Trial
  /** So many answers were dropped when the page opened, because their questions have changed since. */
  dropped: number
}

export type TrialState =
  | { status: 'loading' }
  | { status: 'failed'; again: () => void }
  | (Loaded & { status: 'ready'; change: (next: (trial: Trial) => Trial) => void; retake: () => void })

/**
 * The trial of this browser: loads the questions, goes on where it stopped, keeps every change at once. Every change is
 * made on what is stored at that moment, so that two tabs add to each other.
 */
export function useTrial(): TrialState {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    void open(stop.signal).then((result) => stop.signal.aborted || setLoaded(result))
    return () => stop.abort()
  }, [attempt])
  useOtherTabs(setLoaded)

  if (loaded === null) return { status: 'loading' }
  if (loaded === 'failed')
    return {
      status: 'failed',
      again: () => {
        setLoaded(null)
        setAttempt(attempt + 1)
      },
    }
  const change = (next: (trial: Trial) => Trial) => {
    const trial = keep(next(readTrial(store.getItem(KEY), loaded.questions) ?? loaded.trial))
    setLoaded((current) => (isLoaded(current) ? { ...current, trial } : current))
  }
  const retake = () => {
    change(() => startTrial(loaded.questions, Date.now()))
    setLoaded((current) => (isLoaded(current) ? { ...current, dropped: 0 } : current))
  }
  return { status: 'ready', ...loaded, change, retake }
}

const isLoaded = (state: Loaded | 'failed' | null): state is Loaded => state !== null && state !== 'failed'

/** Shows what another tab stored. */
function useOtherTabs(
  setLoaded: (next: (current: Loaded | 'failed' | null) => Loaded | 'failed' | null) => void,
): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== KEY) return
      setLoaded((current) => {
        const trial = isLoaded(current) ? readTrial(newValue, current.questions) : null
        return isLoaded(current) && trial ? { ...current, trial } : current
      })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [setLoaded])
}

async function open(signal: AbortSignal): Promise<Loaded | 'failed'> {
  try {
    const questions = await loadTrialQuestions(signal)
    const now = Date.now()
    const stored = readTrial(store.getItem(KEY), questions) ?? startTrial(questions, now)
    const { trial, dropped } = dropChanged(stored, questions)
    return { questions, trial: keep(reopen(trial, questions, now)), dropped }
  } catch (error) {
    if (!signal.aborted) console.warn('The trial could not be loaded.', error)
    return 'failed'
  }
}

function keep(trial: Trial): Trial {
  store.setItem(KEY, JSON.stringify(trial))
  return trial
}

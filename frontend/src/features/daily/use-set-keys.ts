import { useLayoutEffect } from 'react'
import { optionForKey } from '../../ui/question/question.ts'
import { showQuestion } from '../../ui/question/show-question.ts'
import type { KeptSet } from './kept-set.ts'

export const SUBMIT_ID = 'submit-set'

interface SetKeys {
  set: KeptSet
  answers: Readonly<Record<string, string>>
  current: string
  enabled: boolean
  /** Whether single letters and numbers answer. */
  letters: boolean
  choose: (questionId: string, option: string) => void
  moveTo: (questionId: string) => void
}

/**
 * The whole set by keyboard: A–E or 1–5 answer the question that has the focus, and no other, because speech input types
 * letters, too (WCAG 2.1.4). Enter goes on to the next open question, and after the last to the submit button. Cells of
 * the ten lead to their question without leaving a trace in the browser's history.
 */
export function useSetKeys({ set, answers, current, enabled, letters, choose, moveTo }: SetKeys): void {
  useLayoutEffect(() => {
    const goTo = (id: string) => {
      moveTo(id)
      showQuestion(id)
    }
    const press = (event: KeyboardEvent) => {
      if (!enabled || event.defaultPrevented) return
      const focused = set.questions.find(({ id }) => id === questionOf(event.target))
      const option = letters && focused ? optionForKey(event, focused.options) : null
      if (focused && option !== null) {
        choose(focused.id, option)
      } else if (event.key === 'Enter' && !event.repeat && !isPressable(event.target)) {
        event.preventDefault()
        const next = nextOpen(set, answers, current)
        if (next === null) document.getElementById(SUBMIT_ID)?.focus()
        else goTo(next)
      }
    }
    const jump = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#question-"]') : null
      const id = link?.getAttribute('href')?.slice('#question-'.length)
      if (id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      goTo(id)
    }
    addEventListener('keydown', press)
    addEventListener('click', jump)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('click', jump)
    }
  }, [set, answers, current, enabled, letters, choose, moveTo])
}

/** The next question without an answer, going round once; null when all have one. */
export function nextOpen(set: KeptSet, answers: Readonly<Record<string, string>>, current: string): string | null {
  const at = set.questions.findIndex(({ id }) => id === current)
  const round = [...set.questions.slice(at + 1), ...set.questions.slice(0, at + 1)]
  return round.find(({ id }) => !(id in answers))?.id ?? null
}

const questionOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-question]')?.dataset.question : undefined

const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, summary, select, textarea') !== null

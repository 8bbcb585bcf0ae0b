import type { Answer, TutoredQuestion } from '../domain/tutoring.ts'
import type { StudyNote } from './read-notes.ts'

/** Paragraphs of an answer, joined. */
export function answer(source: Answer['source'], ...paragraphs: string[]): Answer {
  return { text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), source }
}

export function calculated(lines: string[]): Answer {
  return answer({ kind: 'calculation', title: 'Calculated' }, ...lines)
}

export function studyNote(note: StudyNote, before = ''): Answer {
  const source = note.source === null ? '' : `Source: ${note.source}`
  return answer({ kind: 'study-note', title: `Study note: ${note.title}` }, before, ...note.paragraphs, source)
}

const OFFER =
  'I explain questions of your sets, calculate exactly, and have short notes on the topics and the rules of the exam.'

/** Says that it does not know, and shows the nearest note instead, or only names it if hardly a word of it was asked. */
export function unknown(sentence: string, nearest: StudyNote | null, isFaint = false): Answer {
  if (nearest === null) return answer({ kind: 'none', title: 'No answer' }, sentence, OFFER)
  const { text } = studyNote(nearest)
  const title = `Nearest study note: ${nearest.title}`
  if (isFaint) {
    return answer(
      { kind: 'none', title },
      sentence,
      `The nearest study note is “${nearest.title}”. Ask for it by its title.`,
      OFFER,
    )
  }
  return answer({ kind: 'none', title }, `${sentence} My nearest study note is “${nearest.title}”:`, text)
}

/** A question to try, without its key. */
export function practiceQuestion(question: TutoredQuestion): Answer {
  const passage = question.passage === null ? [] : [question.passage.title, ...question.passage.paragraphs]
  const options = question.options.map(({ id, text }) => `(${id}) ${text}`)
  return answer(
    { kind: 'practice-question', title: `Practice question: ${question.skillName}` },
    'Here is a similar question with other numbers.',
    ...passage,
    question.stem,
    ...options,
  )
}

import { findNote, noteOfSkill } from '../built-in/search-notes.ts'
import type { GivenNote } from '../domain/model-messages.ts'
import type { Ask, Source, Tutor } from '../domain/tutoring.ts'
import type { ModelTutor } from '../providers/model-tutor.ts'
import type { StreamTutor } from './give-answer.ts'

const source: Source = { kind: 'model', title: 'A language model, its figures checked' }

/**
 * A tutor that asks the outside provider. If nothing of the provider can be shown, the built-in tutor's answer comes in the
 * place of all that was shown, and says so.
 */
export function askModel(model: ModelTutor, builtIn: Tutor): StreamTutor {
  return async function* (ask, signal) {
    yield { source }
    for await (const event of model({ ask, notes: notesFor(ask), signal })) {
      if (event.kind === 'done') return
      if (event.kind === 'sentence') yield { text: event.text }
      else {
        const answer = await builtIn(ask)
        return yield { instead: { ...answer, source: { ...answer.source, instead: true } } }
      }
    }
  }
}

/** The note that fits the words, and the one on the question's skill. */
function notesFor({ text, question }: Ask): GivenNote[] {
  const found = [findNote(text)?.note, question === null ? null : noteOfSkill(question.skill)]
  const notes = new Map(found.flatMap((note) => (note ? [[note.title, note] as const] : [])))
  return [...notes.values()].map(({ title, paragraphs }) => ({ title, text: paragraphs.join('\n\n') }))
}

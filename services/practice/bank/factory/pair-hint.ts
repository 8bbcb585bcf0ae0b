import { equationOf } from './solve-lines.ts'
import type { Statement, Sufficiency } from './sufficiency-template.ts'

/**
 * The second hint of a question with these two statements: what each of them says in short, without the verdict. The
 * question's own second hint stands where that is not known.
 */
export function pairHint<C>(question: Sufficiency<C>, [first, second]: readonly [Statement<C>, Statement<C>]): string {
  const { unknowns } = question
  if (unknowns && first.line && second.line) {
    const [one, two] = [equationOf(unknowns.letters, first.line), equationOf(unknowns.letters, second.line)]
    const meaning = unknowns.meaning ? `${unknowns.meaning} ` : ''
    return `${meaning}Statement (1) is then ${one}, and statement (2) is ${two}. Is one of them enough by itself?`
  }
  if (first.gives !== undefined && second.gives !== undefined)
    return `In short, statement (1) says that ${first.gives}, and statement (2) says that ${second.gives}. Is one of them enough by itself?`
  const at = first.gives === undefined ? 1 : 0
  const known = at === 0 ? first.gives : second.gives
  return known === undefined
    ? question.hints[1]
    : `In short, statement (${at + 1}) says that ${known}. ${question.hints[1]}`
}

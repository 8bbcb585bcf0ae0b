import { equationOf } from './solve-lines.ts'
import type { Statement, Sufficiency } from './sufficiency-template.ts'

/** What is asked after both statements have been put in short. */
const ALONE = 'Is either one sufficient by itself? If not, what do they show together?'

/**
 * The second hint of a question with these two statements: what to consider in them, or what each of them says in short,
 * without the verdict. The question's own second hint stands where that is not known.
 */
export function pairHint<C>(question: Sufficiency<C>, [first, second]: readonly [Statement<C>, Statement<C>]): string {
  if (first.consider !== undefined && first.consider === second.consider) return `In each statement, ${first.consider}`
  if (first.consider !== undefined || second.consider !== undefined)
    return [first, second]
      .flatMap(({ consider }, at) => (consider === undefined ? [] : [`In statement (${at + 1}), ${consider}`]))
      .join(' ')
  const { unknowns } = question
  if (unknowns && first.line && second.line) {
    const [one, two] = [equationOf(unknowns.letters, first.line), equationOf(unknowns.letters, second.line)]
    if (one === first.text && two === second.text) return question.hints[1]
    // To work out the only letter of a line would give the answer.
    if ([first.line, second.line].some(([a, b]) => a === 0 || b === 0))
      return unknowns.meaning === undefined
        ? question.hints[1]
        : `${unknowns.meaning} Write each statement as an equation in these letters. ${ALONE}`
    const opening = unknowns.meaning ? `${unknowns.meaning} Statement` : 'Rewritten, statement'
    // To say that they are the same would give the answer.
    if (one === two) return `${opening} (1) says ${one}. Write statement (2) in the same way: does it add anything?`
    return `${opening} (1) says ${one}, and statement (2) says ${two}. ${ALONE}`
  }
  const [one, two] = [inShort(first), inShort(second)]
  if (one !== undefined && two !== undefined)
    return `Statement (1) tells you that ${one}, and statement (2) that ${two}. ${ALONE}`
  const at = one === undefined ? 1 : 0
  const known = one ?? two
  return known === undefined ? question.hints[1] : `Statement (${at + 1}) tells you that ${known}. ${question.hints[1]}`
}

/** What a statement says in short, if that is shorter than the statement. */
function inShort<C>({ gives, text }: Statement<C>): string | undefined {
  const whole = text.replace(/\.$/, '').toLowerCase()
  return gives?.toLowerCase() === whole ? undefined : gives
}

import type { Decided } from './decide-sufficiency.ts'
import { solveLines } from './solve-lines.ts'
import type { Statement } from './sufficiency-template.ts'

/** At most so many cases are listed in a sentence. */
const LISTED = 12

/**
 * Says why two statements that leave the question open alone settle it together: the template's own sentence, the two
 * equations solved, or the few cases of one statement tried in the other. Null when nothing of this is there.
 */
export function whyTogether<C>(decided: Decided<C>): string | null {
  const { question, pair, left } = decided
  return question.together?.(pair, left.both) ?? byLines(decided) ?? byList(decided) ?? byFacts(decided)
}

/** What both statements say, as one sentence for a template's own reason. */
export function bothSay<C>([first, second]: readonly [Statement<C>, Statement<C>]): string {
  return `Statement (1) says that ${first.gives}, and statement (2) says that ${second.gives}.`
}

function byLines<C>({ question: { unknowns }, pair: [first, second], left }: Decided<C>): string | null {
  const [example] = left.both
  if (!unknowns || !first.line || !second.line || example === undefined) return null
  const [a, b] = [first.line, second.line]
  if (a[0] * b[1] === a[1] * b[0]) return null
  const parts = [unknowns.meaning, solveLines(unknowns.letters, [a, b]), unknowns.result?.(example)]
  return parts.filter((part) => part !== undefined).join(' ')
}

function byList<C>({ question, left }: Decided<C>): string | null {
  const at = left.one.length <= left.two.length ? 0 : 1
  const few = at === 0 ? left.one : left.two
  if (few.length > LISTED) return null
  const fits = few.filter((one) => left.both.includes(one)).map(question.show)
  return `Statement (${at + 1}) allows only ${listed(few.map(question.show))}. Of these, statement (${2 - at}) allows only ${listed(fits)}.`
}

function byFacts<C>({ question, pair, left }: Decided<C>): string | null {
  if (pair.some(({ gives }) => gives === undefined) || left.both.length > LISTED) return null
  const shown = left.both.map(question.show)
  return shown.length === 1
    ? `${bothSay(pair)} The only case that fits both is ${shown[0]}.`
    : `${bothSay(pair)} The only cases that fit both are ${listed(shown)}.`
}

/** 'a, b, and c'; formulas keep their commas, so the parts are set apart by semicolons when one has a comma, and by 'or' when one has an 'and'. */
export function listed(parts: readonly string[]): string {
  if (parts.some((part) => part.includes(' and '))) return parts.join(', or ')
  if (parts.length < 3) return parts.join(' and ')
  const comma = parts.some((part) => part.includes(',')) ? ';' : ','
  return `${parts.slice(0, -1).join(`${comma} `)}${comma} and ${parts.at(-1)}`
}

import { splitMaths } from '@app/contracts/rules/maths-in-text'

/** Words that say nothing about what is asked. */
const EMPTY = new Set(
  (
    'a an the of to at by for in on with and or it its they their them is are was were be been do does did has have had ' +
    'what how much many long old far value number amount positive integer integers that when if then all each one s ' +
    'there bought ordered'
  ).split(' '),
)
/** Each of these answers the other's question, so they count as one word. */
const OPPOSITES: Readonly<Record<string, string>> = {
  even: 'odd', negative: 'positive', less: 'more', fewer: 'more', greater: 'more', smaller: 'more', below: 'above',
  farther: 'nearer', left: 'right', different: 'same', ii: 'i', iii: 'i', iv: 'i',
} // prettier-ignore
/** Verbs whose form in a question differs from that in a statement by more than an ending. */
const FORMS: Readonly<Record<string, string>> = {
  paid: 'pay', took: 'take', rose: 'rise', fell: 'fall', sold: 'sell', bought: 'buy', met: 'meet', cost: 'cost',
  gets: 'share', got: 'share',
} // prettier-ignore
const YES_NO = /^(?:is|are|was|were|do|does|did|has|have|can|will)\b/i

/**
 * Whether a statement says what the question asks, in the same words or formula: it equals the question ('is pq even?'
 * and 'pq is odd'), or it contains the answer ('what is the fee?' and 'the fee is $15'). A disguise, such as '3x = 12'
 * for x, is no restatement: seeing through it is what is asked.
 */
export function restatesQuestion(stem: string, statement: string): boolean {
  const question = questionOf(stem)
  if (YES_NO.test(question)) return saysWhether(question.replace(YES_NO, ''), statement)
  const asked = formulasIn(question).at(-1)
  if (asked !== undefined && /\bvalue of\s*\\|what is\s*\\/i.test(question))
    return formulasIn(statement).some((formula) => givesValue(formula, asked))
  return statement.split(/, and |; /).some((clause) => givesAmount(clause, { question, stem }))
}

/** The question at the end of a stem, without the condition before it. */
function questionOf(stem: string): string {
  const plain = stem.replaceAll(/ \((?:arithmetic )?mean\)/g, '')
  const sentence = plain.split(/(?<=[.?!])\s+/).at(-1) ?? plain
  const start = /(?:^|,\s+)(?:by |in |at |for )?(?:is|are|was|were|do|does|did|what|how|which|when)\b/gi
  const last = [...sentence.matchAll(start)].find((match) => !/^when\b/i.test(match[0].replace(/^,\s+/, '')))
  return sentence.slice(last?.index ?? 0).replace(/^,\s+/, '')
}

/** The asked words as they stand, or the amount whose size is asked: 'is it more than 5 miles away?', 'it is 7 miles away'. */
function saysWhether(asked: string, statement: string): boolean {
  if (isIn(wordsOf(asked), wordsOf(statement))) return true
  const amount = asked.replace(BOUND, '#')
  return amount !== asked && isIn(numberless(amount), numberless(statement))
}

const BOUND = /\b(?:less|more|greater|fewer) than \$?[\d,.]*\d/
const numberless = (text: string): string[] => wordsOf(text.replace(/\$?\d[\d,.]*(?<![,.])/g, '#'))

/** One after another, as in the question. */
function isIn(asked: readonly string[], said: readonly string[]): boolean {
  return asked.length > 0 && said.some((_, from) => asked.every((word, at) => word === said[from + at]))
}

function givesValue(formula: string, asked: string): boolean {
  const sides = formula.split('=')
  return sides.length === 2 && sides.includes(asked) && sides.some((side) => !/[a-z]/i.test(withoutCommands(side)))
}

/** The asked words with a number, and nothing else but the number's unit. */
function givesAmount(clause: string, { question, stem }: { question: string; stem: string }): boolean {
  const asked = wordsOf(question).filter((word) => !/^(?:percent|dollar)$/.test(word))
  const said = wordsOf(clause.replace(/(?<=\d\s)(?:[a-z]+)(?=\b)/g, ''))
  const about = /\b(?:it|they|them)\b/i.test(question) ? wordsOf(stem) : []
  const left = said.filter((word) => !asked.includes(word) && !about.includes(word) && !/^[-−]?[\d.,]+$/.test(word))
  return asked.length > 0 && areAllIn(asked, wordsOf(clause)) && /\d/.test(clause) && left.length === 0
}

/** In any order, and as often as asked. */
function areAllIn(asked: readonly string[], said: readonly string[]): boolean {
  const rest = [...said]
  return asked.every((word) => rest.includes(word) && rest.splice(rest.indexOf(word), 1).length === 1)
}

/** Words without endings, formulas without spaces; opposites as one word, and what follows 'not' as words of its own. */
function wordsOf(text: string): string[] {
  let isDenied = false
  return splitMaths(text).flatMap((piece) => {
    if (piece.kind !== 'text') return [sidesOf(piece.tex)]
    const words = piece.text.toLowerCase().match(/by \d+|[a-z]+|#|\d[\d,.]*(?<![,.])/g) ?? []
    return words.flatMap(stemOf).map((word) => {
      isDenied ||= word === 'not'
      return isDenied ? `not ${word}` : word
    })
  })
}

function stemOf(word: string): string[] {
  if (EMPTY.has(word)) return []
  const form =
    FORMS[word] ?? word.replace(/(?<=[a-z]{3})(?:ed|(?<=ss|x|ch|sh)es|(?<!s)s)$/, '').replace(/(?<=[a-z]{3})e$/, '')
  return [OPPOSITES[word] ?? form]
}

/** A comparison reads the same from either side, and whichever way it points. */
function sidesOf(tex: string): string {
  const flat = tex.replaceAll(/\\[ ,;!]|\s/g, '')
  const sides = flat.split(/<|>|\\(?:le|ge)q?(?![a-z])/)
  return sides.length === 2 ? sides.toSorted().join('<>') : flat
}

function formulasIn(text: string): string[] {
  return splitMaths(text).flatMap((piece) => (piece.kind === 'text' ? [] : [piece.tex.replaceAll(/\\[ ,;!]|\s/g, '')]))
}

function withoutCommands(tex: string): string {
  return tex.replaceAll(/\\[A-Za-z]+/g, '')
}

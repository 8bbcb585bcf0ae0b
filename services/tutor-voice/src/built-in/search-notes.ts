import MiniSearch, { type SearchResult } from 'minisearch'
import { isSpelledRight } from './correct-typos.ts'
import { readNotes, type StudyNote } from './read-notes.ts'

/** What a search of the notes finds: the note that answers, or only the one that is nearest. */
export interface Found {
  note: StudyNote
  /** `title`: the text names the note. `words`: two words or more fit. `near`: too little to be an answer. */
  by: 'title' | 'words' | 'near'
  /** True if one word fits, and it is not in the title: too little to show the note. */
  isFaint: boolean
}

const STOP = new Set(
  `a an and are as at be been but by can could did do does for from get give had has have he her hers him his how i if in into is it its
me my of on or our out please pls she should so some such tell than that the their them then there these they this those to too up us was
we were what whats when where which while who why will with would you your yours about explain help show need know want understand
exam test gbat am not no any all more most kind kinds type types question questions problem problems der die das und ist wie ein eine
also like just really best good way ways make made use used using thing things let im ive dont mean means meaning definition define
again one ones two i'm i'd what's it's don't ok hi hello thanks yes whether between each during always often usually`.split(
    /\s+/,
  ),
)

/** Verbs of asking: `how do I find the median` asks for no more than `the median`. */
const ASKING = new Set(
  `find found calculate calculated compute computed determine solve solved approach attack tackle handle work worked`.split(
    ' ',
  ),
)

/** Words that names need and that alone bring no note near. */
const WEAK = new Set(['many', 'much', 'long', 'find', 'number', 'solution', 'way', 'reading', 'data'])

export const notes: readonly StudyNote[] = readNotes()

const byTitle = new Map(notes.map((note) => [note.title, note]))

/** The words of a phrase that are compared: without plural endings and the words that every text has. */
function stem(word: string): string | null {
  const plain = word.toLowerCase().replace(/[’']s$/, '')
  if (STOP.has(plain) || plain.length < 2) return null
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  return plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') && !plain.endsWith('us')
    ? plain.slice(0, -1)
    : plain
}

const tokenize = (text: string): string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? []
const stems = (text: string): string[] => [
  ...new Set(
    tokenize(text)
      .map(stem)
      .filter((word) => word !== null),
  ),
]

/** A title or a keyword, and the words of it that must all be in a text. */
interface Name {
  phrase: string
  words: string[]
}

const names = new Map(
  notes.map((note) => [
    note.title,
    [note.title.replace(/^Exam: /, ''), ...note.keywords]
      .map((phrase): Name => ({ phrase: phrase.toLowerCase(), words: stems(phrase) }))
      .filter(({ words }) => words.length > 0),
  ]),
)

const index = new MiniSearch({
  idField: 'title',
  fields: ['title', 'keywords'],
  extractField: (note, field) =>
    field === 'keywords' ? (note as StudyNote).keywords.join(' ') : (note as StudyNote).title,
  tokenize,
  processTerm: stem,
})
index.addAll([...notes])

const SEARCH = {
  boost: { title: 2 },
  // A word that is spelled right is no slip for another: `calculate` asks for no calculator, `ratio` for no `rational`.
  fuzzy: (term: string) => (term.length > 4 && !isSpelledRight(term) ? 0.2 : false),
  prefix: (term: string) => term.length > 4 && !isSpelledRight(term),
} as const

/** Circumstances after what is asked: `when I work full time`, `without all the calculation`, `, what can I do`. */
const CIRCUMSTANCE =
  /[.!?;,]\s+|\s(?=(?:when|if|while|because|since|although|like) i\b|without (?:a|the|any|my|all|using|doing)\b)/

/** The note that a text asks for; of a comparison, the first of those that it compares. */
export function findNote(text: string): Found | null {
  const whole = searchNote(withAverage(text))
  const [head = '', ...more] = text.split(CIRCUMSTANCE)
  const asked = head !== text && stems(head).length > 1 ? { head, found: searchNote(head) } : null
  // `The area of a circle without a calculator` asks for nothing on calculators.
  const isBeside = asked !== null && text.startsWith(' without', asked.head.length)
  const explained = [head, ...more].find((piece) => DIRECT.test(piece) && piece !== text)
  const direct = explained === undefined ? null : searchNote(explained)
  if (direct?.by === 'title' && !isBeside) return direct
  if (whole?.by === 'title' && !isBeside) return whole
  const compared = sidesOf(text).map(searchNote)
  if (compared.length > 0 && compared.every((side) => side?.by === 'title')) return compared[0]!
  if (asked?.found?.by === 'title') return asked.found
  const sentence = more
    .filter((piece) => ASKS.test(piece) && stems(piece).length > 1)
    .map(searchNote)
    .find((found) => found?.by === 'title')
  if (sentence) return sentence
  return isBeside && whole !== null ? { ...whole, by: 'near' } : whole
}

/** A piece of a text that asks, and is not only said. */
const ASKS =
  /^(?:and |but |so |please |can you |could you )?(?:explain|what|how|when|why|which|should|tell me|help me|is |are |do |does )/

/** A sentence that says itself what is to be explained, whatever is told before it. */
const DIRECT = /^(?:please |can you |could you )?(?:explain|what (?:is|are)(?! wrong)|how does) [^?]*\b[a-z]{4,}/

/** `Mean` is a word that every text has; beside another statistic it is the average. */
function withAverage(text: string): string {
  return text
    .replaceAll(/\b(?:the|arithmetic) mean\b/g, 'the average')
    .replaceAll(/\bmean(?= (?:and|or|vs|versus) )|(?<= (?:and|or|vs|versus) )mean\b/g, 'average')
}

/** What `difference between A and B` and `A vs B` compare. */
function sidesOf(text: string): string[] {
  const between = /\bdifferences? between (.+?) and (.+)/.exec(text)
  const sides = between?.slice(1) ?? (/\b(?:vs|versus)\b/.test(text) ? text.split(/\b(?:vs|versus)\b/) : [])
  return sides
    .map((side) => side.split(/[,.;?!]\s|\s(?:in|please)\s/)[0] ?? '')
    .filter((side) => stems(side).length > 0)
}

/** The score of the search only orders: it says nothing on whether a note fits. */
function searchNote(text: string): Found | null {
  const asked = stems(text).filter((word) => !ASKING.has(word)).length
  const results = index
    .search(text.slice(0, 500), SEARCH)
    .map(withoutOtherWords)
    .filter(({ terms }) => terms.length > 0)
    .slice(0, 20)
  const judged = results.map((result) => ({
    result,
    named: namedBy(result, asked, text),
    fits: fits(result, asked),
  }))
  const named = judged
    .filter(({ named: [longest] }) => longest > 0)
    .toSorted((a, b) => compareNaming(b.named, a.named) || b.result.score - a.result.score)[0]
  if (named) return { note: byTitle.get(String(named.result['id']))!, by: 'title', isFaint: false }
  const fitting = judged.find((one) => one.fits)
  // A word in common is no reason to offer a note: who asks for water does not ask for dilution.
  const best = fitting ?? judged.find(({ result }) => hasName(result, text))
  if (best === undefined) return null
  const note = byTitle.get(String(best.result['id']))!
  return { note, by: fitting ? 'words' : 'near', isFaint: !fitting && isFaint(note, best.result) }
}

function isFaint({ title }: StudyNote, { queryTerms }: SearchResult): boolean {
  const inTitle = stems(title)
  // As it was typed: `calcula` asks for no calculator.
  return new Set(queryTerms).size === 1 && queryTerms.every((term) => !inTitle.includes(term))
}

/**
 * Without the words that begin with another letter than what was asked: a slip hardly ever changes the first letter, so
 * that `simply` is no `imply`.
 */
function withoutOtherWords(result: SearchResult): SearchResult {
  const initials = new Set(result.queryTerms.map((term) => term[0]))
  return { ...result, terms: result.terms.filter((term) => initials.has(term[0])) }
}

/** True if a name of the note is in the text, whatever else is: as it is, or with a slip in a long word of it. */
function hasName({ id, terms }: SearchResult, text: string): boolean {
  const asked = stems(text)
  const isThere = (word: string): boolean => asked.includes(word) || (word.length > 6 && terms.includes(word))
  return names
    .get(String(id))!
    .some(
      ({ phrase, words }) =>
        words.every(isThere) &&
        words.some((word) => !WEAK.has(word)) &&
        (words.length > 1 || !phrase.includes(' ') || text.toLowerCase().includes(phrase)),
    )
}

function compareNaming(a: Naming, b: Naming): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

/** Two words at least, and half of all that was asked. */
function fits({ queryTerms }: SearchResult, asked: number): boolean {
  const matched = new Set(queryTerms).size
  return matched >= 2 && matched * 2 >= asked
}

/** How well a text names a note, from the weightiest sign to the least one; all 0 if it does not. */
type Naming = readonly [longest: number, covered: number, literal: number]

/**
 * The words of the longest name that is in the text completely and makes up half of it; all the words of such names;
 * and the length of the longest that stands there as it is, so that `run out of time` wins over `quant section`.
 */
function namedBy({ id, terms, queryTerms }: SearchResult, asked: number, text: string): Naming {
  const present = new Set(terms)
  const matched = new Set(queryTerms).size
  const isNamed = ({ phrase, words }: Name): boolean => {
    if (!words.every((word) => present.has(word))) return false
    // Two words that stand there side by side name more than two that are scattered.
    const isLiteral = words.length > 1 && text.toLowerCase().includes(phrase)
    if (words.length * (isLiteral ? 4 : 2) < asked) return false
    if (words.length > 1) return true
    // One word is a name only if nothing else is asked, and `move on` only if it stands there as it is.
    return matched >= asked && (!phrase.includes(' ') || text.toLowerCase().includes(phrase))
  }
  const complete = names.get(String(id))!.filter(isNamed)
  const literal = complete.filter(({ phrase }) => text.toLowerCase().includes(phrase))
  return [
    Math.max(0, ...complete.map(({ words }) => words.length)),
    // `quant` finds `quant` and `quantitative`, and is one word of the text.
    new Set(complete.flatMap(({ words }) => words.map((word) => word.slice(0, 5)))).size,
    Math.max(0, ...literal.map(({ phrase }) => tokenize(phrase).length)),
  ]
}

export function noteOfSkill(skill: string): StudyNote | null {
  return notes.find((note) => note.skills.includes(skill)) ?? null
}

import { splitMaths } from '@app/contracts/rules/maths-in-text'
import { beginsWithVowelSound } from './factory/vowel-sound.ts'

const UNITS = 'hours|minutes|seconds|days|weeks|months|years|miles|kilometers|meters|centimeters|liters|pounds|kilograms|inches|feet|dollars|cents|pieces|pages|items|points|parts|people|students|steps|places|digits|cars' // prettier-ignore
const BRITISH = /\b\w*(?:kilomet|millimet|centimet|(?<!\w)met|lit)res?\b|\b(?:un|dis|be|re)?(?:colour|neighbour|favour|harbour|labour|honour|rumour|candour|grey|mould|programmes?\b|centre|theatre|catalogue|tonne|tyre|cheque|plough|licence|defence|judgement|organis(?!m)|recognis|fertilis|factoris|summaris|criticis(?!m)|apologis|emphasis(?:e|ing)|travell|labell|cancell(?:ed|ing)|practis|per cent\b|enrol\b|fulfil\b|sceptic|storey|kerb|prised|woollen)/i // prettier-ignore
/** Nouns and verbs that do not fit their number, and forms that a native speaker does not use. */
const BREACHES: ReadonlyArray<readonly [fault: string, words: RegExp]> = [
  ["'2 times' for 'twice'", /(?<![\d.,/] ?)\b2 times\b(?! \d)/],
  ["'1 times' for 'once'", /(?<![\d.,/])\b1 times\b/],
  ['a plural noun after 1', new RegExp(String.raw`(?<![\d.,/$−-]|and |to )\b1 (?:more )?(?:${UNITS})\b`)],
  ['a plural verb after 1', /(?<![\d.,/$−-])\b[Tt]he (?:other|first|last) 1 (?:are|were|have|come|go|do)\b|(?:^|[,:;.] )1 (?:are|were|have|come)\b/],
  ['a plural verb after an amount of money', /(?:^|[.:;,] |\b[Tt]he other |\bonly |\bfee,? |\bend )−?\$\d[\d,.]*(?<![,.]) (?:are|were|have)\b/],
  ['British spelling', BRITISH],
] // prettier-ignore
const IN_FORMULA: ReadonlyArray<readonly [fault: string, words: RegExp]> = [
  ["'1x' for 'x'", /(?<![\d.,}^])1[a-z](?![a-z])/],
  ["'+ 0' in a formula", / [+-] 0(?![\d.{^(])/],
]

/** What a careful native reader would correct in a text, in sentences. Empty for a good text. */
export function grammarFaults(text: string): string[] {
  const pieces = splitMaths(text)
  const prose = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '#')).join('')
  const formulas = pieces.flatMap((piece) => (piece.kind === 'text' ? [] : [piece.tex]))
  const faults = [
    ...BREACHES.filter(([, words]) => words.test(prose)),
    ...IN_FORMULA.filter(([, words]) => formulas.some((formula) => words.test(formula))),
  ].map(([fault]) => fault)
  return [...faults, ...articleFaults(prose)].map((fault) => `${fault}: ${text}`)
}

/** British spelling in a text that people wrote: the rest of their grammar is theirs. Empty for none. */
export function spellingFaults(text: string): string[] {
  const found = BRITISH.exec(text)
  return found ? [`British spelling '${found[0]}': ${text}`] : []
}

/** 'a hour', 'an unit'. A capital by itself may be the name of a point, so what follows 'A' inside a sentence is not read. */
function articleFaults(prose: string): string[] {
  return [...prose.matchAll(/(?<=^|[\s'(])(an?|(?<=^|[.?!:] )An?) (\$?[a-z\d][\w,.-]*)/g)].flatMap(
    ([, article = '', word = '']) => {
      const wanted = beginsWithVowelSound(word) ? 'an' : 'a'
      return article.toLowerCase() === wanted ? [] : [`'${article}' before '${word}'`]
    },
  )
}

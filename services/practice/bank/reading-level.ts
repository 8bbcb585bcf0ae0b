import type { Item } from '../src/domain/item.ts'

/** School years after which a text is read with ease; the exam's own passages lie at about 12 to 16. */
export const HARDEST = 18

/** Flesch–Kincaid grade level: 0.39 words a sentence + 11.8 syllables a word − 15.59 (Kincaid et al. 1975). */
export function readingLevel(text: string): number {
  const sentences = text.split(/[.!?]+(?=\s|$)/).filter((sentence) => /\p{L}/u.test(sentence)).length
  const words = text.match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? []
  const syllables = words.reduce((total, word) => total + syllablesOf(word), 0)
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59
}

/** Groups of vowels, without a silent e at the end: right for nine English words in ten, which is enough for a mean. */
function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouydt])ed$/, '')
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1)
}

/** What a candidate reads before answering: the passage with its question, or the argument. */
export function levelOfItem({ passage, stem }: Item): number {
  return readingLevel([...(passage?.paragraphs ?? []), stem].join(' '))
}

export function levelFaults(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    const level = levelOfItem(item)
    return level <= HARDEST ? [] : [`${item.id}: reads like school year ${level.toFixed(1)}, more than ${HARDEST}`]
  })
}

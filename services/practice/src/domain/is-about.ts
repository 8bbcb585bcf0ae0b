/** Share of a question's words that a text must have to be about it. */
const wordShare = 0.6
/** A paraphrase keeps the numbers: with two of them this share is enough. */
const wordShareWithNumbers = 0.35
/** With so many numbers no word is needed: a translation keeps only them. */
const tellingNumbers = 3

/** Whether a text is about a question: all numbers of the question stand in it, and enough of its words. */
export function isAbout(text: string, question: string): boolean {
  const wanted = numbersOf(question)
  const said = numbersOf(text)
  if (![...wanted].every((number) => said.has(number))) return false
  // Statements are counted '(1)' and '(2)'.
  const telling = [...wanted].filter((number) => number > 2).length
  if (telling >= tellingNumbers) return true
  return shareOf(text, question) >= (telling === 2 ? wordShareWithNumbers : wordShare)
}

/** Share of the question's different words that stand in the text, from 0 to 1. Endings make no difference. */
function shareOf(text: string, question: string): number {
  const wanted = rootsOf(question)
  const said = rootsOf(text)
  return [...wanted].filter((word) => said.has(word)).length / Math.max(1, wanted.size)
}

const rootLength = 5

const rootsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, rootLength)))

const numbersOf = (text: string): Set<number> =>
  new Set(
    (
      text
        .normalize('NFKC')
        .replaceAll('{,}', ',')
        .match(/\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? []
    ).map((number) => Number(number.replaceAll(',', ''))),
  )
